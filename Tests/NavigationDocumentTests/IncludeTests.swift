import NavigationDocument
import TestSupport
import Testing

/// A project in a folder `app`, with room around it.
private func project() throws -> ScratchFolder {
  let folder = try ScratchFolder()
  folder.makeFolder("app")
  folder.makeFolder("app/.git")
  return folder
}

@Suite("includes")
struct IncludeTests {
  @Test("files that several files include are read once, in order of mention")
  func diamond() throws {
    let folder = try project()
    try folder.write("app/a.yml", "version: 1\nsegues: [a => b]\ninclude: [b.json, c.yml]\n")
    try folder.write("app/b.json", #"{"version":1,"segues":["b => d"],"include":["d.yml"]}"#)
    try folder.write("app/c.yml", "version: 1\nsegues: [c => d]\ninclude: [d.yml]\n")
    try folder.write("app/d.yml", "version: 1\nsegues: [d => a]\n")
    let result = DocumentReader.read(path: folder.path + "/app/a.yml")
    #expect(result.diagnostics == [])
    #expect(result.document.names == ["a", "b", "c", "d"])
    #expect(
      result.document.sources.map { String($0.path.dropFirst(folder.path.count)) }
        == ["/app/a.yml", "/app/b.json", "/app/c.yml", "/app/d.yml"])
    #expect(result.document.segues.map(\.region.file) == [0, 1, 2, 3])
  }

  @Test("circles and ways out of the project are refused where they stand")
  func refused() throws {
    let folder = try project()
    try folder.write("out.yml", "version: 1\n")
    folder.link("app/link.yml", to: "../out.yml")
    try folder.write("app/a.yml", "version: 1\ninclude: [../out.yml, link.yml, b.yml]\n")
    try folder.write("app/b.yml", "version: 1\ninclude: [a.yml]\n")
    let result = DocumentReader.read(path: folder.path + "/app/a.yml")
    #expect(
      result.diagnostics.map(\.message) == [
        "`../out.yml` is outside the project", "`link.yml` is outside the project",
        "this include is circular",
      ])
    #expect(result.diagnostics.map(\.region.file) == [0, 0, 1])
  }
}

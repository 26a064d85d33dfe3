import Testing

@testable import NavigationDocument

@Suite("Paths as text")
struct FilePathTests {
  @Test(
    "a path is put in its shortest form",
    arguments: [
      ("a", "a"), ("./a", "a"), ("a//b/", "a/b"), ("a/./b", "a/b"), ("a/../b", "b"),
      ("../a", "../a"), ("a/../../b", "../b"), ("../../a", "../../a"), ("a/..", "."), (".", "."),
      ("/", "/"), ("/..", "/"), ("/a/../../b", "/b"), ("//a", "/a"),
    ])
  func normalized(path: String, expected: String) {
    #expect(FilePath.normalized(path) == expected)
  }

  @Test(
    "a path is shown from a folder",
    arguments: [
      ("/a/b/c", "/a/b", "c"), ("/a/b", "/a/b", "."), ("/a/c/d", "/a/b", "../c/d"),
      ("/a", "/a/b/c", "../.."), ("/x/y", "/a/b", "/x/y"), ("/x/y", "/", "x/y"),
      ("/ab/c", "/a", "/ab/c"),
    ])
  func relative(path: String, folder: String, expected: String) {
    #expect(FilePath.relative(path, to: folder) == expected)
  }

  @Test("going back along a relative path leads to the path")
  func roundTrip() {
    let paths = ["/a", "/a/b", "/a/b/c", "/a/c", "/a/c/b/d"]
    for path in paths {
      for folder in paths {
        let way = FilePath.relative(path, to: folder)
        #expect(FilePath.normalized(FilePath.join(folder, way)) == path, "\(path) \(folder)")
      }
    }
  }

  @Test(
    "folders and names are put together",
    arguments: [
      ("", "a", "a"), ("b", "a", "b/a"), ("b/", "a", "b/a"), ("b/", "/a", "/a"), ("/", "a", "/a"),
    ])
  func join(folder: String, path: String, expected: String) {
    #expect(FilePath.join(folder, path) == expected)
  }
}

@Suite("Documents as values")
struct DocumentValueTests {
  @Test("YAML and JSON of one structure give one value, each thing at its place")
  func both() throws {
    let yaml = "a: [x, 1.5, true, null]\nb: { c: '1' }\n"
    let json = #"{"a":["x",1.5,true,null],"b":{"c":"1"}}"#
    for (path, text) in [("x.yml", yaml), ("x.json", json)] {
      let source = SourceText(path: path, bytes: Array(text.utf8))
      let value = try DocumentValue.read(source, file: 3)
      func written(_ region: SourceRegion) -> String {
        #expect(region.file == 3)
        return String(
          decoding: source.bytes[Int(region.start)..<Int(region.end)], as: UTF8.self)
      }
      let items = try #require(value["a"]?.items)
      #expect(items.map(\.kind) == ["text", "a number", "`true`", "nothing"])
      #expect(items.map(\.text) == ["x", "1.5", nil, nil])
      #expect(
        items.map { written($0.region).filter { $0 != "\"" } } == ["x", "1.5", "true", "null"])
      #expect(value["b"]?["c"]?.text == "1")
      #expect(value["b"]?["c"]?.kind == "text")
      #expect(
        value.members?.map { written($0.region).filter { $0 != "\"" } } == ["a", "b"])
      #expect(written(try #require(value["a"]).region).hasSuffix("]"))
    }
  }
}

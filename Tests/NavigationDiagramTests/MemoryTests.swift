import Testing

@testable import NavigationDiagram

#if canImport(Glibc)
  import Glibc

  /// Graphviz 2.42 frees neither the virtual nodes and edges that `build_skeleton` makes for a
  /// cluster, nor those that `class2` makes beside them; without clusters it keeps next to nothing.
  /// So a process that draws many pictures grows by what follows for each; `rutter` draws one.
  @Suite("Memory")
  struct MemoryTests {
    @Test("a thousand pictures take no more memory than a hundred")
    func flat() async {
      await #expect(processExitsWith: .success) {
        let growth = try growth(of: appScene(20), renders: 1000)
        #expect(growth < 3_000, "\(growth) bytes a picture")
      }
    }

    @Test("pictures with frames take what Graphviz keeps of each frame, and no more")
    func clusters() async {
      await #expect(processExitsWith: .success) {
        let growth = try growth(of: appScene(20, groups: 3), renders: 300)
        #expect(growth < 100_000, "\(growth) bytes a picture")
      }
    }
  }

  /// The bytes of memory that a picture leaves behind, on the average, after some first ones.
  private func growth(of scene: Scene, renders: Int) throws -> Int {
    for _ in 0..<100 { _ = try Diagram.svg(scene) }
    let before = residentBytes()
    for _ in 0..<renders { _ = try Diagram.svg(scene) }
    return (residentBytes() - before) / renders
  }

  private func residentBytes() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 200)
    guard fgets(&line, 200, file) != nil else { return 0 }
    let words = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      .split(separator: " ")
    return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * sysconf(Int32(_SC_PAGESIZE))
  }
#endif

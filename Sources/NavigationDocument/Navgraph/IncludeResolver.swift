/// Decides which files an `include` may read, each once, inside the project only.
struct IncludeResolver {
  struct File {
    var path: String
    var region: SourceRegion
  }

  /// For each file in order of reading, the folder as shown, and what it includes.
  private var folders: [String]
  private var links: [[(file: Int, region: SourceRegion)]] = [[]]
  private var numbers: [String: Int] = [:]
  private var waiting: [File] = []
  private var served = 0
  private let project: String?
  private let files: DocumentFiles

  init(root path: String, files: DocumentFiles) {
    self.files = files
    folders = [FilePath.folder(of: path)]
    if let real = files.identity(path) { numbers[real] = 0 }
    project = ProjectFolder.around(folders[0])
  }

  mutating func next() -> File? {
    guard served < waiting.count else { return nil }
    served += 1
    return waiting[served - 1]
  }

  /// Takes the builder's new includes, which stand in the file with that number.
  mutating func queue(_ graph: inout GraphBuilder, from file: Int32) {
    for include in graph.includes {
      let shown =
        include.path.hasPrefix("/") ? include.path : folders[Int(file)] + include.path
      guard let real = files.identity(shown) else {
        graph.report(
          Diagnostic("there is no file `\(include.path)`", region: include.region))
        continue
      }
      guard let project, ProjectFolder.holds(real, in: project) else {
        graph.report(
          Diagnostic("`\(include.path)` is outside the project", region: include.region))
        continue
      }
      if let known = numbers[real] {
        links[Int(file)].append((known, include.region))
        continue
      }
      let number = folders.count
      numbers[real] = number
      folders.append(FilePath.folder(of: shown))
      links.append([])
      links[Int(file)].append((number, include.region))
      waiting.append(File(path: shown, region: include.region))
    }
    graph.includes = []
  }

  /// One problem for each include that closes a circle; depth-first, without recursion.
  func cycles() -> [Diagnostic] {
    var found: [Diagnostic] = []
    var state = [UInt8](repeating: 0, count: links.count)
    var stack = [(file: 0, next: 0)]
    state[0] = 1
    while let top = stack.last {
      if top.next == links[top.file].count {
        state[top.file] = 2
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let link = links[top.file][top.next]
      if state[link.file] == 1 {
        found.append(Diagnostic("this include is circular", region: link.region))
      } else if state[link.file] == 0 {
        state[link.file] = 1
        stack.append((link.file, 0))
      }
    }
    return found
  }
}

/// The storyboards of a project, and where references between them lead.
struct StoryboardProject {
  /// A scene by the indices of its file and its own.
  struct Place: Hashable {
    var file: Int
    var scene: Int
  }

  /// Where a segue leads.
  enum Target: Hashable {
    case scene(Place)
    /// A storyboard that is not among the inputs.
    case outside(StoryboardFile.Reference)
    /// A storyboard that is, but has no such scene.
    case missing(StoryboardFile.Reference)
    /// Nothing that is presented, such as the exit of a scene.
    case none
  }

  let files: [StoryboardFile]
  /// The names of main storyboards by Info.plist.
  var mainNames: [String] = []
  private let scenesByID: [[String: Int]]
  private let filesByName: [String: [Int]]
  private let scenesByIdentifier: [[String: Int]]

  init(files: [StoryboardFile]) {
    self.files = files
    func table(_ file: StoryboardFile, _ key: (StoryboardFile.Scene) -> String?) -> [String: Int] {
      var table: [String: Int] = [:]
      for (i, scene) in file.scenes.enumerated() {
        if let key = key(scene), table[key] == nil { table[key] = i }
      }
      return table
    }
    scenesByID = files.map { table($0) { $0.id } }
    scenesByIdentifier = files.map { table($0) { $0.reference == nil ? $0.identifier : nil } }
    var byName: [String: [Int]] = [:]
    for (i, file) in files.enumerated() { byName[file.name, default: []].append(i) }
    filesByName = byName
  }

  /// What an object's id in a file stands for, references followed.
  func target(of id: String, in file: Int) -> Target {
    var file = file
    guard var scene = scenesByID[file][id] else { return .none }
    // References to references end somewhere, unless they run in a circle.
    for _ in 0..<16 {
      guard let reference = files[file].scenes[scene].reference else {
        return .scene(Place(file: file, scene: scene))
      }
      guard let next = storyboard(reference, from: file) else { return .outside(reference) }
      let found =
        reference.identifier.map { scenesByIdentifier[next][$0] }
        ?? files[next].initial.flatMap { scenesByID[next][$0] }
      guard let found else { return .missing(reference) }
      (file, scene) = (next, found)
    }
    return .none
  }

  /// The storyboard with that name; of several the one that shares most of its path.
  private func storyboard(_ reference: StoryboardFile.Reference, from file: Int) -> Int? {
    if reference.storyboard.isEmpty { return file }
    let parts = files[file].path.split(separator: "/")
    func shared(_ other: Int) -> Int {
      zip(parts, files[other].path.split(separator: "/")).prefix { $0 == $1 }.count
    }
    var best: (file: Int, shared: Int)?
    for other in filesByName[reference.storyboard] ?? [] {
      let count = shared(other)
      if count > (best?.shared ?? -1) { best = (other, count) }
    }
    return best?.file
  }

  /// The scene where the app begins, or nil where no file tells.
  var entry: Place? {
    let beginners = files.indices.filter { files[$0].initial != nil }
    func first(named name: String) -> Int? {
      beginners.filter { files[$0].name == name }
        .min { files[$0].path.utf8.count < files[$1].path.utf8.count }
    }
    let named = (mainNames + ["Main", "MainStoryboard", "MainStoryboard_iPhone"]).lazy
    let main = named.compactMap(first).first ?? (beginners.count == 1 ? beginners.first : nil)
    guard let main, let initial = files[main].initial,
      case .scene(let place) = target(of: initial, in: main)
    else { return nil }
    return place
  }

  /// A name for each scene by file: its identifier, class or kind, as long as needed to be unique.
  func names() -> [[String]] {
    var names = files.indices.map { file in
      files[file].scenes.map { baseName($0, in: file) }
    }
    lengthen(&names) { file, scene, name in "\(files[file].name).\(name)" }
    lengthen(&names) { file, scene, name in "\(name).\(files[file].scenes[scene].id)" }
    var seen: [String: Int] = [:]
    for place in places() {
      let name = names[place.file][place.scene]
      let count = seen[name, default: 0] + 1
      seen[name] = count
      if count > 1 { names[place.file][place.scene] = "\(name)#\(count)" }
    }
    return names
  }

  /// All scenes but references, in order.
  func places() -> [Place] {
    files.indices.flatMap { file in
      files[file].scenes.indices.filter { files[file].scenes[$0].reference == nil }
        .map { Place(file: file, scene: $0) }
    }
  }

  private func lengthen(
    _ names: inout [[String]], _ longer: (Int, Int, String) -> String
  ) {
    var count: [String: Int] = [:]
    for place in places() { count[names[place.file][place.scene], default: 0] += 1 }
    for place in places() {
      let name = names[place.file][place.scene]
      if count[name, default: 0] > 1 {
        names[place.file][place.scene] = longer(place.file, place.scene, name)
      }
    }
  }

  /// A plain container is named after what it contains.
  private func baseName(_ scene: StoryboardFile.Scene, in file: Int) -> String {
    if let own = scene.identifier ?? scene.customClass { return own }
    let content = scene.segues.first { $0.kind == "relationship" }
      .flatMap { scenesByID[file][$0.destination] }.map { files[file].scenes[$0] }
    let inner = content.flatMap { $0.identifier ?? $0.customClass ?? $0.reference?.identifier }
    return inner.map { "\($0).\(scene.kind)" } ?? scene.kind
  }
}

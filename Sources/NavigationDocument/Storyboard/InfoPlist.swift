/// What an app's Info.plist says about its storyboards, or the project file that it is made from.
enum InfoPlist {
  private static let keys: Set<String> = [
    "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UIMainStoryboardFile~iphone",
    "UISceneStoryboardFile", "NSMainStoryboardFile",
  ]

  /// The names of main storyboards, in order; none where the file is neither an XML property list
  /// nor a project file with build settings for one.
  static func mainStoryboards(_ input: StoryboardReader.Input) -> [String] {
    guard case .success(let bytes) = input.bytes,
      (try? TextEncoding.check(bytes, file: -1)) != nil
    else { return [] }
    if input.path.hasSuffix(".pbxproj") { return mainStoryboards(inProject: bytes) }
    guard let tree = try? XMLReader.read(bytes, file: -1, keepsText: true) else { return [] }
    var names: [String] = []
    for i in tree.elements.indices.dropLast()
    where tree.elements[i].name == "key" && keys.contains(tree.elements[i].text)
      && tree.elements[i + 1].name == "string"
    {
      names.append(StoryboardFile.name(ofPath: tree.elements[i + 1].text))
    }
    return names
  }

  /// From lines such as `INFOPLIST_KEY_UIMainStoryboardFile = Main;`, each name once.
  private static func mainStoryboards(inProject bytes: [UInt8]) -> [String] {
    var names: [String] = []
    for line in bytes.split(separator: 0x0A) {
      let parts = line.split(separator: 0x3D, maxSplits: 1)
      guard parts.count == 2 else { continue }
      let key = words(parts[0])
      guard key.hasPrefix("INFOPLIST_KEY_"), keys.contains(String(key.dropFirst(14))) else {
        continue
      }
      let name = StoryboardFile.name(ofPath: words(parts[1]))
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The text without spaces, quotes and semicolons around it.
  private static func words(_ bytes: ArraySlice<UInt8>) -> String {
    func isAround(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x22 || byte == 0x3B }
    let rest = bytes.drop(while: isAround)
    let count = rest.reversed().prefix(while: isAround).count
    return String(decoding: rest.dropLast(count), as: UTF8.self)
  }
}

/// What an app's Info.plist says about its storyboards.
enum InfoPlist {
  private static let keys: Set<String> = [
    "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UIMainStoryboardFile~iphone",
    "UISceneStoryboardFile", "NSMainStoryboardFile",
  ]

  /// The names of main storyboards, in order; none where the file is no XML property list.
  static func mainStoryboards(_ input: StoryboardReader.Input) -> [String] {
    guard case .success(let bytes) = input.bytes,
      (try? TextEncoding.check(bytes, file: -1)) != nil,
      let tree = try? XMLReader.read(bytes, file: -1, keepsText: true)
    else { return [] }
    var names: [String] = []
    for i in tree.elements.indices.dropLast()
    where tree.elements[i].name == "key" && keys.contains(tree.elements[i].text)
      && tree.elements[i + 1].name == "string"
    {
      names.append(StoryboardFile.name(ofPath: tree.elements[i + 1].text))
    }
    return names
  }
}

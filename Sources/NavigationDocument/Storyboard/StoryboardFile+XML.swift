extension StoryboardFile {
  /// Reads what the elements say; throws where they are no storyboard. Linear.
  init(_ tree: XMLTree, path: String, file: Int32) throws(Diagnostic) {
    let root = tree.elements.first
    guard let root, root.name == "document",
      (tree.value("type", of: 0) ?? "").contains("Storyboard")
    else {
      throw Diagnostic(
        "this is not a storyboard: its root is `\(root?.name ?? "")`",
        suggestion: "a storyboard's root is `document` with a `type` of InterfaceBuilder3; "
          + "save older ones and nibs with a current Xcode",
        region: root?.region ?? .none)
    }
    name = StoryboardFile.name(ofPath: path)
    self.path = path
    initial = tree.text("initialViewController", of: 0)
    isLaunchScreen =
      tree.value("launchScreen", of: 0) == "YES" || name == "LaunchScreen"
      || name == "Launch Screen"
    isMac = !(tree.value("type", of: 0) ?? "").contains("CocoaTouch")
    var reader = SceneReader(tree: tree)
    reader.read()
    scenes = reader.scenes
  }
}

/// Goes through the elements once. Segues hang on controls, gesture recognizers, cells and bar
/// items as well as on view controllers: the scene around them is where they begin.
private struct SceneReader {
  let tree: XMLTree
  var scenes: [StoryboardFile.Scene] = []
  private var sceneDepth: Int32 = -1
  private var controller = -1
  private var waiting: [StoryboardFile.Segue] = []
  /// How deep the current tie-breakers stand: they refer to segues and are none.
  private var skipped: Int32 = .max

  init(tree: XMLTree) { self.tree = tree }

  mutating func read() {
    for i in tree.elements.indices {
      let element = tree.elements[i]
      if element.depth <= skipped { skipped = .max }
      if element.depth <= sceneDepth { sceneDepth = -1 }
      switch element.name {
      case "scene" where sceneDepth < 0:
        sceneDepth = element.depth
        controller = -1
        waiting = []
      case "inferredMetricsTieBreakers":
        skipped = element.depth
      case "segue" where sceneDepth >= 0 && skipped == .max:
        add(segue: i)
      case "navigationItem" where isInScene(i):
        if scenes[controller].title == nil { scenes[controller].title = tree.text("title", of: i) }
      case "tabBarItem" where isInScene(i):
        if scenes[controller].title == nil { scenes[controller].title = tree.text("title", of: i) }
      default:
        if sceneDepth >= 0, element.depth == sceneDepth + 2, isController(i) { begin(i) }
      }
    }
  }

  /// Whether the element describes the scene's view controller itself.
  private func isInScene(_ i: Int) -> Bool {
    sceneDepth >= 0 && controller >= 0 && tree.elements[i].depth == sceneDepth + 3
  }

  private func isController(_ i: Int) -> Bool {
    if let member = tree.value("sceneMemberID", of: i) {
      return member == "viewController" || member == "application"
    }
    let name = tree.elements[i].name
    return controller < 0
      && (name.hasSuffix("Controller") || name == "viewControllerPlaceholder"
        || name == "controller")
  }

  private mutating func begin(_ i: Int) {
    guard let id = tree.text("id", of: i) else { return }
    let element = tree.elements[i]
    var scene = StoryboardFile.Scene(id: id, kind: element.name, region: element.region)
    scene.identifier = tree.text("storyboardIdentifier", of: i)
    scene.customClass = tree.text("customClass", of: i)
    scene.title = tree.text("title", of: i)
    scene.presentationStyle = tree.text("modalPresentationStyle", of: i)
    scene.isModalInPresentation =
      tree.value("modalInPresentation", of: i) == "YES"
      || tree.value("isModalInPresentation", of: i) == "YES"
    if element.name == "viewControllerPlaceholder" {
      scene.reference = StoryboardFile.Reference(
        storyboard: tree.text("storyboardName", of: i) ?? "",
        identifier: tree.text("referencedIdentifier", of: i),
        bundle: tree.text("bundleIdentifier", of: i))
    }
    scene.segues = waiting
    waiting = []
    controller = scenes.count
    scenes.append(scene)
  }

  private mutating func add(segue i: Int) {
    guard let destination = tree.text("destination", of: i), let kind = tree.text("kind", of: i)
    else { return }
    let segue = StoryboardFile.Segue(
      destination: destination, kind: kind, relationship: tree.text("relationship", of: i),
      identifier: tree.text("identifier", of: i),
      presentationStyle: tree.text("modalPresentationStyle", of: i),
      region: tree.elements[i].region)
    if controller >= 0 { scenes[controller].segues.append(segue) } else { waiting.append(segue) }
  }
}

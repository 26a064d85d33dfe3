/// What one storyboard says that matters for navigation.
struct StoryboardFile: Sendable {
  /// One scene: a view controller with all that stands in it, or a reference to one elsewhere.
  struct Scene: Sendable {
    /// The id of the view controller in the file.
    var id: String
    /// The element's name: `viewController`, `navigationController` and so on.
    var kind: String
    var region: SourceRegion
    var identifier: String?
    var customClass: String?
    var title: String?
    /// Set where the scene stands for one of another storyboard.
    var reference: Reference?
    var presentationStyle: String?
    var isModalInPresentation = false
    var segues: [Segue] = []
  }

  /// A scene of a storyboard by name: the one with the identifier, or the initial one.
  struct Reference: Sendable, Hashable {
    var storyboard: String
    var identifier: String?
    /// Set where the storyboard is part of a framework.
    var bundle: String?
  }

  struct Segue: Sendable {
    var destination: String
    var kind: String
    var relationship: String?
    var identifier: String?
    var presentationStyle: String?
    var region: SourceRegion
  }

  /// The name by which references and Info.plist know the storyboard.
  var name: String
  var path: String
  var initial: String?
  var isLaunchScreen = false
  /// Whether it is for macOS, where showing opens a window.
  var isMac = false
  var scenes: [Scene] = []

  /// The name that a storyboard's path gives it: without folders and endings.
  static func name(ofPath path: String) -> String {
    let last = path.split(separator: "/").last ?? ""
    return String(last.hasSuffix(".storyboard") ? last.dropLast(11) : last)
  }
}

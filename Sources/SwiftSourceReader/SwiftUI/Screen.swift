internal import NavigationCore

/// A fragment of the graph that is read from views: something that a person would call a screen.
struct Screen {
  enum Key: Hashable {
    case view(String)
    /// Content without a view of its own, by its place.
    case place(Int32)
  }

  var key: Key
  var name: String
  var title: String?
  var node: Int32
  /// What it shows, as far as it was found so far.
  var contents: [Deferred] = []
  var known: Set<Deferred> = []
  /// Whether its views may take the place of one another, as those of the app's root.
  var isRoot = false
  var dismissesItself = false
  var hidesBack = false
  var forbidsSwipe = false
  var reachableFromCode: String?
  var visited: Set<Deferred> = []
  /// Branches whose views are screens of their own.
  var branches: Set<Int32> = []
  var waits = false
}

/// One way from a screen to another, as code presents it.
struct Way {
  var origin: Int
  var destination: Int
  var presentation: Presentation
  var isAuto = false
  /// What holds or clears the presentation, where it is bound.
  var binding: BindingKey?
  var node: Int32
  var condition: String?
}

/// A variable that a presentation is bound to.
enum BindingKey: Hashable {
  case declaration(Int32)
  /// A member of an object, by its name.
  case member(String)
}

/// A value that is pushed, for whichever destination takes its type.
struct ValueLink {
  var origin: Int
  var value: Deferred
  var node: Int32
  var condition: String?
}

/// A destination for values of a type.
struct ValueDestination {
  var screen: Int
  var content: Deferred
  var node: Int32
}

/// One of the screens that an expression may show.
struct Shape {
  var key: Screen.Key
  var content: Deferred
  /// Text or an image and the like: nothing to name a screen by.
  var isPlain = false
  /// The case of a `switch` that it stands in.
  var hint: String?
  /// The choices that it is a branch of: what is around them belongs to each branch.
  var choices: [Int32] = []
}

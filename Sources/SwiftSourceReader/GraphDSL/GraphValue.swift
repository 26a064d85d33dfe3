internal import NavigationCore
internal import NavigationDocument

/// What an expression of the graph's language stands for.
enum GraphValue {
  /// A fragment, or a name that only its context gives a meaning.
  case name(String, node: Int32)
  case edges(EdgeList)
  case segues(SegueList)
  case list([GraphValue])
  case flag(Bool)
  case text(String)
  case tuple([GraphValue])
  case closure(node: Int32, scope: GraphScope)
  /// A type, or a function of one, by name: `Section`, `Segue.init`.
  case type(String)
  /// The empty literal, and collections of nothing yet.
  case empty

  /// What the value is, as a message names it.
  var kind: String {
    switch self {
    case .name(let name, _): "`\(name)`"
    case .edges(let list): list.isOne ? "an edge" : "a set of edges"
    case .segues(let list): list.isOne ? "a segue" : "a set of segues"
    case .list: "a list"
    case .flag: "a flag"
    case .text: "text"
    case .tuple: "a tuple"
    case .closure: "a closure"
    case .type(let name): "the type `\(name)`"
    case .empty: "an empty collection"
    }
  }
}

struct GraphEdge: Hashable {
  var from: String
  var to: String
}

/// Edges in order of appearance with the place of each, one or a collection.
struct EdgeList {
  struct Element {
    var edge: GraphEdge
    var region: SourceRegion
  }

  private(set) var elements: [Element] = []
  private var known: Set<GraphEdge> = []
  var isOne = false

  /// As in a set: the first of equal edges stays.
  mutating func insert(_ edge: GraphEdge, _ region: SourceRegion) {
    if known.insert(edge).inserted { elements.append(Element(edge: edge, region: region)) }
  }

  func contains(_ edge: GraphEdge) -> Bool { known.contains(edge) }

  func without(_ other: EdgeList) -> EdgeList {
    var rest = EdgeList()
    for element in elements where !other.contains(element.edge) {
      rest.insert(element.edge, element.region)
    }
    return rest
  }
}

/// A segue with the place where its edge was made.
struct GraphSegue: Hashable {
  var edge: GraphEdge
  var rules: SegueRules = []
  var presentation = Presentation.inPlace
  var tag: String?
  var region: SourceRegion

  static func == (a: Self, b: Self) -> Bool {
    a.edge == b.edge && a.rules == b.rules && a.presentation == b.presentation && a.tag == b.tag
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(edge)
    hasher.combine(rules)
    hasher.combine(presentation)
    hasher.combine(tag)
  }
}

/// Segues in order of appearance, one or a collection.
struct SegueList {
  private(set) var elements: [GraphSegue] = []
  private var known: Set<GraphSegue> = []
  var isOne = false

  mutating func insert(_ segue: GraphSegue) {
    if known.insert(segue).inserted { elements.append(segue) }
  }
}

/// Names that closures, functions and their bodies give values to.
final class GraphScope {
  let parent: GraphScope?
  var values: [String: GraphValue] = [:]

  init(_ parent: GraphScope? = nil) { self.parent = parent }

  /// The scope that holds a name, from the inside out. Scopes are nested as calls are, which the
  /// evaluator limits.
  func holder(of name: String) -> GraphScope? {
    var scope: GraphScope? = self
    while let current = scope {
      if current.values[name] != nil { return current }
      scope = current.parent
    }
    return nil
  }
}

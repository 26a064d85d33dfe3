internal import NavigationCore
internal import NavigationDocument

/// Reads screens and the ways between them from SwiftUI views.
///
/// A view that stands in the body of another is a part of it: what it presents belongs to every
/// screen that shows it. So each screen is walked with all that it is composed of; names are
/// followed to what they stand for, through properties, functions, closures and wrappers.
final class ScreenReader {
  private static let stepLimit = 30_000_000
  private static let depthLimit = 4_000

  let lookup: Lookup
  let types: ViewTypes
  var scopes = ViewScopes()
  var screens: [Screen] = []
  var numbers: [Screen.Key: Int] = [:]
  private var names: Set<String> = []
  private var counts: [String: Int] = [:]
  var ways: [Way] = []
  var links: [ValueLink] = []
  var destinations: [String: [ValueDestination]] = [:]
  var windows: [String: Int] = [:]
  var windowCalls: [(origin: Int, id: String, node: Int32)] = []
  var composed: Set<String> = []
  /// Calls that make values of types of the sources that are no views.
  var calls: [String: [Int32]] = [:]
  /// Bound variables that something sets to false or nil, and what they are bound to in turn.
  var cleared: Set<BindingKey> = []
  var bound: [BindingKey: Set<BindingKey>] = [:]
  var pathNames: Set<String> = []
  var entry: Int?
  var remarks: [Diagnostic] = []
  /// Links whose values no destination takes.
  var unknownLinks: Set<Int32> = []
  private var queue: [Int] = []
  private var steps = 0
  private var depth = 0
  private var isStopped = false
  /// Stored properties whose values are being looked at.
  var openProperties: Set<Int32> = []
  /// How deep the search for a type is.
  var typeDepth = 0

  var program: Program { lookup.program }

  init(_ lookup: Lookup) {
    self.lookup = lookup
    types = ViewTypes(lookup)
  }

  static func read(_ lookup: Lookup, into output: inout SourceGraph) {
    let reader = ScreenReader(lookup)
    reader.scan()
    reader.findRoots()
    reader.work()
    reader.findUnshown()
    reader.work()
    reader.write(into: &output)
  }

  /// The number of a screen, which is made where it is new.
  func screen(_ key: Screen.Key, name: @autoclosure () -> String, node: Int32) -> Int {
    if let number = numbers[key] { return number }
    let number = screens.count
    let wanted = name()
    var unique = wanted
    while !names.insert(unique).inserted {
      let count = counts[wanted, default: 1] + 1
      counts[wanted] = count
      unique = "\(wanted)\(count)"
    }
    screens.append(Screen(key: key, name: unique, node: node))
    numbers[key] = number
    return number
  }

  /// Lets a screen show something more.
  func show(_ content: Deferred, on screen: Int) {
    guard screens[screen].known.insert(content).inserted else { return }
    screens[screen].contents.append(content)
    if !screens[screen].waits {
      screens[screen].waits = true
      queue.append(screen)
    }
  }

  /// Walks what waits, then leads values to their destinations, until nothing is left.
  func work() {
    var nextLink = 0
    while true {
      var head = 0
      while head < queue.count {
        let number = queue[head]
        head += 1
        screens[number].waits = false
        // What is added while one content is walked is walked too.
        var next = 0
        while next < screens[number].contents.count {
          walk(screens[number].contents[next], Context(screen: number))
          next += 1
        }
      }
      queue.removeAll(keepingCapacity: true)
      guard nextLink < links.count else { return }
      while nextLink < links.count {
        follow(links[nextLink])
        nextLink += 1
      }
    }
  }

  /// Counts a step; false where it is too much, which is told once.
  func mayStep(_ node: Int32) -> Bool {
    steps += 1
    guard steps > Self.stepLimit || depth > Self.depthLimit else { return true }
    if !isStopped {
      isStopped = true
      remarks.append(
        Diagnostic(
          "the views lead too far from here to follow; the graph may lack what is beyond",
          region: program.region(node)))
    }
    return false
  }

  func deeper(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
  }

  /// Where a walk is.
  struct Context {
    var screen: Int
    /// The condition of the build that it stands behind.
    var condition: String?
  }
}

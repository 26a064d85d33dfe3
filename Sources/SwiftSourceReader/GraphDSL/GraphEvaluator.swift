internal import NavigationCore
internal import NavigationDocument

/// Evaluates the language of navigation graphs: edges by `=>`, sets of them, segues.
///
/// It follows constants, static members and functions over all files. Whatever it cannot evaluate
/// it throws, with the place; it never leaves anything out.
struct GraphEvaluator {
  /// How deep calls and constants may lead into one another.
  private static let depthLimit = 100
  /// How much is evaluated before it is too much, in expressions and in elements of collections.
  private static let stepLimit = 20_000_000
  /// The most that one collection may hold.
  static let sizeLimit = 1_000_000

  let lookup: Lookup
  /// The cases of the fragments' enum.
  var cases: Set<String> = []
  var switches = SwitchTables()
  /// Declarations whose values other declarations are made from.
  private(set) var used: Set<Int32> = []
  private var known: [Int32: GraphValue] = [:]
  private var active: Set<Int32> = []
  private var depth = 0
  private var steps = 0

  var program: Program { lookup.program }

  init(_ lookup: Lookup) { self.lookup = lookup }

  func problem(_ message: String, _ node: Int32) -> Diagnostic {
    Diagnostic(message, region: program.region(node))
  }

  /// Counts work that grows with what a value holds.
  mutating func spend(_ work: Int, _ node: Int32) throws(Diagnostic) {
    steps += work
    guard steps < Self.stepLimit else { throw problem("this takes too long to evaluate", node) }
  }

  mutating func evaluate(_ node: Int32, _ scope: GraphScope) throws(Diagnostic) -> GraphValue {
    try spend(1, node)
    switch program.kind(node) {
    case .implicitMember: return try implicitMember(node, scope)
    case .identifier: return try identifier(node, scope)
    case .chain: return try chain(node, scope)
    case .operation: return try operation(node, scope)
    case .array:
      var values: [GraphValue] = []
      for child in program.children(node) { values.append(try evaluate(child, scope)) }
      return values.isEmpty ? .empty : .list(values)
    case .tuple:
      var values: [GraphValue] = []
      for argument in program.arguments(node) {
        values.append(try evaluate(argument.value, scope))
      }
      return .tuple(values)
    case .boolean: return .flag(program.name(node) == "true")
    case .string: return .text(program.name(node))
    case .closure: return .closure(node: node, scope: scope)
    case .switchStatement, .ifStatement:
      if let value = try statement(node, scope) { return value }
      throw problem("this gives no value", node)
    case .ternary: return try ternary(node, scope)
    case .type: return .type(program.name(node))
    default: throw problem("this is not an expression of the graph's language", node)
    }
  }

  /// The value of a declaration, evaluated once.
  mutating func value(of declaration: Int32) throws(Diagnostic) -> GraphValue {
    if let value = known[declaration] {
      used.insert(declaration)
      return value
    }
    guard active.insert(declaration).inserted else {
      throw problem("`\(program.name(declaration))` is made from itself", declaration)
    }
    defer { active.remove(declaration) }
    var value: GraphValue?
    if let body = program.child(declaration, .block) {
      value = try call(declaration) { this throws(Diagnostic) in
        try this.run(body, GraphScope())
      }
    } else if let initial = initializer(declaration) {
      value = try call(declaration) { this throws(Diagnostic) in
        try this.evaluate(initial, GraphScope())
      }
    }
    guard var value else {
      throw problem("`\(program.name(declaration))` has no value in the sources", declaration)
    }
    value = try typed(value, declaration)
    known[declaration] = value
    return value
  }

  /// Notes that a declaration is part of what is evaluated.
  mutating func use(_ declaration: Int32) throws(Diagnostic) -> GraphValue {
    let value = try value(of: declaration)
    used.insert(declaration)
    return value
  }

  /// The expression that a variable begins with.
  func initializer(_ declaration: Int32) -> Int32? {
    program.children(declaration).first {
      ![.attribute, .type, .block, .label, .other].contains(program.kind($0))
    }
  }

  /// A list becomes a set of edges or segues where a declaration's type says so.
  private func typed(
    _ value: GraphValue, _ declaration: Int32
  ) throws(Diagnostic) -> GraphValue {
    guard let type = program.child(declaration, .type), let element = program.firstChild(type)
    else { return value }
    switch program.name(element) {
    case "DirectedEdge": return .edges(try edges(value, declaration))
    case "Segue": return .segues(try segues(value, declaration))
    default: return value
    }
  }

  /// Goes one call deeper.
  mutating func call<Result>(
    _ node: Int32, _ body: (inout Self) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    guard depth < Self.depthLimit else {
      throw problem("this leads through more than \(Self.depthLimit) calls", node)
    }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func implicitMember(
    _ node: Int32, _ scope: GraphScope
  ) throws(Diagnostic) -> GraphValue {
    let name = program.name(node)
    if cases.contains(name) { return .name(name, node: node) }
    if let constant = lookup.index.statics[name]?.first(where: { program.kind($0) == .variable }) {
      return try use(constant)
    }
    return .name(name, node: node)
  }

  private mutating func identifier(
    _ node: Int32, _ scope: GraphScope
  ) throws(Diagnostic) -> GraphValue {
    let name = program.name(node)
    if let value = scope.holder(of: name)?.values[name] { return value }
    if name.first?.isUppercase == true, lookup.declarations(name, from: node).isEmpty {
      return .type(name)
    }
    let found = lookup.declarations(name, from: node)
    if let variable = found.last(where: { program.kind($0) == .variable }) {
      return try use(variable)
    }
    if found.contains(where: { program.kind($0) == .enumCase }) { return .name(name, node: node) }
    if lookup.index.types[name] != nil { return .type(name) }
    throw problem("`\(name)` cannot be evaluated: it is not in the sources", node)
  }

  private mutating func ternary(
    _ node: Int32, _ scope: GraphScope
  ) throws(Diagnostic) -> GraphValue {
    var next = program.firstChild(node)
    while let condition = next {
      guard let value = program.next(condition) else { return try evaluate(condition, scope) }
      if try flag(condition, scope) { return try evaluate(value, scope) }
      next = program.next(value)
    }
    throw problem("this gives no value", node)
  }

  mutating func flag(_ node: Int32, _ scope: GraphScope) throws(Diagnostic) -> Bool {
    if case .flag(let value) = try evaluate(node, scope) { return value }
    throw problem("whether this holds is known only when the app runs", node)
  }
}

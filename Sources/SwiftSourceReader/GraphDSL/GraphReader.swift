internal import NavigationCore
internal import NavigationDocument

/// Finds the navigation graph that code builds of `Fragment`, `=>` and `Segue`, and evaluates it.
struct GraphReader {
  private struct Found {
    var fragments: [Int32]
    var segues = SegueList()
    var entry: (name: String, node: Int32)?
  }

  private let lookup: Lookup
  private var evaluator: GraphEvaluator
  private var program: Program { lookup.program }

  /// Reads the graph into an import; false where the sources build none.
  static func read(_ lookup: Lookup, into output: inout SourceGraph) -> Bool {
    var reader = GraphReader(lookup: lookup, evaluator: GraphEvaluator(lookup))
    let fragments = reader.fragmentEnums()
    let uses = reader.uses()
    guard !fragments.isEmpty, !uses.isEmpty else { return false }
    reader.write(fragments, uses, into: &output)
    return true
  }

  /// Enums that are fragments, by declaration, in order.
  private func fragmentEnums() -> [Int32] {
    lookup.index.types.values.joined().sorted().filter { type in
      program.form(type) == .enumeration
        && lookup.inherited(program.name(type)).contains("Fragment")
    }
  }

  /// Where the graph is put to use: what is given to a navigator or a graph; else the variables
  /// that hold segues.
  private func uses() -> [Int32] {
    var given: [Int32] = []
    var variables: [Int32] = []
    for node in program.nodes.indices {
      let id = Int32(node)
      switch program.kind(id) {
      case .chain:
        let base = program.steps(id).base
        guard let call = base.call, ["Helm", "Navigator", "NavigationGraph"].contains(base.name),
          let first = program.arguments(call).first,
          first.label == "nav" || (first.label == nil && base.name == "NavigationGraph")
        else { continue }
        given.append(id)
      case .variable where holdsSegues(id): variables.append(id)
      default: break
      }
    }
    return given.isEmpty ? variables : given
  }

  private func holdsSegues(_ variable: Int32) -> Bool {
    if let type = program.child(variable, .type), let element = program.firstChild(type) {
      return program.name(element) == "Segue"
    }
    guard let initial = evaluator.initializer(variable), program.kind(initial) == .chain else {
      return false
    }
    let (base, members) = program.steps(initial)
    guard ["Set", "Array"].contains(base.name) || members.contains(where: { $0.name == "map" })
    else { return false }
    return mentions("Segue", below: initial)
  }

  private func mentions(_ name: String, below root: Int32) -> Bool {
    // The nodes below one follow it, up to the next that is not.
    var node = root + 1
    while Int(node) < program.nodes.count, program.parent(node) >= root {
      if program.name(node) == name { return true }
      node += 1
    }
    return false
  }

  private mutating func write(
    _ fragments: [Int32], _ uses: [Int32], into output: inout SourceGraph
  ) {
    var names: [(name: String, node: Int32)] = []
    var known: Set<String> = []
    for type in fragments {
      for node in program.children(type) where program.kind(node) == .enumCase {
        if known.insert(program.name(node)).inserted { names.append((program.name(node), node)) }
      }
    }
    evaluator.cases = known
    var segues = SegueList()
    var values: [(node: Int32, list: SegueList)] = []
    var entry: (name: String, node: Int32)?
    do throws(Diagnostic) {
      for use in uses {
        guard program.kind(use) == .chain else {
          let value = try evaluator.value(of: use)
          values.append((use, try evaluator.segues(value, use)))
          continue
        }
        guard let call = program.steps(use).base.call,
          let first = program.arguments(call).first
        else { continue }
        let value = try evaluator.evaluate(first.value, GraphScope())
        values.append((use, try evaluator.segues(value, first.value)))
        if entry == nil, let node = program.argument("entry", of: call) {
          entry = (try evaluator.fragment(node, GraphScope()), node)
        }
      }
    } catch {
      output.report(error)
    }
    // A variable that another one is made from is a part of that.
    for (node, list) in values where !evaluator.used.contains(node) {
      for segue in list.elements { segues.insert(segue) }
    }
    output.graph.describe { document in
      document.name = fragments.count == 1 ? fragments.first.map { program.name($0) } : nil
    }
    for (name, node) in names {
      output.declare(name, program.region(node), .init())
    }
    for segue in segues.elements {
      output.write(segue)
    }
    if let entry { output.setEntry(entry.name, program.region(entry.node)) }
    for dead in evaluator.switches.dead {
      output.addDeadCase(dead.edge, program.region(dead.pattern))
    }
  }
}

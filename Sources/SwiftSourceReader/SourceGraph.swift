internal import NavigationCore
internal import NavigationDocument

/// The graph under construction. Regions come with the numbers of the inputs; the document names
/// only the files that something stands in.
struct SourceGraph {
  var graph = ImportedGraph()
  private let inputs: [SourceInput]
  /// For each input its number in the document, or -1.
  private var numbers: [Int32]

  init(_ inputs: [SourceInput]) {
    self.inputs = inputs
    numbers = Array(repeating: -1, count: inputs.count)
  }

  mutating func place(_ region: SourceRegion) -> SourceRegion {
    guard inputs.indices.contains(Int(region.file)) else { return .none }
    var region = region
    let file = Int(region.file)
    if numbers[file] < 0 {
      // A file that cannot be read again shows no lines.
      let text = (try? inputs[file].text()) ?? []
      numbers[file] = graph.add(SourceText(path: inputs[file].path, bytes: text))
    }
    region.file = numbers[file]
    return region
  }

  mutating func report(_ problem: Diagnostic) {
    var problem = problem
    problem.region = place(problem.region)
    graph.report(problem)
  }

  mutating func remark(_ remark: Diagnostic) {
    var remark = remark
    remark.region = place(remark.region)
    graph.describe { $0.remarks.append(remark) }
  }

  mutating func declare(
    _ name: String, _ region: SourceRegion, _ attributes: GraphDocument.FragmentAttributes
  ) {
    graph.declare(name, region: place(region), attributes)
  }

  /// A segue of the graph's language, as it is written: an edge that comes twice stays twice.
  mutating func write(_ segue: GraphSegue) {
    graph.segue(
      segue.edge.from, segue.edge.to, rules: segue.rules, segue.presentation, tag: segue.tag,
      region: place(segue.region), joinsEqual: false)
  }

  mutating func segue(
    _ origin: String, _ destination: String, _ rules: SegueRules, _ presentation: Presentation,
    label: String?, region: SourceRegion
  ) {
    graph.segue(
      origin, destination, rules: rules, presentation, label: label, region: place(region))
  }

  mutating func setEntry(_ name: String, _ region: SourceRegion) {
    let region = place(region)
    graph.describe { $0.declaredEntry = (name, region) }
  }

  mutating func addDeadCase(_ edge: GraphEdge, _ region: SourceRegion) {
    let dead = GraphDocument.DeadCase(
      origin: edge.from, destination: edge.to, region: place(region))
    graph.describe { $0.deadCases.append(dead) }
  }
}

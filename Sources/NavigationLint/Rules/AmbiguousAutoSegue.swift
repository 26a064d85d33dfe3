import NavigationCore
import NavigationDocument

/// Several auto segues leave one fragment.
enum AmbiguousAutoSegue: Rule {
  static let id = "ambiguous-auto-segue"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    let topology = subject.topology
    return topology.ambiguousAutoOrigins.map { origin in
      let autos = topology.egress(of: Int(origin)).filter {
        topology.segues[$0].rules.contains(.auto)
      }
      let shown = autos.prefix(5).map { "`\(subject.text(topology.segues[$0]))`" }
      let more = autos.count - shown.count
      return finding(
        .fragment(subject.name(origin)),
        "\(autos.count) auto segues leave `\(subject.name(origin))`, and only one can fire: "
          + shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""),
        region: autos.last.map { subject.written($0).region } ?? .none,
        remedy: "keep `auto` on one of them",
        related: autos.dropLast().prefix(4).map {
          Finding.Related("another one is here", region: subject.written($0).region)
        })
    }
  }
}

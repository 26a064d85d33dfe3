import NavigationCore
import NavigationDocument

/// Tells what holds from what holds only as far as the input shows.
///
/// An imported graph may lack the ways that code takes. Where its reader says so of a fragment,
/// findings that rest on there being no more ways are possible, and warnings at most.
enum Certainty {
  /// Rules that claim that nothing leads to a fragment.
  private static let noWayIn: Set<String> = ["unreachable-fragment"]
  /// Rules that claim that nothing leads on from a fragment, or away from it.
  private static let noWayOut: Set<String> = [
    "undismissable-dead-end", "cover-without-exit", "one-way-trap", "must-return-to",
  ]
  /// Rules about where the app begins.
  private static let aboutEntry: Set<String> = ["missing-entry", "ambiguous-entry"]

  /// Linear in the graph and the findings.
  static func weigh(_ findings: inout [Finding], _ subject: LintSubject) {
    let document = subject.document
    guard document.entryFromCode != nil || !document.attributes.isEmpty else { return }
    var entrances: Entrances?
    for i in findings.indices {
      var reason: String?
      if noWayIn.contains(findings[i].rule) {
        entrances = entrances ?? Entrances(subject)
        reason = fragment(of: findings[i], document).flatMap { entrances?.reason($0, document) }
      } else if noWayOut.contains(findings[i].rule) {
        reason = fragment(of: findings[i], document)
          .flatMap { document.attributes[Int32($0)]?.leavableFromCode }
      } else if aboutEntry.contains(findings[i].rule) {
        reason = document.entryFromCode
      }
      if let reason {
        findings[i].certainty = .possible(reason)
        findings[i].severity = .warning
      }
    }
  }

  /// The fragment that must be presented or left for a finding to be wrong.
  private static func fragment(of finding: Finding, _ document: GraphDocument) -> Int? {
    switch finding.subject {
    case .fragment(let name), .segue(_, let name): document.fragment(named: name)
    case .graph, .path: nil
    }
  }
}

/// From which fragment that code may present each other one is reached.
private struct Entrances {
  /// Itself, where code may present it; -1 where neither.
  private var source: [Int32]

  init(_ subject: LintSubject) {
    let topology = subject.topology
    source = [Int32](repeating: -1, count: topology.fragmentCount)
    var queue: [Int32] = []
    for f in source.indices
    where subject.document.attributes[Int32(f)]?.reachableFromCode != nil {
      source[f] = Int32(f)
      queue.append(Int32(f))
    }
    var head = 0
    while head < queue.count {
      let f = Int(queue[head])
      head += 1
      for segue in topology.egress(of: f) {
        let d = Int(topology.segues[segue].destination)
        if source[d] < 0 {
          source[d] = source[f]
          queue.append(Int32(d))
        }
      }
    }
  }

  func reason(_ fragment: Int, _ document: GraphDocument) -> String? {
    let from = source[fragment]
    guard from >= 0, let reason = document.attributes[from]?.reachableFromCode else { return nil }
    return Int(from) == fragment
      ? reason : "`\(document.names[Int(from)])` leads there, and \(reason)"
  }
}

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
    var entrances: Ways?
    var exits: Ways?
    for i in findings.indices {
      var reason: String?
      if noWayIn.contains(findings[i].rule) {
        entrances = entrances ?? Ways(into: subject)
        reason = fragment(of: findings[i], document).flatMap { entrances?.reason($0, document) }
      } else if noWayOut.contains(findings[i].rule) {
        exits = exits ?? Ways(outOf: subject)
        reason = fragment(of: findings[i], document).flatMap { exits?.reason($0, document) }
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

/// For each fragment the one by which code opens a way into it or out of it, if any does.
private struct Ways {
  /// The fragment that code presents or leaves: the same, or one that segues connect; or -1.
  private var opened: [Int32]
  private let areInto: Bool

  /// Ways that code opens into fragments, and on from there along segues.
  init(into subject: LintSubject) {
    self.init(subject, areInto: true)
  }

  /// Ways that code opens out of fragments, and of all that lead there.
  init(outOf subject: LintSubject) {
    self.init(subject, areInto: false)
  }

  private init(_ subject: LintSubject, areInto: Bool) {
    self.areInto = areInto
    let topology = subject.topology
    opened = [Int32](repeating: -1, count: topology.fragmentCount)
    var queue: [Int32] = []
    for f in opened.indices where Self.reason(of: f, subject.document, areInto) != nil {
      opened[f] = Int32(f)
      queue.append(Int32(f))
    }
    var head = 0
    func visit(_ next: Int32, from f: Int) {
      guard opened[Int(next)] < 0 else { return }
      opened[Int(next)] = opened[f]
      queue.append(next)
    }
    while head < queue.count {
      let f = Int(queue[head])
      head += 1
      if areInto {
        for segue in topology.egress(of: f) { visit(topology.segues[segue].destination, from: f) }
      } else {
        for segue in topology.ingress(of: f) { visit(topology.segues[Int(segue)].origin, from: f) }
      }
    }
  }

  private static func reason(of f: Int, _ document: GraphDocument, _ areInto: Bool) -> String? {
    let attributes = document.attributes[Int32(f)]
    return areInto ? attributes?.reachableFromCode : attributes?.leavableFromCode
  }

  func reason(_ fragment: Int, _ document: GraphDocument) -> String? {
    let by = Int(opened[fragment])
    guard by >= 0, let reason = Self.reason(of: by, document, areInto) else { return nil }
    if by == fragment { return reason }
    let name = document.names[by]
    return areInto ? "`\(name)` leads there, and \(reason)" : "it leads to `\(name)`: \(reason)"
  }
}

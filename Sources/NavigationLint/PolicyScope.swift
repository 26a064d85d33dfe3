import NavigationCore
import NavigationDocument
import Spelling

/// The fragments that a policy is about in one graph.
struct PolicyScope {
  let policy: Policy
  /// Fragments in order, each once.
  let from: [Int32]
  let to: [Int32]
  let through: [Int32]

  /// Checks each policy of a rule, and reports what its names stand for nothing.
  ///
  /// A policy none of whose words stands for anything here, nor nearly does, is about another
  /// graph, and is passed over.
  static func check(
    _ rule: any Rule.Type, _ subject: LintSubject, _ body: (PolicyScope) -> [Finding]
  ) -> [Finding] {
    var findings: [Finding] = []
    for policy in subject.policies(of: rule) {
      var unmatched: [(text: String, meant: String?)] = []
      var hasMatch = false
      func resolve(_ words: [String]) -> [Int32] {
        var found: Set<Int32> = []
        for word in words {
          let pattern = FragmentPattern(word)
          let fragments = pattern.fragments(in: subject.document)
          found.formUnion(fragments)
          if fragments.isEmpty {
            unmatched.append(
              (word, pattern.nearest(in: subject.document) { Spelling.nearest(to: $0, among: $1) }))
          } else if word != "*" {
            hasMatch = true
          }
        }
        return found.sorted()
      }
      let scope = PolicyScope(
        policy: policy, from: resolve(policy.from), to: resolve(policy.to),
        through: resolve(policy.through))
      let isHere = hasMatch || unmatched.contains { $0.meant != nil }
      if isHere || unmatched.isEmpty {
        findings += unmatched.map { word in
          Finding(
            rule: rule.id, severity: policy.severity, subject: .graph,
            message: "the policy `\(policy.name)` speaks of `\(word.text)`, and no fragment of "
              + "this graph is that",
            region: subject.document.regions.first ?? .none,
            remedy: word.meant.map { "did you mean `\($0)`?" }
              ?? "name a fragment, a pattern with `*`, or `group:NAME`",
            policy: policy.name)
        }
        findings += body(scope)
      }
    }
    return findings
  }

  /// A finding of the policy.
  func finding(
    _ subject: Finding.Subject, _ message: String, region: SourceRegion,
    witness: Finding.Walk? = nil, remedy: String
  ) -> Finding {
    Finding(
      rule: policy.rule, severity: policy.severity, subject: subject,
      message: "\(message) (policy `\(policy.name)`" + (policy.reason.map { ": \($0)" } ?? "")
        + ")",
      region: region, witness: witness, remedy: remedy, policy: policy.name)
  }

  /// A set of fragments to ask whether it has one.
  static func members(_ fragments: [Int32], _ subject: LintSubject) -> [Bool] {
    var isMember = [Bool](repeating: false, count: subject.topology.fragmentCount)
    for f in fragments { isMember[Int(f)] = true }
    return isMember
  }

  /// Walks from where the policy begins, which a walk from the entry presents.
  func walks(_ subject: LintSubject, avoiding avoided: [Int32] = []) -> CertainWalks? {
    guard let standing = subject.standing, let certain = subject.certainWalks else { return nil }
    let isAvoided = Self.members(avoided, subject)
    let sources = from.filter { certain.isReached(Int($0)) && !isAvoided[Int($0)] }
    return CertainWalks(
      topology: subject.topology, standing: standing, from: sources,
      atLaunch: sources.count == 1 && Int(sources[0]) == subject.entry,
      avoiding: avoided)
  }

  /// The walk from the entry to where the policy begins, and on to a fragment.
  func segues(to fragment: Int32, by walks: CertainWalks, _ subject: LintSubject) -> [Int32] {
    let limit = LintSubject.walkLimit
    let on = walks.walk(to: Int(fragment), in: subject.topology, limit: limit)
    let source = on.first.map { subject.topology.segues[Int($0)].origin } ?? fragment
    let before =
      subject.certainWalks?.walk(to: Int(source), in: subject.topology, limit: limit - on.count)
    return (before ?? []) + on
  }

  /// How a message names the fragments of one end: `a`, `a` or `b`, or how many there are.
  func text(_ fragments: [Int32], _ subject: LintSubject) -> String {
    switch fragments.count {
    case 1: "`\(subject.name(fragments[0]))`"
    case 2: "`\(subject.name(fragments[0]))` or `\(subject.name(fragments[1]))`"
    default:
      "`\(fragments.first.map(subject.name) ?? "")` or \(max(0, fragments.count - 1)) others"
    }
  }
}

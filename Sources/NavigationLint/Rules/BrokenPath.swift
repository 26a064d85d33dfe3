import NavigationCore
public import NavigationDocument
import Spelling

/// A saved path is no longer walkable.
enum BrokenPath: Rule {
  static let id = "broken-path"
  static let severity = Severity.error

  static func check(_ subject: LintSubject) -> [Finding] {
    guard let entry = subject.entry else { return [] }
    return subject.savedPaths.enumerated().compactMap { number, path in
      let review = PathReview(
        path, document: subject.document, topology: subject.topology, entry: entry)
      guard let message = review.explanation(in: subject) else { return nil }
      let step = review.brokenStep.flatMap {
        path.steps.indices.contains($0) ? path.steps[$0] : nil
      }
      let target = (path.steps.last?.to ?? path.start)
        .flatMap { subject.document.fragment(named: $0.name) }
      let nearest = target.flatMap { target -> Finding.Walk? in
        guard let reach = subject.reachability, reach.isReached(target) else { return nil }
        return subject.walk(
          reach.walk(to: target, in: subject.topology, limit: LintSubject.walkLimit))
      }
      return finding(
        .path(path.source.path), message,
        region: step.map {
          // Saved paths come after the document's own sources.
          var region = $0.region
          region.file = Int32(subject.document.sources.count + number)
          return region
        } ?? .none,
        witness: Finding.Walk(
          [subject.name(Int32(entry))]
            + path.steps.prefix(review.brokenStep ?? 0).suffix(LintSubject.walkLimit)
            .map(\.to.name)),
        remedy: review.remedy(nearest, in: subject))
    }
  }
}

extension PathReview {
  /// Why the path breaks, in a sentence; nil where it does not.
  public func explanation(in subject: LintSubject) -> String? {
    guard let brokenStep else { return nil }
    let entry = subject.entry.map { subject.name(Int32($0)) } ?? ""
    guard path.steps.indices.contains(brokenStep) else {
      return "the path names `\(path.start?.name ?? "")`, but the app starts at `\(entry)`"
    }
    let step = path.steps[brokenStep]
    let what = "step \(brokenStep + 1), `\(step.from.name) => \(step.to.name)`, cannot be walked"
    for name in [step.from.name, step.to.name]
    where subject.document.fragment(named: name) == nil {
      return "\(what): there is no fragment `\(name)`"
    }
    let screen = presented.suffix(5).map { "`\($0.text)`" }.joined(separator: ", ")
    guard segues[brokenStep] != nil else {
      return "\(what): the graph has no such segue; presented there: \(screen)"
    }
    return "\(what): the path has not come to `\(step.from.text)`; presented there: \(screen)"
  }
}

extension PathReview {
  /// What to do about a broken path: the name that was meant, the way there today, or neither.
  fileprivate func remedy(_ nearest: Finding.Walk?, in subject: LintSubject) -> String {
    let names = subject.document.names
    let ends =
      brokenStep.flatMap { path.steps.indices.contains($0) ? path.steps[$0] : nil }
      .map { [$0.from.name, $0.to.name] } ?? [path.start?.name ?? ""]
    let unknown = ends.first { subject.document.fragment(named: $0) == nil }
    if let meant = unknown.flatMap({ Spelling.nearest(to: $0, among: names) }) {
      return "did you mean `\(meant)`?"
    }
    if let nearest { return "the way there today: \(nearest.text)" }
    return "save the path anew, or remove it: its end cannot be presented any more"
  }
}

extension SavedPath.End {
  /// The fragment's name, with its id where it has one: `detail:42`.
  public var text: String { id.map { "\(name):\($0)" } ?? name }
}

extension Finding.Walk {
  /// `a => b => c`; what was left out is `…`.
  public var text: String {
    guard isShortened, let first = fragments.first else {
      return fragments.joined(separator: " => ")
    }
    return "\(first) => … => " + fragments.dropFirst().joined(separator: " => ")
  }
}

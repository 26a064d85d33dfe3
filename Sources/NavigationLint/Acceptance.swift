import NavigationDocument

/// Takes out the findings that a document or a baseline accepts, and notes what was accepted in
/// vain.
enum Acceptance {
  static func apply(to findings: inout [Finding], _ subject: LintSubject, _ baseline: Baseline?) {
    let suppressions = subject.document.suppressions
    if !suppressions.isEmpty {
      let suppressed = Set(suppressions.map(Finding.Key.init))
      var matched: Set<Finding.Key> = []
      findings.removeAll { finding in
        let key = Finding.Key(rule: finding.rule, subject: finding.subject)
        guard suppressed.contains(key) else { return false }
        matched.insert(key)
        return true
      }
      subject.unmatchedSuppressions = suppressions.filter { suppression in
        let key = Finding.Key(suppression)
        return !matched.contains(key) && couldMatch(key, subject)
      }
    }
    guard let baseline,
      let entries = baseline.graphs[baseline.name(of: subject.document.sources.first?.path ?? "")]
    else { return }
    let accepted = Set(entries.map(\.key))
    var matched: Set<Finding.Key> = []
    findings.removeAll { finding in
      let key = baseline.key(of: finding)
      guard accepted.contains(key) else { return false }
      matched.insert(key)
      return true
    }
    let checked = Set(subject.savedPaths.map { baseline.name(of: $0.source.path) })
    subject.staleEntries = entries.filter { entry in
      guard !matched.contains(entry.key), couldMatch(entry.key, subject) else { return false }
      // A saved path that this run does not check says nothing, unless it is gone.
      guard case .path(let name) = entry.key.subject else { return true }
      return checked.contains(name) || !baseline.exists(name)
    }
  }

  /// Whether the rule was asked and could answer. Without an entry most rules cannot.
  private static func couldMatch(_ key: Finding.Key, _ subject: LintSubject) -> Bool {
    guard Linter.severity(ofRule: key.rule) != nil else { return true }
    if let settings = subject.configuration.rules[key.rule] {
      return settings.severity != nil && subject.entry != nil
    }
    return !Linter.isOptIn(rule: key.rule) && subject.entry != nil
  }
}

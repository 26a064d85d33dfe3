import NavigationDocument
import Spelling

/// A suppression, or an entry of a baseline, that matches no finding.
enum UnusedSuppression: Rule {
  static let id = "unused-suppression"
  static let severity = Severity.warning
  static let isFixable = true

  /// Asks for what the findings of all other rules left over.
  static func check(_ subject: LintSubject) -> [Finding] {
    subject.unmatchedSuppressions.map { suppression in
      report(
        Finding.Key(suppression), "this suppression matches nothing",
        region: suppression.region, remedy: "remove it from `suppress`",
        fix: suppression.region == .none
          ? nil : Finding.Fix("remove the suppression", .remove(suppression.region)))
    } + subject.staleEntries.map { stale($0, subject) }
  }

  /// An entry of the baseline that matches nothing.
  static func stale(_ entry: Baseline.Entry, _ subject: LintSubject) -> Finding {
    var region = entry.region
    // The baseline comes after the document and the saved paths.
    region.file = Int32(subject.document.sources.count + subject.savedPaths.count)
    return report(
      entry.key, "this entry of the baseline matches nothing", region: region,
      remedy: "remove it, or run `rutter lint --prune-baseline`")
  }

  private static func report(
    _ key: Finding.Key, _ what: String, region: SourceRegion, remedy: String,
    fix: Finding.Fix? = nil
  ) -> Finding {
    guard Linter.severity(ofRule: key.rule) != nil else {
      let meant = Spelling.nearest(to: key.rule, among: Linter.ruleIDs)
      return finding(
        key.subject, "\(what): there is no rule `\(key.rule)`", region: region,
        remedy: meant.map { "did you mean `\($0)`?" } ?? remedy,
        // The rule that was meant may well be needed.
        fix: meant == nil ? fix : nil)
    }
    return finding(
      key.subject, "\(what): `\(key.rule)` finds no fault in \(key.subject.mention)",
      region: region, remedy: remedy, fix: fix)
  }
}

/// How many findings a run fixed, for the summary.
public struct FixTally: Sendable {
  public var fixed: Int
  public var files: Int
  public var left: Int
  /// Whether the fixes were only shown.
  public var isDry: Bool

  public init(fixed: Int, files: Int, left: Int, isDry: Bool) {
    self.fixed = fixed
    self.files = files
    self.left = left
    self.isDry = isDry
  }

  /// For example `fixed 3 findings in 2 files; findings left: 1`.
  public var text: String {
    let rest = left == 0 ? "none" : String(left)
    guard fixed > 0 else { return "nothing to fix safely; findings left: \(rest)" }
    let what = "\(plural(fixed, "finding")) in \(plural(files, "file"))"
    return isDry
      ? "would fix \(what); findings left: \(rest)" : "fixed \(what); findings left: \(rest)"
  }
}

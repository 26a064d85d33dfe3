/// A pattern of paths: `*` stands for any characters of a name, `?` for one, `**` for any folders.
///
/// Matching follows every way that the pattern allows at once, a name after the other, so it takes
/// time in proportion to the pattern and the path. A name that begins with a dot is matched only
/// by a part of the pattern that does so too.
struct PathPattern: Sendable {
  private enum Part: Sendable {
    case anyFolders
    case name([Unicode.Scalar])
  }

  /// How far the pattern may have been matched: for each of its parts, and its end.
  struct Progress: Sendable {
    fileprivate var isAt: [Bool]

    /// Whether the whole pattern is matched.
    var isComplete: Bool { isAt.last ?? false }
    /// Whether more names could match.
    var isOpen: Bool { isAt.dropLast().contains(true) }
  }

  private let parts: [Part]

  init(_ text: some StringProtocol) {
    parts = text.split(separator: "/").filter { $0 != "." }
      .map { $0 == "**" ? .anyFolders : .name(Array($0.unicodeScalars)) }
  }

  static func isPattern(_ text: some StringProtocol) -> Bool {
    text.contains("*") || text.contains("?")
  }

  var start: Progress {
    var isAt = [Bool](repeating: false, count: parts.count + 1)
    isAt[0] = true
    return closed(Progress(isAt: isAt))
  }

  /// One name further down.
  func advance(_ progress: Progress, by name: some StringProtocol) -> Progress {
    let scalars = Array(name.unicodeScalars)
    var isAt = [Bool](repeating: false, count: parts.count + 1)
    for (i, part) in parts.enumerated() where progress.isAt[i] {
      switch part {
      case .anyFolders: if scalars.first != "." { isAt[i] = true }
      case .name(let pattern): if Self.matches(pattern, scalars) { isAt[i + 1] = true }
      }
    }
    return closed(Progress(isAt: isAt))
  }

  func matches(_ path: some StringProtocol) -> Bool {
    var progress = start
    for name in path.split(separator: "/") where name != "." {
      progress = advance(progress, by: name)
    }
    return progress.isComplete
  }

  /// `**` may also stand for no folder.
  private func closed(_ progress: Progress) -> Progress {
    var progress = progress
    for (i, part) in parts.enumerated() where progress.isAt[i] {
      if case .anyFolders = part { progress.isAt[i + 1] = true }
    }
    return progress
  }

  /// Goes back to the last star only: an earlier one need never take more.
  private static func matches(_ pattern: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
    if name.first == ".", pattern.first != "." { return false }
    var at = 0
    var i = 0
    var star: (pattern: Int, name: Int)?
    while i < name.count {
      if at < pattern.count, pattern[at] == "*" {
        star = (at, i)
        at += 1
      } else if at < pattern.count, pattern[at] == "?" || pattern[at] == name[i] {
        at += 1
        i += 1
      } else if let last = star {
        at = last.pattern + 1
        i = last.name + 1
        star = (last.pattern, i)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }
}

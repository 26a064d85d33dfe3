import NavigationDocument

/// Text for Markdown (CommonMark, and what GitHub and GitLab add to it).
enum MarkdownText {
  /// A code span, in which nothing has a meaning but backticks: the fence is longer than any run
  /// of them.
  static func code(_ text: String) -> String {
    let text = visibleText(text)
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // One space on each side is taken off again.
    let edges = [text.unicodeScalars.first, text.unicodeScalars.last]
    let needsSpace = edges.contains("`") || edges.contains(" ") || text.isEmpty
    return needsSpace ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// A message, in which names stand between backticks.
  ///
  /// Where what is left outside of the backticks could mean something to Markdown, because a name
  /// has backticks of its own, the message is code as a whole.
  static func message(_ text: String) -> String {
    let text = visibleText(text)
    let parts = text.unicodeScalars.split(separator: "`", omittingEmptySubsequences: false)
    let isPlain = parts.enumerated().allSatisfy { i, part in
      i.isMultiple(of: 2) ? isProse(part) : !part.isEmpty
    }
    guard parts.count.isMultiple(of: 2) == false, isPlain else { return code(text) }
    return parts.enumerated().map { i, part in
      i.isMultiple(of: 2) ? String(part) : code(String(part))
    }.joined()
  }

  private static func isProse(_ text: Substring.UnicodeScalarView) -> Bool {
    text.allSatisfy { scalar in
      switch scalar {
      case "\\", "*", "_", "[", "]", "<", "#", "&", "~", "|", "!", "@", "{", "}", "/", "$", "^":
        false
      default: true
      }
    } && !String(text).lowercased().contains("www.")
  }
}

import NavigationDocument

/// Annotations for GitHub Actions, as workflow commands on standard output.
///
/// Errors come first, since GitHub shows ten annotations of a kind for a step; a notice tells how
/// many are beyond that.
public enum GitHubReporter: Reporter {
  public static let name = "github"
  static let cap = 10

  public static func report(_ run: LintRun) -> String {
    let entries = run.entriesErrorsFirst()
    var text = ""
    for entry in entries { text += command(entry) + "\n" }
    let hidden = [Severity.error, .warning].compactMap { severity -> String? in
      let count = entries.count { $0.finding.severity == severity } - cap
      return count > 0 ? plural(count, severity.rawValue) : nil
    }
    if !hidden.isEmpty {
      text += "::notice title=rutter::\(hidden.joined(separator: " and ")) more than the \(cap) "
      text += "of a kind that GitHub annotates for a step; the log has them all\n"
    }
    return text
  }

  private static func command(_ entry: ReportEntry) -> String {
    var properties: [String] = []
    if !entry.path.isPlaceholder { properties.append("file=\(property(entry.path))") }
    if let place = entry.place {
      properties += [
        "line=\(place.start.line)", "endLine=\(place.end.line)", "col=\(place.start.column)",
      ]
    }
    properties.append("title=\(property(entry.finding.rule))")
    return "::\(entry.finding.severity.rawValue) \(properties.joined(separator: ","))::"
      + data(entry.lines.joined(separator: "\n"))
  }

  private static func data(_ text: String) -> String {
    escape(text) {
      switch $0 {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private static func property(_ text: String) -> String {
    escape(data(text)) {
      switch $0 {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }
}

/// The text with some of its scalars written in another way.
func escape(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if let replacement = replacement(scalar) {
      result += replacement
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension String {
  /// Whether this stands for what is no file: `<stdin>`, `<path>`.
  var isPlaceholder: Bool { utf8.first == 0x3C && utf8.last == 0x3E }
}

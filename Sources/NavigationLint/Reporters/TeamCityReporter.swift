import NavigationDocument

/// Inspections for TeamCity, as service messages on standard output.
public enum TeamCityReporter: Reporter {
  public static let name = "teamcity"

  public static func report(_ run: LintRun) -> String {
    let entries = run.entries().flatMap { $0 }
    let catalogue = RuleTable(rulesOf: entries)
    var text = ""
    for rule in catalogue.rules {
      text += message(
        "inspectionType",
        [
          ("id", rule.id), ("name", rule.id), ("category", "Navigation"),
          ("description", rule.page?.summary ?? rule.id),
        ])
    }
    for entry in entries {
      var attributes = [("typeId", entry.finding.rule)]
      attributes.append(("message", cut(entry.lines.joined(separator: "\n"))))
      attributes.append(("file", entry.path))
      if let place = entry.place { attributes.append(("line", String(place.start.line))) }
      attributes.append(("SEVERITY", entry.finding.severity == .error ? "ERROR" : "WARNING"))
      text += message("inspection", attributes)
    }
    return text
  }

  private static func message(_ name: String, _ attributes: [(String, String)]) -> String {
    let list = attributes.map { " \($0)='\(escaped($1))'" }.joined()
    return "##teamcity[\(name)\(list)]\n"
  }

  /// TeamCity takes 4,000 UTF-16 units of a message.
  private static func cut(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return scalars.count > 2_000 ? String(scalars.prefix(1_999)) + "…" : text
  }

  static func escaped(_ text: String) -> String {
    escape(text) { scalar in
      switch scalar {
      case "'", "|", "[", "]": return "|\(scalar)"
      case "\n": return "|n"
      case "\r": return "|r"
      case " "..."~": return nil
      default:
        return String(scalar).utf16.map { unit in
          let digits = String(unit, radix: 16, uppercase: true)
          return "|0x" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
      }
    }
  }
}

import NavigationCore
import NavigationDocument
import Spelling

/// A fragment's name is not in the style that the project writes names in.
enum NamingConvention: Rule {
  static let id = "naming-convention"
  static let severity = Severity.warning
  static let isOptIn = true
  static let options = [
    RuleOption(
      "style", .text("camelCase"),
      "How names are written: camelCase, PascalCase, snake_case or kebab-case.")
  ]

  static func check(_ subject: LintSubject) -> [Finding] {
    guard case .text(let text)? = subject.option("style", of: Self.self) else { return [] }
    guard let style = NameStyle(rawValue: text) else {
      let known = NameStyle.allCases.map(\.rawValue)
      return [
        finding(
          .graph, "`\(text)` is no style of names",
          region: subject.document.regions.first ?? .none,
          remedy: Spelling.nearest(to: text, among: known).map { "did you mean `\($0)`?" }
            ?? "the styles are \(known.map { "`\($0)`" }.joined(separator: ", "))")
      ]
    }
    return subject.document.names.indices.compactMap { f in
      let name = subject.document.names[f]
      guard !style.fits(name) else { return nil }
      let meant = style.applied(to: name)
      let isUseful = !meant.isEmpty && style.fits(meant)
      return finding(
        .fragment(name), "`\(name)` is not in \(style.rawValue)",
        region: subject.document.regions[f],
        remedy: isUseful ? "call it `\(meant)`" : "give it a name in \(style.rawValue)")
    }
  }
}

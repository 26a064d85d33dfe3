extension Command {
  /// The help of the subcommand at `path`, wrapped at 80 columns, ending in a newline.
  public func help(for path: [String] = [], bold: Bool = false) -> String {
    let lineage = lineage(path)
    guard let command = lineage.last else { return "" }
    let name = lineage.map(\.name).joined(separator: " ")
    var page = HelpPage(bold: bold)
    page.paragraph(command.summary)
    page.section("USAGE")
    var usage = name + " [options]"
    if !command.subcommands.isEmpty { usage += " <subcommand>" }
    for argument in command.arguments { usage += " " + argument.usage }
    page.indented(usage)
    if !command.discussion.isEmpty {
      page.text += "\n"
      page.paragraph(command.discussion)
    }
    page.table(
      "ARGUMENTS",
      command.arguments.map { argument in
        ("<\(argument.name)>", argument.summary + choices(argument.allowedValues, nil))
      })
    var options = lineage.reversed().flatMap(\.options)
    if lineage.count == 1, !options.contains(where: { $0.name == "version" }) {
      options.append(.version)
    }
    if !options.contains(where: { $0.name == "help" }) { options.append(.help) }
    page.table("OPTIONS", options.map { ($0.label, $0.details) })
    page.table("SUBCOMMANDS", command.subcommands.map { ($0.name, $0.summary) })
    if !command.examples.isEmpty {
      page.section("EXAMPLES")
      for example in command.examples { page.text += "  \(example)\n" }
    }
    if !command.subcommands.isEmpty {
      page.text += "\nRun `\(name) help <subcommand>` to read about one of them.\n"
    }
    return page.text
  }
}

private func choices(_ allowed: [String], _ defaultValue: String?) -> String {
  var notes: [String] = []
  if !allowed.isEmpty { notes.append("one of: " + allowed.joined(separator: ", ")) }
  if let defaultValue { notes.append("default: " + defaultValue) }
  return notes.isEmpty ? "" : " (" + notes.joined(separator: "; ") + ")"
}

extension Option {
  fileprivate var label: String {
    let lead = short.map { "-\($0), " } ?? "    "
    return switch kind {
    case .flag(negatable: false): "\(lead)--\(name)"
    case .flag(negatable: true): "\(lead)--[no-]\(name)"
    case .value(let placeholder): "\(lead)--\(name) <\(placeholder)>"
    }
  }
  fileprivate var details: String {
    summary + choices(allowedValues, defaultValue) + (isRepeatable ? " (repeatable)" : "")
  }
}

private struct HelpPage {
  static let width = 80
  static let column = 28
  let bold: Bool
  var text = ""

  mutating func section(_ title: String) {
    text += bold ? "\n\u{1B}[1m\(title)\u{1B}[0m\n" : "\n\(title)\n"
  }

  mutating func paragraph(_ words: String) {
    for line in words.split(separator: "\n", omittingEmptySubsequences: false) {
      for piece in wrapped(line, Self.width) { text += piece + "\n" }
    }
  }

  mutating func indented(_ words: String) {
    for (index, piece) in wrapped(words[...], Self.width - 6).enumerated() {
      text += (index == 0 ? "  " : "      ") + piece + "\n"
    }
  }

  mutating func table(_ title: String, _ rows: [(label: String, details: String)]) {
    guard !rows.isEmpty else { return }
    section(title)
    let longest = rows.map(\.label.count).filter { $0 + 4 <= Self.column }.max() ?? 0
    let column = longest + 4
    for row in rows {
      var line = "  " + row.label
      if line.count + 2 > column {
        text += line + "\n"
        line = ""
      }
      for piece in wrapped(row.details[...], Self.width - column) {
        text += line + String(repeating: " ", count: column - line.count) + piece + "\n"
        line = ""
      }
    }
  }

  /// Breaks at spaces; a word longer than the width stands alone.
  private func wrapped(_ words: Substring, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in words.split(separator: " ") {
      let count = word.count
      if length > 0, length + 1 + count > width {
        lines.append(line)
        line = ""
        length = 0
      }
      line += length == 0 ? String(word) : " " + word
      length += length == 0 ? count : count + 1
    }
    return lines + [line]
  }
}

extension RulePage {
  /// Why the rule is there and how to fix what it finds, as plain text.
  var helpText: String {
    var text = "\(summary)\n\nWhy: \(why)\n\nHow to fix: \(fix)"
    if let accuracy { text += "\n\nAccuracy: \(accuracy)" }
    return text
  }

  /// The same as Markdown, with the examples.
  var helpMarkdown: String {
    var text = "\(summary)\n\n**Why**\n\n\(why)\n\n**How to fix**\n\n\(fix)\n"
    if let accuracy { text += "\n**Accuracy**\n\n\(accuracy)\n" }
    for example in examples {
      text += "\n**Example: \(example.name)**\n\n```yaml\n\(example.graph)"
      text += example.graph.hasSuffix("\n") ? "```\n" : "\n```\n"
      if let path = example.path { text += "\nWith the saved path `\(path)`.\n" }
      let found = example.findings.map(\.subject)
      text += found.isEmpty ? "\nNo finding.\n" : ""
      for subject in found where !subject.isEmpty { text += "\nFinds `\(subject)`.\n" }
    }
    return text
  }
}

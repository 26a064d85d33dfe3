/// A shell that completion scripts can be written for.
public enum Shell: String, Sendable, Hashable, CaseIterable {
  case bash, zsh, fish
}

extension Command {
  /// A completion script for `shell`; values without a list of words complete to files.
  public func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions()
    case .zsh: "#compdef \(name)\nautoload -U +X bashcompinit && bashcompinit\n" + bashCompletions()
    case .fish: fishCompletions()
    }
  }

  private func bashCompletions() -> String {
    let function = "_" + String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    var text = """
      \(function)() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command="" index words
        for ((index = 1; index < COMP_CWORD; index++)); do
          case "$command/${COMP_WORDS[index]}" in

      """
    let nodes = descendants()
    for node in nodes where !node.path.isEmpty {
      let key = node.path.map { "/" + $0 }.joined()
      text += "      \(key)) command=\"\(key)\" ;;\n"
    }
    text += """
          esac
        done
        case "$command $previous" in

      """
    for node in nodes {
      let key = node.path.map { "/" + $0 }.joined()
      for option in node.options where option.takesValue {
        let patterns = option.spellings.map { "\"\(key) \($0)\"" }.joined(separator: "|")
        let reply =
          option.allowedValues.isEmpty
          ? "compgen -f" : "compgen -W \"\(option.allowedValues.joined(separator: " "))\""
        text += "    \(patterns)) COMPREPLY=($(\(reply) -- \"$current\")); return ;;\n"
      }
    }
    text += """
        esac
        case "$command" in

      """
    for node in nodes {
      let key = node.path.map { "/" + $0 }.joined()
      let words = node.words.joined(separator: " ")
      text += "    \"\(key)\") words=\"\(words)\" ;;\n"
    }
    text += """
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        [[ ${#COMPREPLY[@]} -gt 0 || $current == -* ]] || COMPREPLY=($(compgen -f -- "$current"))
      }
      complete -F \(function) \(name)

      """
    return text
  }

  private func fishCompletions() -> String {
    var text = ""
    for node in descendants() {
      let condition: String
      if let last = node.path.last {
        condition = " -n \(quoted("__fish_seen_subcommand_from \(last)"))"
      } else {
        condition = subcommands.isEmpty ? "" : " -n __fish_use_subcommand"
      }
      for subcommand in node.command.subcommands {
        text += "complete -c \(name)\(condition) -f -a \(subcommand.name)"
        text += " -d \(quoted(subcommand.summary))\n"
      }
      for argument in node.command.arguments where !argument.allowedValues.isEmpty {
        text += "complete -c \(name)\(condition)"
        text += " -a \(quoted(argument.allowedValues.joined(separator: " ")))\n"
      }
      for option in node.options {
        text += "complete -c \(name)\(condition) -l \(option.name)"
        if let short = option.short { text += " -s \(short)" }
        if option.takesValue { text += " -r" }
        if !option.allowedValues.isEmpty {
          text += " -f -a \(quoted(option.allowedValues.joined(separator: " ")))"
        }
        text += " -d \(quoted(option.summary))\n"
        if option.isNegatable { text += "complete -c \(name)\(condition) -l no-\(option.name)\n" }
      }
    }
    return text
  }

  private func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result + "'"
  }

  /// This command and all below it, each before its subcommands, with the options it understands.
  private func descendants() -> [CompletionNode] {
    var result: [CompletionNode] = []
    var pending = [CompletionNode(command: self, path: [], options: options + [.version, .help])]
    while let node = pending.popLast() {
      result.append(node)
      for child in node.command.subcommands.reversed() {
        let inherited = node.options.filter { $0 != .version }
        pending.append(
          CompletionNode(
            command: child, path: node.path + [child.name], options: child.options + inherited))
      }
    }
    return result
  }
}

private struct CompletionNode {
  var command: Command
  var path: [String]
  var options: [Option]

  /// Everything that may stand next.
  var words: [String] {
    command.subcommands.map(\.name) + (command.subcommands.isEmpty ? [] : ["help"])
      + command.arguments.flatMap(\.allowedValues) + options.flatMap(\.spellings)
  }
}

import ArgumentParsing
import Testing

@Suite("Help and completions")
struct HelpTests {
  @Test("the help of a subcommand lists its arguments, its options and the inherited ones")
  func subcommand() {
    #expect(
      program.help(for: ["lint"]) == """
        Check beds for weeds.

        USAGE
          tool lint [options] <bed>...

        ARGUMENTS
          <bed>  The bed to check.

        OPTIONS
          -p, --path <path>    A path through the garden.
          -o, --output <file>  Where to write. (repeatable)
          -s, --[no-]strict    Fail on warnings.
          -q, --quiet          Say less.
              --color <when>   When to use colour. (one of: auto, always, never;
                               default: auto)
          -h, --help           Show this help.

        EXAMPLES
          tool lint bed.yml

        """)
  }

  @Test("no line of the help is longer than 80 columns, and headings may be bold")
  func wrapped() {
    let words = Array(repeating: "weeds", count: 40).joined(separator: " ")
    let command = Command(name: "t", summary: words, options: [.flag("a", words)])
    let help = command.help(bold: true)
    #expect(help.split(separator: "\n").map(\.count).max() == 77)
    #expect(help.contains("\n\u{1B}[1mUSAGE\u{1B}[0m\n  t [options]\n"))
  }

  @Test("completions name each subcommand, option and allowed value")
  func completions() {
    let bash = program.completions(for: .bash)
    #expect(bash.contains("      /lint) command=\"/lint\" ;;\n"))
    #expect(
      bash.contains(
        "\"/lint --color\") COMPREPLY=($(compgen -W \"auto always never\" -- \"$current\"))"))
    #expect(bash.contains("    \"\") words=\"lint rules help --color --version -h --help\" ;;\n"))
    #expect(program.completions(for: .zsh).hasPrefix("#compdef tool\n"))
    #expect(
      program.completions(for: .fish).contains(
        "complete -c tool -n '__fish_seen_subcommand_from lint' -l path -s p -r "
          + "-d 'A path through the garden.'\n"))
  }
}

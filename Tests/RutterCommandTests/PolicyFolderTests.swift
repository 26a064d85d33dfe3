import Testing

@testable import RutterCommand

@Suite("Pages of a project's own policies")
struct PolicyFolderTests {
  private let program: Program

  static let page = """
    id: guests-stay-out
    severity: warning
    summary: Guests do not come to the account.
    why: They have none.
    fix: Lead them through the login.
    policy: { rule: no-reach, from: guest, to: account }
    examples:
      - name: past the login
        graph: |
          version: 1
          segues: [guest => account]
        findings:
          - { fragment: account }

    """

  init() throws {
    program = try Program()
    program.makeFolder("Policies")
    try program.write(Self.page, to: "Policies/guests-stay-out.yml")
    try program.write(
      "version: 1\nsegues:\n  - { edge: guest => account, dismissable: true }\n",
      to: "a.navgraph.yml")
  }

  @Test("lint checks the policy, by its name, weight and reason")
  func checked() throws {
    let result = try program.run(["lint", "--rules", "Policies"])
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        "a.navgraph.yml:3:5: warning: a walk leads from `guest` to `account` (policy "
          + "`guests-stay-out`: Guests do not come to the account.) [no-reach]\n"),
      "\(result.output)")
    #expect(try program.run(["lint"]).status == 0)
    let config = try program.run(["lint", "--rules", "Policies", "--print-config"]).output
    #expect(config.contains("guests-stay-out") && config.contains("Policies/guests-stay-out.yml:6"))
  }

  @Test("rules lists and explains it")
  func explained() throws {
    let list = try program.run(["rules", "--rules", "Policies"]).output
    let line = try #require(list.split(separator: "\n").last)
    #expect(
      line.hasPrefix("guests-stay-out")
        && line.hasSuffix(Self.page.split(separator: "\n")[2].dropFirst(9)))
    let page = try program.run(["rules", "--rules", "Policies", "guests-stay-out"]).output
    #expect(page.hasPrefix("guests-stay-out (warning, policy)\n\nGuests do not"))
    #expect(page.contains("Lead them through the login.") && page.contains("  warning: account"))
    let near = try program.run(["rules", "--rules", "Policies", "guest-stay-out"])
    #expect(near.errors.contains("did you mean `guests-stay-out`?"))
  }

  @Test(
    "a page that is wrong is told with its place",
    arguments: [
      ("policy: { rule: no-reach", "policy: { rule: no-rech", "there is no rule `no-rech`"),
      ("from: guest, ", "", "a policy of `no-reach` needs `from`"),
      ("why: They have none.\n", "", "this page lacks the text `why`"),
      ("policy:", "polcy:", "unknown key `polcy`"),
      ("to: account }", "to: account, name: x }", "the page says the policy's `name` by its `id`"),
      ("id: guests-stay-out", "id: no-reach", "`no-reach` is a rule's id"),
      ("severity: warning", "severity: grave", "`grave` is no severity"),
    ])
  func wrong(part: String, replacement: String, message: String) throws {
    try program.write(
      Self.page.replacing(part, with: replacement), to: "Policies/guests-stay-out.yml")
    let result = try program.run(["lint", "--rules", "Policies"])
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.output == "")
  }

  @Test("a folder that is none, or has no pages, is refused")
  func folder() throws {
    program.makeFolder("Empty")
    #expect(try program.run(["lint", "--rules", "Empty"]).errors.contains("no pages (*.yml)"))
    #expect(
      try program.run(["rules", "--rules", "No"]).errors
        == "rutter: error: there is no folder `No` for `--rules`\n")
  }
}

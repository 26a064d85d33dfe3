import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The same bytes")
struct ByteStabilityTests {
  /// A graph of some groups with labels in several scripts, its entries in an order of their own.
  private func document(seed: Int) -> String {
    var dice = SeededGenerator(seed: seed)
    var fragments = (0..<40).map { i in
      "  - { id: s\(i), title: \"\(["Screen", "画面", "Größe", "👩‍👩‍👧"][i % 4]) \(i)\", group: G\(i % 3) }"
    }
    var segues = (1..<40).map { i in
      "  - { from: s\((i - 1) / 2), to: s\(i), presentation: \(i % 3 == 0 ? "sheet" : "push"), "
        + "dismissable: \(i % 2 == 0), label: \"go \(i)\" }"
    }
    segues += (20..<40).map { "  - { from: s\($0), to: s\($0 * 7 % 40), style: hold }" }
    if seed > 0 {
      fragments.shuffle(using: &dice)
      segues.shuffle(using: &dice)
    }
    return "version: 1\nentry: s0\nfragments:\n" + fragments.joined(separator: "\n") + "\nsegues:\n"
      + segues.joined(separator: "\n") + "\n"
  }

  @Test(
    "whatever the process, the order of the input, the fonts and the locale",
    arguments: [
      ["-f", "svg"], ["-f", "svg", "--group-by", "context"], ["-f", "html", "--group-by", "none"],
      ["-f", "json", "--direction", "right", "--quality", "fast"],
    ])
  func everywhere(options: [String]) throws {
    let program = try Program()
    let fonts = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>"
    try program.write("\(fonts)</fontconfig>", to: "none.conf")
    try program.write("\(fonts)<dir>/usr/share/fonts</dir></fontconfig>", to: "system.conf")
    let surroundings = [
      [], ["LANG=C", "LC_ALL=C"], ["LANG=de_DE.UTF-8", "LC_ALL=de_DE.UTF-8"],
      ["FONTCONFIG_FILE=\(program.folder)/none.conf"],
      ["FONTCONFIG_FILE=\(program.folder)/system.conf", "LANG=de_DE.UTF-8"],
      ["FONTCONFIG_FILE=/nowhere", "TZ=Asia/Tokyo", "HOME=/nowhere"],
    ]
    var pictures: Set<String> = []
    for (i, environment) in surroundings.enumerated() {
      try program.write(document(seed: i / 2), to: "App.navgraph.yml")
      let result = try program.run(
        ["draw", "App.navgraph.yml"] + options, environment: environment)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      #expect(result.output.count > 5000)
      pictures.insert(result.output)
    }
    #expect(pictures.count == 1)
    #expect(document(seed: 1) != document(seed: 2))
  }
}

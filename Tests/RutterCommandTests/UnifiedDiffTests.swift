import TestSupport
import Testing

@testable import RutterCommand

@Suite("Unified diffs")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, _ path: String = "a.yml") -> String {
    String(
      decoding: UnifiedDiff.bytes(from: Array(old.utf8), to: Array(new.utf8), path: path),
      as: UTF8.self)
  }

  @Test("three lines of context, hunks apart, and the mark of a missing last break")
  func format() {
    let lines = (1...20).map { "line \($0)\n" }
    let old = lines.joined() + "end"
    let new = (lines[0..<2] + ["new\n"] + lines[3..<17] + lines[18...]).joined() + "end\n"
    #expect(
      diff(old, new) == """
        --- a.yml
        +++ a.yml
        @@ -1,6 +1,6 @@
         line 1
         line 2
        -line 3
        +new
         line 4
         line 5
         line 6
        @@ -15,7 +15,6 @@
         line 15
         line 16
         line 17
        -line 18
         line 19
         line 20
        -end
        \\ No newline at end of file
        +end

        """)
    #expect(diff(old, old) == "")
    #expect(diff("", "a\n") == "--- a.yml\n+++ a.yml\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a.yml\n+++ a.yml\n@@ -1 +0,0 @@\n-a\n")
    #expect(diff("a", "b", "x y/z").hasPrefix("--- x y/z\t\n+++ x y/z\t\n"))
    #expect(diff("a", "b", "x\"\n").hasPrefix("--- \"x\\\"\\012\"\n"))
  }

  static let programs = [["patch", "-p0", "-s", "-i"], ["git", "apply", "-p0"]]

  @Test("patch and git make the new file of the old one and the diff", arguments: programs)
  func applied(_ words: [String]) throws {
    let program = try Program()
    var random = SeededGenerator(seed: 7)
    let path = "\(program.folder)/some file.yml"
    for round in 0..<60 {
      func line() -> String {
        ["a", "b", "- x", "\\ y", "", "ü\r", "\(random.next())"][random.below(7)] + "\n"
      }
      var old: [String] = []
      for _ in 0..<1 + random.below(40) { old.append(line()) }
      var new = old
      for _ in 0..<1 + random.below(4) {
        if !new.isEmpty, random.below(2) == 0 {
          new.remove(at: random.below(new.count))
        } else {
          new.insert(line(), at: random.below(new.count + 1))
        }
      }
      // Neither program can tell an empty file from none.
      if new.isEmpty { new = ["z\n"] }
      for lines in [0, 1] where random.below(3) == 0 {
        if lines == 0 { old[old.count - 1] = "open" } else { new[new.count - 1] = "open" }
      }
      let (before, after) = (old.joined(), new.joined())
      guard before != after else { continue }
      try program.write(before, to: "some file.yml")
      try program.write(diff(before, after, "some file.yml"), to: "the.patch")
      let status = try program.runOther(words[0], words.dropFirst() + ["the.patch"])
      #expect(status == 0, "round \(round)\n\(program.read("\(program.folder)/the.patch"))")
      #expect(program.read(path) == after, "round \(round)")
    }
  }
}

import NavigationDocument
import Synchronization
import Testing

private let bomb =
  "<!DOCTYPE d [<!ENTITY a \"aaaaaaaaaa\">"
  + (1...9).map { i in
    "<!ENTITY a\(i) \"\(String(repeating: "&a\(i == 1 ? "" : String(i - 1));", count: 10))\">"
  }.joined() + "]><navigation>&a9;</navigation>"

@Suite("Hostile imports")
struct HostileImportTests {
  @Test(
    "hostile XML is refused with what is wrong",
    arguments: [
      (bomb, "a document type with declarations is not supported"),
      (
        "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><navigation>&x;</navigation>",
        "a document type with declarations is not supported"
      ),
      (
        "<!DOCTYPE d [<!ATTLIST d a CDATA \"long\">]><navigation/>",
        "a document type with declarations is not supported"
      ),
      (
        String(repeating: "<navigation>", count: 1_000_000),
        "nested too deeply: more than 512 levels"
      ),
      ("<navigation>\n<<<<<<< HEAD\n", "a merge conflict is not resolved here"),
      ("<navigation>&x;</navigation>", "this is not XML: undefined entity"),
      ("<navigation", "this is not XML: unclosed token"),
      ("<navigation>", "this is not XML: no element found"),
      ("<navigation/><navigation/>", "this is not XML: junk after document element"),
      ("", "the file is empty"), ("\u{FEFF} \n", "the file is empty"),
      ("<a\0/>", "the file is binary: it holds a NUL byte"),
    ])
  func xml(text: String, message: String) {
    for path in ["a.storyboard", "res/navigation/a.xml"] {
      let result = DocumentReader.read(bytes: Array(text.utf8), path: path)
      #expect(result.diagnostics.map(\.message) == [message], "\(path)")
      #expect(result.diagnostics.first?.region.file == 0)
    }
  }

  @Test("an external document type is never fetched, and what it would define is unknown")
  func externalType() {
    let asked = Mutex<[String]>([])
    let files = DocumentFiles(
      bytes: { path throws(Diagnostic) in
        asked.withLock { $0.append(path) }
        throw Diagnostic("none")
      },
      identity: { path in
        asked.withLock { $0.append(path) }
        return nil
      })
    let text = "<!DOCTYPE d SYSTEM \"http://example.invalid/d.dtd\"><navigation>&x;</navigation>"
    let result = DocumentReader.read(
      bytes: Array(text.utf8), path: "res/navigation/a.xml", files: files)
    #expect(result.diagnostics.isEmpty)
    #expect(asked.withLock { $0 } == ["res/navigation/a.xml"])
  }

  @Test("UTF-16 and Latin-1 are refused in every format", arguments: ["storyboard", "xml", "dot"])
  func encodings(ending: String) {
    let text = "<a b='\u{E9}'/>"
    let units: [UInt8] = text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let wide: [UInt8] = [0xFF, 0xFE] + units
    let latin = text.unicodeScalars.map { UInt8($0.value) }
    #expect(
      DocumentReader.read(bytes: wide, path: "a.\(ending)").diagnostics.map(\.message)
        == ["the file is UTF-16, not UTF-8"])
    #expect(
      DocumentReader.read(bytes: latin, path: "a.\(ending)").diagnostics.map(\.message)
        == ["the file is not UTF-8 here"])
  }

  @Test("cut at any byte, or with any byte changed, every format gives an answer")
  func mutations() {
    let samples = [
      (
        "a.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
        <scenes><scene><objects><viewController id="a" sceneMemberID="viewController"><connections>
        <segue destination="p" kind="show"/></connections></viewController></objects></scene><scene><objects>
        <viewControllerPlaceholder id="p" storyboardName="X" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """
      ),
      (
        "res/navigation/a.xml",
        """
        <navigation xmlns:a="x" a:id="@+id/n" a:startDestination="@id/f"><action a:destination="@id/g"/>
        <fragment a:id="@+id/f"/><navigation a:id="@+id/g" a:startDestination="@id/g"/></navigation>
        """
      ),
      (
        "a.dot",
        "strict digraph \"a\" { a:n -> {b c} [style=\"x\\\"\", label=<<b>x</b>>]; /* */ # }\n}"
      ),
    ]
    var sound = 0
    for (path, text) in samples {
      let bytes = Array(text.utf8)
      for i in bytes.indices {
        sound +=
          DocumentReader.read(bytes: Array(bytes[..<i]), path: path).diagnostics.isEmpty ? 1 : 0
        for byte in [0x00, 0x22, 0x3C, 0x3E, 0x7B, 0x7D, 0x5C, 0x2F, 0xFF] as [UInt8] {
          var changed = bytes
          changed[i] = byte
          let result = DocumentReader.read(bytes: changed, path: path)
          sound += result.diagnostics.isEmpty ? 1 : 0
          for diagnostic in result.diagnostics {
            #expect(!diagnostic.message.isEmpty && Int(diagnostic.region.end) <= bytes.count + 1)
          }
        }
      }
    }
    #expect(sound > 0)
  }
}

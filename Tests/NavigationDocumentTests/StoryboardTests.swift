import NavigationCore
import NavigationDocument
import Testing

/// One scene of a storyboard in few words.
private func scene(
  _ id: String, _ kind: String = "viewController", _ attributes: String = "",
  _ content: String = "", beside: String = ""
) -> String {
  """
    <scene sceneID="s-\(id)">
      <objects>
        <\(kind) id="\(id)" \(attributes) sceneMemberID="viewController">
          \(content)
        </\(kind)>
        <placeholder placeholderIdentifier="IBFirstResponder" id="r-\(id)" sceneMemberID="firstResponder"/>
        \(beside)
      </objects>
    </scene>

  """
}

private func segue(_ destination: String, _ kind: String, _ attributes: String = "") -> String {
  """
  <connections>
    <segue destination="\(destination)" kind="\(kind)" \(attributes) id="seg-\(destination)"/>
  </connections>
  """
}

private func board(
  initial: String? = "a", mac: Bool = false, attributes: String = "", _ scenes: String...
) -> String {
  let type = mac ? "Cocoa" : "CocoaTouch"
  let first = initial.map { "initialViewController=\"\($0)\"" } ?? ""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.\(type).Storyboard.XIB" version="3.0" \(first) \(attributes)>
      <scenes>
    \(scenes.joined())
      </scenes>
    </document>
    """
}

private func read(_ files: [String: String], plists: [String] = []) -> ReadResult {
  DocumentReader.read(
    storyboards: files.keys.filter { $0.hasSuffix(".storyboard") }.sorted(), plists: plists,
    files: .memory(files))
}

private func read(_ text: String) -> ReadResult { read(["Main.storyboard": text]) }

private let names = [
  "a": #"customClass="A""#, "b": #"customClass="B""#, "c": #"customClass="C""#,
]

@Suite("Storyboards")
struct StoryboardTests {
  @Test(
    "a segue's kind and style decide its rules",
    arguments: [
      ("show", "", "", "A->B dismissable push"),
      ("push", "", "", "A->B dismissable push"),
      ("showDetail", "", "", "A->B hold dismissable push"),
      ("replace", "", "", "A->B hold dismissable push"),
      ("presentation", "", "", "A->B hold dismissable sheet"),
      ("modal", "", "", "A->B hold dismissable sheet"),
      ("presentation", #"modalPresentationStyle="fullScreen""#, "", "A->B hold fullScreenCover"),
      (
        "presentation", #"modalPresentationStyle="formSheet""#, "", "A->B hold dismissable sheet"
      ),
      ("presentation", "", #"modalPresentationStyle="fullScreen""#, "A->B hold fullScreenCover"),
      (
        "presentation", #"modalPresentationStyle="pageSheet""#,
        #"modalPresentationStyle="fullScreen""#, "A->B hold dismissable sheet"
      ),
      ("presentation", "", #"modalInPresentation="YES""#, "A->B hold sheet"),
      ("presentation", #"modalPresentationStyle="popover""#, "", "A->B hold dismissable popover"),
      ("popoverPresentation", "", "", "A->B hold dismissable popover"),
      ("popover", "", "", "A->B hold dismissable popover"),
      ("embed", "", "", "A->B hold auto embed"),
      ("custom", #"customClass="Flip""#, "", "A->B"),
      ("show", #"identifier="more""#, "", "A->B dismissable push 'more'"),
      ("relationship", #"relationship="rootViewController""#, "", "A->B hold auto embed"),
      ("relationship", #"relationship="viewControllers""#, "", "A->B hold auto tab"),
    ])
  func kinds(kind: String, attributes: String, style: String, expected: String) {
    let result = read(
      board(
        scene("a", "viewController", #"customClass="A""#, segue("b", kind, attributes)),
        scene("b", "viewController", #"customClass="B" "# + style)))
    #expect(result.diagnostics.isEmpty)
    #expect(segues(result.document) == [expected])
    #expect(result.document.declaredEntry?.name == "A")
    let place = slice(result.document, result.document.segues[0].region)
    #expect(place.hasPrefix("<segue destination=\"b\"") && place.hasSuffix("/>"))
  }

  @Test("on macOS showing opens a window, and a sheet has no way back by itself")
  func mac() {
    let document = read(
      board(
        mac: true,
        scene(
          "a", "windowController", "", segue("b", "relationship", #"relationship="windowContent""#)),
        scene("b", "viewController", #"customClass="B""#, segue("c", "show") + segue("d", "sheet")),
        scene("c", "viewController", #"customClass="C""#),
        scene("d", "viewController", #"customClass="D""#))
    ).document
    #expect(
      segues(document) == [
        "B.windowController->B hold auto embed", "B->C hold dismissable window", "B->D hold sheet",
      ])
  }

  @Test("tabs are held by their bar, and only the first is shown at once")
  func tabs() {
    let document = read(
      board(
        scene(
          "a", "tabBarController", "",
          segue("b", "relationship", #"relationship="viewControllers""#)
            + segue("c", "relationship", #"relationship="viewControllers""#)),
        scene("b", "viewController", names["b"] ?? ""),
        scene("c", "viewController", names["c"] ?? ""))
    ).document
    #expect(
      segues(document) == ["B.tabBarController->B hold auto tab", "B.tabBarController->C hold tab"])
  }

  @Test("segues of controls, cells and gesture recognizers leave the scene around them")
  func origins() {
    let cell =
      "<view key=\"view\"><tableViewCell id=\"cell\">\(segue("b", "show"))</tableViewCell></view>"
    let tap = "<tapGestureRecognizer id=\"tap\">\(segue("c", "show"))</tapGestureRecognizer>"
    let document = read(
      board(
        scene("a", "viewController", names["a"] ?? "", cell, beside: tap),
        scene("b", "viewController", names["b"] ?? ""),
        scene("c", "viewController", names["c"] ?? ""))
    ).document
    #expect(segues(document) == ["A->B dismissable push", "A->C dismissable push"])
  }

  @Test("tie-breakers of size classes are no segues")
  func tieBreakers() {
    let text = board(
      scene("a", "viewController", names["a"] ?? "", segue("b", "show")),
      scene("b", "viewController", names["b"] ?? "")
    ).replacing(
      "</document>",
      with:
        "<inferredMetricsTieBreakers><segue reference=\"seg-b\"/></inferredMetricsTieBreakers></document>"
    )
    #expect(segues(read(text).document) == ["A->B dismissable push"])
  }

  @Test("an unwind is no way in, but a way back from the cover around its scene")
  func unwind() {
    let document = read(
      board(
        scene(
          "a", "viewController", names["a"] ?? "",
          segue("n", "presentation", #"modalPresentationStyle="fullScreen""#)),
        scene(
          "n", "navigationController", "",
          segue("b", "relationship", #"relationship="rootViewController""#)),
        scene("b", "viewController", names["b"] ?? "", segue("c", "show")),
        scene(
          "c", "viewController", names["c"] ?? "", segue("x", "unwind", #"unwindAction="done:""#),
          beside: "<exit id=\"x\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"))
    ).document
    #expect(
      segues(document) == [
        "A->B.navigationController hold dismissable fullScreenCover",
        "B.navigationController->B hold auto embed", "B->C dismissable push",
      ])
  }

  @Test("references lead to a scene of another storyboard, by identifier or to the initial one")
  func references() {
    let placeholder = { (id: String, attributes: String) in
      scene(id, "viewControllerPlaceholder", attributes)
    }
    let result = read([
      "App/Main.storyboard": board(
        scene(
          "a", "viewController", names["a"] ?? "",
          segue("p", "show") + segue("q", "show") + segue("r", "show") + segue("t", "show")),
        placeholder("p", #"storyboardName="Other""#),
        placeholder("q", #"storyboardName="Other" referencedIdentifier="second""#),
        placeholder("r", #"storyboardName="Gone""#),
        placeholder("t", #"storyboardName="Other" referencedIdentifier="none""#)),
      "App/Other.storyboard": board(
        initial: "b", scene("b", "viewController", names["b"] ?? ""),
        scene("c", "viewController", #"storyboardIdentifier="second" customClass="C""#)),
    ])
    #expect(result.diagnostics.isEmpty)
    let document = result.document
    #expect(
      segues(document) == [
        "A->B dismissable push", "A->second dismissable push",
        "A->Gone.storyboard dismissable push",
        "A->Other.storyboard.none dismissable push",
      ])
    let undeclared = document.names.indices.filter { !document.isDeclared[$0] }
    #expect(undeclared.map { document.names[$0] } == ["Other.storyboard.none"])
    let outside = document.fragment(named: "Gone.storyboard").map { Int32($0) } ?? -1
    #expect(document.attributes[outside]?.isTerminal == true)
    #expect(document.attributes[Int32(document.fragment(named: "second") ?? -1)]?.group == "Other")
  }

  @Test("references that run in a circle lead nowhere")
  func circle() {
    let text = board(
      scene("a", "viewController", names["a"] ?? "", segue("p", "show")),
      scene("p", "viewControllerPlaceholder", #"storyboardName="Main""#)
    ).replacing("initialViewController=\"a\"", with: "initialViewController=\"p\"")
    let result = read(text)
    #expect(result.diagnostics.isEmpty)
    #expect(segues(result.document).isEmpty)
  }

  @Test("Info.plist names the main storyboard, else it is `Main`, and launch screens are left out")
  func entry() {
    let files = [
      "Start.storyboard": board(scene("a", "viewController", names["a"] ?? "")),
      "Main.storyboard": board(initial: "b", scene("b", "viewController", names["b"] ?? "")),
      "Launch.storyboard": board(
        initial: "c", attributes: #"launchScreen="YES""#,
        scene("c", "viewController", names["c"] ?? "")),
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Start</string></dict></plist>
      """,
    ]
    #expect(read(files).document.declaredEntry?.name == "B")
    let settings = "\t\t\tINFOPLIST_KEY_UIMainStoryboardFile = \"Start\";\n"
    let made = read(
      files.merging(["project.pbxproj": "{\n\(settings)\(settings)}"]) { $1 },
      plists: ["project.pbxproj"])
    #expect(made.document.declaredEntry?.name == "A")
    let told = read(files, plists: ["Info.plist"]).document
    #expect(told.declaredEntry?.name == "A")
    #expect(told.names == ["A", "B"])
    #expect(told.sources.first?.path == "Start.storyboard")
  }

  @Test("a storyboard without an initial scene says that code chooses the entry")
  func noEntry() {
    let document = read(board(initial: nil, scene("a"), scene("b"))).document
    #expect(document.declaredEntry == nil)
    #expect(document.entryFromCode == "no storyboard tells where the app begins")
  }

  @Test("of translations only the base counts")
  func translations() {
    let text = board(scene("a", "viewController", names["a"] ?? ""))
    let document = read([
      "App/de.lproj/Main.storyboard": text, "App/Base.lproj/Main.storyboard": text,
    ]).document
    #expect(document.names == ["A"])
    #expect(slice(document, document.regions[0]).hasPrefix("<viewController id=\"a\""))
    #expect(
      document.sources[Int(document.regions[0].file)].path == "App/Base.lproj/Main.storyboard")
  }

  @Test("scenes are called by identifier, class or kind, as long as needed to be unique")
  func naming() {
    let document = read([
      "Main.storyboard": board(
        scene("a", "viewController", #"storyboardIdentifier="home" title="Home""#),
        scene("b", "viewController", #"customClass="Page""#),
        scene("c", "viewController", #"customClass="Page""#), scene("d")),
      "Other.storyboard": board(initial: nil, scene("e", "viewController", #"customClass="Page""#)),
    ]).document
    #expect(
      document.names == ["Main.Page.b", "Main.Page.c", "Other.Page", "home", "viewController"])
    #expect(document.attributes[3]?.title == "Home")
    #expect(document.attributes[0]?.title == "Page")
  }

  @Test("two segues between the same scenes are one, and a loss that is told")
  func parallel() {
    let document = read(
      board(
        scene(
          "a", "viewController", names["a"] ?? "",
          segue("b", "presentation", #"modalPresentationStyle="fullScreen""#) + segue("b", "show")),
        scene("b", "viewController", names["b"] ?? ""))
    ).document
    #expect(segues(document) == ["A->B hold dismissable fullScreenCover"])
    #expect(document.losses == ["1 segue has the same ends as another and is joined with it"])
  }

  @Test("places are exact behind a mark, with Windows line breaks and long characters")
  func places() {
    let text = board(
      scene("a", "viewController", #"customClass="設定𝄞""#, segue("b", "show")), scene("b"))
    for variant in [text, "\u{FEFF}" + text, text.replacing("\n", with: "\r\n")] {
      let document = read(variant).document
      #expect(slice(document, document.segues[0].region).hasPrefix("<segue destination=\"b\""))
      let region = document.fragment(named: "設定𝄞").map { document.regions[$0] } ?? .none
      #expect(slice(document, region).hasPrefix("<viewController id=\"a\""))
    }
  }
}

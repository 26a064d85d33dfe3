import NavigationCore
import NavigationDocument
import Testing

private func navigation(_ attributes: String, _ content: String) -> String {
  """
  <?xml version="1.0" encoding="utf-8"?>
  <navigation xmlns:android="http://schemas.android.com/apk/res/android"
    xmlns:app="http://schemas.android.com/apk/res-auto"
    xmlns:tools="http://schemas.android.com/tools" \(attributes)>
  \(content)
  </navigation>
  """
}

private let main = "app/src/main/res/navigation/main.xml"

private func read(
  _ text: String, others: [String: String] = [:],
  _ resources: AndroidResources = AndroidResources()
) -> ReadResult {
  DocumentReader.read(
    bytes: Array(text.utf8), path: main, files: .memory(others.merging([main: text]) { $1 }),
    resources: resources)
}

@Suite("Android navigation")
struct AndroidNavigationTests {
  @Test(
    "an action's attributes and its destination's kind decide its rules",
    arguments: [
      ("", "fragment", "", "a->b dismissable push 'go'"),
      (#"app:popUpTo="@id/a""#, "fragment", "", "a->b dismissable push 'go'"),
      (
        #"app:popUpTo="@+id/a" app:popUpToInclusive="true""#, "fragment", "", "a->b push 'go'"
      ),
      (#"app:popUpTo="@id/main""#, "fragment", "", "a->b push 'go'"),
      (#"app:clearTask="true""#, "fragment", "", "a->b push 'go'"),
      ("", "dialog", "", "a->b hold dismissable modal 'go'"),
      ("", "dialog", #"android:name="x.MenuBottomSheet""#, "a->b hold dismissable sheet 'go'"),
      ("", "activity", "", "a->b dismissable window 'go'"),
      (#"tools:popUpTo="@id/main""#, "fragment", "", "a->b dismissable push 'go'"),
    ])
  func actions(attributes: String, kind: String, of: String, expected: String) {
    let result = read(
      navigation(
        #"android:id="@+id/main" app:startDestination="@id/a""#,
        """
        <fragment android:id="@+id/a" android:label="First">
          <action android:id="@+id/go" app:destination="@id/b" \(attributes)/>
        </fragment>
        <\(kind) android:id="@+id/b" \(of)/>
        """))
    #expect(result.diagnostics.isEmpty)
    let document = result.document
    #expect(segues(document) == [expected])
    #expect(document.declaredEntry?.name == "a")
    #expect(document.attributes[0]?.title == "First")
    #expect(slice(document, document.segues[0].region).hasPrefix("<action"))
  }

  @Test("an action of a graph applies to every destination in it, but where it leads")
  func global() {
    let document = read(
      navigation(
        #"app:startDestination="@id/a""#,
        """
        <action android:id="@+id/help" app:destination="@id/b"/>
        <fragment android:id="@+id/a"/>
        <fragment android:id="@+id/b"/>
        <navigation android:id="@+id/inner" app:startDestination="@id/c">
          <fragment android:id="@+id/c"/>
          <activity android:id="@+id/out"/>
        </navigation>
        """)
    ).document
    #expect(segues(document) == ["a->b dismissable push 'help'", "c->b dismissable push 'help'"])
    #expect(document.attributes[2]?.group == "inner")
    #expect(document.attributes[3]?.isTerminal == true)
  }

  @Test("an action to a graph leads to its start, also where that is another file")
  func includes() {
    let inner = navigation(
      #"android:id="@+id/inner" app:startDestination="@id/deep""#,
      """
      <navigation android:id="@+id/deep" app:startDestination="@id/c">
        <fragment android:id="@+id/c"><action app:destination="@id/d"/></fragment>
        <fragment android:id="@+id/d"/>
      </navigation>
      """)
    let document = read(
      navigation(
        #"app:startDestination="@id/a""#,
        """
        <include app:graph="@navigation/inner"/>
        <fragment android:id="@+id/a"><action app:destination="@id/inner"/></fragment>
        """), others: ["app/src/main/res/navigation/inner.xml": inner]
    ).document
    #expect(segues(document) == ["a->c dismissable push", "c->d dismissable push"])
    #expect(document.sources.map(\.path) == [main, "app/src/main/res/navigation/inner.xml"])
    #expect(slice(document, document.regions[1]).contains("@+id/c"))
  }

  @Test("graphs that include each other, or themselves, are read once")
  func circle() {
    let text = navigation(
      #"app:startDestination="@id/a""#,
      #"<include app:graph="@navigation/main"/><fragment android:id="@+id/a"/>"#)
    let result = read(text)
    #expect(result.diagnostics.isEmpty)
    #expect(result.document.names == ["a"])
  }

  @Test("a graph whose start is itself has no entry, and says so")
  func noStart() {
    let document = read(
      navigation(
        #"android:id="@+id/n" app:startDestination="@id/n""#, #"<fragment android:id="@+id/a"/>"#)
    ).document
    #expect(document.declaredEntry == nil)
    #expect(document.entryFromCode != nil)
  }

  @Test("the nearest graph's destination is meant where an id comes twice")
  func scopes() {
    let document = read(
      navigation(
        #"app:startDestination="@id/a""#,
        """
        <fragment android:id="@+id/a"><action app:destination="@id/x"/></fragment>
        <fragment android:id="@+id/x"/>
        <navigation android:id="@+id/n" app:startDestination="@id/b">
          <fragment android:id="@+id/b"><action app:destination="@id/x"/></fragment>
          <fragment android:id="@+id/x"/>
        </navigation>
        """)
    ).document
    #expect(segues(document) == ["a->x dismissable push", "b->n.x dismissable push"])
  }

  @Test("an action that only pops is a way back")
  func pops() {
    let document = read(
      navigation(
        #"app:startDestination="@id/a""#,
        """
        <fragment android:id="@+id/a">
          <action app:destination="@id/b" app:popUpTo="@id/a" app:popUpToInclusive="true"/>
        </fragment>
        <fragment android:id="@+id/b"><action app:popUpTo="@id/a"/></fragment>
        """)
    ).document
    #expect(segues(document) == ["a->b dismissable push"])
  }

  @Test("deep links, menu items and ids are told as ways in by code; a missing graph is an end")
  func openness() {
    let document = read(
      navigation(
        #"app:startDestination="@id/a""#,
        """
        <fragment android:id="@+id/a"><action app:destination="@id/far"/></fragment>
        <fragment android:id="@+id/b"><deepLink app:uri="x://b"/></fragment>
        <fragment android:id="@+id/c"/>
        <fragment android:id="@+id/d"/>
        """), others: ["m.xml": #"<menu xmlns:android="x"><item android:id="@id/c"/></menu>"#],
      AndroidResources(menus: ["m.xml", "gone.xml"])
    ).document
    #expect(
      document.names.indices.map { document.attributes[Int32($0)]?.reachableFromCode } == [
        nil, "a deep link leads there", "a menu item with its id leads there",
        "code can navigate to `R.id.d`", nil,
      ])
    #expect(document.names.last == "far")
    #expect(document.attributes[4]?.isTerminal == true)
  }

  @Test("another file of resources is refused with its root")
  func otherXML() {
    let result = read("<LinearLayout/>")
    #expect(
      result.diagnostics.map(\.message) == [
        "this is no navigation graph: its root is `LinearLayout`, not `navigation`"
      ])
  }

  @Test("global actions that multiply beyond all bounds are refused")
  func product() {
    let ids = 0..<1_100
    let text = navigation(
      #"app:startDestination="@id/f0""#,
      ids.map { "<action app:destination=\"@id/f\($0)\"/><fragment android:id=\"@+id/f\($0)\"/>" }
        .joined())
    #expect(
      read(text).diagnostics.map(\.message) == ["this stands for more than 1000000 segues"])
  }
}

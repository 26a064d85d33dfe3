import NavigationGraph
import NavigationRouting
import Testing

/// A home screen with a pushed detail, and what stands there.
private struct Scene {
  var contexts = PresentationContexts(root: "home")
  let home: ScreenID
  let detail: ScreenID

  init() throws {
    home = contexts.root.id
    detail = try contexts.present("detail", as: .push, from: home)
  }

  var shown: [String] { contexts.screens.map(\.screen) }

  @discardableResult
  mutating func show(
    _ screen: String, as presentation: SeguePresentation, from asking: ScreenID
  ) throws -> ScreenID {
    try contexts.present(screen, as: presentation, from: asking)
  }
}

@Suite("Slots of a context")
struct SlotTests {
  @Test(
    "a second sheet, cover or popover replaces the first, with all that stood on it",
    arguments: [SeguePresentation.sheet, .fullScreenCover, .popover],
    [SeguePresentation.sheet, .fullScreenCover, .popover])
  func secondSheet(first: SeguePresentation, second: SeguePresentation) throws {
    var scene = try Scene()
    let one = try scene.show("one", as: first, from: scene.detail)
    try scene.show("inner", as: .push, from: one)
    let cover = try scene.show("cover", as: .fullScreenCover, from: one)
    try scene.show("alert", as: .alert, from: cover)
    try scene.show("two", as: second, from: scene.detail)
    #expect(scene.shown == ["home", "detail", "two"])
    #expect(scene.contexts.contexts.map(\.presentation) == [.inPlace, second])
  }

  @Test("a second sheet replaces the first whichever screen of the context asks")
  func secondSheetFromBeneath() throws {
    var scene = try Scene()
    try scene.show("one", as: .sheet, from: scene.detail)
    try scene.show("two", as: .sheet, from: scene.home)
    #expect(scene.shown == ["home", "detail", "two"])
  }

  @Test(
    "an alert over an alert takes its place",
    arguments: [
      SeguePresentation.alert, .confirmationDialog,
    ])
  func alertOverAlert(second: SeguePresentation) throws {
    var scene = try Scene()
    try scene.show("one", as: .alert, from: scene.detail)
    try scene.show("two", as: second, from: scene.home)
    #expect(scene.contexts.contexts[0].alert?.screen == "two")
    #expect(scene.contexts.contexts[0].alert?.presentation == second)
    #expect(scene.shown == ["home", "detail", "two"])
  }

  @Test("an alert asked for by an alert stands on what that stood on")
  func alertFromAlert() throws {
    var scene = try Scene()
    let one = try scene.show("one", as: .alert, from: scene.detail)
    try scene.show("two", as: .alert, from: one)
    #expect(scene.contexts.contexts[0].alert?.presenter == scene.detail)
    #expect(scene.shown == ["home", "detail", "two"])
  }

  @Test("an alert asked for by a modal that stood on the alert before stands on the screen beneath")
  func alertFromModalOnAlert() throws {
    var scene = try Scene()
    let one = try scene.show("one", as: .alert, from: scene.detail)
    let modal = try scene.show("modal", as: .modal, from: one)
    try scene.show("two", as: .alert, from: modal)
    #expect(scene.shown == ["home", "detail", "two"])
    #expect(scene.contexts.contexts[0].alert?.presenter == scene.detail)
  }

  @Test("a second modal takes the place of the first, and the alert stays")
  func secondModal() throws {
    var scene = try Scene()
    try scene.show("one", as: .modal, from: scene.detail)
    try scene.show("alert", as: .alert, from: scene.detail)
    try scene.show("two", as: .modal, from: scene.detail)
    #expect(scene.contexts.contexts[0].modal?.screen == "two")
    #expect(scene.shown == ["home", "detail", "alert", "two"])
  }

  @Test("alerts, dialogs and modals belong to the context of the screen that asks")
  func belonging() throws {
    var scene = try Scene()
    try scene.show("lower alert", as: .alert, from: scene.detail)
    let sheet = try scene.show("sheet", as: .sheet, from: scene.home)
    try scene.show("upper dialog", as: .confirmationDialog, from: sheet)
    try scene.show("upper modal", as: .modal, from: sheet)
    #expect(scene.contexts.contexts.map { $0.alert?.screen } == ["lower alert", "upper dialog"])
    #expect(scene.contexts.contexts.map { $0.modal?.screen } == [nil, "upper modal"])
    try scene.contexts.dismissAlert(from: sheet)
    try scene.contexts.dismissModal(from: sheet)
    #expect(scene.shown == ["home", "detail", "lower alert", "sheet"])
    #expect(scene.contexts.contextPresented(over: scene.detail)?.root.screen == "sheet")
    #expect(scene.contexts.contextPresented(over: sheet) == nil)
  }

  @Test("a push from a screen beneath goes on top of its path; what stands on the context stays")
  func pushFromBeneath() throws {
    var scene = try Scene()
    try scene.show("sheet", as: .sheet, from: scene.detail)
    try scene.show("more", as: .push, from: scene.home)
    #expect(scene.contexts.contexts[0].path.map(\.screen) == ["detail", "more"])
    #expect(scene.contexts.contexts[1].root.screen == "sheet")
    #expect(scene.contexts.context(of: scene.home)?.top.screen == "more")
    #expect(scene.contexts.top.screen == "sheet")
  }

  @Test("popping what was pushed beneath a sheet leaves the sheet; popping its presenter does not")
  func popBeneathASheet() throws {
    var scene = try Scene()
    try scene.show("sheet", as: .sheet, from: scene.detail)
    let more = try scene.show("more", as: .push, from: scene.home)
    var copy = scene
    try scene.contexts.dismiss(more)
    #expect(scene.shown == ["home", "detail", "sheet"])
    try copy.contexts.dismiss(scene.detail)
    #expect(copy.shown == ["home"])
  }

  @Test("an alert and a modal go with the screen that asked for them, and no other")
  func askersGo() throws {
    var scene = try Scene()
    let more = try scene.show("more", as: .push, from: scene.detail)
    try scene.show("alert", as: .alert, from: more)
    try scene.show("modal", as: .modal, from: scene.home)
    try scene.contexts.dismiss(more)
    #expect(scene.shown == ["home", "detail", "modal"])
    try scene.contexts.dismiss(scene.detail)
    #expect(scene.shown == ["home", "modal"])
  }

  @Test(
    "what an alert or a modal led to goes when it closes",
    arguments: [
      SeguePresentation.push, .sheet,
    ])
  func standingOnAnAlert(presentation: SeguePresentation) throws {
    for slot: SeguePresentation in [.alert, .modal] {
      var scene = try Scene()
      let overlay = try scene.show("overlay", as: slot, from: scene.detail)
      let next = try scene.show("next", as: presentation, from: overlay)
      try scene.show("last", as: .push, from: next)
      try scene.contexts.dismiss(overlay)
      #expect(scene.shown == ["home", "detail"], "\(slot)")
    }
  }

  @Test("the screen at the bottom cannot be dismissed, whatever stands on it")
  func dismissAtTheRoot() throws {
    var scene = try Scene()
    try scene.show("sheet", as: .sheet, from: scene.detail)
    let before = scene.contexts
    #expect(throws: ContextError.nothingBeneath(scene.home)) {
      try scene.contexts.dismiss(scene.home)
    }
    #expect(scene.contexts == before)
  }

  @Test("every operation from a screen that has gone is refused and changes nothing")
  func goneScreens() throws {
    var scene = try Scene()
    let sheet = try scene.show("sheet", as: .sheet, from: scene.detail)
    try scene.contexts.dismiss(scene.detail)
    let before = scene.contexts
    let presentations = SeguePresentation.allCases
    for gone in [scene.detail, sheet] {
      for presentation in presentations {
        #expect(throws: ContextError.screenGone(gone)) {
          try scene.show("late", as: presentation, from: gone)
        }
      }
      #expect(throws: ContextError.screenGone(gone)) { try scene.contexts.dismiss(gone) }
      #expect(throws: ContextError.screenGone(gone)) {
        try scene.contexts.dismissPresented(over: gone)
      }
      #expect(throws: ContextError.screenGone(gone)) {
        try scene.contexts.dismissAlert(from: gone)
      }
      #expect(throws: ContextError.screenGone(gone)) {
        try scene.contexts.dismissModal(from: gone)
      }
      #expect(throws: ContextError.screenGone(gone)) { try scene.contexts.pop(to: gone) }
      #expect(throws: ContextError.screenGone(gone)) {
        try scene.contexts.setPathCount(0, in: gone)
      }
      #expect(!scene.contexts.contains(gone) && scene.contexts[gone] == nil)
      #expect(!scene.contexts.hostsPresentation(gone))
      #expect(scene.contexts.context(of: gone) == nil)
    }
    #expect(scene.contexts == before)
  }

  @Test("a refusal says which screen and what to do")
  func messages() throws {
    let id = PresentationContexts(root: 0).root.id
    #expect(
      "\(ContextError.screenGone(id))"
        == "screen `0` is no longer there; ask from a screen that is")
    #expect(
      "\(ContextError.nothingBeneath(id))"
        == "screen `0` has nothing beneath it; dismiss what stands on it instead")
  }
}

@Suite("What the user does to contexts")
struct UserChangeTests {
  @Test(
    "a back swipe pops as many screens as it says, from any screen of the context",
    arguments: [
      (-1, 0), (0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (Int.max, 4), (Int.min, 0),
    ])
  func setPathCount(count: Int, left: Int) throws {
    for asking in 0...4 {
      var contexts = PresentationContexts(root: 0)
      for i in 1...4 { try contexts.present(i, as: .push, from: contexts.top.id) }
      try contexts.setPathCount(count, in: contexts.screens[asking].id)
      #expect(contexts.contexts[0].path.map(\.screen) == Array([1, 2, 3, 4].prefix(left)))
    }
  }

  @Test("pop to a screen takes what is pushed on it, and the sheet of what was popped")
  func popTo() throws {
    var scene = try Scene()
    let more = try scene.show("more", as: .push, from: scene.detail)
    try scene.show("sheet", as: .sheet, from: more)
    var copy = scene
    try scene.contexts.pop(to: scene.detail)
    #expect(scene.shown == ["home", "detail"])
    try copy.contexts.pop(to: more)
    #expect(copy.shown == ["home", "detail", "more", "sheet"])
    try copy.contexts.pop(to: copy.home)
    #expect(copy.shown == ["home"])
  }

  @Test("pop to the root leaves what the root presents")
  func popToRoot() throws {
    var scene = try Scene()
    try scene.show("sheet", as: .sheet, from: scene.home)
    let modal = try scene.show("modal", as: .modal, from: scene.home)
    try scene.contexts.pop(to: modal)
    #expect(scene.shown == ["home", "detail", "sheet", "modal"])
    try scene.contexts.pop(to: scene.home)
    #expect(scene.shown == ["home", "sheet", "modal"])
  }

  @Test("a sheet's binding set to nil takes it down with what stood on it; a second time nothing")
  func sheetBinding() throws {
    var scene = try Scene()
    let sheet = try scene.show("sheet", as: .sheet, from: scene.detail)
    try scene.show("cover", as: .fullScreenCover, from: sheet)
    try scene.contexts.dismissPresented(over: scene.home)
    #expect(scene.shown == ["home", "detail"])
    try scene.contexts.dismissPresented(over: scene.home)
    #expect(scene.shown == ["home", "detail"])
  }

  @Test("an alert that the system closed goes alone; where there is none nothing happens")
  func alertClosedBySystem() throws {
    var scene = try Scene()
    try scene.show("modal", as: .modal, from: scene.detail)
    try scene.show("alert", as: .alert, from: scene.detail)
    for _ in 1...2 {
      try scene.contexts.dismissAlert(from: scene.home)
      #expect(scene.shown == ["home", "detail", "modal"])
    }
    for _ in 1...2 {
      try scene.contexts.dismissModal(from: scene.home)
      #expect(scene.shown == ["home", "detail"])
    }
  }
}

import NavigationGraph
import NavigationRouting
import Observation
import Testing

private typealias Coordinator = RouterPresentationCoordinator<String>

/// Says whether it was called.
private final class Flag: @unchecked Sendable {
  // Set and read on the main actor only: observation calls back where the change is made.
  var isSet = false
}

/// The coordinators of a chain, bottom to top.
@MainActor private func all(_ bottom: Coordinator) -> [Coordinator] {
  var all = [bottom]
  while let next = all.last?.presented { all.append(next) }
  return all
}

/// The router of the topmost screen.
@MainActor private func top(_ bottom: Coordinator) -> ScreenRouter<String> {
  let coordinator = all(bottom).last ?? bottom
  return coordinator.router(for: coordinator.context.top.id)
}

@Suite("Coordinators")
@MainActor
struct CoordinatorTests {
  @Test("push uses the coordinator that is there; the new page hosts no presentation")
  func push() throws {
    let coordinator = Coordinator(root: "home")
    let router = top(coordinator)
    #expect(router.hostsPresentation)
    #expect(router.navigate(.push, to: "detail"))
    #expect(coordinator.presented == nil)
    #expect(coordinator.path.compactMap { coordinator.screen($0)?.screen.content } == ["detail"])
    #expect(!top(coordinator).hostsPresentation)
  }

  @Test(
    "a sheet, a cover and a popover make a coordinator, and the new page hosts presentation",
    arguments: [SegueType.sheet, .fullScreenCover, .popover])
  func ownCoordinator(segue: SegueType) throws {
    let coordinator = Coordinator(root: "home")
    #expect(top(coordinator).navigate(segue, to: "other"))
    let other = try #require(coordinator.presented)
    #expect(other !== coordinator && other.root.screen.content == "other")
    #expect(top(coordinator).hostsPresentation && top(coordinator).screen == other.id)
    #expect((coordinator.sheet === other) == (segue == .sheet))
    #expect((coordinator.fullScreen === other) == (segue == .fullScreenCover))
    #expect((coordinator.popover === other) == (segue == .popover))
  }

  @Test("a coordinator keeps path, sheet, cover, alert and modal of its own context")
  func fields() throws {
    let coordinator = Coordinator(root: "home")
    top(coordinator).navigate(.fullScreenCover, to: "cover")
    top(coordinator).navigate(.push, to: "detail")
    let router = top(coordinator)
    router.showAlert(.ok(title: "Done"))
    router.showModal("modal")
    let cover = try #require(coordinator.fullScreen)
    #expect(coordinator.path.isEmpty && coordinator.alert == nil && coordinator.modal == nil)
    #expect(cover.path.count == 1 && cover.alert?.title == "Done")
    guard case .modal("modal", .default)? = cover.modal?.screen else {
      Issue.record("no modal with the default configuration")
      return
    }
    router.navigate(.sheet, to: "sheet")
    #expect(cover.sheet?.root.screen.content == "sheet")
  }

  @Test(
    "the hosts of cover, sheet, cover, push, sheet stay the same as the chain grows and shrinks")
  func stableHosts() throws {
    let coordinator = Coordinator(root: "home")
    var seen: [Coordinator] = [coordinator]
    let order: [SegueType] = [.fullScreenCover, .sheet, .fullScreenCover, .push, .sheet]
    for (i, segue) in order.enumerated() {
      top(coordinator).navigate(segue, to: "\(i)")
      let now = all(coordinator)
      #expect(zip(seen, now).allSatisfy { $0 === $1 })
      seen = now
    }
    #expect(seen.count == 5)
    for left in [4, 3, 3, 2, 1] {
      top(coordinator).dismissScreen()
      let now = all(coordinator)
      // The sheet went first, then the page that was pushed, then the contexts one by one.
      #expect(now.count == (left == 4 ? 4 : now.count))
      #expect(zip(seen, now).allSatisfy { $0 === $1 })
    }
    #expect(all(coordinator).count == 1 && coordinator.path.isEmpty)
  }

  @Test("`dismissScreen` pops a pushed screen, else takes down the sheet or cover")
  func dismissScreen() throws {
    for segue in [SegueType.sheet, .fullScreenCover, .popover] {
      let coordinator = Coordinator(root: "home")
      top(coordinator).navigate(segue, to: "root of the other")
      let root = top(coordinator)
      root.navigate(.push, to: "detail")
      #expect(top(coordinator).dismissScreen())
      #expect(coordinator.presented?.path.isEmpty == true)
      #expect(root.dismissScreen())
      #expect(coordinator.presented == nil)
      #expect(!root.dismissScreen())
      #expect(!top(coordinator).dismissScreen())
      #expect(coordinator.contexts.screens.count == 1)
    }
  }

  @Test("only the coordinator whose context changed tells its observers")
  func observation() throws {
    let coordinator = Coordinator(root: "home")
    top(coordinator).navigate(.sheet, to: "sheet")
    let sheet = try #require(coordinator.sheet)
    func changes(
      _ observed: Coordinator, _ read: (Coordinator) -> Void, by change: () -> Void
    ) -> Bool {
      let flag = Flag()
      withObservationTracking {
        read(observed)
      } onChange: {
        flag.isSet = true
      }
      change()
      return flag.isSet
    }
    let host = { (observed: Coordinator) in
      _ = (observed.path, observed.sheet?.id, observed.fullScreen?.id, observed.modal?.id)
      _ = observed.alert?.title
    }
    #expect(!changes(coordinator, host) { top(coordinator).navigate(.push, to: "detail") })
    #expect(changes(sheet, host) { top(coordinator).navigate(.push, to: "more") })
    #expect(!changes(coordinator, host) { top(coordinator).showAlert(.ok(title: "Done")) })
    #expect(!changes(coordinator, host) { top(coordinator).navigate(.sheet, to: "upper") })
    #expect(changes(sheet, host) { top(coordinator).dismissScreen() })
    #expect(changes(coordinator, host) { coordinator.dismissPresented() })
    // What changes nothing tells nobody.
    #expect(!changes(coordinator, host) { coordinator.dismissPresented() })
    #expect(!changes(coordinator, host) { coordinator.dismissAlert() })
    #expect(!changes(coordinator, host) { coordinator.setPath([]) })
    #expect(!changes(coordinator, host) { top(coordinator).dismissScreen() })
  }

  @Test("a sheet within a full-screen cover stands on the cover, whose content stays where it is")
  func sheetInCover() throws {
    let coordinator = Coordinator(root: "home")
    top(coordinator).navigate(.fullScreenCover, to: "cover")
    let cover = try #require(coordinator.fullScreen)
    let flag = Flag()
    withObservationTracking {
      _ = (coordinator.fullScreen?.id, cover.root.screen.content)
    } onChange: {
      flag.isSet = true
    }
    top(coordinator).navigate(.sheet, to: "sheet")
    #expect(coordinator.fullScreen === cover && coordinator.sheet == nil)
    #expect(cover.sheet?.root.screen.content == "sheet")
    #expect(!flag.isSet, "the host of the cover was told to show it anew")
    #expect(cover.root.screen.content == "cover")
  }

  @Test("a screen beneath is still where the history says after any pops")
  func history() throws {
    let coordinator = Coordinator(root: "home")
    for i in 0..<5 { top(coordinator).navigate(.push, to: "\(i)") }
    let history = coordinator.path
    coordinator.setPath(Array(history.prefix(2)))
    #expect(history.map { coordinator.screen($0)?.screen.content } == ["0", "1", nil, nil, nil])
    // What is pushed now is not taken for what stood there before.
    top(coordinator).navigate(.push, to: "new")
    #expect(history.suffix(3).allSatisfy { coordinator.screen($0) == nil })
    coordinator.setPath(history)
    #expect(coordinator.path == Array(history.prefix(2)))
  }

  @Test("an alert that the router shows is up, and closes when it is dismissed")
  func alertByRouter() {
    let coordinator = Coordinator(root: "home")
    let router = top(coordinator)
    #expect(router.showAlert(.ok(title: "Done", message: "Saved successfully.")))
    #expect(coordinator.alert?.title == "Done")
    #expect(router.dismissAlert())
    #expect(coordinator.alert == nil && coordinator.contexts.screens.count == 1)
  }

  @Test("an alert of a covered context waits until it is uncovered")
  func waitingAlert() throws {
    let coordinator = Coordinator(root: "home")
    let home = top(coordinator)
    home.navigate(.sheet, to: "sheet")
    home.showAlert(.ok(title: "Failed"))
    #expect(coordinator.alert == nil && coordinator.context.alert != nil)
    top(coordinator).dismissScreen()
    #expect(coordinator.alert?.title == "Failed")
    home.dismissAlert()
    #expect(coordinator.alert == nil && coordinator.context.alert == nil)
  }

  @Test("a navigation stack gives back the path that it was left with")
  func setPath() throws {
    let coordinator = Coordinator(root: "home")
    for i in 1...4 { top(coordinator).navigate(.push, to: "\(i)") }
    let path = coordinator.path
    coordinator.setPath(path)
    #expect(coordinator.path == path)
    coordinator.setPath(Array(path.prefix(3)))
    #expect(coordinator.path == Array(path.prefix(3)))
    coordinator.setPath([path[0], path[2]])
    #expect(coordinator.path == [path[0]])
    coordinator.setPath(path)
    #expect(coordinator.path == [path[0]])
  }

  @Test("a sheet that was swiped away does not take its successor with it")
  func lateBinding() throws {
    let coordinator = Coordinator(root: "home")
    top(coordinator).navigate(.sheet, to: "one")
    let one = try #require(coordinator.sheet)
    coordinator.router(for: coordinator.id).navigate(.sheet, to: "two")
    coordinator.dismissPresented(one.id)
    #expect(coordinator.sheet?.root.screen.content == "two")
    coordinator.dismissPresented(coordinator.sheet?.id)
    #expect(coordinator.sheet == nil)
  }

  @Test("a router of a screen that has gone does nothing")
  func goneScreen() throws {
    let coordinator = Coordinator(root: "home")
    top(coordinator).navigate(.push, to: "detail")
    let detail = top(coordinator)
    detail.navigate(.sheet, to: "sheet")
    let sheet = top(coordinator)
    detail.dismissScreen()
    let before = coordinator.contexts.screens.map(\.id)
    for gone in [detail, sheet] {
      #expect(!gone.navigate(.push, to: "late") && !gone.navigate(.sheet, to: "late"))
      #expect(!gone.showAlert(.ok(title: "late")) && !gone.dismissAlert())
      #expect(!gone.showModal("late") && !gone.dismissModal() && !gone.dismissScreen())
      #expect(!gone.hostsPresentation)
    }
    #expect(coordinator.contexts.screens.map(\.id) == before)
  }

  @Test("`showModal` and `dismissModal` take a configuration or do without")
  func modals() throws {
    let coordinator = Coordinator(root: "home")
    let router = top(coordinator)
    #expect(router.showModal("plain"))
    #expect(router.showModal("low", configuration: AppModalConfiguration(alignment: .bottom)))
    guard case .modal("low", let configuration)? = coordinator.modal?.screen else {
      Issue.record("the later modal is not up")
      return
    }
    #expect(configuration.alignment == .bottom)
    #expect(coordinator.modal?.screen.content == "low")
    coordinator.dismissModal()
    #expect(coordinator.modal == nil && router.dismissModal())
  }

  @Test("a chain goes with its bottom coordinator, whatever its screens keep")
  func release() {
    weak var watched: ContextCoordinator<() -> Void>?
    var kept: ScreenRouter<() -> Void>?
    do {
      let coordinator = ContextCoordinator<() -> Void>(root: {})
      watched = coordinator
      let router = coordinator.router(for: coordinator.id)
      // A screen's builder holds the router of the screen that made it.
      router.navigate(.sheet) { router.dismissScreen() }
      kept = router
    }
    #expect(watched == nil)
    #expect(kept?.dismissScreen() == false)
  }
}

extension ScreenRouter where Content == () -> Void {
  fileprivate func navigate(_ segue: SegueType, _ content: @escaping () -> Void) {
    navigate(segue, to: content)
  }
}

@Suite("The debug log", .serialized)
@MainActor
struct RoutingDebugTests {
  /// The lines that a body makes the routers print.
  private func lines(_ body: (Coordinator) -> Void) -> [String] {
    final class Lines { var all: [String] = [] }
    let lines = Lines()
    let printer = SDRoutingDebug.printer
    SDRoutingDebug.printer = { lines.all.append($0) }
    body(Coordinator(root: "home"))
    SDRoutingDebug.printer = printer
    return lines.all
  }

  @Test("off, which it is at first, nothing is printed")
  func off() {
    #expect(!SDRoutingDebug.isEnabled)
    #expect(lines { top($0).navigate(.push, to: "detail") }.isEmpty)
  }

  @Test("a line has router, coordinator, host, path, sheet, cover, modal and alert")
  func fields() {
    SDRoutingDebug.isEnabled = true
    defer { SDRoutingDebug.isEnabled = false }
    let all = lines { coordinator in
      let home = top(coordinator)
      home.navigate(.push, to: "detail")
      let detail = top(coordinator)
      detail.showModal("modal")
      detail.showAlert(.ok(title: "Done"))
      detail.navigate(.sheet, to: "sheet")
      let sheet = top(coordinator)
      sheet.navigate(.push, to: "more")
      sheet.dismissScreen()
      home.navigate(.fullScreenCover, to: "cover")
      sheet.dismissScreen()
      home.dismissScreen()
    }
    let lower = "coordinatorID=0 hostsPresentation="
    #expect(
      all == [
        "push routerID=0 \(lower)true path=[1] sheet=nil fullScreen=nil modal=nil alert=nil",
        "showModal routerID=1 \(lower)false path=[1] sheet=nil fullScreen=nil modal=2 alert=nil",
        "showAlert routerID=1 \(lower)false path=[1] sheet=nil fullScreen=nil modal=2 alert=3",
        "sheet routerID=1 \(lower)false path=[1] sheet=4 fullScreen=nil modal=2 alert=3",
        "push routerID=4 coordinatorID=4 hostsPresentation=true path=[5] sheet=nil "
          + "fullScreen=nil modal=nil alert=nil",
        "dismissScreen routerID=4 coordinatorID=4 hostsPresentation=true path=[5] sheet=nil "
          + "fullScreen=nil modal=nil alert=nil",
        "fullScreenCover routerID=0 \(lower)true path=[1] sheet=nil fullScreen=6 modal=2 alert=3",
        "dismissScreen refused: screen `4` is no longer there; ask from a screen that is",
        "dismissScreen refused: screen `0` has nothing beneath it; dismiss what stands on it "
          + "instead; routerID=0 \(lower)true path=[1] sheet=nil fullScreen=6 modal=2 alert=3",
      ])
  }
}

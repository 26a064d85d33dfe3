internal import NavigationCore

extension StoryboardProject {
  /// A segue with both of its ends known.
  private struct Link {
    var origin: Place
    var target: Target
    var meaning: SegueMeaning
    var written: StoryboardFile.Segue
  }

  /// Declares every scene and adds every segue. Linear.
  func write(into graph: inout ImportedGraph) {
    let names = names()
    let links = links()
    let entry = entry
    graph.builder.document.isClosed = true
    declareScenes(names, links, entry: entry, into: &graph)
    if let entry {
      graph.builder.document.declaredEntry = (
        names[entry.file][entry.scene], files[entry.file].scenes[entry.scene].region
      )
    } else {
      graph.builder.document.entryFromCode = "no storyboard tells where the app begins"
    }
    let dismissable = leavable(links)
    var hasAuto: Set<Place> = []
    for link in links {
      var rules: SegueRules
      var presentation = Presentation.inPlace
      switch link.meaning {
      case .unwind: continue
      case .content(let way):
        presentation = way
        rules = hasAuto.insert(link.origin).inserted ? [.hold, .auto] : .hold
      case .stacked(let given):
        presentation = .push
        rules = given
      case .presented(let way, let canBeSwipedAway):
        presentation = way
        rules = canBeSwipedAway ? [.hold, .dismissable] : .hold
      case .custom: rules = []
      }
      if case .content = link.meaning {
      } else if case .scene(let place) = link.target, dismissable.contains(place) {
        rules.insert(.dismissable)
      }
      guard let destination = name(of: link.target, names, link, into: &graph) else { continue }
      graph.segue(
        names[link.origin.file][link.origin.scene], destination, rules: rules, presentation,
        label: link.written.identifier, region: link.written.region)
    }
  }

  private func links() -> [Link] {
    places().flatMap { place in
      files[place.file].scenes[place.scene].segues.map { segue in
        let target = target(of: segue.destination, in: place.file)
        var scene: StoryboardFile.Scene?
        if case .scene(let place) = target { scene = files[place.file].scenes[place.scene] }
        return Link(
          origin: place, target: target,
          meaning: SegueMeaning(segue, to: scene, isMac: files[place.file].isMac),
          written: segue)
      }
    }
  }

  /// The fragment that a target stands for. One outside of the input is a known end; one that is
  /// missing stays undeclared, which a rule tells.
  private func name(
    of target: Target, _ names: [[String]], _ link: Link, into graph: inout ImportedGraph
  ) -> String? {
    switch target {
    case .none: return nil
    case .scene(let place): return names[place.file][place.scene]
    case .missing(let reference):
      let name = reference.storyboard.isEmpty ? files[link.origin.file].name : reference.storyboard
      return "\(name).storyboard.\(reference.identifier ?? "initial")"
    case .outside(let reference):
      let name =
        "\(reference.storyboard).storyboard" + (reference.identifier.map { ".\($0)" } ?? "")
      var attributes = GraphDocument.FragmentAttributes()
      attributes.group = "\(reference.storyboard).storyboard"
      attributes.isTerminal = true
      attributes.leavableFromCode = "its storyboard is not among the inputs"
      graph.declare(name, region: link.written.region, attributes)
      return name
    }
  }

  private func declareScenes(
    _ names: [[String]], _ links: [Link], entry: Place?, into graph: inout ImportedGraph
  ) {
    var byCustomSegue: Set<Place> = []
    var hasEgress: Set<Place> = []
    var showsNavigation = false
    for link in links where link.target != .none {
      if link.meaning != .unwind { hasEgress.insert(link.origin) }
      switch link.meaning {
      case .content, .unwind: break
      default: showsNavigation = true
      }
      if case .scene(let place) = link.target, link.meaning == .custom {
        byCustomSegue.insert(place)
      }
    }
    for place in places() {
      let file = files[place.file]
      let scene = file.scenes[place.scene]
      var attributes = GraphDocument.FragmentAttributes()
      let title = scene.title ?? scene.customClass
      attributes.title = title == names[place.file][place.scene] ? nil : title
      if files.count > 1 { attributes.group = file.name }
      // Where a file shows containers only, it says nothing about ends.
      attributes.isTerminal = !showsNavigation && !hasEgress.contains(place)
      if place != entry {
        attributes.reachableFromCode =
          if let identifier = scene.identifier {
            "code can make it by its storyboard identifier `\(identifier)`"
          } else if file.initial == scene.id {
            "code can make it as the initial scene of `\(file.name).storyboard`"
          } else {
            nil
          }
      }
      attributes.leavableFromCode =
        if let name = scene.customClass {
          "its class `\(name)` may lead on or dismiss it in code"
        } else if !SceneKinds.plain.contains(scene.kind) {
          "what a `\(scene.kind)` shows is not in the storyboard"
        } else if byCustomSegue.contains(place) {
          "a custom segue leads there, whose code is not in the storyboard"
        } else {
          nil
        }
      graph.declare(names[place.file][place.scene], region: scene.region, attributes)
    }
  }

  /// The scenes that an unwind segue leads back from: its own, and those around and below it up
  /// to what was presented.
  private func leavable(_ links: [Link]) -> Set<Place> {
    var origins: [Place: [Place]] = [:]
    var found: Set<Place> = []
    var waiting: [Place] = []
    for link in links {
      switch (link.meaning, link.target) {
      case (.unwind, _): waiting.append(link.origin)
      case (.content, .scene(let place)), (.stacked, .scene(let place)):
        origins[place, default: []].append(link.origin)
      default: break
      }
    }
    while let place = waiting.popLast() {
      if found.insert(place).inserted { waiting += origins[place] ?? [] }
    }
    return found
  }
}

private enum SceneKinds {
  /// Controllers that do nothing but what the storyboard says.
  static let plain: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "windowController",
    "controller", "application",
  ]
}

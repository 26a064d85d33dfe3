import NavigationCore
import NavigationDocument
import NavigationLint

/// Transitions and walks as `rutter walk` lists them.
struct WalkListing {
  var document: GraphDocument
  var topology: Topology
  var entry: Int

  func edge(_ segue: Int32) -> String {
    visibleText("\(name(topology.segues[Int(segue)].origin)) => \(destination(segue))")
  }

  private func name(_ fragment: Int32) -> String { document.names[Int(fragment)] }

  private func destination(_ segue: Int32) -> String {
    name(topology.segues[Int(segue)].destination)
  }

  /// The autos that fire when a fragment is entered.
  private func autos(from fragment: Int32) -> [Int32] {
    var fired: [Int32] = []
    var f = Int(fragment)
    while topology.autoSegue[f] >= 0 {
      fired.append(topology.autoSegue[f])
      f = Int(topology.segues[Int(topology.autoSegue[f])].destination)
    }
    return fired
  }

  /// The path of a walk: its segues and the autos that fire between them.
  private func path(_ walk: [Int32]) -> [Int32] {
    autos(from: Int32(entry))
      + walk.flatMap { [$0] + autos(from: topology.segues[Int($0)].destination) }
  }

  private func numbered(_ lines: [String]) -> String {
    let width = String(lines.count).count
    return lines.enumerated().map { i, line in
      let number = String(i + 1)
      return String(repeating: " ", count: 2 + width - number.count) + "\(number)  \(line)\n"
    }.joined()
  }

  private func firing(_ autos: [Int32]) -> String {
    autos.isEmpty ? "" : "  (fires \(autos.map(edge).joined(separator: ", ")))"
  }

  // MARK: Transitions

  func text(_ walk: Transitions, _ start: Int) -> String {
    let atLaunch = start == entry ? firing(autos(from: Int32(entry))) : ""
    let lines = walk.steps.map { step in
      switch step {
      case .present(let segue, _):
        return "present \(edge(segue))"
          + firing(autos(from: topology.segues[Int(segue)].destination))
      case .replace(let fragment):
        let names = walk.path(to: Int(fragment)).map(destination)
        let path = ([name(Int32(entry))] + names).joined(separator: " => ")
        return "replace with \(visibleText(path))"
      }
    }
    return "starts at `\(visibleText(name(Int32(start))))`\(atLaunch)\n" + numbered(lines)
  }

  func summary(_ walk: Transitions) -> String {
    let replaced = walk.steps.count {
      if case .replace = $0 { return true }
      return false
    }
    return "\(count(walk.steps.count, "transition")): "
      + "\(walk.steps.count - replaced) present, \(replaced) replace"
  }

  func json(_ walk: Transitions, _ start: Int) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("version", 1)
      $0.member("start", name(Int32(start)))
      $0.array("transitions", walk.steps) { json, step in
        json.object {
          switch step {
          case .present(let segue, _): $0.object("present") { write(segue, &$0) }
          case .replace(let fragment):
            $0.array("replace", walk.path(to: Int(fragment)), object)
          }
        }
      }
    }
    return json.text + "\n"
  }

  // MARK: Covering walks

  func text(_ cover: CoveringWalks) -> String {
    numbered(
      cover.walks.map { walk in
        var text = name(Int32(entry))
        var last = Int32(entry)
        for i in path(walk) {
          let segue = topology.segues[Int(i)]
          // What stays on screen under the fragments that autos opened is left later.
          if segue.origin != last { text += ", \(name(segue.origin))" }
          text += " => \(name(segue.destination))"
          last = segue.destination
        }
        return visibleText(text)
      })
  }

  func summary(_ cover: CoveringWalks) -> String {
    let steps = cover.walks.reduce(0) { $0 + $1.count }
    let covered = topology.segueCount - cover.unwalked.count
    return "\(count(cover.walks.count, "walk")) of \(count(steps, "step")) for "
      + count(covered, "segue")
      + (cover.isShortest ? "" : "; there may be shorter ones")
  }

  func json(_ cover: CoveringWalks) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("version", 1)
      $0.member("start", name(Int32(entry)))
      $0.member("isShortest", cover.isShortest)
      $0.array("walks", cover.walks) { json, walk in json.array(path(walk), object) }
      $0.array("unwalked", cover.unwalked, object)
    }
    return json.text + "\n"
  }

  private func object(_ json: inout JSONWriter, _ segue: Int32) {
    json.object { write(segue, &$0) }
  }

  private func write(_ segue: Int32, _ json: inout JSONWriter) {
    json.member("from", name(topology.segues[Int(segue)].origin))
    json.member("to", destination(segue))
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

import NavigationCore
public import NavigationDocument

extension Scene {
  /// Two versions of a graph in one picture: what is new, what is gone, what changed.
  ///
  /// A fragment that looks renamed stands there once, with its old name as a note.
  /// Frames that follow from the segues are those of both versions together.
  public init(
    from old: GraphDocument, to new: GraphDocument, title: String? = nil,
    grouping: Grouping = .group
  ) {
    let pair = GraphPair(old: old, new: new)
    let diff = GraphDiff(pair, from: old, to: new)
    let changedFragments = Set(diff.changedFragments.map(\.name))
    let before = Scene(document: old, grouping: grouping)
    let after = Scene(document: new, grouping: grouping)

    var oldPlace = [Int](repeating: -1, count: old.names.count)
    var newPlace = [Int](repeating: -1, count: new.names.count)
    var fragments: [Fragment] = []
    for match in pair.fragments {
      if let o = match.old { oldPlace[o] = fragments.count }
      if let n = match.new { newPlace[n] = fragments.count }
      // A document's fragments are in the order of their names, and so are the scene's.
      guard let n = match.new else {
        guard let o = match.old else { continue }
        var fragment = before.fragments[o]
        fragment.change = .removed
        fragment.isEntry = false
        fragments.append(fragment)
        continue
      }
      var fragment = after.fragments[n]
      if let o = match.old {
        if old.names[o] != new.names[n] {
          fragment.change = .changed
          fragment.note = "was \(old.names[o])?"
        } else if changedFragments.contains(new.names[n]) {
          fragment.change = .changed
        }
      } else {
        fragment.change = .added
      }
      fragments.append(fragment)
    }

    struct Ends: Hashable {
      var from: String
      var to: String
    }
    var notes: [Ends: String] = [:]
    for changed in diff.changedSegues {
      notes[Ends(from: changed.edge.from, to: changed.edge.to)] =
        changed.changes.map(\.text).joined(separator: ", ")
    }
    var segues: [Segue] = []
    for match in pair.segues {
      guard let n = match.new else {
        guard let o = match.old else { continue }
        let written = old.segues[o]
        var segue = Segue(
          written, of: old, from: oldPlace[Int(written.origin)],
          to: oldPlace[Int(written.destination)])
        segue.change = .removed
        segues.append(segue)
        continue
      }
      let written = new.segues[n]
      var segue = Segue(
        written, of: new, from: newPlace[Int(written.origin)],
        to: newPlace[Int(written.destination)])
      let ends = Ends(
        from: new.names[Int(written.origin)], to: new.names[Int(written.destination)])
      if match.old == nil {
        segue.change = .added
      } else if let note = notes[ends] {
        segue.change = .changed
        segue.text = note
      }
      segues.append(segue)
    }
    self.init(
      title: title ?? after.title, description: diff.summary, fragments: fragments,
      segues: segues)
    frame(by: grouping)
  }
}

internal import NavigationCore

/// One change of what a navgraph document says.
public enum GraphChange: Sendable, Hashable {
  /// Takes out the entry of `segues` or `suppress` that stands there, whole.
  case remove(SourceRegion)
  /// Writes another name wherever a segue, a suppression or `entry` has that one.
  case rename(String, to: String)
  /// Adds a name to `fragments`.
  case declare(String)
  /// Declares another entry in the place of the declared one.
  case setEntry(String)
}

extension GraphDocument {
  /// Whether this document says what another one says after the changes, no more and no less.
  ///
  /// Places do not count, nor do the files that it is spread over. Linear in both.
  public func isResult(of changes: [GraphChange], on old: GraphDocument) -> Bool {
    var expected = old
    var renamed: [String: String] = [:]
    var removed: Set<SourceRegion> = []
    var declared: Set<String> = []
    for change in changes {
      switch change {
      case .remove(let region): removed.insert(region)
      case .rename(let name, let other): renamed[name] = other
      case .declare(let name): declared.insert(name)
      case .setEntry(let name): expected.declaredEntry?.name = name
      }
    }
    expected.segues.removeAll { removed.contains($0.region) }
    expected.suppressions.removeAll { removed.contains($0.region) }
    return Meaning(self) == Meaning(expected, renamed: renamed, declared: declared)
  }

  /// What a document says, without places and numbers.
  private struct Meaning: Equatable {
    struct Fragment: Equatable {
      var isDeclared: Bool
      var attributes: FragmentAttributes?
    }

    struct Segue: Equatable {
      var from: String
      var to: String
      var rules: UInt8
      var presentation: Presentation
      var tag: String?
      var label: String?
    }

    var heading: [String?]
    var isClosed: Bool
    var fragments: [String: Fragment] = [:]
    var segues: [Segue]
    var suppressions: [[String?]]

    init(
      _ document: GraphDocument, renamed: [String: String] = [:], declared: Set<String> = []
    ) {
      func name(_ name: String) -> String { renamed[name] ?? name }
      func text(_ index: Int32) -> String? { index < 0 ? nil : document.texts[Int(index)] }
      heading = [
        document.name, document.declaredEntry.map { name($0.name) }, document.entryFromCode,
      ]
      isClosed = document.isClosed
      for (i, old) in document.names.enumerated() {
        let known = fragments[name(old)]
        fragments[name(old)] = Fragment(
          isDeclared: document.isDeclared[i] || declared.contains(old)
            || known?.isDeclared ?? false,
          attributes: document.attributes[Int32(i)] ?? known?.attributes)
      }
      segues = document.segues.map {
        Segue(
          from: name(document.names[Int($0.origin)]),
          to: name(document.names[Int($0.destination)]), rules: $0.rules.rawValue,
          presentation: $0.presentation, tag: text($0.tag), label: text($0.label))
      }
      suppressions = document.suppressions.map {
        [$0.rule, $0.fragment.map(name), $0.reason] + ($0.edge ?? []).map { name($0) }
      }
    }
  }
}

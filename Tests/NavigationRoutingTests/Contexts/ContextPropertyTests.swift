import NavigationGraph
import NavigationRouting
import TestSupport
import Testing

/// Contexts as a plain heap of places that know what they stand on: slow, and simple.
private struct Heap {
  struct Place: Equatable {
    var id: Int
    var presentation: SeguePresentation
    /// The id of the root of its context.
    var context: Int
    /// The screen that asked for it.
    var presenter: Int?
    /// For a pushed screen, the one beneath it in the stack.
    var beneath: Int?
    /// For a context's root, the root of the context that it stands on.
    var over: Int?
    var screen: Int
  }

  var places = [Place(id: 0, presentation: .inPlace, context: 0, screen: 0)]
  var next = 1

  subscript(_ id: Int) -> Place? { places.first { $0.id == id } }

  mutating func takeDown(_ id: Int) {
    var gone: Set = [id]
    while true {
      let more = places.filter { place in
        !gone.contains(place.id)
          && [place.presenter, place.beneath, place.over].contains {
            $0.map(gone.contains) ?? false
          }
      }
      if more.isEmpty { break }
      gone.formUnion(more.map(\.id))
    }
    places.removeAll { gone.contains($0.id) }
  }

  /// False where it has to be refused.
  mutating func present(_ screen: Int, as presentation: SeguePresentation, from id: Int) -> Bool {
    guard let asking = self[id] else { return false }
    let context = asking.context
    var presenter: Int? = id
    var place = Place(
      id: next, presentation: presentation, context: context, screen: screen)
    switch presentation {
    case .inPlace, .tab, .embed:
      for i in places.indices where places[i].id == id { places[i].screen = screen }
      return true
    case .push:
      place.beneath =
        places.last { $0.context == context && $0.presentation == .push }?.id ?? context
    case .sheet, .fullScreenCover, .popover, .window:
      if let up = places.first(where: { $0.over == context }) { takeDown(up.id) }
      place.context = next
      place.over = context
    case .modal:
      presenter = clear(context, [.modal], id)
    case .alert, .confirmationDialog:
      presenter = clear(context, [.alert, .confirmationDialog], id)
    }
    place.presenter = presenter
    places.append(place)
    next += 1
    return true
  }

  private mutating func clear(
    _ context: Int, _ slot: [SeguePresentation], _ asking: Int
  ) -> Int? {
    let before = self
    if let up = places.first(where: { $0.context == context && slot.contains($0.presentation) }) {
      takeDown(up.id)
    }
    var presenter: Int? = asking
    while let id = presenter, self[id] == nil { presenter = before[id]?.presenter }
    return presenter
  }
}

private struct Picture: Equatable {
  var id: String
  var presentation: SeguePresentation
  var presenter: String?
  var context: String
  var screen: Int
}

@Suite("Random operations on contexts")
struct ContextPropertyTests {
  @Test(
    "100,000 random operations agree with a plain heap of places, and a refusal changes nothing")
  func agreement() throws {
    var refused = 0
    var deepest = 0
    for seed in 0..<2_000 {
      var numbers = SeededGenerator(seed: seed)
      var contexts = PresentationContexts(root: 0)
      var heap = Heap()
      var ids = [contexts.root.id]
      for step in 1...50 {
        let n = numbers.below(ids.count)
        // Mostly from the screens that came last, which are those that still stand.
        let k = numbers.below(3) == 0 ? n : max(n, ids.count - 1 - numbers.below(4))
        let copy = contexts
        let operation = numbers.below(12)
        let done: Bool
        switch operation {
        case 0...7:
          let all = SeguePresentation.allCases
          let presentation = all[numbers.below(all.count)]
          let id = try? contexts.present(step, as: presentation, from: ids[k])
          done = heap.present(step, as: presentation, from: k)
          try #require((id != nil) == done)
          if let id, !ids.contains(id) { ids.append(id) }
        case 8:
          done = k != 0 && heap[k] != nil
          if done { heap.takeDown(k) }
          try #require(((try? contexts.dismiss(ids[k])) != nil) == done)
        case 9:
          done = heap[k] != nil
          if let context = heap[k]?.context,
            let up = heap.places.first(where: { $0.over == context })
          {
            heap.takeDown(up.id)
          }
          try #require(((try? contexts.dismissPresented(over: ids[k])) != nil) == done)
        case 10:
          done = heap[k] != nil
          let count = numbers.below(4)
          let path = heap.places.filter {
            $0.context == heap[k]?.context && $0.presentation == .push
          }
          if count < path.count { heap.takeDown(path[count].id) }
          try #require(((try? contexts.setPathCount(count, in: ids[k])) != nil) == done)
        default:
          done = heap[k] != nil
          let isAlert = numbers.below(2) == 0
          let slot: [SeguePresentation] = isAlert ? [.alert, .confirmationDialog] : [.modal]
          let up = heap.places.first {
            $0.context == heap[k]?.context && slot.contains($0.presentation)
          }
          if let up { heap.takeDown(up.id) }
          let result: Void? =
            isAlert
            ? try? contexts.dismissAlert(from: ids[k]) : try? contexts.dismissModal(from: ids[k])
          try #require((result != nil) == done)
        }
        if !done {
          refused += 1
          try #require(contexts == copy)
        }
        deepest = max(deepest, contexts.contexts.count)
        let shown = contexts.screens.map { placed in
          Picture(
            id: "\(placed.id)", presentation: placed.presentation,
            presenter: placed.presenter.map { "\($0)" },
            context: contexts.context(of: placed.id).map { "\($0.id)" } ?? "none",
            screen: placed.screen)
        }
        let expected = heap.places.map { place in
          Picture(
            id: "\(place.id)", presentation: place.presentation,
            presenter: place.presenter.map { "\($0)" }, context: "\(place.context)",
            screen: place.screen)
        }
        try #require(shown == expected, "seed \(seed), step \(step), operation \(operation)")
        try #require(contexts.hosts.map { "\($0)" } == heap.contextRoots, "seed \(seed)")
      }
    }
    #expect(refused > 5_000 && deepest > 4, "\(refused) refused, \(deepest) deep")
  }
}

extension Heap {
  /// The roots of the contexts, bottom to top.
  fileprivate var contextRoots: [String] {
    places.filter { $0.id == $0.context }.map { "\($0.id)" }
  }
}

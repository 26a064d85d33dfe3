#if canImport(SwiftUI)
  import NavigationGraph
  public import NavigationRouting
  public import SwiftUI

  extension Navigator {
    /// Whether a fragment is presented, under any id; setting it presents or dismisses it.
    public func isPresented(_ fragment: N) -> Binding<Bool> {
      Binding(
        get: { @MainActor in self.isPresented(fragment) },
        set: { @MainActor in self.setPresented($0, fragment: fragment) })
    }

    /// Whether a fragment is presented under this id; setting it presents or dismisses it.
    public func isPresented(_ fragment: N, id: String?) -> Binding<Bool> {
      Binding(
        get: { @MainActor in self.isPresented(fragment, id: id) },
        set: { @MainActor in self.setPresented($0, fragment: fragment, id: id) })
    }

    /// The topmost presented of some fragments, such as the tab that is shown; setting it presents
    /// another.
    ///
    /// The selection is optional: tag the views of a `TabView` with `Optional.some(fragment)`.
    public func pickPresented(_ fragments: Set<N>) -> Binding<N?> {
      Binding(
        get: { @MainActor in self.picked(among: fragments) },
        set: { @MainActor in self.pick($0, among: fragments) })
    }
  }
#endif

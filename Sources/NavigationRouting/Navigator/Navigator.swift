public import NavigationGraph

/// Steers an app along its navigation graph.
@preconcurrency @MainActor
public final class Navigator<N: Fragment> {
  /// The state: graph and presented path.
  public private(set) var presentedPath: PresentedPath<N>

  public init(_ presentedPath: PresentedPath<N>) {
    self.presentedPath = presentedPath
  }
}

#if canImport(SwiftUI)
  public import NavigationRouting
  public import SwiftUI
#endif

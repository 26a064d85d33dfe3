internal import NavigationCore

/// What a storyboard's segue means in a graph. `docs/formats.md` has the same as a table.
enum SegueMeaning: Hashable {
  /// The origin is a container and the destination its content; shown at once if `isFirst`.
  case content(Presentation)
  /// The origin stays where it is in the stack, and Back leads to it.
  case stacked(SegueRules)
  /// The destination appears over the origin.
  case presented(Presentation, canBeSwipedAway: Bool)
  /// The destination takes the origin's place by code that the file does not show.
  case custom
  /// A way back from the scene to one that is presented already; never a way in.
  case unwind

  init(_ segue: StoryboardFile.Segue, to destination: StoryboardFile.Scene?, isMac: Bool) {
    switch segue.kind {
    case "relationship":
      switch segue.relationship {
      case "viewControllers", "tabItems": self = .content(.tab)
      default: self = .content(.embed)
      }
    case "embed": self = .content(.embed)
    case "unwind": self = .unwind
    case "show" where isMac: self = .presented(.window, canBeSwipedAway: true)
    case "show", "push": self = .stacked([.dismissable])
    case "showDetail", "replace": self = .stacked([.dismissable, .hold])
    case "popover", "popoverPresentation": self = .presented(.popover, canBeSwipedAway: true)
    case "sheet": self = .presented(.sheet, canBeSwipedAway: false)
    case "presentation", "modal":
      self = Self.modal(
        segue.presentationStyle ?? destination?.presentationStyle,
        isHeld: isMac || destination?.isModalInPresentation ?? false)
    default: self = .custom
    }
  }

  private static func modal(_ style: String?, isHeld: Bool) -> SegueMeaning {
    switch style {
    case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom":
      .presented(.fullScreenCover, canBeSwipedAway: false)
    case "popover": .presented(.popover, canBeSwipedAway: true)
    case "blurOverFullScreen", "none": .presented(.fullScreenCover, canBeSwipedAway: false)
    default: .presented(.sheet, canBeSwipedAway: !isHeld)
    }
  }
}

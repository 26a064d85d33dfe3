import NavigationGraph
import NavigationRouting

/// The app of the Helm document, as it is written there.
enum Section: Fragment, Codable {
  // the first screen right after the app starts
  case splash
  // the screen that contains the login, register or forgot password fragments
  case gatekeeper
  // the three fragments of the gatekeeper screen
  case login
  case register
  case forgotPass
  // and so on ...
  case dashboard, news, compose, library, settings
}

/// The segues that the document writes one by one, as far as it does.
func spelledSegues() -> Set<Segue<Section>> {
  let segues: Set<Segue<Section>> = [
    Segue(from: .splash, to: .gatekeeper),
    Segue(from: .splash, to: .dashboard),
    Segue(from: .gatekeeper, to: .login, auto: true),
    Segue(from: .gatekeeper, to: .register),
    //...
  ]
  return segues
}

/// The segues that the document makes from edges.
func operatorSegues() -> Set<Segue<Section>> {
  let edges = Set<DirectedEdge<Section>>()
    .union(.splash => [.gatekeeper, .dashboard])
    .union([.gatekeeper => .login])
    .union(.login => .register => .forgotPass => .login)
    .union(.login => .forgotPass => .register => .login)
    .union([.login, .register] => .dashboard)
    .union(.dashboard => [.news, .compose])
    .union(.library => .news => .library)

  let segues = Set(
    edges.map { (edge: DirectedEdge<Section>) -> Segue<Section> in
      switch edge {
      case .gatekeeper => .login:
        return Segue(edge, style: .hold, auto: true)
      case .dashboard => .news:
        return Segue(edge, style: .hold, auto: true)
      case .dashboard => .compose:
        return Segue(edge, style: .hold, dismissable: true)
      case .dashboard => .library:
        return Segue(edge, style: .hold)
      default:
        // the default is style: .pass, auto: false, dismissable: false
        return Segue(edge)
      }
    })
  return segues
}

/// The presented fragments as text, bottom to top.
@MainActor func shown<N>(_ helm: Helm<N>) -> [String] {
  helm.presentedFragments.map(\.description)
}

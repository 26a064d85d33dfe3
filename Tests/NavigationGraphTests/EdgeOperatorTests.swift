import NavigationGraph
import Testing

enum Section: Fragment {
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

func helmEdges() -> Set<DirectedEdge<Section>> {
  let edges = Set<DirectedEdge<Section>>()
    .union(.splash => [.gatekeeper, .dashboard])
    .union([.gatekeeper => .login])
    .union(.login => .register => .forgotPass => .login)
    .union(.login => .forgotPass => .register => .login)
    .union([.login, .register] => .dashboard)
    .union(.dashboard => [.news, .compose])
    .union(.library => .news => .library)
  return edges
}

func helmSegues() -> Set<Segue<Section>> {
  let edges = helmEdges()
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

@Suite("The edge operator")
struct EdgeOperatorTests {
  typealias Edge = DirectedEdge<Section>

  @Test("the document's edges are the edges it names")
  func documentEdges() {
    #expect(
      helmEdges().sorted().map(\.description) == [
        "splash => gatekeeper", "splash => dashboard", "gatekeeper => login",
        "login => register", "login => forgotPass", "login => dashboard",
        "register => login", "register => forgotPass", "register => dashboard",
        "forgotPass => login", "forgotPass => register",
        "dashboard => news", "dashboard => compose", "news => library", "library => news",
      ])
  }

  @Test("the document's segues carry the rules of its switch")
  func documentSegues() {
    let segues = helmSegues()
    #expect(
      segues.filter(\.auto).map(\.edge).sorted() == [
        .gatekeeper => .login, .dashboard => .news,
      ])
    #expect(segues.filter(\.dismissable).map(\.edge) == [.dashboard => .compose])
    #expect(segues.filter { $0.style == .hold }.count == 3)
    #expect(segues.count == 15)
  }

  @Test("the document's spelled-out segues compile with the comma it lacks")
  func spelledOut() {
    let segues: Set<Segue<Section>> = [
      Segue(from: .splash, to: .gatekeeper),
      Segue(from: .splash, to: .dashboard),
      Segue(from: .gatekeeper, to: .login, auto: true),
      Segue(from: .gatekeeper, to: .register),
      //...
    ]
    #expect(segues.filter(\.auto).map(\.edge) == [.gatekeeper => .login])
    #expect(segues.count == 4)
  }

  @Test("many to many joins each to each")
  func manyToMany() {
    let edges: Set<Edge> = [.login, .register] => [.news, .compose]
    #expect(
      edges.sorted().map(\.description) == [
        "login => news", "login => compose", "register => news", "register => compose",
      ])
  }

  @Test("a chain of five has four edges")
  func chain() {
    let edges: Set<Edge> = .splash => .login => .news => .library => .compose
    #expect(
      edges.sorted().map(\.description) == [
        "splash => login", "login => news", "news => library", "library => compose",
      ])
  }
}

extension Section: Codable {}

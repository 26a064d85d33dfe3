import NavigationGraph

enum Screen: Fragment {
  case splash, dashboard, news, library, article, compose, discard
}

let segues: Set<Segue<Screen>> = [
  Segue(.splash => .dashboard),
  Segue(.dashboard => .news, style: .hold, auto: true, presentation: .tab),
  Segue(.dashboard => .library, style: .hold, presentation: .tab),
  Segue(.news => .library, presentation: .tab),
  Segue(.library => .news, presentation: .tab),
  Segue(.news => .article, style: .hold, dismissable: true, presentation: .push),
  Segue(.library => .article, style: .hold, dismissable: true, presentation: .push),
  Segue(.dashboard => .compose, style: .hold, dismissable: true, presentation: .sheet),
  Segue(.compose => .discard, style: .hold, dismissable: true, presentation: .confirmationDialog),
]

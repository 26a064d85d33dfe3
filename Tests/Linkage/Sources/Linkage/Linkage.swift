import NavigationGraph
import NavigationRouting

enum Screen: Fragment { case launch, home }

@main
enum Linkage {
  static func main() throws {
    let graph = try NavigationGraph([Segue<Screen>(from: .launch, to: .home)])
    var path = try PresentedPath(graph: graph)
    try path.forward()
    print(path.presentedFragments, Navigator<Screen>.self)
  }
}

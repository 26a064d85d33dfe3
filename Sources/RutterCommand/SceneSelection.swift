import ArgumentParsing
import NavigationDiagram
import NavigationDocument
import Spelling

/// Which part of a graph a picture shows, and in which frames.
struct SceneSelection {
  static let options: [Option] = [
    .value(
      "focus", "WHAT",
      "Show only a fragment, `path` or `findings`, and what is near.", repeatable: true),
    .value("depth", "K", "How many segues away from the focus is near.", defaultValue: "1"),
    .value("from", "FRAGMENT", "Show only what lies on walks from here; needs --to."),
    .value("to", "FRAGMENT", "Show only what lies on walks to here; needs --from."),
    .value(
      "group-by", "WHAT",
      "What the frames are: groups as written, routers (one a window), presentation contexts, or "
        + "modules by the fragments' sources.",
      allowedValues: Scene.Grouping.allCases.map(\.rawValue), defaultValue: "group"),
    .value("collapse", "GROUP", "Show a group as one box.", repeatable: true),
  ]

  let grouping: Scene.Grouping
  private let focus: [String]
  private let depth: Int
  private let walk: (from: String, to: String)?
  private let collapsed: [String]

  init(_ invocation: Invocation) throws {
    grouping = invocation.value("group-by").flatMap(Scene.Grouping.init(rawValue:)) ?? .group
    focus = invocation.allValues("focus")
    let text = invocation.value("depth") ?? "1"
    guard let depth = Int(text), depth >= 0 else {
      throw Failure(message: "`\(text)` is no depth; give a whole number, for example 2")
    }
    self.depth = depth
    switch (invocation.value("from"), invocation.value("to")) {
    case (let from?, let to?): walk = (from, to)
    case (nil, nil): walk = nil
    default: throw Failure(message: "give both `--from` and `--to`, or neither")
    }
    collapsed = invocation.allValues("collapse")
  }

  func apply(to scene: Scene) throws -> Scene {
    var scene = scene
    if !focus.isEmpty {
      var centers: Set<Int> = []
      for name in focus { centers.formUnion(try centersOf(name, in: scene)) }
      scene = scene.focused(on: centers.sorted(), depth: depth)
    }
    if let walk {
      let (from, to) = (try fragment(walk.from, in: scene), try fragment(walk.to, in: scene))
      scene = scene.between(from, to)
      if scene.fragments.isEmpty {
        throw Failure(message: "no walk leads from `\(walk.from)` to `\(walk.to)`")
      }
    }
    if !collapsed.isEmpty {
      let groups = Set(scene.fragments.compactMap(\.group))
      for name in collapsed where !groups.contains(name) {
        throw unknown("group", name, among: groups.sorted())
      }
      scene = scene.collapsing(groups: Set(collapsed))
    }
    return scene
  }

  private func centersOf(_ name: String, in scene: Scene) throws -> [Int] {
    if let named = scene.fragments.firstIndex(where: { $0.id == name }) { return [named] }
    switch name {
    case "path":
      guard !scene.paths.isEmpty else {
        throw Failure(message: "`--focus path` needs a `--path`")
      }
      return scene.fragments.indices.filter {
        scene.fragments[$0].state == .visited || scene.fragments[$0].state == .presented
      }
    case "findings":
      let marked = scene.segues.filter { !$0.marks.isEmpty }.flatMap { [$0.from, $0.to] }
      let found = Set(scene.fragments.indices.filter { !scene.fragments[$0].marks.isEmpty })
        .union(marked)
      guard !found.isEmpty else {
        throw Failure(
          message: "`--focus findings` has nothing to show: there is no finding about a fragment "
            + "or segue, or `--lint` was not given")
      }
      return found.sorted()
    default: return [try fragment(name, in: scene)]
    }
  }

  private func fragment(_ name: String, in scene: Scene) throws -> Int {
    guard let found = scene.fragments.firstIndex(where: { $0.id == name }) else {
      throw unknown("fragment", name, among: scene.fragments.map(\.id))
    }
    return found
  }

  private func unknown(_ kind: String, _ name: String, among known: [String]) -> Failure {
    let meant = Spelling.nearest(to: name, among: known)
    return Failure(
      message: "there is no \(kind) `\(visibleText(name))`"
        + (meant.map { "; did you mean `\($0)`?" } ?? ""))
  }
}

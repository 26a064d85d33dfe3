/// A destination or a graph of them in Android's navigation resources.
struct NavigationNode: Sendable {
  struct Action: Sendable {
    var id: String?
    var destination: String?
    var popUpTo: String?
    var isInclusive: Bool
    var region: SourceRegion
  }

  /// The element's name: `fragment`, `dialog`, `activity`, `navigation` or an app's own.
  var kind: String
  /// Without `@+id/` and the like; nil where it has none.
  var id: String?
  /// The graph around it, or -1.
  var parent: Int
  /// Index among the files that were read.
  var file: Int
  var region: SourceRegion
  var label: String?
  var className: String?
  var start: String?
  var actions: [Action] = []
  var hasDeepLink = false
  /// Set for an included graph: its resource's name. The graph itself becomes a child.
  var include: String?

  var isGraph: Bool { kind == "navigation" || include != nil }

  /// What is left of a reference such as `@+id/home`, `@android:id/home` or `@navigation/main`.
  static func resourceName(_ reference: String?) -> String? {
    guard let reference, reference != "@null", reference != "0" else { return nil }
    let name = reference.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty ? nil : name
  }
}

extension XMLTree {
  /// The value of an attribute whatever its prefix, but for what is for tools only.
  func resourceValue(_ name: String, of element: Int) -> String? {
    let range = elements[element].attributes
    for i in Int(range.lowerBound)..<Int(range.upperBound) {
      let attribute = attributes[i].name
      guard attribute.hasSuffix(name), !attribute.hasPrefix("tools:") else { continue }
      let rest = attribute.utf8.dropLast(name.utf8.count)
      if rest.isEmpty || rest.last == UInt8(ascii: ":") { return attributes[i].value }
    }
    return nil
  }
}

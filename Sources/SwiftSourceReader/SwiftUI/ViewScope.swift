/// An expression with the scope that its names are to be looked up in.
struct Deferred: Hashable {
  var node: Int32
  var scope: Int32
  /// Of a chain only the base and so many members; all of them where -1.
  var steps: Int32 = -1
}

/// What the names of one call, or of one value of a view, stand for.
struct ViewScope {
  /// The scope around a closure, or the value that a function is a member of; -1 for none.
  var parent: Int32
  var values: [String: Deferred]
  /// The type whose members are in view.
  var type: String?
  var depth: Int32
}

/// All scopes. Equal ones are one, so that what is done once for a scope is never done again.
struct ViewScopes {
  private struct Key: Hashable {
    var owner: Int32
    var parent: Int32
    var values: [String: Deferred]
    var type: String?
  }

  private(set) var all = [ViewScope(parent: -1, values: [:], type: nil, depth: 0)]
  private var known: [Key: Int32] = [:]
  /// Values that something was found to stand for.
  var used: Set<Use> = []

  struct Use: Hashable {
    var scope: Int32
    var name: String
  }

  /// Views may wrap each other without end; what is deeper than this is not followed.
  static let depthLimit: Int32 = 60

  subscript(_ number: Int32) -> ViewScope { all[Int(number)] }

  /// The scope of a declaration or closure with these values; nil where it is too deep.
  mutating func scope(
    of owner: Int32, parent: Int32, values: [String: Deferred], type: String? = nil
  ) -> Int32? {
    // A scope that adds nothing is the one around it.
    if values.isEmpty, parent >= 0, type == nil { return parent }
    let key = Key(owner: owner, parent: parent, values: values, type: type)
    if let number = known[key] { return number }
    var depth = parent < 0 ? 0 : all[Int(parent)].depth
    for value in values.values { depth = max(depth, all[Int(value.scope)].depth) }
    guard depth < Self.depthLimit else { return nil }
    let number = Int32(all.count)
    all.append(ViewScope(parent: parent, values: values, type: type, depth: depth + 1))
    known[key] = number
    return number
  }

  /// What a name stands for, from the inside out.
  mutating func value(_ name: String, in scope: Int32) -> Deferred? {
    var current = scope
    while current >= 0 {
      if let value = all[Int(current)].values[name] {
        used.insert(Use(scope: current, name: name))
        return value
      }
      current = all[Int(current)].parent
    }
    return nil
  }

  /// The innermost scope of a value with members.
  func own(_ scope: Int32) -> Int32 {
    var current = scope
    while current >= 0 {
      if all[Int(current)].type != nil { return current }
      current = all[Int(current)].parent
    }
    return 0
  }
}

extension Program {
  /// One argument of a call.
  struct Argument {
    var label: String?
    var value: Int32
    var isTrailing: Bool
    var node: Int32
  }

  /// The arguments of a call, subscript, attribute or tuple.
  func arguments(_ call: Int32) -> [Argument] {
    children(call).compactMap { node in
      guard kind(node) == .argument, let value = firstChild(node) else { return nil }
      let label = name(node)
      return Argument(
        label: label.isEmpty ? nil : label, value: value,
        isTrailing: has(SyntaxFlags.trailing, node), node: node)
    }
  }

  /// The value of the argument with a label.
  func argument(_ label: String, of call: Int32) -> Int32? {
    arguments(call).first { $0.label == label }?.value
  }

  /// What a name stands for where it is followed by a call: `a.b(…)`.
  struct Step {
    /// The member's node; the base for the first step of a chain.
    var node: Int32
    var name: String
    /// The call behind the name, if any.
    var call: Int32?
    /// What was built around the step, such as `os(macOS)`.
    var condition: String?
  }

  /// A chain as its base and the members after it, each with its call.
  func steps(_ chain: Int32) -> (base: Step, members: [Step]) {
    guard kind(chain) == .chain, let first = firstChild(chain) else {
      return (Step(node: chain, name: name(chain), call: nil), [])
    }
    var base = Step(node: first, name: name(first), call: nil)
    var members: [Step] = []
    func take(_ suffix: Int32, _ condition: String?) {
      switch kind(suffix) {
      case .memberSuffix:
        members.append(Step(node: suffix, name: name(suffix), call: nil, condition: condition))
      case .callSuffix:
        if members.isEmpty {
          if base.call == nil { base.call = suffix }
        } else if members[members.count - 1].call == nil {
          members[members.count - 1].call = suffix
        }
      default: break
      }
    }
    var next = self.next(first)
    while let suffix = next {
      if kind(suffix) == .conditional {
        for inner in children(suffix) { take(inner, name(suffix)) }
      } else {
        take(suffix, nil)
      }
      next = self.next(suffix)
    }
    return (base, members)
  }

  /// The statements of a closure, function or block.
  func statements(_ node: Int32) -> [Int32] {
    switch kind(node) {
    case .block: Array(children(node))
    default: child(node, .block).map { Array(children($0)) } ?? []
    }
  }
}

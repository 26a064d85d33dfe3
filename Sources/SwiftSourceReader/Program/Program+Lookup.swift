/// Finds what a name means where it stands.
struct Lookup {
  let program: Program
  let index: DeclarationIndex

  init(_ program: Program) {
    self.program = program
    index = DeclarationIndex(program)
  }

  /// The declarations of a name that are in view: those of the innermost scope that has any.
  ///
  /// In a block the last declaration before the place counts, as code that is pasted together may
  /// declare a name twice.
  func declarations(_ name: String, from node: Int32) -> [Int32] {
    guard let number = program.number(of: name) else { return [] }
    var inner = node
    var scope = program.parent(node)
    while scope >= 0 {
      let found = index.members(scope, number)
      if !found.isEmpty {
        switch program.kind(scope) {
        case .block, .file:
          if let last = found.last(where: { $0 < inner }) { return [last] }
          if program.kind(scope) == .file { return found }
        case .typeDeclaration: return found
        default: return found
        }
      }
      if program.kind(scope) == .typeDeclaration {
        let others = members(name, ofType: program.name(scope))
        if !others.isEmpty { return others }
      }
      inner = scope
      scope = program.parent(scope)
    }
    return index.globals[name] ?? []
  }

  /// The members of a type, its extensions included, in order of the files.
  func members(_ name: String, ofType type: String) -> [Int32] {
    guard let number = program.number(of: name) else { return [] }
    return index.parts(ofType: type).flatMap { index.members($0, number) }
  }

  /// The names that a type inherits from, as written at it and its extensions.
  func inherited(_ type: String) -> [String] {
    index.parts(ofType: type).flatMap { part in
      program.children(part).filter { program.kind($0) == .type }.map { program.name($0) }
    }
  }
}

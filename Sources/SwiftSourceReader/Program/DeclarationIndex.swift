/// Where names are declared: types and their members over all files, and what stands in blocks.
struct DeclarationIndex {
  /// Type declarations by name, extensions apart; in order of the files.
  private(set) var types: [String: [Int32]] = [:]
  private(set) var extensions: [String: [Int32]] = [:]
  /// Functions and variables of files, by name.
  private(set) var globals: [String: [Int32]] = [:]
  /// Static members of any type, by name.
  private(set) var statics: [String: [Int32]] = [:]
  private var caseOwners: [String: [Int32]] = [:]
  /// What is declared in a type or block, by name.
  private var members: [Member: [Int32]] = [:]

  private struct Member: Hashable {
    var owner: Int32
    var name: Int32
  }

  init(_ program: Program) {
    for node in program.nodes.indices {
      let id = Int32(node)
      let kind = program.kind(id)
      var name = program.name(id)
      switch kind {
      case .typeDeclaration:
        if program.form(id) == .extensionType {
          extensions[name, default: []].append(id)
        } else {
          types[name, default: []].append(id)
        }
      case .enumCase: caseOwners[name, default: []].append(program.parent(id))
      case .function, .variable, .typeAlias, .parameter, .binding: break
      case .initializer: name = "init"
      default: continue
      }
      var owner = program.parent(id)
      // A branch of `#if` opens no scope of its own.
      while owner >= 0, program.kind(owner) == .conditional { owner = program.parent(owner) }
      if kind == .binding { owner = Self.scope(ofBinding: owner, program) }
      guard owner >= 0 else { continue }
      if kind == .function || kind == .variable, program.kind(owner) == .file {
        globals[name, default: []].append(id)
      }
      if program.has(SyntaxFlags.isStatic, id), kind == .variable || kind == .function {
        statics[name, default: []].append(id)
      }
      let number = kind == .initializer ? -1 : program.nodes[node].name
      members[Member(owner: owner, name: number), default: []].append(id)
    }
  }

  /// The statement that a name bound in a pattern is known in.
  private static func scope(ofBinding parent: Int32, _ program: Program) -> Int32 {
    var owner = parent
    while owner >= 0 {
      switch program.kind(owner) {
      case .branch, .switchCase, .forStatement, .block, .file: return owner
      // What a guard binds is known after it.
      case .guardStatement: return program.parent(owner)
      default: owner = program.parent(owner)
      }
    }
    return -1
  }

  /// What an owner declares under a name.
  func members(_ owner: Int32, _ name: Int32) -> [Int32] {
    members[Member(owner: owner, name: name)] ?? []
  }

  func initializers(_ owner: Int32) -> [Int32] { members(owner, -1) }

  /// The names of the enums that have a case.
  func owners(ofCase name: String, _ program: Program) -> [String] {
    (caseOwners[name] ?? []).map { program.name($0) }
  }

  /// A type and its extensions by name.
  func parts(ofType name: String) -> [Int32] {
    (types[name] ?? []) + (extensions[name] ?? [])
  }
}

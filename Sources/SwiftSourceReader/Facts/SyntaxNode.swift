/// What a node of a file's facts stands for, and what its children are.
enum SyntaxKind: UInt8, Sendable {
  case file

  // Declarations: their name, then attributes, types and members as children.
  /// A type or an extension; `form` tells which. Children: attributes, inherited types, members.
  case typeDeclaration
  /// Children: attributes, parameters, the result's type, the body.
  case function
  /// Children: attributes, parameters, the body.
  case initializer
  /// Children: attributes, the type, the value, the body of a computed one.
  case variable
  /// A case of an enum. Children: parameters.
  case enumCase
  /// Children: the type.
  case typeAlias
  /// The name inside; children: its label where that differs, the type, the default value.
  case parameter
  case label
  /// Children: arguments.
  case attribute
  /// A type by its name; children: generic arguments. Optionals are what they wrap, an array is
  /// `Array`, a dictionary `Dictionary`, and a function `->` with its result.
  case type

  // Statements.
  case block
  /// Children: branches, the last one perhaps without a condition.
  case ifStatement
  /// Children: conditions, then a block.
  case branch
  case guardStatement
  /// Children: the subject, then cases.
  case switchStatement
  /// Children: patterns, then a block. Without a pattern the default.
  case switchCase
  /// An expression pattern. Children: the expression, perhaps a `where` condition.
  case pattern
  /// A name bound by a pattern or a condition. Children: perhaps the value.
  case binding
  /// Children: the pattern, the sequence, the body.
  case forStatement
  case returnStatement
  /// What stands behind a condition of the build that does not hold on iOS, or may not; its name
  /// is the condition.
  case conditional

  // Expressions.
  /// Children: generic arguments.
  case identifier
  /// `.name`.
  case implicitMember
  /// A base, then suffixes: members, calls, subscripts, one after the other.
  case chain
  case memberSuffix
  case callSuffix
  case subscriptSuffix
  /// The label is the name; children: the value.
  case argument
  /// Children: parameters, then a block.
  case closure
  /// The text where it is plain.
  case string
  case boolean
  /// The name is the type that the literal has by itself.
  case number
  case nilLiteral
  case array
  /// Children: keys and values in turn.
  case dictionary
  /// Children: arguments.
  case tuple
  /// Operands of one precedence with an `operatorSign` between each two.
  case operation
  case operatorSign
  /// Children: condition, value, condition, value … value.
  case ternary
  /// Children: the target, the value.
  case assignment
  /// Children: the operand.
  case prefixOperation
  /// The path after `\`, as text.
  case keyPath
  /// What is of no interest but for what is in it.
  case other
}

/// Which keyword declares a type.
enum TypeForm: UInt8, Sendable {
  case structure, reference, enumeration, protocolType, extensionType, actor
}

/// One node: a name, a place, and its neighbours by number.
struct SyntaxNode: Sendable {
  var kind: SyntaxKind
  /// Of a type its form; of others a set of `SyntaxFlags`.
  var flags: UInt8 = 0
  /// Index among the names, or -1.
  var name: Int32 = -1
  var start: UInt32
  var end: UInt32
  var parent: Int32
  var firstChild: Int32 = -1
  var next: Int32 = -1
}

enum SyntaxFlags {
  /// An argument behind the parentheses.
  static let trailing: UInt8 = 1
  /// A declaration of the type, not of its values.
  static let isStatic: UInt8 = 2
  /// A string with something interpolated.
  static let interpolated: UInt8 = 4
  /// A variable that cannot be given a value from outside: computed, private with one, or `let`
  /// with one.
  static let computed: UInt8 = 8
  static let constant: UInt8 = 16
}

internal import SwiftSyntax

extension FactsBuilder {
  /// A type by its name, with generic arguments as children.
  mutating func type(_ syntax: TypeSyntax, to parent: Int32) {
    var syntax = syntax
    // What wraps a type without a meaning of its own here.
    while true {
      switch syntax.as(TypeSyntaxEnum.self) {
      case .optionalType(let optional): syntax = optional.wrappedType
      case .implicitlyUnwrappedOptionalType(let optional): syntax = optional.wrappedType
      case .attributedType(let attributed): syntax = attributed.baseType
      case .someOrAnyType(let existential): syntax = existential.constraint
      case .tupleType(let tuple):
        guard tuple.elements.count == 1, let only = tuple.elements.first else {
          add(.type, name: "()", tuple, to: parent)
          return
        }
        syntax = only.type
      case .identifierType(let named):
        let id = add(.type, name: named.name.plainName, named, to: parent)
        genericArguments(named.genericArgumentClause, to: id)
        return
      case .memberType(let member):
        let id = add(.type, name: member.name.plainName, member, to: parent)
        genericArguments(member.genericArgumentClause, to: id)
        return
      case .arrayType(let array):
        type(array.element, to: add(.type, name: "Array", array, to: parent))
        return
      case .dictionaryType(let dictionary):
        let id = add(.type, name: "Dictionary", dictionary, to: parent)
        type(dictionary.key, to: id)
        type(dictionary.value, to: id)
        return
      case .functionType(let function):
        type(function.returnClause.type, to: add(.type, name: "->", function, to: parent))
        return
      case .compositionType(let composition):
        for element in composition.elements { type(element.type, to: parent) }
        return
      default:
        add(.type, name: "?", syntax, to: parent)
        return
      }
    }
  }

  mutating func genericArguments(_ clause: GenericArgumentClauseSyntax?, to parent: Int32) {
    for argument in clause?.arguments ?? [] {
      if case .type(let argument) = argument.argument { type(argument, to: parent) }
    }
  }

  /// The name of a type: its last component.
  static func name(of type: TypeSyntax) -> String {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let named): named.name.plainName
    case .memberType(let member): member.name.plainName
    case .arrayType: "Array"
    case .dictionaryType: "Dictionary"
    default: "?"
    }
  }
}

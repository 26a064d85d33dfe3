internal import SwiftSyntax

extension FactsBuilder {
  mutating func declaration(_ declaration: DeclSyntax, to parent: Int32) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type):
      self.type(type, .structure, type.name.plainName, to: parent)
    case .classDecl(let type):
      self.type(type, .reference, type.name.plainName, to: parent)
    case .enumDecl(let type):
      self.type(type, .enumeration, type.name.plainName, to: parent)
    case .actorDecl(let type):
      self.type(type, .actor, type.name.plainName, to: parent)
    case .protocolDecl(let type):
      self.type(type, .protocolType, type.name.plainName, to: parent)
    case .extensionDecl(let type):
      self.type(type, .extensionType, Self.name(of: type.extendedType), to: parent)
    case .functionDecl(let function): self.function(function, to: parent)
    case .initializerDecl(let initializer):
      let id = add(.initializer, initializer, to: parent)
      attributes(initializer.attributes, to: id)
      parameters(initializer.signature.parameterClause.parameters, to: id)
      if let body = initializer.body { block(body.statements, body, to: id) }
    case .variableDecl(let variable): self.variable(variable, to: parent)
    case .subscriptDecl(let declaration):
      if let block = declaration.accessorBlock {
        accessors(block, to: add(.other, declaration, to: parent))
      }
    case .enumCaseDecl(let cases):
      for element in cases.elements {
        let id = add(.enumCase, name: element.name.plainName, element, to: parent)
        if let clause = element.parameterClause {
          for item in clause.parameters {
            let parameter = add(.parameter, name: item.firstName?.plainName, item, to: id)
            type(item.type, to: parameter)
          }
        }
      }
    case .typeAliasDecl(let alias):
      let id = add(.typeAlias, name: alias.name.plainName, alias, to: parent)
      type(alias.initializer.value, to: id)
    case .importDecl(let clause):
      addImport(clause.path.trimmedDescription)
    case .ifConfigDecl(let clauses): ifConfiguration(clauses, to: parent)
    case .macroExpansionDecl(let macro) where macro.macroName.text == "Preview": break
    default: break
    }
  }

  private mutating func type(
    _ declaration: some DeclGroupSyntax, _ form: TypeForm, _ name: String, to parent: Int32
  ) {
    let id = add(.typeDeclaration, name: name, flags: form.rawValue, declaration, to: parent)
    attributes(declaration.attributes, to: id)
    for inherited in declaration.inheritanceClause?.inheritedTypes ?? [] {
      type(inherited.type, to: id)
    }
    members(declaration.memberBlock.members, to: id)
  }

  private mutating func members(_ members: MemberBlockItemListSyntax, to parent: Int32) {
    for member in members { declaration(member.decl, to: parent) }
  }

  private mutating func function(_ function: FunctionDeclSyntax, to parent: Int32) {
    let id = add(
      .function, name: function.name.plainName,
      flags: Self.isStatic(function.modifiers) ? SyntaxFlags.isStatic : 0, function, to: parent)
    attributes(function.attributes, to: id)
    parameters(function.signature.parameterClause.parameters, to: id)
    if let result = function.signature.returnClause { type(result.type, to: id) }
    if let body = function.body { block(body.statements, body, to: id) }
  }

  private mutating func parameters(_ parameters: FunctionParameterListSyntax, to parent: Int32) {
    for parameter in parameters {
      let first = parameter.firstName.plainName
      let second = parameter.secondName?.plainName
      let id = add(.parameter, name: second ?? first, parameter, to: parent)
      attributes(parameter.attributes, to: id)
      if second != nil { add(.label, name: first, parameter.firstName, to: id) }
      type(parameter.type, to: id)
      if let value = parameter.defaultValue { expression(value.value, to: id) }
    }
  }

  private mutating func variable(_ variable: VariableDeclSyntax, to parent: Int32) {
    var flags: UInt8 = Self.isStatic(variable.modifiers) ? SyntaxFlags.isStatic : 0
    if variable.bindingSpecifier.tokenKind == .keyword(.let) { flags |= SyntaxFlags.constant }
    // `let a, b: T` and `var a = 1, b = 2` are several variables with one list of attributes.
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
        let id = add(.other, binding, to: parent)
        if let value = binding.initializer { expression(value.value, to: id) }
        continue
      }
      var own = flags
      if let block = binding.accessorBlock, !Self.onlyObserves(block) {
        own |= SyntaxFlags.computed
      }
      let id = add(.variable, name: name.identifier.plainName, flags: own, binding, to: parent)
      attributes(variable.attributes, to: id)
      if let annotation = binding.typeAnnotation { type(annotation.type, to: id) }
      if let value = binding.initializer { expression(value.value, to: id) }
      if let block = binding.accessorBlock { accessors(block, to: id) }
    }
  }

  private static func onlyObserves(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// The getter is the body; what is in the others may still present something.
  private mutating func accessors(_ block: AccessorBlockSyntax, to parent: Int32) {
    switch block.accessors {
    case .getter(let statements): self.block(statements, block, to: parent)
    case .accessors(let list):
      for accessor in list {
        guard let body = accessor.body else { continue }
        let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
        self.block(
          body.statements, body, to: isGetter ? parent : add(.other, accessor, to: parent))
      }
    @unknown default: break
    }
  }

  private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    }
  }

  mutating func attributes(_ list: AttributeListSyntax, to parent: Int32) {
    for element in list {
      guard case .attribute(let attribute) = element else { continue }
      let id = add(.attribute, name: Self.name(of: attribute.attributeName), attribute, to: parent)
      if case .argumentList(let list) = attribute.arguments { arguments(list, to: id) }
    }
  }

  /// The branch that holds on iOS stands as if there were no condition; what else may be built
  /// is kept behind its condition.
  mutating func ifConfiguration(_ configuration: IfConfigDeclSyntax, to parent: Int32) {
    for (clause, state) in BuildCondition.states(of: configuration) {
      let target =
        switch state {
        case .holds: parent
        case .never: Int32(-1)
        case .elsewhere(let condition):
          add(.conditional, name: condition, clause, to: parent)
        }
      guard target >= 0 else { continue }
      switch clause.elements {
      case .statements(let list): statements(list, to: target)
      case .decls(let list): members(list, to: target)
      case .switchCases(let list): switchCases(list, to: target)
      default: break
      }
    }
  }
}

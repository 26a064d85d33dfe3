internal import SwiftSyntax

extension FactsBuilder {
  mutating func expression(_ syntax: ExprSyntax, to parent: Int32) {
    var syntax = syntax
    while let inner = Self.unwrapped(syntax) { syntax = inner }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      add(.identifier, name: name.baseName.plainName, name, to: parent)
    case .genericSpecializationExpr, .functionCallExpr, .memberAccessExpr, .subscriptCallExpr,
      .forceUnwrapExpr, .optionalChainingExpr, .postfixIfConfigExpr:
      chain(syntax, to: parent)
    case .sequenceExpr(let sequence): self.sequence(sequence, to: parent)
    case .closureExpr(let closure): self.closure(closure, to: parent)
    case .ifExpr(let choice): ifExpression(choice, to: parent)
    case .switchExpr(let choice): switchExpression(choice, to: parent)
    case .stringLiteralExpr(let string): self.string(string, to: parent)
    case .booleanLiteralExpr(let value):
      add(.boolean, name: value.literal.text, value, to: parent)
    case .integerLiteralExpr(let value): add(.number, name: "Int", value, to: parent)
    case .floatLiteralExpr(let value): add(.number, name: "Double", value, to: parent)
    case .nilLiteralExpr(let value): add(.nilLiteral, value, to: parent)
    case .arrayExpr(let array):
      let id = add(.array, array, to: parent)
      for element in array.elements { expression(element.expression, to: id) }
    case .dictionaryExpr(let dictionary):
      let id = add(.dictionary, dictionary, to: parent)
      guard case .elements(let elements) = dictionary.content else { break }
      for element in elements {
        expression(element.key, to: id)
        expression(element.value, to: id)
      }
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return expression(only.expression, to: parent)
      }
      arguments(tuple.elements, to: add(.tuple, tuple, to: parent))
    case .prefixOperatorExpr(let prefix):
      let id = add(.prefixOperation, name: prefix.operator.text, prefix, to: parent)
      expression(prefix.expression, to: id)
    case .postfixOperatorExpr(let postfix):
      expression(postfix.expression, to: add(.other, postfix, to: parent))
    case .keyPathExpr(let path):
      add(.keyPath, name: path.components.trimmedDescription, path, to: parent)
    case .patternExpr(let pattern): patternExpression(pattern, to: parent)
    case .discardAssignmentExpr(let any): add(.binding, name: "_", any, to: parent)
    case .typeExpr(let type): self.type(type.type, to: parent)
    case .macroExpansionExpr(let macro):
      if macro.macroName.text != "Preview" { add(.other, macro, to: parent) }
    case .superExpr(let value): add(.identifier, name: "super", value, to: parent)
    default: add(.other, syntax, to: parent)
    }
  }

  /// What an expression is without `try`, `await`, a leading `&` or a cast.
  private static func unwrapped(_ syntax: ExprSyntax) -> ExprSyntax? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .tryExpr(let inner): inner.expression
    case .awaitExpr(let inner): inner.expression
    case .unsafeExpr(let inner): inner.expression
    case .copyExpr(let inner): inner.expression
    case .consumeExpr(let inner): inner.expression
    case .borrowExpr(let inner): inner.expression
    case .inOutExpr(let inner): inner.expression
    case .asExpr(let inner): inner.expression
    case .isExpr(let inner): inner.expression
    default: nil
    }
  }

  private mutating func patternExpression(_ pattern: PatternExprSyntax, to parent: Int32) {
    var inner = pattern.pattern
    while let bound = inner.as(ValueBindingPatternSyntax.self) { inner = bound.pattern }
    let name = inner.as(IdentifierPatternSyntax.self)?.identifier.plainName
    if let value = inner.as(ExpressionPatternSyntax.self) {
      return expression(value.expression, to: parent)
    }
    add(.binding, name: name ?? "_", pattern, to: parent)
  }

  private mutating func string(_ string: StringLiteralExprSyntax, to parent: Int32) {
    var text = ""
    var isPlain = true
    for segment in string.segments {
      switch segment {
      case .stringSegment(let plain): text += plain.content.text
      default: isPlain = false
      }
    }
    // Long texts are for people to read, not to name things by.
    add(
      .string, name: String(text.prefix(120)), flags: isPlain ? 0 : SyntaxFlags.interpolated,
      string, to: parent)
  }

  private mutating func closure(_ closure: ClosureExprSyntax, to parent: Int32) {
    let id = add(.closure, closure, to: parent)
    switch closure.signature?.parameterClause {
    case .simpleInput(let list):
      for parameter in list { add(.parameter, name: parameter.name.plainName, parameter, to: id) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        let name = (parameter.secondName ?? parameter.firstName).plainName
        let own = add(.parameter, name: name, parameter, to: id)
        if let annotation = parameter.type { type(annotation, to: own) }
      }
    default: break
    }
    block(closure.statements, closure, to: id)
  }

  mutating func arguments(_ list: LabeledExprListSyntax, to parent: Int32) {
    for element in list {
      expression(
        element.expression,
        to: add(.argument, name: element.label?.plainName, element, to: parent))
    }
  }

  // MARK: Chains

  /// A base with its members, calls and subscripts, found from the outermost in and written from
  /// the base on.
  private mutating func chain(_ outermost: ExprSyntax, to parent: Int32) {
    var suffixes: [ExprSyntax] = []
    var base: ExprSyntax? = outermost
    while let current = base {
      let inner: ExprSyntax?
      switch current.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call): inner = call.calledExpression
      case .memberAccessExpr(let member): inner = member.base
      case .subscriptCallExpr(let call): inner = call.calledExpression
      case .postfixIfConfigExpr(let configuration): inner = configuration.base
      case .genericSpecializationExpr(let special): inner = special.expression
      case .forceUnwrapExpr(let forced): inner = forced.expression
      case .optionalChainingExpr(let optional): inner = optional.expression
      default: inner = nil
      }
      let isSuffix =
        inner != nil || current.is(MemberAccessExprSyntax.self)
        || current.is(PostfixIfConfigExprSyntax.self)
      guard isSuffix else { break }
      suffixes.append(current)
      base = inner
    }
    if suffixes.count == 1, base == nil { return suffix(outermost, to: parent) }
    let id = add(.chain, outermost, to: parent)
    if let base { expression(base, to: id) }
    for suffix in suffixes.reversed() { self.suffix(suffix, to: id) }
  }

  private mutating func suffix(_ syntax: ExprSyntax, to parent: Int32) {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      let from =
        call.leftParen ?? call.trailingClosure?.leftBrace
        ?? call.calledExpression.lastToken(viewMode: .sourceAccurate)
      let id = add(
        .callSuffix,
        from: UInt32((from?.positionAfterSkippingLeadingTrivia ?? call.position).utf8Offset),
        to: UInt32(call.endPositionBeforeTrailingTrivia.utf8Offset), in: parent)
      arguments(call.arguments, to: id)
      if let closure = call.trailingClosure {
        self.closure(
          closure, to: add(.argument, flags: SyntaxFlags.trailing, closure, to: id))
      }
      for element in call.additionalTrailingClosures {
        self.closure(
          element.closure,
          to: add(
            .argument, name: element.label.plainName, flags: SyntaxFlags.trailing, element, to: id))
      }
    case .memberAccessExpr(let member):
      let name = member.declName.baseName.plainName
      if member.base == nil {
        add(.implicitMember, name: name, member, to: parent)
      } else {
        add(.memberSuffix, name: name, member.declName, to: parent)
      }
    case .subscriptCallExpr(let call):
      arguments(call.arguments, to: add(.subscriptSuffix, call, to: parent))
    case .genericSpecializationExpr(let special):
      // The base is the last node that was written.
      genericArguments(special.genericArgumentClause, to: Int32(tree.nodes.count - 1))
    case .postfixIfConfigExpr(let configuration):
      for (clause, state) in BuildCondition.states(of: configuration.config) {
        guard case .postfixExpression(let inner) = clause.elements else { continue }
        switch state {
        case .holds: innerSuffixes(inner, to: parent)
        case .elsewhere(let condition):
          innerSuffixes(inner, to: add(.conditional, name: condition, clause, to: parent))
        case .never: break
        }
      }
    default: break
    }
  }

  /// The suffixes of a chain without a base, as they stand behind a postfix `#if`.
  private mutating func innerSuffixes(_ outermost: ExprSyntax, to parent: Int32) {
    var suffixes: [ExprSyntax] = []
    var base: ExprSyntax? = outermost
    while let current = base {
      suffixes.append(current)
      switch current.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call): base = call.calledExpression
      case .memberAccessExpr(let member): base = member.base
      case .subscriptCallExpr(let call): base = call.calledExpression
      case .postfixIfConfigExpr(let configuration): base = configuration.base
      default: base = nil
      }
    }
    for suffix in suffixes.reversed() {
      if let member = suffix.as(MemberAccessExprSyntax.self) {
        add(.memberSuffix, name: member.declName.baseName.plainName, member.declName, to: parent)
      } else {
        self.suffix(suffix, to: parent)
      }
    }
  }
}

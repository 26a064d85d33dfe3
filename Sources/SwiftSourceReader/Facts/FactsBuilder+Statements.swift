internal import SwiftSyntax

extension FactsBuilder {
  mutating func block(
    _ list: CodeBlockItemListSyntax, _ place: some SyntaxProtocol, to parent: Int32
  ) {
    statements(list, to: add(.block, place, to: parent))
  }

  mutating func statements(_ list: CodeBlockItemListSyntax, to parent: Int32) {
    for item in list {
      switch item.item {
      case .decl(let decl): declaration(decl, to: parent)
      case .stmt(let statement): self.statement(statement, to: parent)
      case .expr(let expression): self.expression(expression, to: parent)
      @unknown default: break
      }
    }
  }

  mutating func statement(_ statement: StmtSyntax, to parent: Int32) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let wrapped): expression(wrapped.expression, to: parent)
    case .returnStmt(let result):
      let id = add(.returnStatement, result, to: parent)
      if let value = result.expression { expression(value, to: id) }
    case .guardStmt(let check):
      let id = add(.guardStatement, check, to: parent)
      conditions(check.conditions, to: id)
      block(check.body.statements, check.body, to: id)
    case .forStmt(let loop):
      let id = add(.forStatement, loop, to: parent)
      pattern(loop.pattern, to: id)
      expression(loop.sequence, to: id)
      block(loop.body.statements, loop.body, to: id)
    case .whileStmt(let loop):
      let id = add(.other, loop, to: parent)
      conditions(loop.conditions, to: id)
      block(loop.body.statements, loop.body, to: id)
    case .repeatStmt(let loop):
      block(loop.body.statements, loop.body, to: add(.other, loop, to: parent))
    case .doStmt(let attempt):
      block(attempt.body.statements, attempt.body, to: parent)
      for clause in attempt.catchClauses {
        block(clause.body.statements, clause.body, to: parent)
      }
    case .deferStmt(let deferred):
      block(deferred.body.statements, deferred.body, to: parent)
    case .labeledStmt(let labeled): self.statement(labeled.statement, to: parent)
    case .throwStmt(let thrown): expression(thrown.expression, to: add(.other, thrown, to: parent))
    default: break
    }
  }

  /// A chain of `else if` becomes a list of branches.
  mutating func ifExpression(_ first: IfExprSyntax, to parent: Int32) {
    let id = add(.ifStatement, first, to: parent)
    var next: IfExprSyntax? = first
    while let current = next {
      next = nil
      let branch = add(.branch, current.body, to: id)
      conditions(current.conditions, to: branch)
      block(current.body.statements, current.body, to: branch)
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let body):
        block(body.statements, body, to: add(.branch, body, to: id))
      default: break
      }
    }
  }

  mutating func switchExpression(_ choice: SwitchExprSyntax, to parent: Int32) {
    let id = add(.switchStatement, choice, to: parent)
    expression(choice.subject, to: id)
    switchCases(choice.cases, to: id)
  }

  mutating func switchCases(_ list: SwitchCaseListSyntax, to parent: Int32) {
    for element in list {
      switch element {
      case .ifConfigDecl(let configuration): ifConfiguration(configuration, to: parent)
      case .switchCase(let one):
        let id = add(.switchCase, one, to: parent)
        if case .case(let label) = one.label {
          for item in label.caseItems {
            let pattern = add(.pattern, item, to: id)
            self.pattern(item.pattern, to: pattern)
            if let clause = item.whereClause {
              expression(clause.condition, to: add(.other, clause, to: pattern))
            }
          }
        }
        block(one.statements, one, to: id)
      @unknown default: break
      }
    }
  }

  private mutating func conditions(_ list: ConditionElementListSyntax, to parent: Int32) {
    for element in list {
      switch element.condition {
      case .expression(let expression): self.expression(expression, to: parent)
      case .optionalBinding(let optional):
        let name = optional.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
        let id = add(.binding, name: name, optional, to: parent)
        if let value = optional.initializer { expression(value.value, to: id) }
      case .matchingPattern(let match):
        let id = add(.pattern, match, to: parent)
        pattern(match.pattern, to: id)
        expression(match.initializer.value, to: id)
      default: break
      }
    }
  }

  private mutating func pattern(_ pattern: PatternSyntax, to parent: Int32) {
    var pattern = pattern
    while let bound = pattern.as(ValueBindingPatternSyntax.self) { pattern = bound.pattern }
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let name):
      add(.binding, name: name.identifier.plainName, name, to: parent)
    case .expressionPattern(let value): expression(value.expression, to: parent)
    case .tuplePattern(let tuple):
      let id = add(.tuple, tuple, to: parent)
      for element in tuple.elements {
        self.pattern(
          element.pattern, to: add(.argument, name: element.label?.plainName, element, to: id))
      }
    case .wildcardPattern(let wildcard): add(.binding, name: "_", wildcard, to: parent)
    default: add(.other, pattern, to: parent)
    }
  }
}

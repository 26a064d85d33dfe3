internal import SwiftSyntax

/// What a condition of the build (`#if`) says about an app on iOS.
enum BuildCondition {
  enum State {
    case holds
    case never
    /// It holds on other platforms, or where the project says so.
    case elsewhere(String)
  }

  static func states(
    of configuration: IfConfigDeclSyntax
  ) -> [(clause: IfConfigClauseSyntax, state: State)] {
    var isTaken = false
    var before: [String] = []
    return configuration.clauses.map { clause in
      let text = clause.condition.map { Self.text($0) }
      defer { if let text { before.append(text) } }
      let value = clause.condition.map { Self.value(of: $0) } ?? true
      if value == true, !isTaken {
        isTaken = true
        // The last branch of a choice that the project makes is one way among several.
        return (
          clause,
          before.isEmpty || text != nil || !before.contains { !isPlatform($0) }
            ? .holds : .elsewhere("not " + before.joined(separator: ", "))
        )
      }
      if text == "false" || text == "0" { return (clause, .never) }
      return (clause, .elsewhere(text ?? "not " + before.joined(separator: ", ")))
    }
  }

  private static func isPlatform(_ condition: String) -> Bool { condition.contains("(") }

  private static func text(_ condition: ExprSyntax) -> String {
    let text = condition.trimmedDescription.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return String(text.prefix(80))
  }

  /// Whether a condition holds on iOS; nil where the project decides. Conditions are not nested
  /// deeper than the parser allows.
  private static func value(of condition: ExprSyntax) -> Bool? {
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return value(of: only.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map { !$0 }
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let call = condition.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression.trimmedDescription
    {
      switch call.calledExpression.trimmedDescription {
      case "os": return argument == "iOS"
      case "canImport": return !["AppKit", "WatchKit", "Cocoa", "TVUIKit"].contains(argument)
      case "targetEnvironment": return false
      case "swift", "compiler": return true
      default: return nil
      }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: sequence) }
    return nil
  }

  private static func value(of sequence: SequenceExprSyntax) -> Bool? {
    // `&&` binds tighter: the condition is a list of lists.
    var any: Bool? = false
    var all: Bool? = true
    func and(_ a: Bool?, _ b: Bool?) -> Bool? {
      a == false || b == false ? false : a == nil || b == nil ? nil : true
    }
    func or(_ a: Bool?, _ b: Bool?) -> Bool? {
      a == true || b == true ? true : a == nil || b == nil ? nil : false
    }
    for element in sequence.elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        if sign.operator.text == "||" {
          any = or(any, all)
          all = true
        } else if sign.operator.text != "&&" {
          return nil
        }
      } else {
        all = and(all, value(of: element))
      }
    }
    return or(any, all)
  }
}

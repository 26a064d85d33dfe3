/// Which ends the policies of a rule have.
struct PolicyShape {
  let rule: String
  let required: [String]
  var optional: [String] = []

  static let all = [
    PolicyShape(rule: "forbidden-segue", required: ["from", "to"]),
    PolicyShape(rule: "must-pass-through", required: ["from", "to", "through"]),
    PolicyShape(rule: "must-return-to", required: ["to"], optional: ["from"]),
    PolicyShape(rule: "no-reach", required: ["from", "to"]),
    PolicyShape(rule: "required-segue", required: ["from", "to"]),
  ]

  static let ends = ["from", "to", "through"]
}

import NavigationDocument

/// The JSON Schema of configuration files, made of the same tables that their reader goes by.
public enum ConfigurationSchema {
  public static var text: String {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("title", "Configuration of rutter")
      json.member("description", "What to lint, and by which rules.")
      json.array("type", ["object", "null"]) { $0.value($1) }
      json.member("additionalProperties", false)
      json.object("properties") { properties(&$0) }
      json.object("$defs") { definitions(&$0) }
    }
    return json.text + "\n"
  }

  private static func properties(_ json: inout JSONWriter) {
    for key in LayerReader.keys {
      json.object(key) { json in
        json.member("description", summaries[key] ?? "")
        switch key {
        case "rules": rules(&json)
        case "paths": paths(&json)
        case "policies":
          json.array("type", ["array", "null"]) { $0.value($1) }
          json.object("items") { $0.member("$ref", "#/$defs/policy") }
        case "baseline": json.member("$ref", "#/$defs/text")
        default: json.member("$ref", "#/$defs/texts")
        }
      }
    }
  }

  private static let summaries = [
    "extends": "Presets (recommended, strict, all) or files that these settings are laid over.",
    "rules": "For each rule its severity, or its severity and options.",
    "graphs": "The graphs to lint where none is named; patterns may have *, ** and ?.",
    "paths": "Saved paths that must fit a graph.",
    "exclude": "What a search of folders and patterns passes over.",
    "roots": "Fragments from where a new part of the app begins, which need no way back.",
    "policies": "What the project demands of its own navigation.",
    "baseline": "A file of findings to live with for now.",
  ]

  private static func rules(_ json: inout JSONWriter) {
    json.array("type", ["object", "null"]) { $0.value($1) }
    json.member("additionalProperties", false)
    json.object("properties") { json in
      for id in Linter.ruleIDs {
        json.object(id) { json in
          json.array("anyOf", [false, true]) { json, hasOptions in
            json.object { json in
              guard hasOptions else { return json.member("$ref", "#/$defs/severity") }
              json.member("type", "object")
              json.member("additionalProperties", false)
              json.object("properties") { json in
                json.object("severity") { $0.member("$ref", "#/$defs/severity") }
                for option in Linter.options(ofRule: id) { self.option(option, &json) }
              }
            }
          }
        }
      }
    }
  }

  private static func option(_ option: RuleOption, _ json: inout JSONWriter) {
    json.object(option.name) { json in
      json.member("description", option.summary)
      switch option.defaultValue {
      case .number(let number):
        json.member("type", "integer")
        json.member("minimum", 0)
        json.member("default", number)
      case .text(let text):
        json.member("$ref", "#/$defs/text")
        json.member("default", text)
      case .list(let texts):
        json.member("$ref", "#/$defs/texts")
        json.array("default", texts) { $0.value($1) }
      }
    }
  }

  private static func paths(_ json: inout JSONWriter) {
    json.array("anyOf", ["one", "several"]) { json, count in
      json.object { json in
        guard count == "several" else { return json.member("$ref", "#/$defs/pathSet") }
        json.array("type", ["array", "null"]) { $0.value($1) }
        json.object("items") { $0.member("$ref", "#/$defs/pathSet") }
      }
    }
  }

  private static func definitions(_ json: inout JSONWriter) {
    json.object("text") { json in
      json.array("type", ["string", "number"]) { $0.value($1) }
      json.member("minLength", 1)
    }
    json.object("texts") { json in
      json.array("type", ["string", "number", "array", "null"]) { $0.value($1) }
      json.member("minLength", 1)
      json.object("items") { $0.member("$ref", "#/$defs/text") }
    }
    json.object("severity") { json in
      json.array("enum", LayerReader.severities) { $0.value($1) }
    }
    json.object("pathSet") { json in
      json.array("anyOf", ["pattern", "map"]) { json, form in
        json.object { json in
          guard form == "map" else { return json.member("$ref", "#/$defs/text") }
          json.member("type", "object")
          json.member("additionalProperties", false)
          json.array("required", ["files"]) { $0.value($1) }
          json.object("properties") { json in
            for key in LayerReader.pathSetKeys {
              json.object(key) { json in
                json.member("$ref", key == "graph" ? "#/$defs/text" : "#/$defs/texts")
              }
            }
          }
        }
      }
    }
    json.object("policy") { json in
      json.array("anyOf", PolicyShape.all) { policy($1, &$0) }
    }
  }

  private static func policy(_ shape: PolicyShape, _ json: inout JSONWriter) {
    json.object { json in
      json.member("type", "object")
      json.member("additionalProperties", false)
      // A policy that is off takes one back, and needs no more than its name.
      json.array("required", ["rule", "name"]) { $0.value($1) }
      json.object("if") { json in
        json.object("properties") { json in
          json.object("severity") { json in
            json.array("enum", ["warning", "error"]) { $0.value($1) }
          }
        }
      }
      json.object("then") { json in
        json.array("required", shape.required) { $0.value($1) }
      }
      json.object("properties") { json in
        for key in LayerReader.policyKeys {
          switch key {
          case "rule": json.object(key) { $0.member("const", shape.rule) }
          case "severity": json.object(key) { $0.member("$ref", "#/$defs/severity") }
          case "name", "reason": json.object(key) { $0.member("$ref", "#/$defs/text") }
          default:
            guard (shape.required + shape.optional).contains(key) else { continue }
            json.object(key) { $0.member("$ref", "#/$defs/texts") }
          }
        }
      }
    }
  }
}

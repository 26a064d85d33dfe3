import NavigationDocument
import Testing

@testable import NavigationLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The schema of configurations")
struct ConfigurationSchemaTests {
  @Test("the shipped schema is what the reader goes by; RECORD_SCHEMA=1 records it anew")
  func shipped() throws {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    let path = parts.joined(separator: "/") + "/Schemas/rutter-config.schema.json"
    if getenv("RECORD_SCHEMA") != nil {
      let file = try #require(fopen(path, "w"))
      fputs(ConfigurationSchema.text, file)
      fclose(file)
    }
    #expect(String(decoding: try FileBytes.read(path), as: UTF8.self) == ConfigurationSchema.text)
  }

  @Test("the schema names each key that the reader knows, and no other")
  func keys() throws {
    let schema = try DocumentValue.read(
      SourceText(path: "schema.json", bytes: Array(ConfigurationSchema.text.utf8)))
    let properties = try #require(schema["properties"])
    #expect(properties.members?.map(\.key) == LayerReader.keys)
    #expect(properties["rules"]?["properties"]?.members?.map(\.key) == Linter.ruleIDs)
    // A key that the reader refuses tells which ones it knows.
    for member in properties.members ?? [] {
      let result = ConfigurationTests.read("\(member.key): null")
      #expect(!result.diagnostics.contains { $0.message.hasPrefix("unknown key") })
    }
    let policies = schema["$defs"]?["policy"]?["anyOf"]?.items ?? []
    #expect(policies.count == PolicyShape.all.count)
    for (policy, shape) in zip(policies, PolicyShape.all) {
      #expect(policy["then"]?["required"]?.items?.map(\.text) == shape.required)
    }
  }
}

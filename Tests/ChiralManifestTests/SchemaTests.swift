import ChiralManifest
import ChiralTestSupport
import Testing

/// The schema and the decoder agree on the same manifests.
@Suite struct SchemaTests {
  /// The fixtures that a JSON Schema cannot refuse, each with the reason; only the decoder refuses these.
  static let beyondSchemas: [String: String] = [
    "assets-is-a-file": "a file's kind", "assets-missing": "a folder's existence",
    "except-and-variant": "two values compared", "script-unknown": "the list of scripts",
    "file-is-a-folder": "a file's kind", "file-outside-by-link": "a file's place",
    "digits-unknown": "the list of numbering systems", "texts-repeated": "canonical forms compared",
    "fonts-repeated": "canonical forms compared", "keys-repeated": "a schema sees one member a key",
    "locales-repeated": "canonical forms compared",
    "names-colliding": "names compared", "rules-unknown": "the list of rules",
    "selectors-malformed": "the grammar of selectors",
    "variants-repeated": "canonical forms compared",
  ]

  @Test func theSchemaUsesKnownKeywordsOnly() {
    #expect(SchemaValidator(ManifestSchema.schema).unknownKeywords == [])
  }

  @Test(arguments: ManifestFixture.good) func goodManifestsFitTheSchema(name: String) throws {
    let root = try #require(JSONReader.read(SourceText(try ManifestFixture.bytes(name), file: name)).root)
    #expect(SchemaValidator(ManifestSchema.schema).problems(of: JSONValue(root)) == [])
  }

  @Test(arguments: ManifestFixture.bad) func badManifestsDoNot(name: String) throws {
    let reading = JSONReader.read(SourceText(try ManifestFixture.bytes(name), file: name))
    guard let root = reading.root, reading.problems.count == 0 else { return }
    let fixture = name.dropFirst("bad/".count).dropLast(".json".count)
    let fits = SchemaValidator(ManifestSchema.schema).problems(of: JSONValue(root)).isEmpty
    #expect(fits == (Self.beyondSchemas[String(fixture)] != nil))
  }

  /// Editors show these texts beside keys and values.
  @Test func everyKeyAndEveryDefinitionIsDescribed() throws {
    let schema = ManifestSchema.schema
    for (owner, keys) in [("manifest", schema), ("icon", schema["$defs"]?["icon"])] {
      guard case .object(let members)? = keys?["properties"] else {
        Issue.record("\(owner) has no properties")
        continue
      }
      for member in members {
        #expect(
          member.value["description"] != nil && member.value["examples"] != nil, "\(owner): \(member.key)")
      }
    }
    guard case .object(let definitions)? = schema["$defs"] else { return }
    for definition in definitions { #expect(definition.value["description"] != nil, "\(definition.key)") }
  }

  /// The examples are valid in their place.
  @Test func theExamplesFitTheirSchemas() {
    let manifest = SchemaValidator(ManifestSchema.schema)
    guard case .object(let members)? = ManifestSchema.schema["properties"],
      case .object(let icon)? = ManifestSchema.schema["$defs"]?["icon"]?["properties"]
    else { return }
    func example(_ member: JSONValue.Member) -> JSONValue? {
      if case .array(let values)? = member.value["examples"] { values.first } else { nil }
    }
    let whole = JSONValue.object(
      members.compactMap { member in
        example(member).map { .init(key: member.key, value: $0) }
      })
    #expect(manifest.problems(of: whole) == [])
    for member in icon where member.key != "class" {
      guard let example = example(member) else { continue }
      let value = JSONValue.object([
        .init(key: "class", value: "both"), .init(key: member.key, value: example),
      ])
      let set: JSONValue = ["version": 1, "locales": ["en"], "icons": ["a": value]]
      #expect(manifest.problems(of: set) == [], "\(member.key)")
    }
  }

  @Test func everyExceptionIsAFixture() {
    for name in Self.beyondSchemas.keys { #expect(ManifestFixture.bad.contains("bad/\(name).json")) }
  }
}

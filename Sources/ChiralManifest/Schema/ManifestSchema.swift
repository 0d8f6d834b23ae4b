/// The JSON Schema of manifests, made from the tables that the decoder reads.
///
/// `manifest.schema.json` at the top of the repository and `chiral schema` are this text. What a schema
/// cannot say (files that exist, names that collide, repeated keys, valid selectors …) only the decoder finds.
package enum ManifestSchema {
  /// The schema as a file, with a line feed at its end.
  package static let text = schema.printed(.fitted(width: 110, expanded: 3)) + "\n"

  /// The schema (JSON Schema 2020-12).
  package static let schema: JSONValue = .object(
    [
      .init(key: "$schema", value: "https://json-schema.org/draft/2020-12/schema"),
      .init(key: "title", value: "Chiral manifest"),
      .init(
        key: "description",
        value: "one set of SVG icons and what right-to-left interfaces do to each of them"),
    ]
      + object(
        ManifestKey.self, required: ManifestValidator.required.map(\.key), values: manifestValue
      ).allMembers
      + [.init(key: "$defs", value: definitions)])

  private static func manifestValue(_ key: ManifestKey) -> JSONValue {
    switch key {
    case .schema: ["type": "string"]
    case .comment: [:]
    case .version: ["const": .int(ManifestLimits.version)]
    case .assets:
      [
        "type": "string", "pattern": .string(SchemaPattern.assets),
        "default": .string(Manifest.Default.assets),
      ]
    case .locales: list(of: ["$ref": "#/$defs/languageTag"])
    case .sizes: list(of: integer(ManifestLimits.sizes), default: Manifest.Default.sizes)
    case .scales: list(of: integer(ManifestLimits.scales), default: Manifest.Default.scales)
    case .policy: choice(Policy.self, default: Manifest.Default.policy)
    case .tint:
      [
        "type": "string", "pattern": .string(SchemaPattern.tint),
        "default": .string(Manifest.Default.tint.css),
      ]
    case .infer: ["type": "boolean", "default": .bool(Manifest.Default.infers)]
    case .rules: map(keys: ["$ref": "#/$defs/ruleID"], values: choice(RuleLevel.self))
    case .fonts: ["$ref": "#/$defs/fonts"]
    case .digits: ["$ref": "#/$defs/digits"]
    case .icons:
      map(
        keys: ["pattern": .string(SchemaPattern.iconName)],
        values: ["oneOf": [["$ref": "#/$defs/class"], ["$ref": "#/$defs/icon"]]])
    }
  }

  private static func iconValue(_ key: IconKey) -> JSONValue {
    switch key {
    case .comment: [:]
    case .class: ["$ref": "#/$defs/class"]
    case .file: ["$ref": "#/$defs/path"]
    case .drawn: choice(Direction.self, default: .leftToRight)
    case .except: list(of: ["$ref": "#/$defs/variantKey"])
    case .variants: map(keys: ["$ref": "#/$defs/variantKey"], values: ["$ref": "#/$defs/path"])
    case .text:
      map(
        keys: ["minLength": 1],
        values: map(keys: ["$ref": "#/$defs/variantKey"], values: ["$ref": "#/$defs/wording"]))
    case .digits: ["$ref": "#/$defs/digits"]
    case .fonts: ["$ref": "#/$defs/fonts"]
    case .components: map(keys: ["minLength": 1], values: ["$ref": "#/$defs/verb"])
    case .sibling: ["type": "string", "pattern": .string(SchemaPattern.iconName)]
    case .slash: choice(SlashVerb.self, default: .keep)
    case .infer: ["type": "boolean"]
    case .viewBox: ["type": "string", "pattern": .string(SchemaPattern.viewBox)]
    case .note: ["type": "string"]
    case .allow:
      map(
        keys: ["$ref": "#/$defs/ruleID"],
        values: ["type": "string", "pattern": .string(SchemaPattern.reason)])
    }
  }

  private static func wordingValue(_ key: WordingKey) -> JSONValue {
    switch key {
    case .comment: [:]
    case .content: ["$ref": "#/$defs/content"]
    case .scale:
      [
        "type": "number", "minimum": .double(ManifestLimits.textScales.lowerBound),
        "maximum": .double(ManifestLimits.textScales.upperBound),
      ]
    }
  }

  private static let definitions: JSONValue = [
    "class": described(choice(IconClass.self), IconClass.allCases.map { ($0.rawValue, $0.summary) }),
    "verb": described(choice(ComponentVerb.self), ComponentVerb.allCases.map { ($0.rawValue, $0.summary) }),
    "languageTag": ["type": "string", "pattern": .string(SchemaPattern.languageTag)],
    "variantKey": [
      "type": "string", "pattern": .string(SchemaPattern.variantKey),
      "not": ["pattern": .string(SchemaPattern.pseudoLocale)],
    ],
    "ruleID": ["type": "string", "minLength": 1],
    "path": ["type": "string", "pattern": .string(SchemaPattern.path)],
    "content": ["type": "string", "pattern": .string(SchemaPattern.reason)],
    "wording": [
      "anyOf": [
        ["$ref": "#/$defs/content"], object(WordingKey.self, required: [.content], values: wordingValue),
      ]
    ],
    "digits": ["type": "string", "pattern": .string(SchemaPattern.digits)],
    "fonts": map(
      keys: ["allOf": [["$ref": "#/$defs/variantKey"], ["not": ["enum": ["ltr", "rtl"]]]]],
      values: ["type": "string", "pattern": .string(SchemaPattern.reason)]),
    "icon": .object(
      object(IconKey.self, required: [.class], values: iconValue).allMembers + [
        .init(
          key: "allOf",
          value: [
            forbidding(.variants, where: { !$0.takesVariants }),
            forbidding(.text, where: { !$0.takesVariants }), forbidding(.except, where: { !$0.mirrors }),
          ])
      ]),
  ]

  // MARK: Kinds of schemas

  private static func object<Key: KeyTable>(
    _ keys: Key.Type, required: [Key], values: (Key) -> JSONValue
  ) -> JSONValue {
    let properties = Key.allCases.map { key in
      let description = JSONValue.Member(key: "description", value: .string(key.summary))
      return JSONValue.Member(key: key.rawValue, value: .object([description] + values(key).allMembers))
    }
    return [
      "type": "object", "required": .array(required.map { .string($0.rawValue) }),
      "additionalProperties": false, "properties": .object(properties),
    ]
  }

  /// An object whose keys are free, but for `$comment`.
  private static func map(keys: JSONValue, values: JSONValue) -> JSONValue {
    let comment = JSONValue.string(ManifestKey.comment.rawValue)
    return [
      "type": "object", "properties": [ManifestKey.comment.rawValue: true],
      "propertyNames": ["anyOf": [["const": comment], keys]], "additionalProperties": values,
    ]
  }

  private static func list(of element: JSONValue, default values: [Int]? = nil) -> JSONValue {
    .members([
      "type": "array", "items": element, "minItems": 1, "uniqueItems": true,
      "default": values.map { .array($0.map(JSONValue.int)) },
    ])
  }

  private static func integer(_ range: ClosedRange<Int>) -> JSONValue {
    ["type": "integer", "minimum": .int(range.lowerBound), "maximum": .int(range.upperBound)]
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type, default value: Value? = nil
  ) -> JSONValue {
    .members([
      "enum": .array(Value.allCases.map { .string($0.rawValue) }),
      "default": value.map { .string($0.rawValue) },
    ])
  }

  private static func described(_ schema: JSONValue, _ words: [(word: String, summary: String)]) -> JSONValue
  {
    let text = words.map { "\($0.word): \($0.summary)" }.joined(separator: "; ")
    return .object([.init(key: "description", value: .string(text))] + schema.allMembers)
  }

  private static func forbidding(_ key: IconKey, where condition: (IconClass) -> Bool) -> JSONValue {
    let classes = IconClass.allCases.filter(condition).map { JSONValue.string($0.rawValue) }
    return [
      "if": ["properties": ["class": ["enum": .array(classes)]], "required": ["class"]],
      "then": ["properties": [key.rawValue: false]],
    ]
  }
}

extension JSONValue {
  /// The members of an object; none of anything else.
  fileprivate var allMembers: [Member] { if case .object(let members) = self { members } else { [] } }
}

import ChiralValues

/// The JSON Schema of manifests, generated from the tables of the decoder.
///
/// `manifest.schema.json` at the root of the repository and the output of `chiral schema` are this text. Only
/// the decoder checks what a schema cannot express: whether files exist, names that collide, repeated keys,
/// valid selectors and more.
package enum ManifestSchema {
  /// Returns the schema as a file, with a line feed at its end; with the ids of audit rules, editors complete
  /// these.
  package static func text(rules: [String]) -> String {
    schema(rules: rules).printed(.fitted(width: 110, expanded: 3)) + "\n"
  }

  /// The schema without a list of audit rules.
  package static let schema = schema(rules: [])

  /// Returns the schema (JSON Schema 2020-12).
  private static func schema(rules: [String]) -> JSONValue {
    .object(
      [
        .init(key: "$schema", value: "https://json-schema.org/draft/2020-12/schema"),
        .init(key: "$id", value: .string(identifier)),
        .init(key: "title", value: "Chiral manifest"),
        .init(
          key: "description",
          value: "a set of SVG icons and their treatment in right-to-left interfaces"),
      ]
        + object(
          ManifestKey.self, required: ManifestValidator.required.map(\.key), values: manifestValue
        ).allMembers
        + [.init(key: "$defs", value: definitions(rules: rules))])
  }

  /// The identifier of the schema, which is not an address.
  private static let identifier = "urn:chiral:manifest:\(ManifestLimits.version)"

  private static func manifestValue(_ key: ManifestKey) -> JSONValue {
    switch key {
    case .schema: ["type": "string"]
    case .comment: [:]
    case .version: ["const": .int(ManifestLimits.version)]
    case .name: ["type": "string", "pattern": .string(SchemaPattern.setName), "maxLength": 64]
    case .package: object(PackageKey.self, required: PackageKey.required, values: packageValue)
    case .assets:
      [
        "type": "string", "pattern": .string(SchemaPattern.assets),
        "default": .string(Manifest.Default.assets),
      ]
    case .locales: list(of: ["$ref": "#/$defs/languageTag"])
    case .sizes: list(of: integer(ManifestLimits.sizes), default: Manifest.Default.sizes)
    case .scales: list(of: integer(ManifestLimits.scales), default: Manifest.Default.scales)
    case .policy: choice(Policy.self, default: Manifest.Default.policy)
    case .leftMeansBack: ["type": "boolean", "default": .bool(Manifest.Default.leftMeansBack)]
    case .tint:
      [
        "type": "string", "pattern": .string(SchemaPattern.tint),
        "default": .string(Manifest.Default.tint.css),
      ]
    case .template: list(of: ["type": "string", "pattern": .string(SchemaPattern.templateColor)])
    case .grid: number(ManifestLimits.grid)
    case .margin: number(ManifestLimits.margin)
    case .infer: ["anyOf": inference, "default": true]
    case .declined: choice(DeclinedForm.self, default: Manifest.Default.declined)
    case .rules: map(keys: ["$ref": "#/$defs/ruleID"], values: choice(RuleLevel.self))
    case .fonts: ["$ref": "#/$defs/fonts"]
    case .digits: ["$ref": "#/$defs/digits"]
    case .icons:
      map(
        keys: ["pattern": .string(SchemaPattern.iconName)],
        // The object comes first, because validators report what the first one lacks.
        values: ["anyOf": [["$ref": "#/$defs/icon"], ["$ref": "#/$defs/class"]]])
    }
  }

  private static func iconValue(_ key: IconKey) -> JSONValue {
    switch key {
    case .comment: [:]
    case .class: ["$ref": "#/$defs/class"]
    case .file: ["$ref": "#/$defs/path"]
    case .drawings: ["$ref": "#/$defs/drawings"]
    case .styles:
      map(
        keys: ["pattern": .string(SchemaPattern.iconName)],
        values: ["anyOf": [["$ref": "#/$defs/path"], ["$ref": "#/$defs/drawings"]]])
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
    case .infer: ["anyOf": inference]
    case .declined: choice(DeclinedForm.self)
    case .viewBox: ["type": "string", "pattern": .string(SchemaPattern.viewBox)]
    case .codePoint: ["type": "string", "pattern": .string(SchemaPattern.codePoint)]
    case .note: ["type": "string", "maxLength": .int(ManifestLimits.noteLength)]
    case .allow:
      map(
        keys: ["$ref": "#/$defs/ruleID"],
        values: [
          "type": "string", "pattern": .string(SchemaPattern.reason),
          "maxLength": .int(ManifestLimits.noteLength),
        ])
    }
  }

  private static func packageValue(_ key: PackageKey) -> JSONValue {
    switch key {
    case .comment: [:]
    case .name: ["type": "string", "pattern": .string(SchemaPattern.packageName), "maxLength": 200]
    case .version: ["type": "string", "pattern": .string(SchemaPattern.packageVersion)]
    case .license, .author: ["type": "string", "pattern": .string(SchemaPattern.reason)]
    case .repository: ["type": "string", "pattern": "^https://"]
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

  private static let variantKey: JSONValue = [
    "description": "a language tag, a script, or a direction", "examples": ["ar", "Arab", "Hebr", "rtl"],
    "type": "string", "pattern": .string(SchemaPattern.variantKey),
    "not": ["pattern": .string(SchemaPattern.pseudoLocale)],
  ]

  private static let drawings: JSONValue = .object(
    [.init(key: "description", value: "drawings by their size in points")]
      + map(keys: ["pattern": .string(SchemaPattern.size)], values: ["$ref": "#/$defs/path"]).allMembers
      + [.init(key: "minProperties", value: 1), .init(key: "examples", value: [IconKey.drawings.example])])

  private static func definitions(rules: [String]) -> JSONValue {
    [
      "class": words(IconClass.allCases.map { ($0.rawValue, $0.summary) }),
      "verb": words(ComponentVerb.allCases.map { ($0.rawValue, $0.summary) }),
      "languageTag": [
        "description": "a language tag of BCP 47", "type": "string",
        "pattern": .string(SchemaPattern.languageTag), "examples": ["en", "ar", "he", "ar-SA", "ar-XB"],
      ],
      "variantKey": variantKey,
      "ruleID": .members([
        "description": "the id of an audit rule; chiral rules lists them", "type": "string", "minLength": 1,
        "enum": rules.isEmpty ? nil : .array(rules.map(JSONValue.string)),
      ]),
      "path": [
        "description": "a file, relative to the folder of the drawings", "type": "string",
        "pattern": .string(SchemaPattern.path), "examples": ["bell.ar.svg"],
      ],
      "drawings": drawings,
      "content": [
        "description": "at least one character", "type": "string", "pattern": .string(SchemaPattern.reason),
        "examples": ["A", "ض"],
      ],
      "wording": [
        "description": "the text of the letters, with their size unless it is measured",
        "anyOf": [
          ["$ref": "#/$defs/content"], object(WordingKey.self, required: [.content], values: wordingValue),
        ],
      ],
      "digits": [
        "description": "a numbering system of CLDR, or native for the language's own", "type": "string",
        "pattern": .string(SchemaPattern.digits), "examples": ["native", "latn", "arab", "arabext", "deva"],
      ],
      "fonts": fonts,
      "icon": icon,
    ]
  }

  private static let fonts: JSONValue = .object(
    [
      .init(key: "description", value: "families, or files relative to the manifest, by script or locale"),
      .init(key: "examples", value: [["Arab": "Noto Sans Arabic"]]),
    ]
      + map(
        keys: ["allOf": [["$ref": "#/$defs/variantKey"], ["not": ["enum": ["ltr", "rtl"]]]]],
        values: ["type": "string", "pattern": .string(SchemaPattern.reason)]
      ).allMembers)

  private static let icon: JSONValue = .object(
    [
      .init(key: "description", value: "the settings of an icon"),
      .init(key: "examples", value: [["class": "mirror", "except": ["he"]]]),
    ] + object(IconKey.self, required: [.class], values: iconValue).allMembers + [
      .init(
        key: "allOf",
        value: [
          forbidding(.variants, where: { !$0.takesVariants }),
          forbidding(.text, where: { !$0.takesVariants }), forbidding(.except, where: { !$0.mirrors }),
          ["not": ["required": ["file", "drawings"]]],
        ])
    ])

  // MARK: Kinds of schemas

  private static func object<Key: KeyTable>(
    _ keys: Key.Type, required: [Key], values: (Key) -> JSONValue
  ) -> JSONValue {
    let properties = Key.allCases.map { key in
      let description = JSONValue.Member(key: "description", value: .string(key.summary))
      let example = JSONValue.Member(key: "examples", value: [key.example])
      return JSONValue.Member(
        key: key.rawValue, value: .object([description] + values(key).allMembers + [example]))
    }
    return [
      "type": "object", "required": .array(required.map { .string($0.rawValue) }),
      "additionalProperties": false, "properties": .object(properties),
    ]
  }

  /// The forms of a choice of signs.
  private static let inference: JSONValue = [["type": "boolean"], list(of: choice(SignKind.self))]

  /// Returns the schema of an object with free keys and an optional `$comment`.
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

  private static func number(_ range: ClosedRange<Double>) -> JSONValue {
    ["type": "number", "minimum": .double(range.lowerBound), "maximum": .double(range.upperBound)]
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type, default value: Value? = nil
  ) -> JSONValue {
    .members([
      "enum": .array(Value.allCases.map { .string($0.rawValue) }),
      "default": value.map { .string($0.rawValue) },
    ])
  }

  /// Returns the schema of one of several words, each with its description, which editors show.
  private static func words(_ words: [(word: String, summary: String)]) -> JSONValue {
    [
      "description": .string(words.map { "\($0.word): \($0.summary)" }.joined(separator: "; ")),
      "enum": .array(words.map { .string($0.word) }),
      "enumDescriptions": .array(words.map { .string($0.summary) }),
    ]
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
  /// The members of an object; empty for other values.
  fileprivate var allMembers: [Member] { if case .object(let members) = self { members } else { [] } }
}

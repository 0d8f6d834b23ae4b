package import ChiralManifest
import Foundation

/// A validator for exactly those keywords of JSON Schema 2020-12 that the schemas of this project use.
package struct SchemaValidator: Sendable {
  package let root: JSONValue
  /// The patterns of the schema as they are compiled, which takes longer than everything else.
  private let patterns: [String: NSRegularExpression]

  /// Creates a validator for a schema.
  package init(_ schema: JSONValue) {
    root = schema
    let texts = Set(schema.patterns)
    patterns = texts.reduce(into: [:]) { $0[$1] = try? NSRegularExpression(pattern: $1) }
  }

  /// Returns the problems of a value, as paths and keywords.
  package func problems(of value: JSONValue) -> [String] { problems(value, root, "") }

  private func problems(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    switch schema {
    case .bool(let allows): allows ? [] : ["\(path): false"]
    case .object(let keywords):
      keywords.flatMap { keyword in
        let wrong = Self.keywords[keyword.key]?(self, value, keyword.value, schema, path) ?? []
        return wrong.map { $0.isEmpty ? "\(path): \(keyword.key)" : $0 }
      }
    default: ["\(path): no schema"]
    }
  }

  /// The keywords of the schema that this validator would ignore.
  package var unknownKeywords: [String] { unknown(in: root) }

  private func unknown(in schema: JSONValue) -> [String] {
    guard case .object(let keywords) = schema else { return [] }
    return keywords.flatMap { keyword -> [String] in
      if Self.annotations.contains(keyword.key) { return [] }
      let own = Self.keywords[keyword.key] == nil && keyword.key != "$defs" ? [keyword.key] : []
      return own + subschemas(of: keyword).flatMap(unknown)
    }
  }

  private func subschemas(of keyword: JSONValue.Member) -> [JSONValue] {
    switch (keyword.key, keyword.value) {
    case ("properties", .object(let members)), ("$defs", .object(let members)): members.map(\.value)
    case ("anyOf", .array(let schemas)), ("oneOf", .array(let schemas)), ("allOf", .array(let schemas)):
      schemas
    case ("items", let schema), ("additionalProperties", let schema), ("propertyNames", let schema),
      ("not", let schema), ("if", let schema), ("then", let schema):
      [schema]
    default: []
    }
  }

  private static let annotations: Set = [
    "$schema", "$id", "title", "description", "default", "examples", "enumDescriptions",
  ]

  /// A function that returns an empty string if a keyword is not met, or the problems inside.
  private typealias Keyword = @Sendable (SchemaValidator, JSONValue, JSONValue, JSONValue, String) -> [String]

  private static func check(_ isMet: Bool) -> [String] { isMet ? [] : [""] }

  private static let keywords: [String: Keyword] = [
    "$ref": { validator, value, reference, _, path in
      validator.problems(value, validator.definition(reference), path)
    },
    "type": { _, value, type, _, _ in check(value.has(type: type)) },
    "const": { _, value, constant, _, _ in check(value == constant) },
    "enum": { _, value, constants, _, _ in check(constants.items.contains(value)) },
    "pattern": { validator, value, pattern, _, _ in check(validator.matches(value, pattern)) },
    "minLength": { _, value, length, _, _ in check(value.text.map { $0.count >= length.integer } ?? true) },
    "maxLength": { _, value, length, _, _ in check(value.text.map { $0.count <= length.integer } ?? true) },
    "minimum": { _, value, minimum, _, _ in check(value.number.map { $0 >= minimum.number ?? 0 } ?? true)
    },
    "maximum": { _, value, maximum, _, _ in check(value.number.map { $0 <= maximum.number ?? 0 } ?? true)
    },
    "minItems": { _, value, count, _, _ in check(!value.isArray || value.items.count >= count.integer) },
    "minProperties": { _, value, count, _, _ in check(!value.isObject || value.members.count >= count.integer)
    },
    "uniqueItems": { _, value, _, _, _ in check(Set(value.items).count == value.items.count) },
    "items": { validator, value, schema, _, path in
      value.items.enumerated().flatMap { validator.problems($0.element, schema, "\(path)/\($0.offset)") }
    },
    "required": { _, value, keys, _, _ in
      check(
        !value.isObject || keys.items.allSatisfy { key in value.members.contains { .string($0.key) == key } })
    },
    "properties": { validator, value, schemas, _, path in
      value.members.flatMap { member in
        schemas[member.key].map { validator.problems(member.value, $0, "\(path)/\(member.key)") } ?? []
      }
    },
    "additionalProperties": { validator, value, schema, parent, path in
      let named = Set(parent["properties"]?.members.map(\.key) ?? [])
      return value.members.filter { !named.contains($0.key) }
        .flatMap { validator.problems($0.value, schema, "\(path)/\($0.key)") }
    },
    "propertyNames": { validator, value, schema, _, path in
      value.members.flatMap { validator.problems(.string($0.key), schema, "\(path)/\($0.key)") }
    },
    "anyOf": { validator, value, schemas, _, path in
      check(schemas.items.contains { validator.problems(value, $0, path).isEmpty })
    },
    "oneOf": { validator, value, schemas, _, path in
      check(schemas.items.count { validator.problems(value, $0, path).isEmpty } == 1)
    },
    "allOf": { validator, value, schemas, _, path in
      schemas.items.flatMap { validator.problems(value, $0, path) }
    },
    "not": { validator, value, schema, _, path in check(!validator.problems(value, schema, path).isEmpty) },
    "if": { validator, value, condition, parent, path in
      guard validator.problems(value, condition, path).isEmpty else { return [] }
      return validator.problems(value, parent["then"] ?? true, path)
    },
    "then": { _, _, _, _, _ in [] },
  ]

  /// Returns true if a value matches a pattern anywhere, as in ECMA-262; values that are not strings match.
  private func matches(_ value: JSONValue, _ pattern: JSONValue) -> Bool {
    guard let text = value.text, let pattern = pattern.text else { return true }
    let all = NSRange(text.startIndex..., in: text)
    return patterns[pattern]?.firstMatch(in: text, range: all) != nil
  }

  private func definition(_ reference: JSONValue) -> JSONValue {
    let path = (reference.text ?? "").split(separator: "/").dropFirst()
    return path.reduce(root) { $0[String($1)] ?? false }
  }
}

extension JSONValue {
  fileprivate var items: [JSONValue] { if case .array(let items) = self { items } else { [] } }
  fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var isArray: Bool { if case .array = self { true } else { false } }
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
  fileprivate var integer: Int { if case .int(let integer) = self { integer } else { 0 } }
  fileprivate var number: Double? {
    switch self {
    case .int(let integer): Double(integer)
    case .double(let number): number
    default: nil
    }
  }

  fileprivate func has(type: JSONValue) -> Bool {
    switch type {
    case "string": text != nil
    case "object": isObject
    case "array": isArray
    case "boolean": self == true || self == false
    case "integer": number?.rounded() == number && number != nil
    case "number": number != nil
    default: false
    }
  }

  /// The patterns in a schema.
  fileprivate var patterns: [String] {
    items.flatMap(\.patterns)
      + members.flatMap {
        ($0.key == "pattern" ? [$0.value.text].compactMap(\.self) : []) + $0.value.patterns
      }
  }
}

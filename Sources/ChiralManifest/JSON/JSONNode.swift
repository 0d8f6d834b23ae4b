/// A JSON value with the bytes from which it was read.
package struct JSONNode: Sendable {
  /// The content of a node.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number with its spelling; it is not finite for text that is not JSON, which was reported.
    case number(Double, text: String)
    case string(String)
    case array([JSONNode])
    /// The members in the order of the file, including duplicate keys.
    case object([JSONMember])
  }

  /// The value.
  package var content: Content
  /// The bytes of the value.
  package var span: Range<Int>

  /// The members of an object; nil for other values.
  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements of an array; nil for other values.
  package var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The text of a string; nil for other values.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The value of `true` or `false`; nil for other values.
  package var boolean: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// The value of a number without a fraction, if it fits; nil otherwise. `24.0` and `2.4e1` are the integer
  /// 24.
  package var integer: Int? {
    if case .number(let number, _) = content { Int(exactly: number) } else { nil }
  }

  /// The value of a number; nil for other values.
  package var number: Double? {
    if case .number(let number, _) = content { number } else { nil }
  }

  /// Returns the value of an object's first member with a key.
  package subscript(key: String) -> JSONNode? { members?.first { $0.key == key }?.value }

  /// The kind of the value in messages.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A key with its value.
package struct JSONMember: Sendable {
  /// The key, with escapes resolved.
  package var key: String
  /// The bytes of the key, quotation marks included.
  package var keySpan: Range<Int>
  /// The value after the colon.
  package var value: JSONNode
}

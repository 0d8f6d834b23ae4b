/// A JSON value as it was read, with the bytes that it came from.
package struct JSONNode: Sendable {
  /// The content of a node.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// The number and how it was written; not finite where that is not JSON, which was reported.
    case number(Double, text: String)
    case string(String)
    case array([JSONNode])
    /// Members in the order of the file, duplicate keys included.
    case object([JSONMember])
  }

  /// The value.
  package var content: Content
  /// The bytes from its first to behind its last character.
  package var span: Range<Int>

  /// The members of an object, else nothing.
  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements of an array, else nothing.
  package var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The text of a string, else nothing.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// A number without a fraction that fits, else nothing. `24.0` and `2.4e1` are the integer 24.
  package var integer: Int? {
    if case .number(let number, _) = content { Int(exactly: number) } else { nil }
  }

  /// A number, else nothing.
  package var number: Double? {
    if case .number(let number, _) = content { number } else { nil }
  }

  /// The value of an object's first member of this key.
  package subscript(key: String) -> JSONNode? { members?.first { $0.key == key }?.value }

  /// The kind of the node, as messages name it.
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
  /// The value behind the colon.
  package var value: JSONNode
}

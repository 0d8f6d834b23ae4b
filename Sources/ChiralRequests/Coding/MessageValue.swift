/// A value that crosses the pipe between the command and a worker.
package protocol MessageValue {
  /// Writes the value.
  func write(to writer: inout ByteWriter)
  /// Reads the value; throws if the bytes hold something else.
  init(from reader: inout ByteReader) throws(MalformedMessage)
}

extension MessageValue {
  /// The value as bytes.
  package var encoded: [UInt8] {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// Decodes a value; nil if the bytes are not exactly one.
  package init?(decoding bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let value = try? Self(from: &reader), reader.isAtEnd else { return nil }
    self = value
  }
}

extension ByteWriter {
  /// Writes a value.
  package mutating func write(_ value: some MessageValue) { value.write(to: &self) }

  /// Writes a value or its absence.
  package mutating func write<Value: MessageValue>(_ value: Value?) {
    write(value) { $1.write(to: &$0) }
  }

  /// Writes the number of values, then the values.
  package mutating func write<Value: MessageValue>(_ values: [Value]) {
    write(values) { $1.write(to: &$0) }
  }

  /// Writes the number of texts, then the texts.
  package mutating func write(_ texts: [String]) {
    write(texts) { $0.write($1) }
  }

  /// Writes a text or its absence.
  package mutating func write(_ text: String?) {
    write(text) { $0.write($1) }
  }
}

extension ByteReader {
  /// Reads a value of the inferred type.
  package mutating func value<Value: MessageValue>() throws(MalformedMessage) -> Value {
    try Value(from: &self)
  }

  /// Reads a value or its absence.
  package mutating func optionalValue<Value: MessageValue>() throws(MalformedMessage) -> Value? {
    try optional { reader throws(MalformedMessage) in try Value(from: &reader) }
  }

  /// Reads a list of values.
  package mutating func values<Value: MessageValue>() throws(MalformedMessage) -> [Value] {
    try list { reader throws(MalformedMessage) in try Value(from: &reader) }
  }

  /// Reads a list of texts.
  package mutating func strings() throws(MalformedMessage) -> [String] {
    try list { reader throws(MalformedMessage) in try reader.string() }
  }

  /// Reads a text or its absence.
  package mutating func optionalString() throws(MalformedMessage) -> String? {
    try optional { reader throws(MalformedMessage) in try reader.string() }
  }

  /// Reads a case of an enumeration by its raw value.
  package mutating func name<Name: RawRepresentable<String>>() throws(MalformedMessage) -> Name {
    guard let name = Name(rawValue: try string()) else { throw MalformedMessage() }
    return name
  }
}

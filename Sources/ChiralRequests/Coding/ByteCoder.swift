/// Writes values as bytes, one after another, or reads them from bytes: the same code does both, so that it names each field of a
/// value once.
///
/// Numbers are in little-endian order; texts, lists and byte strings follow their count.
package struct ByteCoder {
  /// The bytes that are read, or those that are written so far.
  package private(set) var bytes: [UInt8]
  private var position: Int

  /// Creates a coder that appends to some bytes.
  package init(appendingTo bytes: [UInt8] = []) {
    self.bytes = bytes
    position = 0
  }

  /// Creates a coder that reads, beginning at a byte.
  package init(reading bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// True if no byte is left to read.
  package var isAtEnd: Bool { position == bytes.count }

  /// The number of bytes that are left to read.
  package var rest: Int { bytes.count - position }

  /// Writes a field of a value and returns it, or, without a value, reads the field.
  package mutating func callAsFunction<Value, Field: ByteCoded>(
    _ value: Value?, _ field: (Value) -> Field
  ) throws(MalformedMessage) -> Field {
    try Field.coded(value.map(field), by: &self)
  }

  /// Writes a value.
  package mutating func write<Value: ByteCoded>(_ value: Value) { _ = try? Value.coded(value, by: &self) }

  /// Reads a value.
  package mutating func read<Value: ByteCoded>(_ type: Value.Type) throws(MalformedMessage) -> Value {
    try Value.coded(nil, by: &self)
  }

  /// Codes a share, or a relation of two sizes, in an answer; one that no drawing has is read as the nearest sensible one.
  package mutating func ratio<Value>(
    _ value: Value?, _ field: (Value) -> Double
  ) throws(MalformedMessage) -> Double {
    let ratio = try self(value, field)
    return ratio.isNaN ? 0 : min(max(ratio, 0), 1_000_000)
  }

  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  mutating func take(_ count: Int) throws(MalformedMessage) -> ArraySlice<UInt8> {
    guard count >= 0, count <= rest else { throw MalformedMessage() }
    defer { position += count }
    return bytes[position..<position + count]
  }
}

/// The error for bytes that do not follow the protocol.
package struct MalformedMessage: Error {
  /// Creates the error.
  package init() {}
}

/// A value that crosses the pipe between the command and a worker, or that a file keeps.
package protocol ByteCoded: SendableMetatype {
  /// Writes a value and returns it, or, without a value, reads one; throws if the bytes hold something else.
  static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self
  /// Does the same for a list; bytes are one piece, because a cast of each to what it is takes longer than a drawing.
  static func codedList(_ list: [Self]?, by coder: inout ByteCoder) throws(MalformedMessage) -> [Self]
}

extension ByteCoded {
  /// The value as bytes.
  package var encoded: [UInt8] {
    var coder = ByteCoder()
    coder.write(self)
    return coder.bytes
  }

  /// Decodes a value; nil if the bytes are not exactly one.
  package init?(decoding bytes: [UInt8]) {
    var coder = ByteCoder(reading: bytes)
    do throws(MalformedMessage) {
      self = try coder.read(Self.self)
    } catch {
      return nil
    }
    guard coder.isAtEnd else { return nil }
  }
}

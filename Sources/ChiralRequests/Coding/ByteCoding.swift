/// Writes values one after another as bytes: numbers in little-endian order, texts and lists after their
/// count.
package struct ByteWriter {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []

  /// Creates a writer that appends to some bytes.
  package init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  package mutating func write(_ value: UInt8) { bytes.append(value) }

  package mutating func write(_ value: Bool) { write(value ? 1 as UInt8 : 0) }

  package mutating func write(_ value: Int) {
    withUnsafeBytes(of: Int64(value).littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ value: Double) { write(Int(Int64(bitPattern: value.bitPattern))) }

  package mutating func write(_ value: [UInt8]) {
    write(value.count)
    bytes.append(contentsOf: value)
  }

  package mutating func write(_ value: String) {
    var value = value
    value.withUTF8 { text in
      write(text.count)
      bytes.append(contentsOf: text)
    }
  }

  package mutating func write<Value>(_ value: Value?, _ body: (inout ByteWriter, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  package mutating func write<Element>(_ list: [Element], _ body: (inout ByteWriter, Element) -> Void) {
    write(list.count)
    for element in list { body(&self, element) }
  }
}

/// The error for bytes that do not follow the protocol.
package struct MalformedMessage: Error {
  /// Creates the error.
  package init() {}
}

/// Reads values from bytes, in the order in which a `ByteWriter` wrote them.
package struct ByteReader {
  private let bytes: [UInt8]
  private var position: Int

  /// Creates a reader that begins at a byte.
  package init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// True if no byte is left.
  package var isAtEnd: Bool { position == bytes.count }

  private mutating func take(_ count: Int) throws(MalformedMessage) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw MalformedMessage() }
    defer { position += count }
    return bytes[position..<position + count]
  }

  package mutating func byte() throws(MalformedMessage) -> UInt8 {
    guard let byte = try take(1).first else { throw MalformedMessage() }
    return byte
  }

  package mutating func flag() throws(MalformedMessage) -> Bool { try byte() != 0 }

  package mutating func integer() throws(MalformedMessage) -> Int {
    let slice = try take(8)
    let value = slice.withUnsafeBytes { $0.loadUnaligned(as: Int64.self) }
    return Int(Int64(littleEndian: value))
  }

  /// Reads a number of lines, pixels, bytes or microseconds in an answer. A worker that is taken over may send any number; no sum
  /// or product of two of these overflows.
  package mutating func amount() throws(MalformedMessage) -> Int {
    let amount = try integer()
    guard 0...Int(Int32.max) ~= amount else { throw MalformedMessage() }
    return amount
  }

  package mutating func double() throws(MalformedMessage) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(try integer())))
  }

  /// Reads a share or a relation of two sizes in an answer; one that no drawing has becomes the nearest sensible one.
  package mutating func ratio() throws(MalformedMessage) -> Double {
    let ratio = try double()
    return ratio.isNaN ? 0 : min(max(ratio, 0), 1_000_000)
  }

  package mutating func byteString() throws(MalformedMessage) -> [UInt8] { Array(try take(try integer())) }

  package mutating func string() throws(MalformedMessage) -> String {
    String(decoding: try take(try integer()), as: UTF8.self)
  }

  package mutating func optional<Value>(
    _ body: (inout ByteReader) throws(MalformedMessage) -> Value
  ) throws(MalformedMessage) -> Value? {
    try flag() ? try body(&self) : nil
  }

  package mutating func list<Element>(
    _ body: (inout ByteReader) throws(MalformedMessage) -> Element
  ) throws(MalformedMessage) -> [Element] {
    let count = try integer()
    guard count >= 0, count <= bytes.count - position else { throw MalformedMessage() }
    var list: [Element] = []
    for _ in 0..<count { list.append(try body(&self)) }
    return list
  }
}

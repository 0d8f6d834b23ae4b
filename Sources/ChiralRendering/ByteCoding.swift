/// Puts values one after another into bytes: numbers little-endian, texts and lists led by their count.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: UInt8) { bytes.append(value) }

  mutating func write(_ value: Bool) { write(value ? 1 as UInt8 : 0) }

  mutating func write(_ value: Int) {
    withUnsafeBytes(of: Int64(value).littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ value: Double) { write(Int(Int64(bitPattern: value.bitPattern))) }

  mutating func write(_ value: [UInt8]) {
    write(value.count)
    bytes.append(contentsOf: value)
  }

  mutating func write(_ value: String) { write(Array(value.utf8)) }

  mutating func write<Value>(_ value: Value?, _ body: (inout ByteWriter, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  mutating func write<Element>(_ list: [Element], _ body: (inout ByteWriter, Element) -> Void) {
    write(list.count)
    for element in list { body(&self, element) }
  }
}

/// Bytes that are not what the protocol says.
struct MalformedMessage: Error {}

/// Takes values out of bytes, in the order in which a `ByteWriter` put them in.
struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  private mutating func take(_ count: Int) throws(MalformedMessage) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw MalformedMessage() }
    defer { position += count }
    return bytes[position..<position + count]
  }

  mutating func byte() throws(MalformedMessage) -> UInt8 {
    guard let byte = try take(1).first else { throw MalformedMessage() }
    return byte
  }

  mutating func flag() throws(MalformedMessage) -> Bool { try byte() != 0 }

  mutating func integer() throws(MalformedMessage) -> Int {
    let slice = try take(8)
    let value = slice.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(Int64(bitPattern: value))
  }

  mutating func double() throws(MalformedMessage) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(try integer())))
  }

  mutating func byteString() throws(MalformedMessage) -> [UInt8] { Array(try take(try integer())) }

  mutating func string() throws(MalformedMessage) -> String {
    String(decoding: try take(try integer()), as: UTF8.self)
  }

  mutating func optional<Value>(
    _ body: (inout ByteReader) throws(MalformedMessage) -> Value
  ) throws(MalformedMessage) -> Value? {
    try flag() ? try body(&self) : nil
  }

  mutating func list<Element>(
    _ body: (inout ByteReader) throws(MalformedMessage) -> Element
  ) throws(MalformedMessage) -> [Element] {
    let count = try integer()
    guard count >= 0, count <= bytes.count - position else { throw MalformedMessage() }
    var list: [Element] = []
    for _ in 0..<count { list.append(try body(&self)) }
    return list
  }
}

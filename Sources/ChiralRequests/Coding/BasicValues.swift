// The coding of numbers, texts, lists and what may be absent.

extension ByteCoded where Self: FixedWidthInteger {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    if let value {
      withUnsafeBytes(of: value.littleEndian) { coder.append($0) }
      return value
    }
    return Self(
      littleEndian: try coder.take(bitWidth / 8).withUnsafeBytes { $0.loadUnaligned(as: Self.self) })
  }
}

extension UInt8: ByteCoded {}
extension UInt32: ByteCoded {}
extension UInt64: ByteCoded {}

/// A number of lines, pixels, bytes or microseconds. A worker that is taken over may send any number; no sum or product of two that
/// are accepted overflows.
extension Int: ByteCoded {
  package static func coded(_ value: Int?, by coder: inout ByteCoder) throws(MalformedMessage) -> Int {
    let number = try UInt64.coded(value.map { UInt64(truncatingIfNeeded: $0) }, by: &coder)
    if let value { return value }
    guard number <= UInt64(Int32.max) else { throw MalformedMessage() }
    return Int(number)
  }
}

extension Double: ByteCoded {
  package static func coded(_ value: Double?, by coder: inout ByteCoder) throws(MalformedMessage) -> Double {
    Double(bitPattern: try UInt64.coded(value?.bitPattern, by: &coder))
  }
}

extension Bool: ByteCoded {
  package static func coded(_ value: Bool?, by coder: inout ByteCoder) throws(MalformedMessage) -> Bool {
    try UInt8.coded(value.map { $0 ? 1 : 0 }, by: &coder) != 0
  }
}

extension String: ByteCoded {
  package static func coded(_ value: String?, by coder: inout ByteCoder) throws(MalformedMessage) -> String {
    if var value {
      value.withUTF8 { text in
        coder.write(text.count)
        coder.append(text)
      }
      return value
    }
    return String(decoding: try coder.take(try coder.read(Int.self)), as: UTF8.self)
  }
}

extension Character: ByteCoded {
  package static func coded(
    _ value: Character?, by coder: inout ByteCoder
  ) throws(MalformedMessage) -> Character {
    let text = try String.coded(value.map { String($0) }, by: &coder)
    guard let character = text.first, text.count == 1 else { throw MalformedMessage() }
    return character
  }
}

extension Optional: ByteCoded where Wrapped: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    guard try coder(value, { $0 != nil }) else { return .none }
    return try Wrapped.coded(value ?? nil, by: &coder)
  }
}

extension Array: ByteCoded where Element: ByteCoded {
  package static func coded(
    _ value: [Element]?, by coder: inout ByteCoder
  ) throws(MalformedMessage) -> [Element] {
    try Element.codedList(value, by: &coder)
  }
}

extension ByteCoded {
  package static func codedList(
    _ list: [Self]?, by coder: inout ByteCoder
  ) throws(MalformedMessage) -> [Self] {
    // A key path in generic code is made again for each list, which took a twentieth of a build.
    let count = try coder(list) { $0.count }
    if let list {
      for element in list { coder.write(element) }
      return list
    }
    guard count <= coder.rest else { throw MalformedMessage() }
    var elements: [Self] = []
    for _ in 0..<count { elements.append(try coder.read(Self.self)) }
    return elements
  }
}

extension UInt8 {
  package static func codedList(
    _ bytes: [UInt8]?, by coder: inout ByteCoder
  ) throws(MalformedMessage) -> [UInt8] {
    let count = try coder(bytes, \.count)
    guard let bytes else { return [UInt8](try coder.take(count)) }
    coder.append(bytes)
    return bytes
  }
}

/// A range of bytes.
extension Range: ByteCoded where Bound == Int {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    let (start, end) = (try coder(value, \.lowerBound), try coder(value, \.upperBound))
    guard start <= end else { throw MalformedMessage() }
    return start..<end
  }
}

/// A table, in the order of its keys.
extension Dictionary: ByteCoded where Key: ByteCoded & Comparable, Value: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    let keys = try coder(value) { $0.keys.sorted() }
    let values = try coder(value) { table in keys.compactMap { table[$0] } }
    guard keys.count == values.count else { throw MalformedMessage() }
    return Dictionary(zip(keys, values)) { $1 }
  }
}

extension Result: ByteCoded where Success: ByteCoded, Failure: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    try coder.choice(
      value,
      [
        Choice(Self.success) { if case .success(let value) = $0 { value } else { nil } },
        Choice(Self.failure) { if case .failure(let error) = $0 { error } else { nil } },
      ])
  }
}

/// The name or the number of a case.
extension ByteCoded where Self: RawRepresentable, RawValue: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    guard let value = Self(rawValue: try coder(value, \.rawValue)) else { throw MalformedMessage() }
    return value
  }
}

/// Checks that the tags of a drawing that a worker made are balanced, in one pass and without interpreting them.
///
/// The command parses no drawing. This check notices answers that were cut off or altered, not every error.
package struct TagBalance {
  private let bytes: [UInt8]
  private var place = 0
  private var open: [ArraySlice<UInt8>] = []

  /// True if there is one root element and every element is closed.
  package static func holds(in bytes: [UInt8]) -> Bool {
    // In UTF-16, which begins with FE FF or FF FE, no byte stands for a character.
    if let first = bytes.first, first >= 0xFE { return true }
    var scan = TagBalance(bytes: bytes)
    return scan.run()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() -> Bool {
    var roots = 0
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[place..<start].contains(0) { return false }
      place = start
      if skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") || skip("<?", to: "?>") { continue }
      if begins("<!") {
        guard skipDeclaration() else { return false }
      } else if begins("</") {
        guard let tag = tag(), open.popLast() == Self.name(tag.dropFirst(2)) else { return false }
      } else {
        guard let tag = tag() else { return false }
        if open.isEmpty { roots += 1 }
        if tag.last != UInt8(ascii: "/") { open.append(Self.name(tag.dropFirst())) }
      }
    }
    return open.isEmpty && roots == 1 && !bytes[place...].contains(0)
  }

  private func begins(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  /// Skips what begins here with `start` and ends with `end`; returns false if something else begins here.
  private mutating func skip(_ start: StaticString, to end: StaticString) -> Bool {
    guard begins(start) else { return false }
    place += start.utf8CodeUnitCount
    while place < bytes.count, !begins(end) { place += 1 }
    place = min(bytes.count, place + end.utf8CodeUnitCount)
    return true
  }

  /// Skips a document type with its declarations; returns false if it does not end.
  private mutating func skipDeclaration() -> Bool {
    var depth = 0
    while place < bytes.count {
      if skip("<!--", to: "-->") || skip("<?", to: "?>") { continue }
      switch bytes[place] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[(place + 1)...].firstIndex(of: bytes[place]) else { return false }
        place = end
      default: break
      }
      place += 1
      if depth == 0 { return true }
    }
    return false
  }

  /// Reads a tag up to its end, which is no bracket in a value; nil if it does not end.
  private mutating func tag() -> ArraySlice<UInt8>? {
    let start = place
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: ">"):
        place += 1
        return bytes[start..<(place - 1)]
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[(place + 1)...].firstIndex(of: bytes[place]) else { return nil }
        place = end + 1
      default: place += 1
      }
    }
    return nil
  }

  private static func name(_ tag: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    tag.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
  }
}

extension DrawingAnswer {
  /// True if the files in it are complete: PNGs of the promised heights with right checksums, and drawings with balanced tags.
  package var isIntact: Bool {
    switch self {
    case .pictures(let outcomes, _):
      outcomes.allSatisfy { outcome in
        guard case .success(let product) = outcome else { return true }
        return TagBalance.holds(in: product.svg)
          && product.pngs.allSatisfy { PNG.isIntact($0.value, height: $0.key) }
      }
    case .mirror(let answer): answer.svg.map(TagBalance.holds) ?? true
    case .sheet(let answer): answer.icons.allSatisfy { $0.svg.map(TagBalance.holds) ?? true }
    case .facts, .evidence, .texts, .letters, .shown, .form, .places, .readings, .source: true
    }
  }
}

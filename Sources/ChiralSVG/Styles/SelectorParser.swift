/// Reads the grammar of `Selector`.
struct SelectorParser {
  private var scanner: ByteScanner
  /// The nesting of negations around the current place.
  private var depth = 0

  /// The largest depth and number of compounds: documents do not nest more deeply.
  private static let maximalDepth = 256
  /// The useful numbers of :nth-child(): no document has more elements.
  private static let counts = -(1 << 30)...1 << 30

  init(_ text: String) {
    scanner = ByteScanner(text)
  }

  mutating func alternatives() throws(SelectorError) -> [Selector.Alternative] {
    var alternatives: [Selector.Alternative] = []
    repeat {
      scanner.skipSpace()
      alternatives.append(try alternative())
      scanner.skipSpace()
    } while scanner.take(UInt8(ascii: ","))
    guard scanner.isAtEnd else { throw error("expected a comma or the end") }
    return alternatives
  }

  private mutating func alternative() throws(SelectorError) -> Selector.Alternative {
    var subject = try compound()
    var ancestors: [(Selector.Combinator, Selector.Compound)] = []
    while let combinator = combinator() {
      ancestors.append((combinator, subject))
      guard ancestors.count <= Self.maximalDepth else {
        throw error("a selector combines at most \(Self.maximalDepth) elements")
      }
      subject = try compound()
    }
    // The order is from the element itself outwards.
    return Selector.Alternative(subject: subject, ancestors: ancestors.reversed(), subpaths: try subpaths())
  }

  /// Reads `>`, `+`, `~` or the white space before another compound.
  private mutating func combinator() -> Selector.Combinator? {
    let start = scanner.position
    scanner.skipSpace()
    let hadSpace = scanner.position > start
    let marks: [UInt8: Selector.Combinator] = [
      UInt8(ascii: ">"): .child, UInt8(ascii: "+"): .next, UInt8(ascii: "~"): .subsequent,
    ]
    if let byte = scanner.peek, let combinator = marks[byte] {
      scanner.position += 1
      scanner.skipSpace()
      return combinator
    }
    guard hadSpace, let byte = scanner.peek, byte != UInt8(ascii: ","), byte != UInt8(ascii: ")") else {
      return nil
    }
    return .descendant
  }

  private mutating func compound() throws(SelectorError) -> Selector.Compound {
    var compound = Selector.Compound()
    if let type = try typeName() { compound.conditions.append(.type(type)) }
    while let byte = scanner.peek {
      switch byte {
      case UInt8(ascii: "#"):
        scanner.position += 1
        compound.conditions.append(.id(try identifier("an id after #")))
      case UInt8(ascii: "."):
        scanner.position += 1
        compound.conditions.append(.class(try identifier("a class after .")))
      case UInt8(ascii: "["): compound.conditions.append(try attribute())
      case UInt8(ascii: ":") where !atDoubleColon: compound.conditions.append(try pseudoClass())
      default: return try checked(compound)
      }
    }
    return try checked(compound)
  }

  private func checked(_ compound: Selector.Compound) throws(SelectorError) -> Selector.Compound {
    guard !compound.conditions.isEmpty else {
      throw error("expected an element, #id, .class or [attribute]")
    }
    return compound
  }

  /// Reads a type such as `path`, `*` or `svg|path`.
  private mutating func typeName() throws(SelectorError) -> String? {
    guard let first = scanner.peek, first == UInt8(ascii: "*") || isNameStart(first) else { return nil }
    var name = scanner.take(UInt8(ascii: "*")) ? "*" : try identifier("an element")
    if scanner.take(UInt8(ascii: "|")) {
      name = scanner.take(UInt8(ascii: "*")) ? "*" : try identifier("an element after |")
    }
    return name
  }

  private mutating func attribute() throws(SelectorError) -> Selector.Condition {
    scanner.position += 1
    scanner.skipSpace()
    var name = try identifier("an attribute after [")
    for separator in [UInt8(ascii: "|"), UInt8(ascii: ":")] where scanner.peek == separator {
      if separator == UInt8(ascii: "|"), at(1) == UInt8(ascii: "=") { continue }
      scanner.position += 1
      name += ":" + (try identifier("an attribute's name"))
    }
    scanner.skipSpace()
    if scanner.take(UInt8(ascii: "]")) { return .attribute(name, .exists) }
    let mark = scanner.take(UInt8(ascii: "=")) ? UInt8(ascii: "=") : scanner.peek ?? 0
    if mark != UInt8(ascii: "=") {
      scanner.position += 1
      guard scanner.take(UInt8(ascii: "=")) else { throw error("expected = or ] in [\(name)") }
    }
    scanner.skipSpace()
    let value = try attributeValue()
    scanner.skipSpace()
    guard scanner.take(UInt8(ascii: "]")) else { throw error("expected ] after the value of \(name)") }
    switch mark {
    case UInt8(ascii: "="): return .attribute(name, .equals(value))
    case UInt8(ascii: "~"): return .attribute(name, .includes(value))
    case UInt8(ascii: "|"): return .attribute(name, .dashMatch(value))
    case UInt8(ascii: "^"): return .attribute(name, .prefix(value))
    case UInt8(ascii: "$"): return .attribute(name, .suffix(value))
    case UInt8(ascii: "*"): return .attribute(name, .substring(value))
    default: throw error("expected one of = ~= |= ^= $= *=")
    }
  }

  private mutating func attributeValue() throws(SelectorError) -> String {
    guard let quote = scanner.peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return try identifier("a value")
    }
    scanner.position += 1
    var value: [UInt8] = []
    while let byte = scanner.peek, byte != quote {
      if byte == UInt8(ascii: "\\"), at(1) != nil { scanner.position += 1 }
      value.append(scanner.peek ?? byte)
      scanner.position += 1
    }
    guard scanner.take(quote) else { throw error("expected a closing quote") }
    return String(decoding: value, as: UTF8.self)
  }

  private mutating func pseudoClass() throws(SelectorError) -> Selector.Condition {
    scanner.position += 1
    let name = try identifier("a pseudo-class after :").lowercased()
    switch name {
    case "root": return .root
    case "first-child": return .firstChild
    case "last-child": return .lastChild
    case "only-child": return .nthChild(step: 0, offset: 0)
    case "empty": return .empty
    case "hover", "active", "focus", "visited", "link", "target", "focus-within", "focus-visible":
      return .never
    case "nth-child", "not":
      guard scanner.take(UInt8(ascii: "(")) else { throw error("expected ( after :\(name)") }
      scanner.skipSpace()
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.maximalDepth else { throw error(":not() nests deeper than \(Self.maximalDepth)") }
      let condition: Selector.Condition = name == "not" ? .not(try compound()) : try nthChild()
      scanner.skipSpace()
      guard scanner.take(UInt8(ascii: ")")) else { throw error("expected ) after :\(name)") }
      return condition
    default: throw error("unknown pseudo-class :\(name)")
    }
  }

  /// Reads the argument of :nth-child(): `2`, `odd`, `even`, `2n+1`, `-n+3`.
  private mutating func nthChild() throws(SelectorError) -> Selector.Condition {
    let start = scanner.position
    while let byte = scanner.peek, byte != UInt8(ascii: ")") { scanner.position += 1 }
    let text = String(decoding: scanner.bytes[start..<scanner.position], as: UTF8.self).lowercased()
      .filter { !$0.isWhitespace }
    if text == "odd" { return .nthChild(step: 2, offset: 1) }
    if text == "even" { return .nthChild(step: 2, offset: 0) }
    let parts = text.split(separator: "n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 1, let offset = Int(parts[0]), Self.counts.contains(offset) {
      return .nthChild(step: 0, offset: offset)
    }
    let steps = ["": 1, "+": 1, "-": -1]
    guard parts.count == 2, let step = steps[parts[0]] ?? Int(parts[0]),
      let offset = parts[1].isEmpty ? 0 : Int(parts[1]), Self.counts.contains(step),
      Self.counts.contains(offset)
    else { throw error("expected a number, odd, even or an+b in :nth-child()") }
    return .nthChild(step: step, offset: offset)
  }

  /// Reads `::subpath(1,3-4)`.
  private mutating func subpaths() throws(SelectorError) -> [ClosedRange<Int>]? {
    guard atDoubleColon else { return nil }
    scanner.position += 2
    let name = try identifier("subpath after ::")
    guard name == "subpath", scanner.take(UInt8(ascii: "(")) else {
      throw error("unknown pseudo-element ::\(name); only ::subpath(2-4) is known")
    }
    var ranges: [ClosedRange<Int>] = []
    repeat {
      scanner.skipSpace()
      let first = try ordinal()
      let last = scanner.take(UInt8(ascii: "-")) ? try ordinal() : first
      guard first <= last else { throw error("the subpaths \(first)-\(last) run backwards") }
      ranges.append(first...last)
      scanner.skipSpace()
    } while scanner.take(UInt8(ascii: ","))
    guard scanner.take(UInt8(ascii: ")")) else { throw error("expected ) after ::subpath") }
    return ranges
  }

  private mutating func ordinal() throws(SelectorError) -> Int {
    let start = scanner.position
    while let byte = scanner.peek, byte.isDigit { scanner.position += 1 }
    let number = Int(String(decoding: scanner.bytes[start..<scanner.position], as: UTF8.self))
    guard let number, number > 0 else { throw error("expected the number of a subpath, counted from 1") }
    return number
  }

  /// Reads a name; the character after a backslash is taken literally, as in `#badge\.plus`.
  private mutating func identifier(_ expected: String) throws(SelectorError) -> String {
    var name: [UInt8] = []
    while let byte = scanner.peek {
      if byte == UInt8(ascii: "\\"), let next = at(1) {
        name.append(next)
        scanner.position += 2
      } else if byte.isNameByte {
        name.append(byte)
        scanner.position += 1
      } else {
        break
      }
    }
    guard !name.isEmpty else { throw error("expected \(expected)") }
    return String(decoding: name, as: UTF8.self)
  }

  private var atDoubleColon: Bool { scanner.peek == UInt8(ascii: ":") && at(1) == UInt8(ascii: ":") }

  private func at(_ ahead: Int) -> UInt8? {
    let index = scanner.position + ahead
    return index < scanner.bytes.count ? scanner.bytes[index] : nil
  }

  private func isNameStart(_ byte: UInt8) -> Bool {
    (byte.isNameByte && !byte.isDigit) || byte == UInt8(ascii: "\\")
  }

  private func error(_ message: String) -> SelectorError {
    SelectorError(offset: scanner.position, message: message)
  }
}

/// CSS declarations of a `style` attribute or a rule, with their text.
public struct StyleDeclarations: Hashable, Sendable {
  /// A declaration: `name: value !important`.
  public struct Declaration: Hashable, Sendable {
    /// The property, in lower case.
    public let name: String
    /// The value without white space around it and without `!important`.
    public let value: String
    /// True if the declaration carries `!important`.
    public let isImportant: Bool
    /// The range of the value in the text, in bytes.
    let range: Range<Int>
  }

  private var source: [UInt8]
  /// The declarations, in the order of the source.
  public private(set) var declarations: [Declaration]
  /// The indices of the declarations that count, by property; filled only for long lists.
  private var places: [String: Int] = [:]
  /// The number of declarations from which a dictionary is faster than a search.
  private static let fewest = 16

  /// Reads declarations; skips malformed ones, as CSS requires.
  public init(_ text: some StringProtocol) {
    source = Array(text.utf8)
    declarations = []
    var start = 0
    for end in Self.ends(source) {
      if let declaration = Self.declaration(source, start..<end) { declarations.append(declaration) }
      start = end + 1
    }
    guard declarations.count > Self.fewest else { return }
    for (place, declaration) in declarations.enumerated() {
      let isWeaker = places[declaration.name].map { declarations[$0].isImportant } ?? false
      if !isWeaker || declaration.isImportant { places[declaration.name] = place }
    }
  }

  /// The declaration that counts for a property: the last one, but an important one takes precedence.
  public subscript(name: String) -> Declaration? {
    if !places.isEmpty { return places[name].map { declarations[$0] } }
    return declarations.last { $0.name == name && $0.isImportant } ?? declarations.last { $0.name == name }
  }

  /// Returns the text with another value for a property; a new property comes last.
  public func setting(_ name: String, to value: String, isImportant: Bool = false) -> String {
    var splice = TextSplice(source)
    let matching = declarations.filter { $0.name == name }
    for declaration in matching { splice.replace(declaration.range, with: value) }
    let text = splice.finished()
    if !matching.isEmpty, !isImportant || matching.contains(where: \.isImportant) { return text }
    let added = "\(name): \(value)\(isImportant ? " !important" : "")"
    let kept = text.trimmed
    return kept.isEmpty ? added : kept.hasSuffix(";") ? "\(kept) \(added)" : "\(kept); \(added)"
  }

  /// Returns the ends of declarations: the semicolons outside quotes, brackets and comments, and the end of the text.
  private static func ends(_ source: [UInt8]) -> [Int] {
    var ends: [Int] = []
    var quote: UInt8?
    var depth = 0
    var index = 0
    while index < source.count {
      let byte = source[index]
      if quote == nil, let end = commentEnd(source, index) {
        index = end
        continue
      }
      if let open = quote {
        if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: ";") where depth <= 0: ends.append(index)
        default: break
        }
      }
      index += 1
    }
    return ends + [source.count]
  }

  /// Returns the end of a comment that begins at an index; nil if none begins there.
  private static func commentEnd(_ source: [UInt8], _ index: Int) -> Int? {
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    guard index + 1 < source.count, source[index] == slash, source[index + 1] == star else { return nil }
    var end = index + 2
    while end + 1 < source.count {
      if source[end] == star, source[end + 1] == slash { return end + 2 }
      end += 1
    }
    return source.count
  }

  private static func declaration(_ source: [UInt8], _ range: Range<Int>) -> Declaration? {
    var start = range.lowerBound
    while start < range.upperBound, source[start].isXMLSpace { start += 1 }
    while let end = commentEnd(source, start), end <= range.upperBound {
      start = end
      while start < range.upperBound, source[start].isXMLSpace { start += 1 }
    }
    guard let colon = source[start..<range.upperBound].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = withoutComments(String(decoding: source[start..<colon], as: UTF8.self)).trimmed
    var lower = colon + 1
    var upper = range.upperBound
    while lower < upper, source[lower].isXMLSpace { lower += 1 }
    var value = Substring(String(decoding: source[lower..<upper], as: UTF8.self))
    var isImportant = false
    if value.utf8.contains(UInt8(ascii: "!")), let mark = value.lastIndex(of: "!"),
      value[mark...].dropFirst().trimmed.lowercased() == "important"
    {
      isImportant = true
      value = value[..<mark]
      upper = lower + value.utf8.count
    }
    while upper > lower, source[upper - 1].isXMLSpace { upper -= 1 }
    guard !name.isEmpty, upper > lower else { return nil }
    return Declaration(
      name: name.lowercased(), value: withoutComments(String(decoding: source[lower..<upper], as: UTF8.self)),
      isImportant: isImportant, range: lower..<upper)
  }

  private static func withoutComments(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return text.trimmed }
    var output = ""
    var rest = Substring(text)
    while let open = rest.firstRange(of: "/*"), let close = rest[open.upperBound...].firstRange(of: "*/") {
      output += rest[..<open.lowerBound]
      rest = rest[close.upperBound...]
    }
    return (output + rest).trimmed
  }
}

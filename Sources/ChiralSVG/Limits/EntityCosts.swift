/// The size of the entities of a document type declaration after expansion, in bytes and elements; it is
/// computed without expanding anything.
struct EntityCosts {
  /// The size of an expanded reference.
  struct Cost {
    var bytes = 0
    var elements = 0

    /// Adds two sizes; saturates instead of overflowing.
    static func + (one: Cost, other: Cost) -> Cost {
      Cost(
        bytes: min(one.bytes + other.bytes, 1 << 40), elements: min(one.elements + other.elements, 1 << 40))
    }
  }

  /// A declared entity.
  private struct Entity {
    /// The size of the value's text outside references.
    var own = Cost()
    /// The entities that the value names.
    var references: [String] = []
  }

  private var declared: [String: Entity] = [:]
  /// The sizes computed so far, by name.
  private var known: [String: Cost] = [:]

  /// Records `name "value">` after `<!ENTITY`; stops before the end of the declaration.
  mutating func declare(at position: inout Int, in bytes: [UInt8]) {
    skipSpace(&position, bytes)
    let name = takeName(&position, bytes)
    skipSpace(&position, bytes)
    guard position < bytes.count, case let quote = bytes[position],
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return }
    position += 1
    var entity = Entity()
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "&") {
        position += 1
        let reference = takeName(&position, bytes)
        if !reference.isEmpty { entity.references.append(reference) }
      } else {
        if bytes[position] == UInt8(ascii: "<") { entity.own.elements += 1 }
        position += 1
        entity.own.bytes += 1
      }
    }
    position += 1
    // The first declaration counts, as XML has it.
    if declared[name] == nil { declared[name] = entity }
  }

  /// Returns the expanded size of the reference whose name is next; nil if no such entity is declared.
  mutating func cost(at position: inout Int, in bytes: [UInt8]) -> Cost? {
    guard !declared.isEmpty else { return nil }
    let name = takeName(&position, bytes)
    guard declared[name] != nil else { return nil }
    var path: Set<String> = []
    return cost(of: name, &path)
  }

  /// Returns the size; an entity inside itself counts as nothing, because libxml2 refuses it.
  private mutating func cost(of name: String, _ path: inout Set<String>) -> Cost {
    if let cost = known[name] { return cost }
    guard path.count < 64, let entity = declared[name], path.insert(name).inserted else { return Cost() }
    var sum = entity.own
    for reference in entity.references { sum = sum + cost(of: reference, &path) }
    path.remove(name)
    known[name] = sum
    return sum
  }

  private func skipSpace(_ position: inout Int, _ bytes: [UInt8]) {
    while position < bytes.count, bytes[position].isXMLSpace { position += 1 }
  }

  private func takeName(_ position: inout Int, _ bytes: [UInt8]) -> String {
    let start = position
    while position < bytes.count, Self.isInName[Int(bytes[position])] { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The bytes that a name can contain; every byte beyond ASCII counts.
  private static let isInName: [Bool] = (0..<256).map { byte in
    byte >= 0x80 || "-._:".utf8.contains(UInt8(byte)) || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}

internal import ChiralGeometry

/// What the entities of a document type declaration become, counted in bytes and never built.
struct EntityCosts {
  /// A declared entity.
  private struct Entity {
    /// The bytes of its value that are no references.
    var length: Int
    /// The entities that the value names.
    var references: [String]
  }

  private var declared: [String: Entity] = [:]
  /// What has been counted already.
  private var known: [String: Int] = [:]

  /// Notes `name "value">` behind `<!ENTITY`; stops before the end of the declaration.
  mutating func declare(at position: inout Int, in bytes: [UInt8]) {
    skipSpace(&position, bytes)
    let name = takeName(&position, bytes)
    skipSpace(&position, bytes)
    guard position < bytes.count, case let quote = bytes[position],
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return }
    position += 1
    var entity = Entity(length: 0, references: [])
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "&") {
        position += 1
        let reference = takeName(&position, bytes)
        if !reference.isEmpty { entity.references.append(reference) }
      } else {
        position += 1
        entity.length += 1
      }
    }
    position += 1
    // The first declaration counts, as XML has it.
    if declared[name] == nil { declared[name] = entity }
  }

  /// What the reference whose name is next becomes; nil where it is none of those declared.
  mutating func cost(at position: inout Int, in bytes: [UInt8]) -> Int? {
    guard !declared.isEmpty else { return nil }
    let name = takeName(&position, bytes)
    guard declared[name] != nil else { return nil }
    var path: Set<String> = []
    return cost(of: name, &path)
  }

  /// Saturates instead of overflowing; an entity inside itself counts as nothing, as libxml2 refuses it.
  private mutating func cost(of name: String, _ path: inout Set<String>) -> Int {
    if let cost = known[name] { return cost }
    guard path.count < 64, let entity = declared[name], path.insert(name).inserted else { return 0 }
    var sum = entity.length
    for reference in entity.references {
      sum = min(sum + cost(of: reference, &path), 1 << 40)
    }
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

  /// Which bytes a name can hold; all beyond ASCII count.
  private static let isInName: [Bool] = (0..<256).map { byte in
    byte >= 0x80 || "-._:".utf8.contains(UInt8(byte)) || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}

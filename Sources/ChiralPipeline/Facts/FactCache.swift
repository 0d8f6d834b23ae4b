internal import ChiralAudit
internal import ChiralRendering
internal import ChiralRequests
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What earlier audits found out, by the content of what they looked at: safe to delete, and worth nothing to another
/// version of Chiral.
final class FactCache: Sendable {
  /// A mirror image with what it depends on.
  struct Mirrored: Sendable {
    var facts: MirrorFacts
    var dependencies: [Dependencies.Item]
  }

  /// The entries of one audit.
  struct Entries: Sendable {
    var drawings: [SHA256: DrawingFacts] = [:]
    var mirrors: [SHA256: Mirrored] = [:]
  }

  private let path: String
  private let stamp: String
  private let former: Entries
  private let used = Mutex(Entries())

  /// Reads the cache at a path; what is damaged or another version's counts for nothing.
  init(path: String, stamp: String) {
    self.path = path
    self.stamp = stamp
    former = Self.read(path, stamp: stamp) ?? Entries()
  }

  /// What is known of a drawing; nil where nothing is.
  func drawing(_ key: SHA256) -> DrawingFacts? {
    guard let facts = former.drawings[key] else { return nil }
    keep(facts, for: key)
    return facts
  }

  /// Keeps the facts of a drawing.
  func keep(_ facts: DrawingFacts, for key: SHA256) {
    if facts.isLasting { used.withLock { $0.drawings[key] = facts } }
  }

  /// What is known of a mirror image; nil where nothing is, or what it depends on has changed.
  func mirror(_ key: SHA256) -> Mirrored? {
    guard let known = former.mirrors[key], known.dependencies.allSatisfy({ $0.holds(at: $0.path) }) else {
      return nil
    }
    keep(known, for: key)
    return known
  }

  /// Keeps the facts of a mirror image.
  func keep(_ mirrored: Mirrored, for key: SHA256) {
    used.withLock { $0.mirrors[key] = mirrored }
  }

  /// Keeps what this audit used for the next one; nothing comes of it where the file cannot be written.
  func save() {
    let entries = used.withLock { $0 }
    let isNew =
      Set(entries.drawings.keys) != Set(former.drawings.keys)
      || Set(entries.mirrors.keys) != Set(former.mirrors.keys)
      || entries.mirrors.contains { former.mirrors[$0.key]?.dependencies != $0.value.dependencies }
    guard isNew, let folder = Files.parentFolder(of: path) else { return }
    try? Files.makeFolders(folder)
    try? Files.put(Self.encoded(entries, stamp: stamp), at: path)
  }
}

extension DrawingFacts {
  /// Whether the same bytes give the same facts: text depends on fonts, and a renderer that failed may do better.
  fileprivate var isLasting: Bool { marks(.text).isEmpty && unrendered == nil }
}

/// The file: a stamp, the number of the bytes that follow, and these as a zlib stream, which has a checksum.
extension FactCache {
  /// Changes with what facts are and how they are written.
  static let format = 2
  /// A cache is never larger.
  private static let largest = 1 << 30

  private static func read(_ path: String, stamp: String) -> Entries? {
    guard let bytes = try? Files.readFile(path, limit: largest) else { return nil }
    var reader = ByteReader(bytes)
    do {
      guard try reader.string() == stamp, case let count = try reader.integer(), count <= largest else {
        return nil
      }
      return try entries(Inflate.zlib(try reader.byteString(), count: count))
    } catch {
      return nil
    }
  }

  private static func encoded(_ entries: Entries, stamp: String) -> [UInt8] {
    var body = ByteWriter()
    body.write(entries.drawings.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key.bytes)
      writer.write(entry.value)
    }
    body.write(entries.mirrors.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key.bytes)
      writer.write(entry.value.facts)
      writer.write(entry.value.dependencies) { writer, dependency in
        writer.write(dependency.path)
        writer.write(dependency.digest) { $0.write($1.bytes) }
      }
    }
    var file = ByteWriter()
    file.write(stamp)
    file.write(body.bytes.count)
    file.write(Compressor(level: 1).zlib(body.bytes))
    return file.bytes
  }

  private static func entries(_ bytes: [UInt8]) throws(MalformedMessage) -> Entries {
    typealias Failure = MalformedMessage
    var reader = ByteReader(bytes)
    var entries = Entries()
    let drawings = try reader.list { reader throws(Failure) in
      (SHA256(bytes: try reader.byteString()), try reader.drawingFacts())
    }
    let mirrors = try reader.list { reader throws(Failure) in
      let key = SHA256(bytes: try reader.byteString())
      let facts = try reader.mirrorFacts()
      let dependencies = try reader.list { reader throws(Failure) in
        let path = try reader.string()
        let digest = try reader.optional { reader throws(Failure) in
          SHA256(bytes: try reader.byteString())
        }
        return Dependencies.Item(path: path, digest: digest)
      }
      return (key, Mirrored(facts: facts, dependencies: dependencies))
    }
    guard reader.isAtEnd else { throw MalformedMessage() }
    entries.drawings = Dictionary(drawings) { first, _ in first }
    entries.mirrors = Dictionary(mirrors) { first, _ in first }
    return entries
  }
}

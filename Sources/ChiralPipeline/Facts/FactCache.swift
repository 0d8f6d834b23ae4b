internal import ChiralAudit
internal import ChiralRendering
internal import ChiralRequests
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The facts that earlier audits found, by the content of the drawings. The file can be deleted at any time;
/// another version of Chiral ignores it.
final class FactCache: Sendable {
  /// The facts of a mirror image with the files that they depend on.
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

  /// Reads the cache at a path; a file that is damaged or of another version is ignored.
  init(path: String, stamp: String) {
    self.path = path
    self.stamp = stamp
    former = Self.read(path, stamp: stamp) ?? Entries()
  }

  /// Returns the facts of a drawing; nil if none are cached.
  func drawing(_ key: SHA256) -> DrawingFacts? {
    guard let facts = former.drawings[key] else { return nil }
    keep(facts, for: key)
    return facts
  }

  /// Keeps the facts of a drawing.
  func keep(_ facts: DrawingFacts, for key: SHA256) {
    if facts.isLasting { used.withLock { $0.drawings[key] = facts } }
  }

  /// Returns the facts of a mirror image; nil if none are cached or a file that they depend on has changed.
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

  /// Saves the entries that this audit used; does nothing if the file cannot be written.
  func save() {
    let entries = used.withLock { $0 }
    let isNew =
      Set(entries.drawings.keys) != Set(former.drawings.keys)
      || Set(entries.mirrors.keys) != Set(former.mirrors.keys)
      || entries.mirrors.contains { former.mirrors[$0.key]?.dependencies != $0.value.dependencies }
    guard isNew, let folder = Files.parentFolder(of: path) else { return }
    try? Files.makeFolders(folder)
    _ = try? Record.write(Self.encoded(entries, stamp: stamp), kind: .facts, at: path)
  }
}

extension DrawingFacts {
  /// True if equal bytes always give these facts: text depends on fonts, and a failed rendering may succeed
  /// later.
  fileprivate var isLasting: Bool { marks(.text).isEmpty && unrendered == nil }
}

/// The content of the file: a stamp, the length of the entries, and the entries as a zlib stream.
extension FactCache {
  /// The largest length of the entries, in bytes.
  private static let largest = 1 << 30

  private static func read(_ path: String, stamp: String) -> Entries? {
    guard var file = Record.read(.facts, at: path) else { return nil }
    do {
      guard try file.content.string() == stamp, case let count = try file.content.integer(), count <= largest
      else { return nil }
      return try entries(Inflate.zlib(try file.content.byteString(), count: count))
    } catch {
      return nil
    }
  }

  private static func encoded(_ entries: Entries, stamp: String) -> ByteWriter {
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
    return file
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

internal import ChiralRequests
internal import ChiralValues
import Synchronization

/// The facts that audits found, by the content of the drawings, in one file. The file can be deleted at any time; another
/// version of Chiral ignores its entries.
///
/// The pixels of pictures are in entries of their own and are read when a rule compares them, so that the memory that an
/// audit needs does not depend on them. Without a file for the next audit, they are in a temporary one.
final class FactCache: Sendable {
  /// The facts of a mirror image with the files that they depend on.
  struct Mirrored: Sendable {
    var facts: MirrorFacts
    var dependencies: [Dependencies.Item]
  }

  /// The digest of the programs that find facts; part of every key.
  let seed: [UInt8]
  /// The entries; nil if no file can be created.
  private let store: Store?
  private let compressor = Mutex(Compressor(level: 1))

  /// Opens or creates the cache at a path, or a temporary one if the path is nil or cannot be written.
  init(path: String?, stamp: String) {
    seed = SHA256(of: Array(stamp.utf8)).bytes
    store = path.flatMap { Store($0, .facts, isWritten: true) } ?? Store(temporary: .facts)
  }

  /// Removes what no audit needs any more.
  func tidy() { store?.tidy() }

  /// Returns the facts of a drawing; nil if none are cached.
  func drawing(_ key: SHA256) -> DrawingFacts? {
    guard let facts = content(for: key).flatMap(DrawingFacts.init(decoding:)),
      facts.picture.map({ isThere($0.pixels) }) ?? true
    else { return nil }
    return facts
  }

  /// Keeps the facts of a drawing, and returns them with their pixels in the file.
  func keep(_ facts: DrawingFacts, for key: SHA256) -> DrawingFacts {
    var facts = facts
    if let pixels = facts.picture?.pixels { facts.picture?.pixels = stored(pixels) }
    guard facts.isLasting else { return facts }
    store?.store(facts.encoded, for: key)
    return facts
  }

  /// Returns the facts of a mirror image; nil if none are cached or a file that they depend on has changed.
  func mirror(_ key: SHA256) -> Mirrored? {
    guard let known = content(for: key).flatMap(Mirrored.init(decoding:)),
      known.facts.pixels.map(isThere) ?? true, known.dependencies.allSatisfy({ $0.holds(at: $0.path) })
    else { return nil }
    return known
  }

  /// Returns the facts of a mirror image with their pixels in the file.
  func storingPixels(_ facts: MirrorFacts) -> MirrorFacts {
    var facts = facts
    facts.pixels = facts.pixels.map(stored)
    return facts
  }

  /// Keeps the facts of a mirror image.
  func keep(_ mirrored: Mirrored, for key: SHA256) { store?.store(mirrored.encoded, for: key) }
}

extension FactCache.Mirrored: ByteCoded {
  static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(facts: try coder(value, \.facts), dependencies: try coder(value, \.dependencies))
  }
}

/// The pixels of pictures: the number of their bytes, and these as a zlib stream.
extension FactCache {
  /// The largest number of bytes of a picture, which is 64 pixels high and at most four times as wide.
  private static let largest = 1 << 20

  /// Returns the pixels that were stored under a key; nil if they are lost.
  func thumbnail(_ key: [UInt8]) -> Thumbnail? {
    guard var record = content(for: SHA256(bytes: key)).map({ ByteCoder(reading: $0) }),
      let count = try? record.read(Int.self), count <= Self.largest,
      let stream = try? record.read([UInt8].self),
      let bytes = try? Inflate.zlib(stream, count: count)
    else { return nil }
    return Thumbnail(decoding: bytes)
  }

  /// Stores pixels, and returns their key; returns the pixels themselves if that fails.
  private func stored(_ pixels: PictureFacts.Pixels) -> PictureFacts.Pixels {
    guard case .held(let thumbnail) = pixels else { return pixels }
    let bytes = thumbnail.encoded
    let key = SHA256(of: bytes)
    if content(for: key) != nil { return .stored(key: key.bytes) }
    guard let store else { return pixels }
    let compressed = compressor.withLock { $0.zlib(bytes) }
    var record = ByteCoder()
    record.write(bytes.count)
    record.write(compressed)
    return store.store(record.bytes, for: key) ? .stored(key: key.bytes) : pixels
  }

  private func isThere(_ pixels: PictureFacts.Pixels) -> Bool {
    switch pixels {
    case .held: true
    case .stored(let key): content(for: SHA256(bytes: key)) != nil
    }
  }

  private func content(for key: SHA256) -> [UInt8]? { store?.content(for: key) }
}

extension DrawingFacts {
  /// True if equal bytes always give these facts: text depends on fonts, and a failed rendering may succeed
  /// later.
  fileprivate var isLasting: Bool { marks(.text).isEmpty && unrendered == nil }
}

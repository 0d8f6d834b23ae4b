internal import ChiralRendering

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An append-only file of entries, each with a key, its bytes, and checksums of both.
///
/// Damage (flipped bits, a truncated write) is detected when an entry is read, and the entry is then treated
/// as absent. Several builds may append at the same time, because each entry is a single write.
struct PackFile: ~Copyable {
  /// The position of an entry in the file.
  struct Place: Hashable, Sendable {
    var offset: Int
    var length: Int
  }

  // "CHRL" as a little-endian number.
  private static let magic: UInt32 = 0x4C52_4843
  private static let keyLength = 32
  /// The header: magic, length, checksum of the content, key, checksum of all these.
  private static let headerLength = 12 + keyLength + 4

  private let descriptor: Descriptor
  /// The path with which the file was opened.
  let path: String

  /// Opens or creates a file; nil if that is impossible, as in a read-only folder.
  init?(_ path: String, isWritten: Bool) {
    let number = open(
      path, (isWritten ? O_RDWR | O_APPEND | O_CREAT : O_RDONLY) | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
    guard number >= 0 else { return nil }
    var status = stat()
    guard fstat(number, &status) == 0, FileStatus(status).kind == .file else {
      close(number)
      return nil
    }
    descriptor = Descriptor(owning: number)
    self.path = path
  }

  /// The size of the file in bytes.
  var size: Int { Int(lseek(descriptor.number, 0, SEEK_END)) }

  /// Reads the positions of the entries by key; a later entry replaces an earlier one. It stops at a damaged
  /// header.
  func places() -> (places: [SHA256: Place], isSound: Bool) {
    var places: [SHA256: Place] = [:]
    var at = 0
    let end = size
    while at < end {
      guard let header = bytes(at: at, Self.headerLength), let length = Self.length(in: header) else {
        return (places, false)
      }
      places[SHA256(bytes: Self.key(in: header))] = Place(offset: at, length: length)
      at += Self.headerLength + length
    }
    return (places, at == end)
  }

  /// Returns the bytes of an entry; nil if they are damaged.
  func content(at place: Place) -> [UInt8]? {
    guard let header = bytes(at: place.offset, Self.headerLength), Self.length(in: header) == place.length,
      let content = bytes(at: place.offset + Self.headerLength, place.length),
      Self.number(header, 8) == Deflate.checksum(content)
    else { return nil }
    return content
  }

  /// Appends an entry and returns its position; nil if it cannot be written, as on a full disk.
  func append(_ content: [UInt8], for key: SHA256) -> Place? {
    var entry: [UInt8] = []
    entry.reserveCapacity(Self.headerLength + content.count)
    for number in [Self.magic, UInt32(content.count), Deflate.checksum(content)] {
      withUnsafeBytes(of: number.littleEndian) { entry.append(contentsOf: $0) }
    }
    entry += key.bytes
    withUnsafeBytes(of: Deflate.checksum(entry).littleEndian) { entry.append(contentsOf: $0) }
    entry += content
    guard write(descriptor.number, entry, entry.count) == entry.count else { return nil }
    return Place(
      offset: Int(lseek(descriptor.number, 0, SEEK_CUR)) - entry.count, length: content.count)
  }

  private func bytes(at offset: Int, _ count: Int) -> [UInt8]? {
    var received = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      received = pread(descriptor.number, buffer.baseAddress, count, off_t(offset))
      written = max(0, received)
    }
    return received == count ? bytes : nil
  }

  private static func length(in header: [UInt8]) -> Int? {
    guard number(header, 0) == magic,
      Deflate.checksum(header, count: headerLength - 4) == number(header, headerLength - 4)
    else { return nil }
    return Int(number(header, 4))
  }

  private static func key(in header: [UInt8]) -> [UInt8] { Array(header[12..<12 + keyLength]) }

  private static func number(_ bytes: [UInt8], _ at: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << (8 * UInt32($1)) }
  }
}

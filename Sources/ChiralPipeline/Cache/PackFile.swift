internal import ChiralRendering

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file of entries, one after another, that only grows at its end: a key, its bytes, and checksums of both.
///
/// What is damaged (flipped bits, a write that was cut off) is noticed when it is read, and is then not there.
/// Several builds may append at once, as each entry is one write.
struct PackFile: ~Copyable {
  /// Where an entry's bytes lie.
  struct Place: Hashable, Sendable {
    var offset: Int
    var length: Int
  }

  private static let magic: UInt32 = 0x4C52_4843
  private static let keyLength = 32
  /// Mark, length, checksum of the content, key, checksum of all that.
  private static let headerLength = 12 + keyLength + 4

  private let descriptor: Descriptor
  /// As it was opened.
  let path: String

  /// Opens a file, or makes it; nil where that is impossible, as in a folder that is read-only.
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

  /// In bytes.
  var size: Int { Int(lseek(descriptor.number, 0, SEEK_END)) }

  /// Where the entries lie, by key, the last of each; reading stops at the first header that is damaged.
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

  /// An entry's bytes; nil where they are damaged.
  func content(at place: Place) -> [UInt8]? {
    guard let header = bytes(at: place.offset, Self.headerLength), Self.length(in: header) == place.length,
      let content = bytes(at: place.offset + Self.headerLength, place.length),
      Self.number(header, 8) == Deflate.checksum(content)
    else { return nil }
    return content
  }

  /// Appends an entry; says where, or nil where it cannot be written (a full disk).
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

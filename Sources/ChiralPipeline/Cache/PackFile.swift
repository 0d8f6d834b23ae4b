internal import ChiralRendering
internal import ChiralRequests

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An append-only file of records, each with a key.
///
/// Damage (flipped bits, a truncated write) is detected when a record is read, and the record is then treated
/// as absent. Several builds may append at the same time, because each record is a single write. Within a process, threads may
/// read at any time, and append one at a time.
final class PackFile: Sendable {
  private let descriptor: Descriptor
  /// The path with which the file was opened.
  let path: String

  private let kind: Record.Kind

  /// Opens or creates a file; nil if that is impossible, as in a read-only folder.
  init?(_ path: String, kind: Record.Kind, isWritten: Bool) {
    let number =
      isWritten
      ? (try? HeldFolder.ofOurs(around: path))?
        .open(Files.name(of: path), O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK) ?? -1
      : open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard number >= 0 else { return nil }
    var status = stat()
    guard fstat(number, &status) == 0, FileStatus(status).kind == .file else {
      close(number)
      return nil
    }
    descriptor = Descriptor(owning: number)
    self.path = path
    self.kind = kind
  }

  /// Creates an empty file that has no name and disappears with this value; nil if that is impossible.
  init?(temporary kind: Record.Kind) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((folder + "/chiral-XXXXXX").utf8CString)
    let number = mkstemp(&template)
    guard number >= 0 else { return nil }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    unlink(template)
    descriptor = Descriptor(owning: number)
    path = ""
    self.kind = kind
  }

  /// The size of the file in bytes.
  var size: Int { Int(lseek(descriptor.number, 0, SEEK_END)) }

  /// Reads the positions of the records; a later record replaces an earlier one with the same key. It stops at a damaged
  /// header.
  func directory() -> (directory: PackDirectory, isSound: Bool) {
    var directory = PackDirectory()
    var at = 0
    let end = size
    // Several headers are read with one system call.
    var piece: (bytes: [UInt8], start: Int) = ([], 0)
    while at < end {
      if at + Record.Header.length > piece.start + piece.bytes.count {
        piece = (someBytes(at: at, Self.pieceLength) ?? [], at)
      }
      guard let header = Record.Header(piece.bytes, at: at - piece.start, kind: kind) else {
        return (directory, false)
      }
      directory.add(header.key, at: at)
      at += Record.Header.length + header.length
    }
    return (directory, at == end)
  }

  /// Returns the key and the content of the record at a position; nil if it is damaged.
  func record(at offset: Int) -> (key: SHA256, content: [UInt8])? {
    // Most records are read with one system call.
    guard let start = someBytes(at: offset, Self.usualLength), let header = Record.Header(start, kind: kind)
    else { return nil }
    let end = Record.Header.length + header.length
    let content =
      end <= start.count
      ? Array(start[Record.Header.length..<end]) : bytes(at: offset + Record.Header.length, header.length)
    guard let content, header.checksum == Deflate.checksum(content) else { return nil }
    return (header.key, content)
  }

  /// Appends a record and returns its position; nil if it cannot be written, as on a full disk.
  func append(_ content: [UInt8], for key: SHA256) -> Int? {
    let record = Record.encoded(content, key: key, kind: kind)
    guard write(descriptor.number, record, record.count) == record.count else { return nil }
    return Int(lseek(descriptor.number, 0, SEEK_CUR)) - record.count
  }

  /// The number of bytes that are read at once to find the headers.
  private static let pieceLength = 64 << 10

  /// The length that few records exceed, in bytes.
  private static let usualLength = 4096

  private func bytes(at offset: Int, _ count: Int) -> [UInt8]? {
    someBytes(at: offset, count).flatMap { $0.count == count ? $0 : nil }
  }

  /// Reads some bytes, fewer at the end of the file; nil after an error.
  private func someBytes(at offset: Int, _ count: Int) -> [UInt8]? {
    var received = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      received = pread(descriptor.number, buffer.baseAddress, count, off_t(offset))
      written = max(0, received)
    }
    return received < 0 ? nil : bytes
  }
}

internal import ChiralRequests
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The results that commands keep for later ones: an append-only file of records, each under its key.
///
/// A later record replaces an earlier one with the same key. A damaged record (flipped bits, a truncated write) counts as
/// missing. Several processes may append at the same time, because each record is a single write. If the file cannot be opened, a
/// command does without it.
final class Store: Sendable {
  /// The end of the name of the new file while a store is being rewritten.
  static let freshMark = ".new"

  private struct Place {
    var offset: Int
    /// True if this process has read or written the record.
    var isUsed = false

    /// The order in which records are kept, the highest first: those that were used, then the latest.
    var rank: (Int, Int) { (isUsed ? 1 : 0, offset) }
  }

  private struct State {
    var places: [SHA256: Place] = [:]
    /// The length of the records that this process has read or written, in bytes.
    var usedLength = 0
    var isSound = true

    mutating func use(_ key: SHA256, _ content: [UInt8]) {
      guard places[key]?.isUsed == false else { return }
      places[key]?.isUsed = true
      usedLength += Record.Header.length + content.count
    }
  }

  private let file: Descriptor
  /// The path with which the file was opened; empty if it has no name.
  private let path: String
  private let kind: Record.Kind
  private let isWritten: Bool
  private let state = Mutex(State())

  /// Opens a file; nil if that is impossible. A file that is written is created with its folder.
  convenience init?(_ path: String, _ kind: Record.Kind, isWritten: Bool) {
    let number =
      isWritten
      ? (try? HeldFolder.ofOurs(around: path, making: true))?
        .open(Files.name(of: path), O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK) ?? -1
      : open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    self.init(owning: number, path, kind, isWritten: isWritten)
  }

  /// Creates an empty file that has no name and disappears with this value; nil if that is impossible.
  convenience init?(temporary kind: Record.Kind) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((folder + "/chiral-XXXXXX").utf8CString)
    let number = mkstemp(&template)
    if number >= 0 {
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      unlink(template)
    }
    self.init(owning: number, "", kind, isWritten: true)
  }

  private init?(owning number: Int32, _ path: String, _ kind: Record.Kind, isWritten: Bool) {
    guard number >= 0 else { return nil }
    file = Descriptor(owning: number)
    self.path = path
    self.kind = kind
    self.isWritten = isWritten
    var status = stat()
    guard fstat(number, &status) == 0, FileStatus(status).kind == .file else { return nil }
    state.withLock { state in
      state.isSound = scan { state.places[$0] = Place(offset: $1) } == length
    }
  }

  /// The length of the records that this process has read or written, in bytes.
  var usedLength: Int { state.withLock(\.usedLength) }

  /// Returns the bytes that were stored under a key; nil if there are none or they are damaged.
  func content(for key: SHA256) -> [UInt8]? {
    guard let offset = state.withLock({ $0.places[key]?.offset }) else { return nil }
    let record = record(at: offset)
    return state.withLock { state in
      guard let record, record.key == key else {
        state.isSound = false
        return nil
      }
      state.use(key, record.content)
      return record.content
    }
  }

  /// Stores bytes under a key in place of earlier ones; returns false if that is impossible, as on a full disk.
  @discardableResult
  func store(_ content: [UInt8], for key: SHA256) -> Bool {
    guard isWritten else { return false }
    let record = Record.encoded(content, key: key, kind: kind)
    return state.withLock { state in
      guard write(file.number, record, record.count) == record.count else { return false }
      state.places[key] = Place(offset: Int(lseek(file.number, 0, SEEK_CUR)) - record.count)
      state.use(key, content)
      return true
    }
  }

  /// Rewrites the file if it is damaged, or longer than a number of bytes, by default twice what this process has used. It keeps first
  /// what was used, then the newest records.
  func tidy(limit: Int? = nil) {
    guard isWritten, !path.isEmpty else { return }
    state.withLock { state in
      let limit = limit ?? 2 * state.usedLength
      guard !state.isSound || length > limit, let folder = try? HeldFolder.ofOurs(around: path) else {
        return
      }
      let fresh = Files.name(of: path) + Self.freshMark
      folder.remove(fresh)
      guard let copy = Store(path + Self.freshMark, kind, isWritten: true) else { return }
      var room = limit
      for place in state.places.values.sorted(by: { $0.rank > $1.rank }) {
        guard let (key, content) = record(at: place.offset) else { continue }
        room -= Record.Header.length + content.count
        // A file that keeps more unused records would be full again, and rewritten, after each run.
        guard room >= (place.isUsed ? 0 : limit / 2), copy.store(content, for: key) else { break }
      }
      try? folder.rename(fresh, to: Files.name(of: path))
    }
  }
}

/// Reading records.
extension Store {
  /// The number of bytes that are read at once to find the headers.
  private static let pieceLength = 64 << 10
  /// The length that few records exceed, in bytes.
  private static let usualLength = 4096

  /// All records in the order in which they were written.
  var records: [(key: SHA256, content: [UInt8])] {
    var offsets: [Int] = []
    _ = scan { offsets.append($1) }
    return offsets.compactMap(record(at:))
  }

  /// The length of the file up to the first damaged header or incomplete record.
  var soundLength: Int { scan { _, _ in } }

  private var length: Int { Int(lseek(file.number, 0, SEEK_END)) }

  /// Calls `body` with the key and the position of each record, up to the first damaged header or incomplete record, and returns
  /// the position where it stopped.
  private func scan(_ body: (SHA256, Int) -> Void) -> Int {
    var at = 0
    let end = length
    // Several headers are read with one system call.
    var piece: (bytes: [UInt8], start: Int) = ([], 0)
    while at < end {
      if at + Record.Header.length > piece.start + piece.bytes.count {
        piece = (someBytes(at: at, Self.pieceLength) ?? [], at)
      }
      guard let header = Record.Header(piece.bytes, at: at - piece.start, kind: kind),
        header.length <= end - at - Record.Header.length
      else { break }
      body(header.key, at)
      at += Record.Header.length + header.length
    }
    return at
  }

  /// Returns the key and the content of the record at a position; nil if it is damaged.
  private func record(at offset: Int) -> (key: SHA256, content: [UInt8])? {
    // Most records are read with one system call.
    guard let start = someBytes(at: offset, Self.usualLength), let header = Record.Header(start, kind: kind)
    else { return nil }
    let end = Record.Header.length + header.length
    let content =
      end <= start.count
      ? Array(start[Record.Header.length..<end]) : someBytes(at: offset + Record.Header.length, header.length)
    guard let content, content.count == header.length, header.checksum == Deflate.checksum(content) else {
      return nil
    }
    return (header.key, content)
  }

  /// Reads some bytes, fewer at the end of the file; nil after an error.
  private func someBytes(at offset: Int, _ count: Int) -> [UInt8]? {
    var received = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      received = pread(file.number, buffer.baseAddress, count, off_t(offset))
      written = max(0, received)
    }
    return received < 0 ? nil : bytes
  }
}

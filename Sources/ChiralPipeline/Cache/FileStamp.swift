#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the file system tells of a file without opening it; two equal stamps of one path mean one content.
struct FileStamp: Hashable, Sendable, BitwiseCopyable {
  /// In bytes; `absent` where there is nothing, `unknown` where nothing is to be believed.
  var size: Int64
  /// When the content changed, in nanoseconds.
  var modified: Int64
  /// When the entry changed, in nanoseconds; 0 where that does not matter.
  var changed: Int64

  static let absent = FileStamp(size: -1, modified: 0, changed: 0)
  static let unknown = FileStamp(size: -2, modified: 0, changed: 0)

  /// A file's, by its path from a folder; links are followed or not.
  init(at folder: Int32, _ path: UnsafePointer<CChar>, followingLinks: Bool) {
    var status = stat()
    guard fstatat(folder, path, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG || followingLinks
    else {
      self = .absent
      return
    }
    self.init(status)
  }

  /// An open file's; `unknown` where the system does not tell.
  init(ofOpen number: Int32) {
    var status = stat()
    if fstat(number, &status) == 0 { self.init(status) } else { self = .unknown }
  }

  init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      size: Int64(status.st_size), modified: Self.nanoseconds(modified), changed: Self.nanoseconds(changed))
  }

  private init(size: Int64, modified: Int64, changed: Int64) {
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// The same without the time of the entry, which a link to the file changes.
  var ofContent: FileStamp { FileStamp(size: size, modified: modified, changed: 0) }

  /// The time of the clock that stamps files, in nanoseconds.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

/// Paths with their stamps, packed so that thousands are compared without making a single string.
struct StampTable: Hashable, Sendable {
  /// What is compared.
  enum Kind: UInt8, Sendable {
    /// What is read: links are followed, and a change of the entry counts.
    case inputs
    /// What is written: links are none of ours; size and time of the content count.
    case outputs
  }

  private let kind: Kind
  /// A stamp, the path in UTF-8 and a zero byte, one after another.
  private(set) var bytes: [UInt8]
  private static let stampLength = MemoryLayout<FileStamp>.size

  /// A table from its bytes, which a checksum has found sound.
  init(_ kind: Kind, bytes: [UInt8] = []) {
    self.kind = kind
    self.bytes = bytes
  }

  /// Takes over what the file system says of a path now; what changed after `start` may change again unnoticed
  /// within one tick of the clock, and so is not believed.
  mutating func add(_ path: String, in folder: Int32, start: Int64 = .max) {
    var stamp = FileStamp(at: folder, path, followingLinks: kind == .inputs)
    if max(stamp.modified, stamp.changed) >= start { stamp = .unknown }
    add(path, stamp)
  }

  /// Takes over what is known of a path.
  mutating func add(_ path: String, _ stamp: FileStamp) {
    let stamp = kind == .outputs ? stamp.ofContent : stamp
    var path = path
    path.withUTF8 { append(stamp, UnsafeRawBufferPointer($0)) }
  }

  /// The paths, in order.
  var paths: [String] {
    var paths: [String] = []
    visit { _, path in
      paths.append(String(cString: path))
      return true
    }
    return paths
  }

  /// Whether the file system still says the same of one of the paths.
  func holds(_ wanted: String, in folder: Int32) -> Bool {
    var holds = false
    visit { expected, path in
      guard strcmp(path, wanted) == 0 else { return true }
      holds = expected == stamp(of: path, in: folder)
      return false
    }
    return holds
  }

  private func stamp(of path: UnsafePointer<CChar>, in folder: Int32) -> FileStamp {
    let stamp = FileStamp(at: folder, path, followingLinks: kind == .inputs)
    return kind == .outputs ? stamp.ofContent : stamp
  }

  /// The paths of which the file system no longer says the same; it is asked until there are more than `most`.
  func changed(in folder: Int32, most: Int = .max) -> [String] {
    var changed: [String] = []
    visit { expected, path in
      if stamp(of: path, in: folder) != expected { changed.append(String(cString: path)) }
      return changed.count <= most
    }
    return changed
  }

  /// The same table with what the file system says now of some paths, and as it was of all others.
  func renewed(_ paths: Set<String>, in folder: Int32, start: Int64 = .max) -> StampTable {
    var table = StampTable(kind)
    table.bytes.reserveCapacity(bytes.count)
    // Few paths among many: most are told apart by their lengths.
    let renewed = paths.map { Array($0.utf8) }
    let lengths = Set(renewed.map(\.count))
    visit { stamp, path in
      let count = strlen(path)
      let isRenewed =
        lengths.contains(count) && renewed.contains { $0.count == count && memcmp($0, path, count) == 0 }
      if !isRenewed { table.append(stamp, UnsafeRawBufferPointer(start: path, count: count)) }
      return true
    }
    for path in paths.sorted() { table.add(path, in: folder, start: start) }
    return table
  }

  /// Each stamp with its path, until `body` says no.
  private func visit(_ body: (FileStamp, UnsafePointer<CChar>) -> Bool) {
    bytes.withUnsafeBytes { raw in
      var at = 0
      while at + Self.stampLength < raw.count, let base = raw.baseAddress {
        let stamp = raw.loadUnaligned(fromByteOffset: at, as: FileStamp.self)
        let path = (base + at + Self.stampLength).assumingMemoryBound(to: CChar.self)
        guard body(stamp, path) else { return }
        at += Self.stampLength + strlen(path) + 1
      }
    }
  }

  private mutating func append(_ stamp: FileStamp, _ path: UnsafeRawBufferPointer) {
    withUnsafeBytes(of: stamp) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: path)
    bytes.append(0)
  }
}

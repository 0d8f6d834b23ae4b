import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The metadata of a file that the file system gives without opening it. Two equal stamps of one path mean
/// equal content, unless the file changed very shortly before the first stamp was taken (`StampTrust`).
struct FileStamp: Hashable, Sendable, BitwiseCopyable {
  /// The size in bytes; that of `absent` and `unknown` is negative.
  var size: Int64
  /// The time of the last change of the content, in nanoseconds.
  var modified: Int64
  /// The time of the last change of the inode, in nanoseconds. Programs cannot set it; a new hard link
  /// changes it.
  var changed: Int64
  /// The inode number: another file may have the same size and times.
  var inode: UInt64
  /// The device that the file is on.
  var device: UInt64

  /// The stamp of a path without a file.
  static let absent = FileStamp(size: -1)
  /// The stamp of a file that must be examined; it differs from that of every file.
  static let unknown = FileStamp(size: -2)

  private init(size: Int64) { self.init(size: size, modified: 0, changed: 0, inode: 0, device: 0) }

  /// Reads the stamp of a file by its path relative to a folder, following links or not.
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

  /// Reads the stamp of an open file; `unknown` if the system does not provide it.
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
      size: Int64(status.st_size), modified: Self.nanoseconds(modified), changed: Self.nanoseconds(changed),
      inode: UInt64(status.st_ino), device: UInt64(truncatingIfNeeded: status.st_dev))
  }

  init(size: Int64, modified: Int64, changed: Int64, inode: UInt64, device: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
    self.device = device
  }

  /// The current time, in nanoseconds since 1970.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

/// Paths with their stamps, packed so that thousands can be compared without creating a string for each.
struct StampTable: Hashable, Sendable {
  /// The kind of files in a table.
  enum Kind: UInt8, Sendable {
    /// Files that are read; links are followed.
    case inputs
    /// Files that are written; anything but a regular file counts as absent.
    case outputs
  }

  private let kind: Kind
  /// The entries one after another: a stamp, the path in UTF-8, and a zero byte.
  private(set) var bytes: [UInt8]
  private static let stampLength = MemoryLayout<FileStamp>.size

  /// Creates a table from its bytes, whose checksum the caller has verified.
  init(_ kind: Kind, bytes: [UInt8] = []) {
    self.kind = kind
    self.bytes = bytes
  }

  /// Adds a path with its current stamp, or with `unknown` if that stamp cannot be trusted yet.
  mutating func add(_ path: String, in folder: Int32, _ trust: StampTrust? = nil) {
    let stamp = FileStamp(at: folder, path, followingLinks: kind == .inputs)
    add(path, trust.map { $0.believes(stamp, of: path) ? stamp : .unknown } ?? stamp)
  }

  /// Adds a path with a known stamp.
  mutating func add(_ path: String, _ stamp: FileStamp) {
    withUnsafeBytes(of: stamp) { bytes.append(contentsOf: $0) }
    bytes += path.utf8
    bytes.append(0)
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

  /// Returns true if a path is in the table and still has the same stamp.
  func holds(_ wanted: String, in folder: Int32) -> Bool {
    var holds = false
    visit { expected, path in
      guard strcmp(path, wanted) == 0 else { return true }
      holds = expected == stamp(of: path, in: folder)
      return false
    }
    return holds
  }

  /// Returns the current stamp of a path.
  private func stamp(of path: UnsafePointer<CChar>, in folder: Int32) -> FileStamp {
    FileStamp(at: folder, path, followingLinks: kind == .inputs)
  }

  /// Returns the paths whose stamps changed, in order. It stops soon after it has found more than `most`.
  ///
  /// - Parameter jobs: the largest number of threads; the kernel looks up each path by itself.
  func changed(in folder: Int32, most: Int = .max, jobs: Int = 1) -> [String] {
    let portions = jobs > 1 ? portions : []
    guard portions.count > 1 else { return changed(in: folder, most: most, within: bytes.indices) }
    let found = Mutex(0)
    return Workers.run(
      portions, count: jobs, shouldStop: { found.withLock { $0 > most } }, makeTool: {},
      { _, portion in
        let changed = changed(in: folder, most: most, within: portion)
        found.withLock { $0 += changed.count }
        return changed
      }
    ).flatMap { $0 ?? [] }
  }

  /// The number of entries that one thread examines at a time.
  private static let portion = 1000

  /// The places of every thousand entries.
  private var portions: [Range<Int>] {
    var portions: [Range<Int>] = []
    var (start, count) = (0, 0)
    visit(within: bytes.indices) { _, _, end in
      count += 1
      if count % Self.portion == 0 {
        portions.append(start..<end)
        start = end
      }
      return true
    }
    return start < bytes.count ? portions + [start..<bytes.count] : portions
  }

  private func changed(in folder: Int32, most: Int, within places: Range<Int>) -> [String] {
    var changed: [String] = []
    visit(within: places) { expected, path, _ in
      if stamp(of: path, in: folder) != expected { changed.append(String(cString: path)) }
      return changed.count <= most
    }
    return changed
  }

  /// Calls `body` with each stamp and its path until it returns false.
  private func visit(_ body: (FileStamp, UnsafePointer<CChar>) -> Bool) {
    visit(within: bytes.indices) { stamp, path, _ in body(stamp, path) }
  }

  /// Calls `body` with each stamp, its path and the place of the next entry, for the entries in some places, until it returns
  /// false.
  private func visit(within places: Range<Int>, _ body: (FileStamp, UnsafePointer<CChar>, _ end: Int) -> Bool)
  {
    bytes.withUnsafeBytes { raw in
      var at = places.lowerBound
      while at + Self.stampLength < places.upperBound, let base = raw.baseAddress {
        let stamp = raw.loadUnaligned(fromByteOffset: at, as: FileStamp.self)
        let path = (base + at + Self.stampLength).assumingMemoryBound(to: CChar.self)
        at += Self.stampLength + strlen(path) + 1
        guard body(stamp, path, at) else { return }
      }
    }
  }
}

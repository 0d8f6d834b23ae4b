#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the file system tells of a file without opening it; two equal stamps of one path mean one content, if the file
/// did not change too short a time before they were taken (`StampTrust`).
struct FileStamp: Hashable, Sendable, BitwiseCopyable {
  /// In bytes; `absent` where there is nothing, `unknown` where nothing is to be believed.
  var size: Int64
  /// When the content changed, in nanoseconds.
  var modified: Int64
  /// When the entry changed, in nanoseconds: this time can't be set, and a link to the file counts as a change.
  var changed: Int64
  /// Which file it is: another one may have the same size and times.
  var inode: UInt64
  /// The device that it is on.
  var device: UInt64

  static let absent = FileStamp(size: -1)
  static let unknown = FileStamp(size: -2)

  private init(size: Int64) { self.init(size: size, modified: 0, changed: 0, inode: 0, device: 0) }

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

  /// The time of the machine, in nanoseconds.
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
    /// What is read: links are followed.
    case inputs
    /// What is written, where nothing but a file counts.
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

  /// Takes over what the file system says of a path now, as far as that is to be believed.
  mutating func add(_ path: String, in folder: Int32, _ trust: StampTrust? = nil) {
    let stamp = FileStamp(at: folder, path, followingLinks: kind == .inputs)
    add(path, trust.map { $0.believes(stamp, of: path) ? stamp : .unknown } ?? stamp)
  }

  /// Takes over what is known of a path.
  mutating func add(_ path: String, _ stamp: FileStamp) {
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
    FileStamp(at: folder, path, followingLinks: kind == .inputs)
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

  /// Those of some paths of which the file system still says the same.
  func unchanged(among paths: Set<String>, in folder: Int32) -> Set<String> {
    var found: Set<String> = []
    visit { expected, path in
      let name = String(cString: path)
      if paths.contains(name), stamp(of: path, in: folder) == expected { found.insert(name) }
      return true
    }
    return found
  }

  /// The same table with what the file system says now of some paths, and as it was of all others.
  func renewed(_ paths: Set<String>, in folder: Int32, _ trust: StampTrust? = nil) -> StampTable {
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
    for path in paths.sorted() { table.add(path, in: folder, trust) }
    return table
  }

  /// The same paths with what the file system says of each now.
  func renewed(in folder: Int32) -> StampTable {
    var table = StampTable(kind)
    table.bytes.reserveCapacity(bytes.count)
    visit { _, path in
      table.append(stamp(of: path, in: folder), UnsafeRawBufferPointer(start: path, count: strlen(path)))
      return true
    }
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

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An operation on a file that failed, and the reason.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operation, such as `read` or `write`.
  package var action: String
  /// The path as it was given.
  package var path: String
  /// The reason in words.
  package var reason: String
  /// True if the file could be read but is larger than allowed.
  var isExcess = false

  package var description: String { "cannot \(action) \(path): \(reason)" }

  init(_ action: String, _ path: String, reason: String, isExcess: Bool = false) {
    self.action = action
    self.path = path
    self.reason = reason
    self.isExcess = isExcess
  }

  /// Returns the error for a file that is in the way and was not written by a command.
  static func foreign(_ path: String, to command: String = "chiral build") -> FileError {
    FileError(
      "write", path, reason: "it was not written by \(command); move it away, or name another --output")
  }

  /// Returns the error for a file that a build wrote and somebody changed since.
  static func changed(_ path: String) -> FileError {
    FileError(
      "write", path,
      reason: "it was changed after chiral build wrote it; move it away, or build with --overwrite")
  }

  /// Creates an error with the reason in `errno`.
  init(_ action: String, _ path: String) {
    self.init(action, path, reason: String(cString: strerror(errno)))
  }
}

/// The metadata of a path.
struct FileStatus: Hashable {
  enum Kind { case file, folder, link, other }

  let kind: Kind
  let size: Int
  /// The device and inode, equal for two paths of the same file.
  let identity: Identity
  /// The number of hard links to the file.
  let linkCount: Int
  /// The stamp that changes when the file does.
  let stamp: FileStamp

  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  /// Reads the metadata; nil if there is no file or it cannot be examined.
  init?(_ path: String, followingLinks: Bool = true) {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(status.st_size)
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    linkCount = Int(status.st_nlink)
    stamp = FileStamp(status)
  }
}

/// The system calls that read and write files; the rest of the pipeline uses these.
enum Files {
  /// Reads a whole file or pipe of at most `limit` bytes.
  static func read(_ path: String, limit: Int = .max) throws(FileError) -> [UInt8] {
    // A pipe may have no writer yet. A file opens at once, perhaps while other workers write, so that a signal must not
    // end the process there.
    let isFile = FileStatus(path)?.kind == .file
    let opened = { open(path, O_RDONLY | O_CLOEXEC) }
    let number = isFile ? opened() : Interruption.whileWaiting(opened)
    guard number >= 0 else { throw FileError("read", path) }
    defer { close(number) }
    return try read(number, path, limit: limit)
  }

  /// Reads a whole file of at most `limit` bytes. A pipe or a device, which may never end, is refused.
  static func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    // Opening a pipe would take data from its other reader, or wait for a writer.
    if let status = FileStatus(path), status.kind != .file {
      throw FileError("read", path, reason: "it is not a file")
    }
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw FileError("read", path) }
    defer { close(number) }
    var status = stat()
    guard fstat(number, &status) == 0 else { throw FileError("read", path) }
    guard FileStatus(status).kind == .file else { throw FileError("read", path, reason: "it is not a file") }
    return try read(number, path, size: Int(status.st_size), limit: limit)
  }

  /// Passes the bytes of a file to `body` in pieces, without holding them all in memory.
  static func visit(_ path: String, _ body: (UnsafeRawBufferPointer) -> Void) throws(FileError) {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw FileError("read", path) }
    defer { close(number) }
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 128 << 10)
    defer { buffer.deallocate() }
    while true {
      let count = readOnce(number, buffer)
      if count == 0 { return }
      if count > 0 {
        body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]))
      } else if errno != EINTR {
        throw FileError("read", path)
      }
    }
  }

  /// Returns the first `count` bytes of a file or all if it is shorter; none if it cannot be read.
  static func beginning(_ path: String, _ count: Int) -> [UInt8] {
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { return [] }
    defer { close(number) }
    return (try? readChunk(number, path, capacity: count)) ?? []
  }

  /// Reads all of standard input.
  static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    try read(STDIN_FILENO, "standard input", limit: limit)
  }

  /// Reads the rest of an open file.
  private static func read(_ number: Int32, _ path: String, limit: Int) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw FileError("read", path) }
    guard FileStatus(status).kind != .file else {
      return try read(number, path, size: Int(status.st_size), limit: limit)
    }
    return try Interruption.whileWaiting {
      Result { () throws(FileError) in try read(number, path, size: 0, limit: limit) }
    }.get()
  }

  /// Reads the rest of an open file. `size` is the size of a regular file; a single read of that many bytes
  /// ends it.
  private static func read(
    _ number: Int32, _ path: String, size: Int, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = max(size + 1, 16 << 10)
    while true {
      let chunk = try readChunk(number, path, capacity: room)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty, chunk.count == size, size <= limit { return chunk }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else {
        throw FileError("read", path, reason: "it is larger than \(limit) bytes", isExcess: true)
      }
      room = 1 << 20
    }
  }

  private static func readChunk(_ number: Int32, _ path: String, capacity: Int) throws(FileError) -> [UInt8] {
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: min(capacity, 64 << 20)) { buffer, written in
        count = Self.readOnce(number, buffer)
        written = max(count, 0)
      }
      if count >= 0 { return chunk }
      guard errno == EINTR else { throw FileError("read", path) }
    }
  }

  private static func readOnce(_ number: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    #if canImport(Darwin)
      Darwin.read(number, buffer.baseAddress, buffer.count)
    #else
      Glibc.read(number, buffer.baseAddress, buffer.count)
    #endif
  }

  /// Writes a file that nobody reads yet, replacing what an earlier attempt may have left.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard number >= 0 else { throw FileError("write", path) }
    try write(bytes, closing: number, path)
  }

  /// Writes and closes an open file.
  static func write(_ bytes: [UInt8], closing number: Int32, _ path: String) throws(FileError) {
    do {
      try append(bytes, to: number, path)
    } catch {
      close(number)
      throw error
    }
    guard close(number) == 0 else { throw FileError("write", path) }
  }

  /// Writes some bytes to an open file.
  static func append(_ bytes: [UInt8], to number: Int32, _ path: String) throws(FileError) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { writeOnce(number, UnsafeRawBufferPointer(rebasing: $0[sent...])) }
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        throw FileError("write", path)
      }
    }
  }

  private static func writeOnce(_ number: Int32, _ rest: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(number, rest.baseAddress, rest.count)
    #else
      Glibc.write(number, rest.baseAddress, rest.count)
    #endif
  }

  /// The text between the name of a file that is being replaced and the number of the process.
  static let temporaryMark = ".chiral-tmp-"

  /// Replaces the content of a path that the user named atomically. A file that has these bytes already is not touched; a
  /// device or pipe is written to. `LinkGuard` decides which links are followed.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try replace(try LinkGuard.place(of: path), path, with: bytes)
  }

  /// Replaces the content of a file beside a manifest, or of the manifest, which must not be a link.
  static func replaceProjectFile(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let place = try LinkGuard.place(of: path, below: ManifestFolder(ofManifest: path).path)
    // Nobody names a pipe beside a manifest, and nobody might read it.
    if let status = place.folder.status(place.name), status.kind != .file {
      throw FileError("write", path, reason: "it is not a file; remove it")
    }
    try replace(place, path, with: bytes)
  }

  private static func replace(
    _ place: LinkGuard.Place, _ path: String, with bytes: [UInt8]
  ) throws(FileError) {
    var place = place
    // A link here is the user's own.
    if place.folder.status(place.name)?.kind == .link, let real = realPath(path) {
      place = try LinkGuard.place(of: real)
    }
    let old = place.isGuarded ? place.folder.status(place.name) : FileStatus(path)
    if let old, old.kind != .file {
      guard old.kind == .other else { throw FileError("write", path, reason: "it is a folder") }
      try place.isGuarded ? place.folder.write(bytes, to: place.name) : write(bytes, to: path)
      return
    }
    if old?.size == bytes.count, (try? read(path)) == bytes { return }
    try place.folder.put(bytes, at: place.name, as: path)
  }

  /// Replaces a file of our own atomically, whatever the path is now, in a folder whose path may lead through links.
  static func put(_ bytes: [UInt8], at path: String) throws(FileError) {
    try HeldFolder.ofOurs(around: path).put(bytes, at: name(of: path), as: path)
  }

  /// Makes one folder, unless it exists.
  static func makeFolder(_ path: String) throws(FileError) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError("make the folder", path) }
  }

  /// Makes a folder and its parents.
  static func makeFolders(_ path: String) throws(FileError) {
    if let status = FileStatus(path) {
      guard status.kind == .folder else { throw FileError("make the folder", path, reason: "it is a file") }
      return
    }
    if let parent = parentFolder(of: path) { try makeFolders(parent) }
    try makeFolder(path)
  }

  /// Removes a folder with everything in it, without following links; whatever cannot be removed stays.
  static func removeTree(_ path: String) {
    HeldFolder(following: parentFolder(of: path) ?? (path.hasPrefix("/") ? "/" : "."))?.removeTree(
      name(of: path))
  }

  /// Returns everything before the last `/`; nil at the root and for a bare name.
  static func parentFolder(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return nil }
    return String(path[..<slash])
  }

  /// Returns the path without links, `.` and `..`; nil if it does not exist.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns everything behind the last `/`.
  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Returns the names in a folder, sorted by their bytes.
  static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError("list", folder) }
    return names(closing: stream)
  }

  /// Returns the names in an open folder, sorted by their bytes, and closes it.
  static func names(closing stream: DirectoryStream) -> [String] {
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

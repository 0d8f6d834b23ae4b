#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A temporary folder that is removed with the object, or, if the command is killed, by the next command that needs one.
final class ScratchSpace: Sendable {
  let path: String
  /// The open folder, whose lock shows that the folder is in use; the lock ends with the process.
  private let lock: Int32

  private static let prefix = "chiral-scratch-"
  /// A folder of this age in seconds has been locked by its command, if that still runs.
  private static let age: Int64 = 60

  init() throws(FileError) {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    Self.removeLeftovers(in: base)
    var template = Array("\(base)/\(Self.prefix)XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap { mkdtemp($0) } != nil }
    guard made else { throw FileError("make a folder in", base) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if lock >= 0 { flock(lock, LOCK_EX | LOCK_NB) }
    Temporaries.add(path) { [path] in Files.removeTree(path) }
  }

  deinit {
    Files.removeTree(path)
    Temporaries.remove(path)
    if lock >= 0 { close(lock) }
  }

  /// Removes the folders of this user whose commands have ended.
  private static func removeLeftovers(in base: String) {
    for name in (try? Files.names(in: base)) ?? [] where name.hasPrefix(prefix) {
      let folder = base + "/" + name
      var status = stat()
      guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
        FileStamp(status).changed < FileStamp.now - age * 1_000_000_000
      else { continue }
      let number = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
      guard number >= 0 else { continue }
      defer { close(number) }
      if flock(number, LOCK_EX | LOCK_NB) == 0 { Files.removeTree(folder) }
    }
  }
}

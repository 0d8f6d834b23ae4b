#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file of an output folder that is written piece by piece, and then gets its name; see `OutputFolder.put(_:at:)`.
///
/// As long as its bytes are those of the file that has the name already, nothing is written. Let go without a name, it is
/// gone.
final class FileDraft {
  /// What is blamed for errors.
  private let target: String
  /// Makes the name that it has meanwhile, and holds on to the folder; nil in a dry run.
  private let newTemporary: (() throws(FileError) -> String)?
  /// The open file that has the name, while nothing differs.
  private var old: Int32
  /// So many bytes are the same.
  private var equalCount = 0
  private var temporary: String?
  private var number: Int32 = -1

  /// Begins a file that is to be `target`, and compares it with the one that is open as `old`, unless that is negative.
  init(of target: String, old: Int32, newTemporary: (() throws(FileError) -> String)?) {
    self.target = target
    self.old = old
    self.newTemporary = newTemporary
  }

  /// Takes the next bytes.
  func append(_ bytes: [UInt8]) throws(FileError) {
    if newTemporary == nil { return }
    if temporary == nil {
      if old >= 0, Files.next(bytes.count, of: old) == bytes {
        equalCount += bytes.count
        return
      }
      try begin()
    }
    try Files.append(bytes, to: number, target)
  }

  /// Closes the file: where it lies, or nil where the old one will do.
  func finish() throws(FileError) -> String? {
    if newTemporary == nil { return nil }
    if temporary == nil {
      if old >= 0, Files.next(1, of: old).isEmpty { return nil }
      try begin()
    }
    guard let temporary else { return nil }
    let status = close(number)
    number = -1
    guard status == 0 else { throw FileError("write", target) }
    return temporary
  }

  /// The temporary name is nobody's any more.
  func hasName() { temporary = nil }

  /// Writes what was the same so far.
  private func begin() throws(FileError) {
    guard let path = try newTemporary?() else { return }
    number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard number >= 0 else { throw FileError("write", target) }
    temporary = path
    if old >= 0 { lseek(old, 0, SEEK_SET) }
    while equalCount > 0 {
      let bytes = Files.next(min(equalCount, 256 << 10), of: old)
      guard !bytes.isEmpty else {
        throw FileError("write", target, reason: "somebody changed it meanwhile; build again")
      }
      try Files.append(bytes, to: number, target)
      equalCount -= bytes.count
    }
  }

  deinit {
    if let temporary { unlink(temporary) }
    for number in [old, number] where number >= 0 { close(number) }
  }
}

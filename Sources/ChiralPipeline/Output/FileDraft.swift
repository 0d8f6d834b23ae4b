#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file of an output folder that is written in pieces and then renamed; see `OutputFolder.put(_:at:)`.
///
/// While the bytes are those of the existing file, nothing is written. A draft that never gets its name
/// is removed.
final class FileDraft {
  /// The path that errors name.
  private let target: String
  /// Makes a temporary name and keeps the folder open; nil in a dry run.
  private let newTemporary: (() throws(FileError) -> String)?
  /// The folder of the temporary file; nil in a dry run.
  private let folder: HeldFolder?
  /// The existing file, open for comparison until a difference is found.
  private var old: Int32
  /// The number of bytes that are equal so far.
  private var equalCount = 0
  private var temporary: String?
  private var number: Int32 = -1

  /// Begins a file for the path `target`, and compares it with the open file `old`, unless that is negative.
  init(of target: String, old: Int32, in folder: HeldFolder?, newTemporary: (() throws(FileError) -> String)?)
  {
    self.target = target
    self.folder = folder
    self.old = old
    self.newTemporary = newTemporary
  }

  /// Appends bytes.
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

  /// Closes the file and returns its temporary path; nil if the existing file is identical.
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

  /// Tells the draft that its temporary file has been renamed.
  func hasName() { temporary = nil }

  /// Creates the temporary file and copies the bytes that were equal so far.
  private func begin() throws(FileError) {
    guard let path = try newTemporary?(), let folder else { return }
    number = folder.open(path, O_WRONLY | O_CREAT | O_TRUNC)
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
    if let temporary { folder?.remove(temporary) }
    for number in [old, number] where number >= 0 { close(number) }
  }
}

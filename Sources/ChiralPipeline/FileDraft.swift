#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file of an output folder that is written piece by piece, and then gets its name; see `OutputFolder.put(_:at:)`.
/// Let go without one, it is gone.
final class FileDraft {
  /// Where it lies meanwhile; nil in a dry run.
  let path: String?
  private let number: Int32

  /// Begins a file under a temporary name; nowhere in a dry run.
  init(_ path: String?) throws(FileError) {
    self.path = path
    guard let path else {
      number = -1
      return
    }
    number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard number >= 0 else { throw FileError("write", path) }
  }

  /// Writes the next bytes.
  func append(_ bytes: [UInt8]) throws(FileError) {
    if let path { try Files.append(bytes, to: number, path) }
  }

  /// By which it is known again, once all is written.
  var stamp: FileStamp { FileStamp(ofOpen: number) }

  deinit {
    guard let path else { return }
    close(number)
    unlink(path)
  }
}

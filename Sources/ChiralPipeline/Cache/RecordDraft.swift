internal import ChiralRendering
internal import ChiralRequests

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file with one record whose content may be too large for memory: it is written piece by piece, and the file gets its name
/// when the content is complete.
///
/// A draft that never gets its name is removed.
final class RecordDraft {
  private let kind: Record.Kind
  private let path: String
  private let folder: HeldFolder
  /// The name of the temporary file in the folder.
  private let temporary: String
  private let descriptor: Descriptor
  /// The end of the content, which is not written yet.
  private var pending = ByteWriter()
  /// The length of the content that is written, and its checksum.
  private var (length, checksum) = (0, 0 as UInt32)
  private var hasName = false

  /// The number of bytes that are collected before they are written.
  static let piece = 256 << 10

  /// Begins a file.
  init(_ kind: Record.Kind, at path: String) throws(FileError) {
    self.kind = kind
    self.path = path
    folder = try HeldFolder.ofOurs(around: path)
    temporary = folder.newTemporary(for: Files.name(of: path))
    let number = folder.open(temporary, O_WRONLY | O_CREAT | O_TRUNC)
    guard number >= 0 else { throw FileError("write", path) }
    descriptor = Descriptor(owning: number)
    // The header contains the length and the checksum, which are known at the end.
    try Files.append([UInt8](repeating: 0, count: Record.Header.length), to: number, path)
  }

  /// Appends what `body` writes.
  func write(_ body: (inout ByteWriter) -> Void) throws(FileError) {
    body(&pending)
    if pending.bytes.count >= Self.piece { try flush() }
  }

  /// Appends bytes that need not be collected, because they are many.
  func append(_ bytes: [UInt8]) throws(FileError) {
    try flush()
    checksum = bytes.withUnsafeBytes { Deflate.checksum($0, after: checksum) }
    length += bytes.count
    try Files.append(bytes, to: descriptor.number, path)
  }

  private func flush() throws(FileError) {
    guard !pending.bytes.isEmpty else { return }
    let bytes = pending.bytes
    pending = ByteWriter()
    try append(bytes)
  }

  /// Completes the file and renames it.
  func finish() throws(FileError) {
    try flush()
    guard length + Record.Header.length <= Record.largest else {
      throw FileError("write", path, reason: "it would be larger than \(Record.largest) bytes")
    }
    guard lseek(descriptor.number, 0, SEEK_SET) == 0 else { throw FileError("write", path) }
    try Files.append(
      Record.header(length: length, checksum: checksum, kind: kind), to: descriptor.number, path)
    try folder.rename(temporary, to: Files.name(of: path))
    hasName = true
  }

  deinit {
    if !hasName { folder.remove(temporary) }
    folder.forgetTemporary(temporary)
  }
}

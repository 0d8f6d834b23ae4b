internal import ChiralRendering

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The paths of a build's files, in the order in which they were added. They are in a temporary file without a name, because
/// those of many locales would take more memory than everything else.
final class PathSpool {
  private let descriptor: Descriptor
  /// The last paths, which are not written yet.
  private var pending: [UInt8] = []
  /// The number of paths.
  private(set) var count = 0
  /// The length of all paths in bytes, each with a zero byte at its end.
  private(set) var length = 0
  private var isSound = true

  /// Creates an empty list in a folder; nil if that is impossible.
  init?(in folder: String) {
    var template = Array("\(folder)/paths\(Files.temporaryMark)XXXXXX".utf8CString)
    let number = mkstemp(&template)
    guard number >= 0 else { return nil }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    unlink(template)
    descriptor = Descriptor(owning: number)
  }

  /// Adds a path.
  func add(_ path: String) {
    pending += path.utf8
    pending.append(0)
    count += 1
    length += path.utf8.count + 1
    if pending.count >= RecordDraft.piece { flush() }
  }

  private func flush() {
    do {
      try Files.append(pending, to: descriptor.number, "")
    } catch {
      isSound = false
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Calls `body` with each path; returns false if some of them could not be kept.
  func visit(_ body: (UnsafePointer<CChar>) -> Void) -> Bool {
    flush()
    guard isSound, lseek(descriptor.number, 0, SEEK_SET) == 0 else { return false }
    var left = length
    // The beginning of a path whose end is in the next piece.
    var rest: [UInt8] = []
    while left > 0 {
      let piece = Files.next(min(left, RecordDraft.piece), of: descriptor.number)
      if piece.isEmpty { return false }
      left -= piece.count
      rest += piece
      rest.removeFirst(Self.visit(rest, body))
    }
    return rest.isEmpty
  }

  /// Calls `body` with each complete path and returns the length of them all.
  private static func visit(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Void) -> Int {
    let end = (bytes.lastIndex(of: 0) ?? -1) + 1
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      var start = 0
      while start < end {
        body(base + start)
        start += strlen(base + start) + 1
      }
    }
    return end
  }
}

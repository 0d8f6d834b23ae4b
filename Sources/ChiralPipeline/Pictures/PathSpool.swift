internal import ChiralExporting
internal import ChiralRendering
internal import ChiralValues
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The paths of a build's files, picture by picture in any order. They are in a temporary file without a name, because those of
/// many locales would take more memory than everything else.
///
/// Each entry is a byte, which is 1 for another link to the file before it and 2 for any other file, the path in UTF-8, and a zero
/// byte.
final class PathSpool: Sendable {
  fileprivate struct State {
    /// The last entries, which are not written yet.
    var pending: [UInt8] = []
    /// The number of paths, and the length of all entries in bytes.
    var (count, length) = (0, 0)
    var isSound = true
  }

  private let number: Int32
  private let state = Mutex(State())

  /// Creates an empty list in a folder; nil if that is impossible.
  init?(in folder: String) {
    var template = Array("\(folder)/paths\(Files.temporaryMark)XXXXXX".utf8CString)
    number = mkstemp(&template)
    guard number >= 0 else { return nil }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    unlink(template)
  }

  deinit { if number >= 0 { close(number) } }

  /// The length of the table of stamps of all paths, in bytes.
  var tableLength: Int {
    // A path has the same zero byte there, but no byte before it.
    state.withLock { StampTable.length(ofPaths: $0.length - $0.count, count: $0.count) }
  }

  /// Adds the path of a file.
  func add(_ path: String) { state.withLock { $0.add(path, isSame: false, to: number) } }

  /// Adds all files of some pictures.
  func add(_ artworks: [Artwork], placement: Placement, records: [PictureRecord?]) {
    state.withLock { state in
      for case let (artwork, record?) in zip(artworks, records) {
        let showings = placement[artwork]
        for form in placement.target.forms {
          guard let written = record[form.form] else { continue }
          var isSame = false
          for showing in showings where showing.includes(form) {
            for locale in showing.locales {
              state.add(
                placement.target.path(of: showing.icon, in: locale, as: form), isSame: isSame, to: number)
              isSame = written.isOneFile
            }
          }
        }
      }
    }
  }

  /// Calls `body` with each path, and true if it is a link to the file of the path before it. Returns false if some of the
  /// paths could not be kept.
  func visit(_ body: (UnsafePointer<CChar>, _ isSame: Bool) -> Void) -> Bool {
    let length = state.withLock { state in
      state.flush(to: number)
      return state.isSound ? state.length : nil
    }
    guard var left = length, lseek(number, 0, SEEK_SET) == 0 else { return false }
    // The beginning of an entry whose end is in the next piece.
    var rest: [UInt8] = []
    while left > 0 {
      let piece = Files.next(min(left, RecordDraft.piece), of: number)
      if piece.isEmpty { return false }
      left -= piece.count
      rest += piece
      rest.removeFirst(Self.visit(rest, body))
    }
    return rest.isEmpty
  }

  /// Calls `body` with each complete entry and returns the length of them all.
  private static func visit(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>, Bool) -> Void) -> Int {
    let end = (bytes.lastIndex(of: 0) ?? -1) + 1
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      var start = 0
      while start < end {
        body(base + start + 1, base[start] == State.same)
        start += strlen(base + start) + 1
      }
    }
    return end
  }
}

extension PathSpool.State {
  /// The first bytes of entries; neither is zero, which ends an entry.
  fileprivate static let same: CChar = 1
  fileprivate static let other: CChar = 2

  fileprivate mutating func add(_ path: String, isSame: Bool, to number: Int32) {
    pending.append(UInt8(isSame ? Self.same : Self.other))
    var path = path
    path.withUTF8 { pending.append(contentsOf: $0) }
    pending.append(0)
    count += 1
    length += path.utf8.count + 2
    if pending.count >= RecordDraft.piece { flush(to: number) }
  }

  fileprivate mutating func flush(to number: Int32) {
    do {
      try Files.append(pending, to: number, "")
    } catch {
      isSound = false
    }
    pending.removeAll(keepingCapacity: true)
  }
}

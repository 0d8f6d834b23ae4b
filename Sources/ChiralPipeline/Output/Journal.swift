import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files that a build is about to create or replace, with their digests, recorded before each is renamed.
///
/// It exists while a build runs, and after one that failed. From it the next build knows which files are its
/// own even if no `index.json` lists them.
final class Journal: Sendable {
  /// A file with the digest of its bytes.
  typealias Entry = (path: String, digest: SHA256)

  /// Entries are collected until there are this many bytes, or a file gets its name.
  private static let piece = 64 << 10

  /// The output folder.
  private let output: HeldFolder
  private let state = Mutex(State())

  private struct State {
    var number: Int32 = -1
    var buffer: [UInt8] = []
  }

  init(of output: HeldFolder) { self.output = output }

  deinit {
    let number = state.withLock { $0.number }
    if number >= 0 { _ = closeFile(number) }
  }

  private static func folder(of output: String) -> String { output + "/" + CacheFolder.name }
  private static func path(of output: String) -> String { output + "/" + inside }
  /// The path in the output folder.
  private static let inside = CacheFolder.name + "/" + Record.Kind.journal.fileName

  /// Returns true if a build into this folder is running or has failed.
  static func exists(in output: String) -> Bool {
    FileStatus(path(of: output), followingLinks: false) != nil
  }

  /// Reads the entries that an unfinished build left; a truncated entry is ignored.
  static func entries(in output: String) -> [Entry] {
    guard FileStatus(folder(of: output), followingLinks: false)?.kind == .folder else { return [] }
    let records = Store(path(of: output), .journal, isWritten: false)?.records ?? []
    return records.map { (String(decoding: $0.content, as: UTF8.self), $0.key) }
  }

  /// Records a file that will be renamed later, with the folder that it is in.
  func note(_ path: String, _ digest: SHA256) throws(FileError) {
    try state.withLock { state throws(FileError) in
      Record.append(Array(path.utf8), key: digest, kind: .journal, to: &state.buffer)
      if state.buffer.count >= Self.piece { try write(&state) }
    }
  }

  /// Records a file that will be renamed immediately.
  func announce(_ path: String, _ digest: SHA256) throws(FileError) {
    try note(path, digest)
    try flush()
  }

  /// Writes the recorded entries to disk.
  func flush() throws(FileError) { try state.withLock { state throws(FileError) in try write(&state) } }

  private func write(_ state: inout State) throws(FileError) {
    guard !state.buffer.isEmpty else { return }
    if state.number < 0 { state.number = try open() }
    try Files.append(state.buffer, to: state.number, output.shown(Self.inside))
    state.buffer.removeAll(keepingCapacity: true)
  }

  /// Opens the journal; that of a failed build is continued, because its files may still be there.
  private func open() throws(FileError) -> Int32 {
    let path = output.shown(Self.inside)
    try output.makeFolder(CacheFolder.name)
    let number = output.open(Self.inside, O_WRONLY | O_APPEND | O_CREAT)
    guard number >= 0 else { throw FileError("write", path) }
    // A record that the failed build wrote in part would hide those that follow it.
    guard let sound = Store(path, .journal, isWritten: false)?.soundLength,
      ftruncate(number, off_t(sound)) == 0
    else {
      _ = closeFile(number)
      throw FileError("write", path)
    }
    return number
  }

  /// Removes the journal, because `index.json` now lists all files.
  func close() {
    state.withLock { state in
      if state.number >= 0 { _ = closeFile(state.number) }
      state = State()
    }
    guard output.remove(Self.inside) else { return }
    // Without a cache, the folder was created for the journal alone.
    output.removeFolder(CacheFolder.name)
  }
}

private func closeFile(_ number: Int32) -> Int32 { close(number) }

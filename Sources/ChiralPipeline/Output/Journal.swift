import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files that a build is about to create or replace, with their digests, written down before each gets its name.
///
/// It is there while a build runs, and after one that did not end well: from it the next one knows which files are
/// its own although no `index.json` lists them.
final class Journal: Sendable {
  /// A file with its bytes' digest.
  typealias Entry = (path: String, digest: SHA256)

  /// Below the folder of the cache in the output folder.
  static let fileName = "journal"
  static let magic = Array("chiral-journal 1\n".utf8)
  private static let largest = 1 << 30
  private static let digestLength = 32
  /// Entries are gathered until there are this many bytes, or a file gets its name.
  private static let piece = 64 << 10

  /// The output folder.
  private let output: String
  private let state = Mutex(State())

  private struct State {
    var number: Int32 = -1
    var buffer: [UInt8] = []
  }

  init(of output: String) { self.output = output }

  deinit {
    let number = state.withLock { $0.number }
    if number >= 0 { _ = closeFile(number) }
  }

  private static func folder(of output: String) -> String { output + "/" + CacheSession.folderName }
  private static func path(of output: String) -> String { folder(of: output) + "/" + fileName }

  /// Returns true where a build into this folder did not end well, or still runs.
  static func exists(in output: String) -> Bool {
    FileStatus(path(of: output), followingLinks: false) != nil
  }

  /// The entries that an unfinished build left; an entry that was cut off counts for nothing.
  static func entries(in output: String) -> [Entry] {
    let path = path(of: output)
    guard FileStatus(folder(of: output), followingLinks: false)?.kind == .folder,
      FileStatus(path, followingLinks: false)?.kind == .file,
      let bytes = try? Files.readFile(path, limit: largest), bytes.starts(with: magic)
    else { return [] }
    var entries: [Entry] = []
    var at = magic.count
    while at + digestLength < bytes.count,
      let end = bytes[(at + digestLength)...].firstIndex(of: 0)
    {
      let path = String(decoding: bytes[(at + digestLength)..<end], as: UTF8.self)
      entries.append((path, SHA256(bytes: Array(bytes[at..<at + digestLength]))))
      at = end + 1
    }
    return entries
  }

  /// Notes a file that gets its name later, with the folder that it lies in.
  func note(_ path: String, _ digest: SHA256) throws(FileError) {
    try state.withLock { state throws(FileError) in
      state.buffer += digest.bytes
      state.buffer += path.utf8
      state.buffer.append(0)
      if state.buffer.count >= Self.piece { try write(&state) }
    }
  }

  /// Notes a file that gets its name at once.
  func announce(_ path: String, _ digest: SHA256) throws(FileError) {
    try note(path, digest)
    try flush()
  }

  /// Writes what was noted.
  func flush() throws(FileError) { try state.withLock { state throws(FileError) in try write(&state) } }

  private func write(_ state: inout State) throws(FileError) {
    guard !state.buffer.isEmpty else { return }
    if state.number < 0 { state.number = try open() }
    try Files.append(state.buffer, to: state.number, Self.path(of: output))
    state.buffer.removeAll(keepingCapacity: true)
  }

  /// Goes on with the journal of a build that did not end well, as its files may still be there.
  private func open() throws(FileError) -> Int32 {
    let path = Self.path(of: output)
    try Files.makeRealFolder(Self.folder(of: output))
    #if canImport(Darwin)
      let number = Darwin.open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    #else
      let number = Glibc.open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    #endif
    guard number >= 0 else { throw FileError("write", path) }
    if lseek(number, 0, SEEK_END) == 0 { try Files.append(Self.magic, to: number, path) }
    return number
  }

  /// Takes the journal away: `index.json` lists everything now.
  func close() {
    state.withLock { state in
      if state.number >= 0 { _ = closeFile(state.number) }
      state = State()
    }
    guard Self.exists(in: output) else { return }
    unlink(Self.path(of: output))
    // Where nothing is remembered, the folder was made for the journal alone.
    rmdir(Self.folder(of: output))
  }
}

private func closeFile(_ number: Int32) -> Int32 { close(number) }

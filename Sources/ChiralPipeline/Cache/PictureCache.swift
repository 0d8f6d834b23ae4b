import Synchronization

/// Finished pictures by their keys, in one file, shared by all workers of a build.
///
/// If something is wrong with the file or its folder, the build goes on without a cache.
final class PictureCache: Sendable {
  /// The name of the new file while the cache is being rewritten.
  static let freshName = "pictures.new"
  /// The largest size of the file that is kept from one build to the next, in bytes. 200,000 icons in
  /// two directions at one size have 680 MB.
  static let standardLimit = 1 << 30

  private struct State {
    var directory: PackDirectory
    var isSound: Bool
  }

  private let pack: PackFile
  private let state: Mutex<State>
  private let isWritten: Bool
  private let limit: Int

  /// Opens or creates the cache in a folder; nil if that is impossible.
  init?(folder: String, isWritten: Bool, limit: Int = PictureCache.standardLimit) {
    if isWritten { _ = try? HeldFolder.ofOurs(folder, making: true) }
    guard
      let pack = PackFile(folder + "/" + Record.Kind.pictures.fileName, kind: .pictures, isWritten: isWritten)
    else {
      return nil
    }
    let (directory, isSound) = pack.directory()
    self.pack = pack
    state = Mutex(State(directory: directory, isSound: isSound))
    self.isWritten = isWritten
    self.limit = limit
  }

  /// Returns the bytes that were stored under a key; nil if there are none or they are damaged.
  func content(for key: SHA256) -> [UInt8]? {
    let offset = state.withLock { state in
      let offset = state.directory.offset(of: key)
      if offset != nil { state.directory.use(key) }
      return offset
    }
    guard let offset else { return nil }
    guard let (found, content) = pack.record(at: offset), content.starts(with: found.bytes) else {
      state.withLock { $0.isSound = false }
      return nil
    }
    return found == key ? Array(content.dropFirst(key.bytes.count)) : nil
  }

  /// Stores bytes under a key in place of earlier ones. The entry repeats the key, so that an entry at the
  /// wrong position is detected.
  func store(_ content: [UInt8], for key: SHA256) {
    guard isWritten else { return }
    state.withLock { state in
      guard let offset = pack.append(key.bytes + content, for: key) else { return }
      state.directory.add(key, at: offset)
      state.directory.use(key)
    }
  }

  /// Rewrites the file if it has grown too large or is damaged. It keeps first what this build used, then the
  /// newest entries.
  func tidy() {
    guard isWritten else { return }
    state.withLock { state in
      guard !state.isSound || pack.size > limit else { return }
      guard let folder = try? HeldFolder.ofOurs(around: pack.path) else { return }
      let fresh = String(pack.path.dropLast(Record.Kind.pictures.fileName.count)) + Self.freshName
      _ = try? folder.write([], to: Self.freshName)
      guard let copy = PackFile(fresh, kind: .pictures, isWritten: true) else { return }
      let sorted = state.directory.entries.sorted { one, other in
        one.isUsed == other.isUsed ? one.offset > other.offset : one.isUsed
      }
      var room = limit
      for entry in sorted {
        guard let (key, content) = pack.record(at: entry.offset), content.starts(with: key.bytes) else {
          continue
        }
        // 64 exceeds the length of a record's header.
        room -= content.count + 64
        // A file that keeps more unused entries would be full again, and rewritten, after each build.
        guard room >= (entry.isUsed ? 0 : limit / 2), copy.append(content, for: key) != nil
        else { break }
      }
      try? folder.rename(Self.freshName, to: Record.Kind.pictures.fileName)
    }
  }
}

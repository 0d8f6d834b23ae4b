import Synchronization

/// Finished pictures by their keys, in one file: used by all workers of a build at once.
///
/// Whatever is wrong with the file or its folder, the build goes on without it.
final class PictureCache: Sendable {
  /// The name of the file in the cache's folder.
  static let fileName = "pictures"
  /// The name while the file is written anew.
  static let freshName = "pictures.new"
  /// The most bytes that the file keeps from one build to the next.
  static let standardLimit = 512 << 20

  private struct State: ~Copyable {
    var pack: PackFile
    var places: [SHA256: PackFile.Place]
    var isSound: Bool
    var used: Set<SHA256> = []
  }

  private let state: Mutex<State>
  /// What is looked through where the own file has nothing.
  private let others: [PictureCache]
  private let isWritten: Bool
  private let limit: Int

  /// Opens the cache of a folder, or makes it; nil where there is none to be had.
  ///
  /// What is found in the caches of other folders, which are only read, is taken over.
  init?(
    folder: String, isWritten: Bool, limit: Int = PictureCache.standardLimit, besides others: [String] = []
  ) {
    if isWritten { try? Files.makeFolders(folder) }
    guard let pack = PackFile(folder + "/" + Self.fileName, isWritten: isWritten) else { return nil }
    let (places, isSound) = pack.places()
    state = Mutex(State(pack: pack, places: places, isSound: isSound))
    self.others = others.compactMap { PictureCache(folder: $0, isWritten: false) }
    self.isWritten = isWritten
    self.limit = limit
  }

  /// What was stored under a key; nil where nothing was, or it is damaged.
  func content(for key: SHA256) -> [UInt8]? {
    if let own = ownContent(for: key) { return own }
    for other in others {
      guard let content = other.ownContent(for: key) else { continue }
      store(content, for: key)
      return content
    }
    return nil
  }

  private func ownContent(for key: SHA256) -> [UInt8]? {
    state.withLock { state in
      guard let place = state.places[key] else { return nil }
      guard let content = state.pack.content(at: place), content.starts(with: key.bytes) else {
        state.isSound = false
        return nil
      }
      state.used.insert(key)
      return Array(content.dropFirst(key.bytes.count))
    }
  }

  /// Stores something under a key, in the place of what was there. The key stands in the entry once more, so that an
  /// entry that was given another's place is noticed.
  func store(_ content: [UInt8], for key: SHA256) {
    guard isWritten else { return }
    state.withLock { state in
      guard let place = state.pack.append(key.bytes + content, for: key) else { return }
      state.places[key] = place
      state.used.insert(key)
    }
  }

  /// Writes the file anew where it has grown too large or is damaged: what this build used comes first, then the
  /// newest.
  func tidy() {
    guard isWritten else { return }
    state.withLock { state in
      guard !state.isSound || state.pack.size > limit else { return }
      let path = state.pack.path
      let fresh = String(path.dropLast(Self.fileName.count)) + Self.freshName
      _ = try? Files.write([], to: fresh)
      guard let copy = PackFile(fresh, isWritten: true) else { return }
      let sorted = state.places.sorted { one, other in
        let (first, second) = (state.used.contains(one.key), state.used.contains(other.key))
        return first == second ? one.value.offset > other.value.offset : first
      }
      var room = limit
      for (key, place) in sorted {
        guard let content = state.pack.content(at: place), content.starts(with: key.bytes) else { continue }
        room -= content.count + 64
        // A file that is full again with the next build would be written anew with each.
        guard room >= (state.used.contains(key) ? 0 : limit / 2), copy.append(content, for: key) != nil
        else { break }
      }
      try? Files.rename(fresh, to: path)
    }
  }
}

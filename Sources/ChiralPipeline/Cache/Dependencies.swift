import Synchronization

/// Notes which other files were looked at for a picture: its siblings, and the files of its fonts.
final class Dependencies: Sendable {
  /// A file, by the path that opens it, and its content; nil where there was none.
  struct Item: Hashable, Sendable {
    var path: String
    var digest: SHA256?
  }

  /// The most bytes of a file that is told by its content.
  static let largest = 64 << 20

  private let state = Mutex<[Item]>([])

  /// In the order in which they were looked at.
  var items: [Item] { state.withLock { $0 } }

  /// Remembers what was found.
  func note(_ path: String, _ bytes: [UInt8]?) {
    let item = Item(path: path, digest: bytes.map { SHA256(of: $0) })
    state.withLock { if !$0.contains(item) { $0.append(item) } }
  }
}

extension Dependencies.Item {
  /// Returns true if the file at a path has the recorded content.
  func holds(at path: String) -> Bool {
    let bytes = try? Files.readFile(path, limit: Dependencies.largest)
    return bytes.map { SHA256(of: $0) } == digest
  }

  /// The same with a path from a folder, whose path ends with `/` or is empty.
  func relative(to folder: String) -> Self {
    var item = self
    if path.hasPrefix(folder) { item.path = String(path.dropFirst(folder.count)) }
    return item
  }
}

package import ChiralRequests
import Synchronization

/// Records the other files that were consulted for a picture: its siblings and the files of its fonts.
final class Dependencies: Sendable {
  /// A file, by the path that opens it, and the digest of its content; nil if there was no such file.
  struct Item: Hashable, Sendable {
    var path: String
    var digest: SHA256?
  }

  /// The largest file that is identified by its content, in bytes.
  static let largest = 64 << 20

  private let state = Mutex<[Item]>([])

  /// The files in the order in which they were consulted.
  var items: [Item] { state.withLock { $0 } }

  /// Records a file that was consulted; `bytes` is nil if it was not there.
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

  /// Returns the item with a path relative to a folder, whose path ends with `/` or is empty.
  func relative(to folder: String) -> Self {
    var item = self
    if path.hasPrefix(folder) { item.path = String(path.dropFirst(folder.count)) }
    return item
  }
}

extension Dependencies.Item: ByteCoded {
  static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(path: try coder(value, \.path), digest: try coder(value, \.digest))
  }
}

extension SHA256: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(bytes: try coder(value, \.bytes))
  }
}

internal import ChiralManifest
internal import ChiralRequests

/// The drawings of a set as they were last seen, in a file of the user's cache. `update` recognises them under other names, wherever
/// builds of the set wrote their output, and even if there was none.
package struct SeenDrawings {
  /// The first half of a drawing's SHA-256, and its size and time of change.
  fileprivate struct Item: Hashable {
    var digest: String
    var stamp: String
  }

  /// The drawings by path, relative to the manifest's folder.
  private var items: [String: Item] = [:]

  /// The digests by path.
  var digests: [String: String] { items.mapValues(\.digest) }

  /// Reads the drawings of a set; empty if nothing is remembered.
  init(ofManifest manifest: String) {
    guard let path = CacheLocation.drawings(ofManifest: manifest),
      var record = Record.read(.drawings, at: path)
    else { return }
    items = (try? record.read([String: Item].self)) ?? [:]
  }

  /// Remembers the present drawings of a set. A drawing whose file has not changed is not read again. Without a cache, nothing happens.
  package static func remember(_ project: Project) {
    guard let path = CacheLocation.drawings(ofManifest: project.manifest.file) else { return }
    let former = SeenDrawings(ofManifest: project.manifest.file).items
    var items: [String: Item] = [:]
    for file in Set(project.manifest.icons.flatMap(\.files)) {
      let place = project.path(of: file)
      guard let status = FileStatus(place), status.kind == .file else { continue }
      let stamp = "\(status.size)-\(status.stamp.modified)"
      if let known = former[file], known.stamp == stamp {
        items[file] = known
      } else if let bytes = try? SourceReader.bytes(place, as: file) {
        items[file] = Item(digest: SHA256(of: bytes).half, stamp: stamp)
      }
    }
    guard items != former else { return }
    if let folder = Files.parentFolder(of: path) { _ = try? HeldFolder.ofOurs(folder, making: true) }
    try? Record.write(items, kind: .drawings, at: path)
  }
}

extension SeenDrawings.Item: ByteCoded {
  static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(digest: try coder(value, \.digest), stamp: try coder(value, \.stamp))
  }
}

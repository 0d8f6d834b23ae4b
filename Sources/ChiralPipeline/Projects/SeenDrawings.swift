internal import ChiralManifest

/// The drawings of a set as they were last seen, in a file of the user's cache. `update` recognises them under other names, wherever
/// builds of the set wrote their output, and even if there was none.
///
/// Each line has the first half of a drawing's SHA-256, its size and time of change, and its path relative to the manifest's folder.
package struct SeenDrawings {
  private struct Item {
    var digest: String
    var stamp: String
  }

  private var items: [String: Item] = [:]

  /// The digests by path.
  var digests: [String: String] { items.mapValues(\.digest) }

  /// The size above which a file is not read, in bytes.
  private static let largest = 64 << 20

  /// Reads the drawings of a set; empty if nothing is remembered.
  init(ofManifest manifest: String) {
    guard let path = CacheLocation.drawings(ofManifest: manifest),
      let bytes = try? Files.readFile(path, limit: Self.largest)
    else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3 else { continue }
      items[String(words[2])] = Item(digest: String(words[0]), stamp: String(words[1]))
    }
  }

  /// Remembers the present drawings of a set. A drawing whose file has not changed is not read again. Without a cache, nothing happens.
  package static func remember(_ project: Project) {
    guard let path = CacheLocation.drawings(ofManifest: project.manifest.file) else { return }
    let former = SeenDrawings(ofManifest: project.manifest.file).items
    var items: [String: Item] = [:]
    for file in Set(project.manifest.icons.flatMap(\.files)) where !file.contains("\n") {
      let place = project.path(of: file)
      guard let status = FileStatus(place), status.kind == .file else { continue }
      let stamp = "\(status.size)-\(status.stamp.modified)"
      if let known = former[file], known.stamp == stamp {
        items[file] = known
      } else if let bytes = try? SourceReader.bytes(place, as: file) {
        items[file] = Item(digest: SHA256(of: bytes).half, stamp: stamp)
      }
    }
    guard items.mapValues(\.stamp) != former.mapValues(\.stamp) else { return }
    let lines = items.sorted { $0.key < $1.key }.map { "\($0.value.digest) \($0.value.stamp) \($0.key)\n" }
    if let folder = Files.parentFolder(of: path) { _ = try? HeldFolder.ofOurs(folder, making: true) }
    try? Files.put(Array(lines.joined().utf8), at: path)
  }
}

/// A folder for caches and build states. It must be a folder of its own, not a link, and must not hold files
/// of other programs under the names that a build uses.
enum CacheFolder {
  /// The name of the cache folder below the output folder; `--cache` names another folder for the pictures.
  static let name = ".chiral-cache"
  /// The name of the file that tells backups that the folder can be recreated, and builds that the folder is
  /// theirs. Source: Cache Directory Tagging Specification.
  static let tagName = "CACHEDIR.TAG"
  private static let signature = "Signature: 8a477f597d28d172789f06886806bc55"
  private static let tag = Array(
    """
    \(signature)
    # chiral build remembers here what it made; the folder may be deleted at any time.

    """.utf8)

  /// The name of the new file while the pictures are being rewritten.
  static let freshPictures = Record.Kind.pictures.fileName + Store.freshMark

  /// The files that a build keeps in the folder.
  private static let files: [(name: String, kind: Record.Kind)] =
    [.state, .journal, .pictures].map { ($0.fileName, $0) } + [(freshPictures, .pictures)]

  /// Refuses a folder that is a link, and one in which another program's file has a name that a build uses.
  static func check(_ path: String) throws(FileError) {
    try checkKind(path)
    guard let name = foreignFile(in: path) else { return }
    throw FileError(
      "keep a cache in", path, reason: "\(name) in it was not written by chiral build; name another folder")
  }

  /// Refuses a folder that is a link.
  static func checkKind(_ path: String) throws(FileError) {
    guard FileStatus(path, followingLinks: false)?.kind == .link else { return }
    throw FileError("keep a cache in", path, reason: "it is a link; name the folder itself, or remove it")
  }

  /// Returns the name of a file that a build would use and another program may have written; nil if there is none.
  static func foreignFile(in path: String) -> String? {
    guard FileStatus(path, followingLinks: false)?.kind == .folder, !isTagged(path) else { return nil }
    for (name, kind) in files {
      let beginning = Record.beginning(of: kind)
      let file = path + "/" + name
      guard let status = FileStatus(file, followingLinks: false) else { continue }
      // On a full disk, a build may leave a file with a part of its beginning, or an empty one.
      if status.kind == .file, beginning.starts(with: Files.beginning(file, beginning.count)) { continue }
      return name
    }
    return nil
  }

  /// Creates a folder and tags it as a cache folder.
  static func prepare(_ path: String) throws(FileError) {
    let folder = try HeldFolder.ofOurs(path, making: true)
    if folder.status(tagName) == nil { try folder.put(tag, at: tagName, as: folder.shown(tagName)) }
  }

  private static func isTagged(_ path: String) -> Bool {
    let file = path + "/" + tagName
    return FileStatus(file, followingLinks: false)?.kind == .file && Files.beginning(file, tag.count) == tag
  }
}

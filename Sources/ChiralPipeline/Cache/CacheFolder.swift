/// A folder for caches and build states. It must be a folder of its own, not a link, and must not hold files
/// of other programs under the names that a build uses.
enum CacheFolder {
  /// The name of the file that tells backups that the folder can be recreated, and builds that the folder is
  /// theirs. Source: Cache Directory Tagging Specification.
  static let tagName = "CACHEDIR.TAG"
  private static let signature = "Signature: 8a477f597d28d172789f06886806bc55"
  private static let tag = Array(
    """
    \(signature)
    # chiral build remembers here what it made; the folder may be deleted at any time.

    """.utf8)

  /// The first bytes of each file that a build keeps in the folder, by file name.
  private static let magics: [(name: String, magic: [UInt8])] = [
    (BuildState.fileName, Array("chiral-state ".utf8)), (JobTable.fileName, Array("chiral-jobs ".utf8)),
    (ShareRecord.fileName, Array("chiral-share ".utf8)), (Journal.fileName, Array("chiral-journal ".utf8)),
    (PictureCache.fileName, Array("CHRL".utf8)), (PictureCache.freshName, Array("CHRL".utf8)),
  ]

  /// Refuses a folder that is a link, and one in which another program's file has a name that a build uses.
  static func check(_ path: String) throws(FileError) {
    guard let status = FileStatus(path, followingLinks: false) else { return }
    if status.kind == .link {
      throw FileError("keep a cache in", path, reason: "it is a link; name the folder itself, or remove it")
    }
    guard status.kind == .folder, !isTagged(path) else { return }
    for (name, magic) in magics {
      let file = path + "/" + name
      guard let status = FileStatus(file, followingLinks: false) else { continue }
      if status.kind == .file, Files.beginning(file, magic.count) == magic { continue }
      throw FileError(
        "keep a cache in", path, reason: "\(name) in it was not written by chiral build; name another folder")
    }
  }

  /// Creates a folder and tags it as a cache folder.
  static func prepare(_ path: String) throws(FileError) {
    try Files.makeFolders(path)
    let file = path + "/" + tagName
    if FileStatus(file, followingLinks: false) == nil { try Files.put(tag, at: file) }
  }

  private static func isTagged(_ path: String) -> Bool {
    let file = path + "/" + tagName
    return FileStatus(file, followingLinks: false)?.kind == .file && Files.beginning(file, tag.count) == tag
  }
}

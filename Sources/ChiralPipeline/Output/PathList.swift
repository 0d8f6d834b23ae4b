/// The paths of files. Some of the files are hard links to the one before them, so that they have the same stamp.
struct PathList: Sendable {
  private var files: [(path: String, isLink: Bool)] = []

  /// Adds a file; `isLink` is true if it is a link to the file that was added before it.
  mutating func add(_ path: String, isLink: Bool = false) { files.append((path, isLink)) }

  /// Adds the files of another list.
  mutating func add(_ other: PathList) { files += other.files }

  /// Returns the current stamps of the files in a folder.
  func stamps(in folder: Int32) -> StampTable {
    var table = StampTable(.outputs)
    var stamp = FileStamp.unknown
    for file in files {
      if !file.isLink { stamp = FileStamp(at: folder, file.path, followingLinks: false) }
      table.add(file.path, stamp)
    }
    return table
  }
}

internal import ChiralExporting
internal import ChiralRequests

/// Recognises the files that `chiral sheet` wrote, which it may replace and remove: pages by a mark near their beginning,
/// pictures of a table by their names, which are their digests.
enum SheetOwnership {
  static let software: StaticString = "chiral sheet"
  /// The mark of a page is in this many bytes.
  private static let beginning = 4 << 10

  /// Throws if one of the files would replace a file of somebody else.
  static func check(_ files: [SheetRun.OutputPage], in folder: String) throws(FileError) {
    for file in files {
      let path = folder + "/" + file.name
      guard FileStatus(path, followingLinks: false) != nil, !isOurs(file.name, in: folder) else { continue }
      if (try? Files.readFile(path, limit: file.bytes.count)) == file.bytes { continue }
      throw .foreign(path, to: "chiral sheet")
    }
  }

  /// Returns true if a file was written by an earlier run.
  static func isOurs(_ name: String, in folder: String) -> Bool {
    let path = folder + "/" + name
    guard FileStatus(path, followingLinks: false)?.kind == .file else { return false }
    if name.hasPrefix(ChangeTable.folder + "/") {
      let bytes = try? Files.readFile(path, limit: .max)
      return bytes.map { name == ChangeTable.path(ofPicture: SHA256(of: $0).half) } ?? false
    }
    let start = Files.beginning(path, Self.beginning)
    // A write that a power failure cut short leaves an empty file.
    return start.isEmpty || marks.contains { start.firstRange(of: $0) != nil }
  }

  private static let marks = [
    Array(PageData.mark.utf8), Array(ChangeTable.mark.utf8), PNG.mark(of: software),
  ]
}

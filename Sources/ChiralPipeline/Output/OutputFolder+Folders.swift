import Synchronization

/// The folders of the files in an output folder.
extension OutputFolder {
  /// Returns true if a path consists of plain names, so that it is neither absolute nor contains `..`.
  static func isPlain(_ relative: String) -> Bool {
    var path = relative
    return path.withUTF8 { bytes in
      var start = 0
      while start <= bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
        let name = bytes[start..<end]
        guard !name.isEmpty, name.count > 2 || !name.allSatisfy({ $0 == UInt8(ascii: ".") }),
          !name.contains(0)
        else { return false }
        start = end + 1
      }
      return true
    }
  }

  /// Returns the folders of a path from the top down.
  private func folders(above relative: String) -> [String] {
    relative.utf8.indices.filter { relative.utf8[$0] == UInt8(ascii: "/") }.map { String(relative[..<$0]) }
  }

  /// Returns true if no folder above a path is a link or missing.
  func foldersAreReal(above relative: String) -> Bool {
    folders(above: relative).allSatisfy {
      FileStatus(path + "/" + $0, followingLinks: false)?.kind == .folder
    }
  }

  /// Makes the folders of a path. A link among them could lead outside and is an error.
  func prepareFolder(of relative: String) throws(FileError) {
    guard Self.isPlain(relative) else {
      throw FileError("write", relative, reason: "the path leads out of the output folder")
    }
    guard let parent = Files.parentFolder(of: relative),
      !state.withLock({ $0.folders.contains(parent) })
    else { return }
    for folder in folders(above: relative) {
      if state.withLock({ $0.folders.contains(folder) }) { continue }
      try written().makeFolder(inside(place(of: folder)))
      state.withLock { _ = $0.folders.insert(folder) }
    }
  }
}

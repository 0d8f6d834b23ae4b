import Synchronization

/// New folders, which are filled in a staging folder until they are renamed.
extension OutputFolder {
  /// Returns the current path of a file: in the staging folder or in its final place.
  func place(of relative: String) -> String {
    let top = relative.utf8.firstIndex(of: UInt8(ascii: "/")).map { relative[..<$0] } ?? relative[...]
    let isAside = state.withLock { !$0.asides.isEmpty && $0.asides.contains(String(top)) }
    return joined(isAside ? aside : path, relative)
  }

  /// Returns the path in the staging folder for a file of a new folder, and makes its parents; nil for other
  /// files.
  func asidePath(of relative: String) throws(FileError) -> String? {
    guard !options.isDry, Self.isPlain(relative), let parent = Files.parentFolder(of: relative) else {
      return nil
    }
    if state.withLock({ $0.foldersAside.contains(parent) }) { return joined(aside, relative) }
    let isAside = try state.withLock { state throws(FileError) in
      let top = parent.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(parent[..<$0]) } ?? parent
      if state.asides.contains(top) { return true }
      guard !state.folders.contains(top), FileStatus(path + "/" + top, followingLinks: false) == nil else {
        return false
      }
      try makeStaging(&state)
      try written().makeFolder(inside(aside))
      state.asides.insert(top)
      return true
    }
    guard isAside else { return nil }
    try prepareFolder(of: relative)
    state.withLock { _ = $0.foldersAside.insert(parent) }
    return joined(aside, relative)
  }

  /// Moves the files of a folder out of the staging folder one by one.
  func move(_ relative: String) throws(FileError) {
    for name in try Files.names(in: aside + "/" + relative) {
      let inner = relative + "/" + name
      if FileStatus(aside + "/" + inner, followingLinks: false)?.kind == .folder {
        try move(inner)
      } else {
        try prepareFolder(of: inner)
        if hasSomething(at: inner) { try requireOwn(inner, at: path + "/" + inner) }
        try written().rename(inside(aside + "/" + inner), to: inner)
      }
    }
  }
}

import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Follows paths to write, but no links that others may have made, because they came with a working tree.
///
/// Links in the working folder, in a working tree of git and below a folder that the user named count as foreign. Links
/// above these are the user's own. Each component is opened in the folder before it, so that a link that somebody exchanges
/// for a folder while a command runs leads nowhere either.
package struct LinkGuard {
  /// The folder of a path to write, held open.
  struct Place {
    let folder: HeldFolder
    let name: String
    /// True if a link of this name would be foreign.
    let isGuarded: Bool
  }

  private var folder: HeldFolder
  /// The path of the folder; empty for the working folder.
  private var current: String
  /// The number of components since the first one that is guarded; nil while links are the user's own.
  private var depth: Int?
  /// True if folders that are missing are made.
  private let isMaking: Bool
  /// The path that is followed, for messages.
  private let path: String

  /// Throws if a component of a path to write is a foreign link.
  ///
  /// `folder` is one that the user named. If the path begins with it, only what follows is examined.
  package static func check(_ path: String, below folder: String? = nil) throws(FileError) {
    guard var (walk, names) = begin(path, below: folder, isMaking: false) else { return }
    while let name = names.popFirst() {
      if name != ".." { walk.meetRoot() }
      guard let status = walk.folder.status(name) else { return }
      if walk.depth != nil, status.kind == .link { throw walk.foreign(name) }
      // A file, or a folder that may not be entered: writing fails with the reason.
      guard try walk.enter(name) else { return }
    }
  }

  /// Throws if a component of a path beside a manifest is a link; those above the manifest's folder are the user's own,
  /// from now on also for what is written there.
  package static func check(_ path: String, beside manifest: String) throws(FileError) {
    let folder = ManifestFolder(ofManifest: manifest).path
    named.withLock { _ = $0.insert(folder) }
    try check(path, below: folder)
  }

  /// The folders of manifests that the user named.
  private static let named = Mutex<Set<String>>([])

  /// Opens a folder that will be written into; makes it if it is missing and that is wanted.
  static func folder(_ path: String, making: Bool) throws(FileError) -> HeldFolder {
    guard var (walk, names) = begin(path, below: nil, isMaking: making) else {
      throw FileError("write into", path)
    }
    while let name = names.popFirst() {
      guard try walk.enter(name) else {
        if errno == ENOTDIR { throw FileError("make the folder", path, reason: "it is a file") }
        throw FileError(making ? "make the folder" : "write into", path)
      }
    }
    return walk.folder.named(path)
  }

  /// Opens the folder of a file to write.
  static func place(of path: String, below folder: String? = nil) throws(FileError) -> Place {
    guard var (walk, names) = begin(path, below: folder, isMaking: false), let last = names.popLast() else {
      throw FileError("write", path)
    }
    while let name = names.popFirst() {
      guard try walk.enter(name) else { throw FileError("write", path) }
    }
    walk.meetRoot()
    if walk.depth != nil, walk.folder.status(last)?.kind == .link { throw walk.foreign(last) }
    return Place(folder: walk.folder, name: last, isGuarded: walk.depth != nil)
  }

  /// Opens the folder at which a path begins; returns the names that follow.
  private static func begin(
    _ path: String, below folder: String?, isMaking: Bool
  ) -> (LinkGuard, ArraySlice<String>)? {
    var (start, depth) = path.hasPrefix("/") ? ("/", nil as Int?) : ("", 0)
    var rest = Substring(path)
    let above = named.withLock { named in named.filter { path.hasPrefix($0 + "/") } }
    if let folder = folder ?? above.max(by: { $0.utf8.count < $1.utf8.count }), folder != ".",
      path.hasPrefix(folder == "/" ? "/" : folder + "/")
    {
      (start, depth) = (folder, 0)
      rest = path.dropFirst(folder.count)
    }
    // The root of a system is nobody's working tree.
    if start.isEmpty, Files.realPath(".") == "/" { depth = nil }
    guard let folder = HeldFolder(following: start.isEmpty ? "." : start) else { return nil }
    let names = rest.split(separator: "/").filter { $0 != "." }.map(String.init)
    return (
      LinkGuard(folder: folder, current: start, depth: depth, isMaking: isMaking, path: path), names[...]
    )
  }

  /// Goes to a folder; returns false, with `errno` set, if that is impossible.
  private mutating func enter(_ name: String) throws(FileError) -> Bool {
    let next = shown(name)
    if name == ".." {
      guard let folder = folder.subfolder(name) else { return false }
      self.folder = folder
      current = next
      depth = depth.flatMap { $0 > 0 ? $0 - 1 : nil } ?? (Self.isInTree(next) ? 0 : nil)
      return true
    }
    meetRoot()
    guard let folder = try opened(name) else { return false }
    self.folder = folder
    depth = depth.map { $0 + 1 }
    current = next
    return true
  }

  private func opened(_ name: String) throws(FileError) -> HeldFolder? {
    if let found = folder.subfolder(name, followingLinks: depth == nil) { return found }
    let reason = errno
    if depth != nil, folder.status(name)?.kind == .link { throw foreign(name) }
    errno = reason
    guard isMaking, reason == ENOENT else { return nil }
    guard mkdirat(folder.number, name, 0o777) == 0 || errno == EEXIST else { return nil }
    return folder.subfolder(name, followingLinks: depth == nil)
  }

  /// Guards what follows if the folder is the root of a working tree.
  private mutating func meetRoot() {
    if depth == nil, Self.isRoot(folder) { depth = 0 }
  }

  private func shown(_ name: String) -> String {
    current.isEmpty ? name : current == "/" ? "/" + name : current + "/" + name
  }

  private func foreign(_ name: String) -> FileError {
    FileError(
      "write", path, reason: "\(shown(name)) is a link; name the path to which it leads, or remove it")
  }

  /// True if a folder is the root of a working tree, or the working folder.
  private static func isRoot(_ folder: HeldFolder) -> Bool {
    if folder.status(".git") != nil { return true }
    guard let working = FileStatus("."), let status = folder.status("."), let root = FileStatus("/") else {
      return false
    }
    return working.identity == status.identity && status.identity != root.identity
  }

  /// True if a folder is in a working tree.
  private static func isInTree(_ folder: String) -> Bool {
    var folder = Files.realPath(folder)
    while let current = folder {
      if let held = HeldFolder(following: current), isRoot(held) { return true }
      folder = Files.parentFolder(of: current)
    }
    return false
  }
}

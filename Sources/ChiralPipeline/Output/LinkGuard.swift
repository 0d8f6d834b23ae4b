#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Refuses paths to write whose links others may have made, because they came with a working tree.
///
/// Links in the working folder, in a working tree of git and below a folder that the user named count as foreign. Links
/// above these are the user's own.
package struct LinkGuard {
  private var current: String
  /// The number of components since the first one that is guarded; nil while links are the user's own.
  private var depth: Int?

  /// Throws if a component of a path to write is a foreign link.
  ///
  /// `folder` is one that the user named. If the path begins with it, only what follows is examined.
  package static func check(_ path: String, below folder: String? = nil) throws(FileError) {
    var walk: LinkGuard
    var rest = Substring(path)
    if let folder, folder != ".", path.hasPrefix(folder == "/" ? "/" : folder + "/") {
      walk = LinkGuard(current: folder, depth: 0)
      rest = path.dropFirst(folder.count)
    } else if path.hasPrefix("/") {
      walk = LinkGuard(current: "/", depth: nil)
    } else {
      walk = LinkGuard(current: ".", depth: 0)
      // The root of a system is nobody's working tree.
      if Files.realPath(".") == "/" { walk.depth = nil }
    }
    for name in rest.split(separator: "/") where name != "." {
      guard try walk.enter(String(name), of: path) else { return }
    }
  }

  /// Throws if a component of a path beside a manifest is a link; those above the manifest's folder are the user's own.
  package static func check(_ path: String, beside manifest: String) throws(FileError) {
    try check(path, below: ManifestFolder(ofManifest: manifest).path)
  }

  /// Goes to a component; returns false if it does not exist.
  private mutating func enter(_ name: String, of path: String) throws(FileError) -> Bool {
    let next = current == "/" ? "/" + name : current == "." ? name : current + "/" + name
    if name == ".." {
      current = next
      depth = depth.flatMap { $0 > 0 ? $0 - 1 : nil } ?? (Self.isInTree(next) ? 0 : nil)
      return true
    }
    if depth == nil, Self.isRoot(current) { depth = 0 }
    guard let status = FileStatus(next, followingLinks: false) else { return false }
    if let depth {
      guard status.kind != .link else {
        throw FileError(
          "write", path, reason: "\(next) is a link; name the path to which it leads, or remove it")
      }
      self.depth = depth + 1
    }
    current = next
    return true
  }

  /// True if a folder is the root of a working tree, or the working folder.
  private static func isRoot(_ folder: String) -> Bool {
    if FileStatus(folder + "/.git", followingLinks: false) != nil { return true }
    guard folder != "/", let working = FileStatus("."), let status = FileStatus(folder) else { return false }
    return working.identity == status.identity
  }

  /// True if a folder is in a working tree.
  private static func isInTree(_ folder: String) -> Bool {
    var folder = Files.realPath(folder)
    while let current = folder {
      if isRoot(current) { return true }
      folder = Files.parentFolder(of: current)
    }
    return false
  }
}

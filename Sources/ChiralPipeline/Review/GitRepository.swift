#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The location of the git repository around a folder.
///
/// Only a `.git` counts, which git never checks out. A bare repository among the files of a working tree may
/// come with a pull request, and its configuration can name programs that git would run.
struct GitRepository: Sendable {
  /// The folder that holds `.git`, without links.
  let top: String
  /// The path of the folder below `top`, with `/` at its end; empty at the top.
  let prefix: String
  /// The files of this working tree: `HEAD`.
  let ownFolder: String
  /// The files that all working trees share: objects and references.
  let sharedFolder: String

  /// The longest file that is read as a path, in bytes: twice Linux's longest path (`PATH_MAX`).
  private static let longestName = 8192

  /// Finds the repository around a folder; nil if there is none.
  init?(around folder: String) {
    guard let start = Files.realPath(folder) else { return nil }
    var top = start
    while FileStatus(Self.joined(top, ".git")) == nil {
      guard top != "/" else { return nil }
      top = Files.parentFolder(of: top) ?? "/"
    }
    self.top = top
    prefix = start == top ? "" : String(start.dropFirst(top == "/" ? 1 : top.count + 1)) + "/"
    let entry = Self.joined(top, ".git")
    if FileStatus(entry)?.kind == .folder {
      ownFolder = entry
    } else {
      // A submodule, or one of several working trees (gitrepository-layout).
      guard let line = Self.line(entry), line.hasPrefix("gitdir: ") else { return nil }
      ownFolder = Self.joined(top, String(line.dropFirst("gitdir: ".count)))
    }
    let shared = Self.line(ownFolder + "/commondir")
    sharedFolder = shared.map { [ownFolder] in Self.joined(ownFolder, $0) } ?? ownFolder
  }

  /// Creates a repository of our own with the same commits and none of the real one's configuration.
  func mirror(in folder: String, config: String) throws(FileError) {
    try Files.makeFolders(folder + "/objects")
    try Files.makeFolders(folder + "/info")
    try Files.write(Array(config.utf8), to: folder + "/config")
    // Files are checked out as they were committed: without filters, line ending or encoding conversion.
    try Files.write(
      Array("* -text -eol -filter -ident -working-tree-encoding\n".utf8), to: folder + "/info/attributes")
    let heads = ((try? Files.names(in: ownFolder)) ?? []).filter { $0.hasSuffix("HEAD") }
    for head in heads {
      guard let bytes = try? Files.readFile(ownFolder + "/" + head, limit: 1 << 20) else { continue }
      try Files.write(bytes, to: folder + "/" + head)
    }
    for name in ["refs", "packed-refs", "reftable", "shallow"] {
      let source = sharedFolder + "/" + name
      if FileStatus(source) != nil { symlink(source, folder + "/" + name) }
    }
    symlink(ownFolder + "/logs", folder + "/logs")
  }

  private static func line(_ path: String) -> String? {
    guard let bytes = try? Files.readFile(path, limit: longestName) else { return nil }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? path : folder == "/" ? "/" + path : folder + "/" + path
  }
}

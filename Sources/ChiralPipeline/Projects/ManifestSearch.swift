internal import ChiralManifest

/// Finds the manifest for a path that names a file or a folder, or for no path at all.
package enum ManifestSearch {
  /// The name of a manifest.
  package static let fileName = "manifest.json"

  /// Returns the path of the manifest of a set; if there is none, the first path that was tried.
  ///
  /// Without a path, the search starts in the current folder. If a folder has no manifest, the nearest one
  /// above it is used, as in git. If the folder was named, that manifest must also have its drawings there.
  package static func manifest(of path: String?) -> String {
    guard FileStatus(path ?? ".")?.kind == .folder else { return path ?? fileName }
    let folder = trimmed(path ?? ".")
    let own = folder == "." ? fileName : (folder == "/" ? "/" : folder + "/") + fileName
    if FileStatus(own) != nil { return own }
    guard let real = Files.realPath(folder) else { return own }
    var home = real == "/" ? nil : Files.parentFolder(of: real) ?? "/"
    while let above = home {
      let candidate = (above == "/" ? "/" : above + "/") + fileName
      if FileStatus(candidate)?.kind == .file, isManifest(candidate, over: path == nil ? nil : real) {
        return shortest(candidate)
      }
      home = above == "/" ? nil : Files.parentFolder(of: above) ?? "/"
    }
    return own
  }

  /// Returns true if a path is a manifest or a folder that holds one.
  package static func isSet(_ path: String) -> Bool {
    isFolder(path) ? isFile("\(path)/\(fileName)") : path.hasSuffix(".json") && isFile(path)
  }

  /// Returns true if there is a folder at a path.
  package static func isFolder(_ path: String) -> Bool { FileStatus(path)?.kind == .folder }

  /// Returns true if there is a file at a path.
  package static func isFile(_ path: String) -> Bool { FileStatus(path)?.kind == .file }

  /// The subfolders of the current folder that hold a manifest, by name.
  package static var holders: [String] {
    let names = (try? Files.names(in: ".")) ?? []
    return names.filter { !$0.hasPrefix(".") && isManifest("\($0)/\(fileName)", over: nil) }.sorted()
  }

  /// Returns true if a file is a manifest of Chiral, not one of a web page or an extension. If a folder is
  /// given, the manifest's drawings must be in or around it.
  private static func isManifest(_ path: String, over folder: String?) -> Bool {
    guard let bytes = try? Files.readFile(path, limit: Project.largestManifest) else { return false }
    let root = JSONReader.read(SourceText(bytes, file: path)).root
    guard root?["icons"]?.members != nil, root?["locales"]?.elements != nil else { return false }
    guard let folder, let home = Files.parentFolder(of: path) else { return true }
    let assets = root?["assets"]?.string ?? "."
    guard let drawings = Files.realPath(assets == "." ? home : home + "/" + assets) else { return false }
    return holds(drawings, folder) || holds(folder, drawings)
  }

  /// Returns true if two folders are the same or the second is inside the first.
  private static func holds(_ outer: String, _ inner: String) -> Bool {
    inner == outer || inner.hasPrefix(outer == "/" ? "/" : outer + "/")
  }

  /// Returns an absolute path relative to the current folder if that is shorter to write.
  private static func shortest(_ path: String) -> String {
    guard let here = Files.realPath("."), here != "/", let home = Files.parentFolder(of: path) else {
      return path
    }
    if holds(here, home) { return String(Substring(path.utf8.dropFirst(here.utf8.count + 1))) }
    guard holds(home, here) else { return path }
    let steps = here.utf8.dropFirst(home.utf8.count).split(separator: UInt8(ascii: "/")).count
    return String(repeating: "../", count: steps) + fileName
  }

  private static func trimmed(_ folder: String) -> String {
    var folder = folder
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    return folder
  }
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The location of cache files that belong to the user rather than to an output folder.
enum CacheLocation {
  /// Returns the path of the audit's cache for a manifest; nil if the environment names no folder.
  static func facts(ofManifest manifest: String) -> String? {
    path("audit", ofManifest: manifest)
  }

  /// Returns the path of the evidence in the drawings of a manifest; nil if the environment names no folder.
  static func evidence(ofManifest manifest: String) -> String? { path("evidence", ofManifest: manifest) }

  /// Returns the path of the folder with the pictures of sheets of a manifest; nil if the environment names no folder.
  static func sheets(ofManifest manifest: String) -> String? { path("sheet", ofManifest: manifest) }

  /// Returns the path of the record of the drawings that a set had; nil if the environment names no folder.
  static func drawings(ofManifest manifest: String) -> String? { path("drawings", ofManifest: manifest) }

  private static func path(_ kind: String, ofManifest manifest: String) -> String? {
    guard let folder = folder else { return nil }
    let path = Files.realPath(manifest) ?? realPath(ofNew: manifest)
    let name = SHA256(of: Array(path.utf8)).description.prefix(32)
    return "\(folder)/chiral/\(kind)-\(name)"
  }

  /// Returns the path that a file will have when it exists.
  private static func realPath(ofNew path: String) -> String {
    Files.realPath(Files.parentFolder(of: path) ?? ".").map { "\($0)/\(Files.name(of: path))" } ?? path
  }

  /// `$XDG_CACHE_HOME`, or the folder that the system recommends below the home folder.
  static var folder: String? {
    if let named = getenv("XDG_CACHE_HOME").map({ String(cString: $0) }), named.hasPrefix("/") {
      return named
    }
    guard let home = getenv("HOME").map({ String(cString: $0) }), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches"
    #else
      return home + "/.cache"
    #endif
  }

  /// Returns a text that differs between builds of Chiral and its renderer, even those of the same version.
  static func stamp(renderer: String?) -> String {
    // Unlike `ToolIdentity`, this starts no worker: an audit in which every fact is cached needs none.
    let tools = [HelperLocation.ownExecutable(), renderer].map { path in
      path.flatMap { FileStatus($0) }.map { "\($0.size) \($0.stamp.modified)" } ?? "-"
    }
    return "chiral-facts \(ChiralVersion.current) \(tools.joined(separator: " "))"
  }
}

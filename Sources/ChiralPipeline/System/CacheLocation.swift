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

  /// Returns the path of the stamp of some programs; nil if the environment names no folder.
  static func tools(_ programs: [String]) -> String? { path("tools", of: programs.joined(separator: "\n")) }

  private static func path(_ kind: String, ofManifest manifest: String) -> String? {
    path(kind, of: Files.realPath(manifest) ?? realPath(ofNew: manifest))
  }

  private static func path(_ kind: String, of subject: String) -> String? {
    folder.map { "\($0)/chiral/\(kind)-\(SHA256(of: Array(subject.utf8)).description.prefix(32))" }
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
}

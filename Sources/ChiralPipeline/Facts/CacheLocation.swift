#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where programs keep what they can find out again.
enum CacheLocation {
  /// The file of a manifest's facts; nil where the environment names no folder.
  static func facts(ofManifest manifest: String) -> String? {
    guard let folder = folder else { return nil }
    let path = Files.realPath(manifest) ?? manifest
    let name = SHA256(of: Array(path.utf8)).description.prefix(32)
    return "\(folder)/chiral/audit-\(name)"
  }

  /// `$XDG_CACHE_HOME`, else what the system recommends below the home folder.
  private static var folder: String? {
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

  /// What tells one version of Chiral and its renderer from another, even while somebody works on it.
  static func stamp(renderer: String?) -> String {
    let tools = ["/proc/self/exe", renderer ?? ""].map { path in
      FileStatus(path).map { "\($0.size) \($0.stamp.modified)" } ?? "-"
    }
    return "chiral-facts \(FactCache.format) \(ChiralVersion.current) \(tools.joined(separator: " "))"
  }
}

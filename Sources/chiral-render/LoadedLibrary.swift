#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files that the dynamic linker has loaded.
enum LoadedLibrary {
  /// Returns the paths of loaded libraries whose names have one of these prefixes, sorted; empty if the
  /// system does not tell.
  static func paths(_ names: [String]) -> [String] {
    let loaded = Set(allPaths).filter { path in
      let name = path.split(separator: "/").last ?? ""
      return names.contains { name.hasPrefix($0) }
    }
    return loaded.sorted()
  }

  #if canImport(Darwin)
    private static var allPaths: [String] {
      (0..<_dyld_image_count()).compactMap { index in _dyld_get_image_name(index).map { String(cString: $0) }
      }
    }
  #else
    /// The paths in the memory map, the sixth field of each line; see proc(5).
    private static var allPaths: [String] {
      guard let file = fopen("/proc/self/maps", "r") else { return [] }
      defer { fclose(file) }
      var paths: [String] = []
      var line = [CChar](repeating: 0, count: 8192)
      while fgets(&line, Int32(line.count), file) != nil {
        let text = line.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 && $0 != 10 }, as: UTF8.self) }
        if let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) { paths.append(String(text[slash...])) }
      }
      return paths
    }
  #endif
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The shared libraries that an archive of a release contains, in `lib/chiral` beside `bin`.
enum PackedLibraries {
  /// Separates packed libraries from the modules of this system, which may belong to other versions of them, and gives
  /// fontconfig a configuration if this system has none. Does nothing if the libraries are those of the system.
  ///
  /// The libraries read these variables on first use. The files lie beside the libraries, where the sandbox allows reading.
  static func separateFromSystem() {
    guard let library = LoadedLibrary.paths(["librsvg-2."]).first, let slash = library.lastIndex(of: "/"),
      library[..<slash].hasSuffix("/lib/chiral")
    else { return }
    let folder = String(library[..<slash])
    setenv("GDK_PIXBUF_MODULE_FILE", folder + "/loaders.cache", 1)
    setenv("GIO_MODULE_DIR", folder + "/modules", 1)
    setenv("GIO_USE_VFS", "local", 1)
    let named = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"]
    if named.allSatisfy({ getenv($0) == nil }), access("/etc/fonts/fonts.conf", R_OK) != 0 {
      setenv("FONTCONFIG_FILE", folder + "/fonts.conf", 1)
    }
  }
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The places where the system keeps fonts and their configuration.
package enum SystemFonts {
  /// The folders that fontconfig and Core Text search by default, and the configuration that selects among
  /// their fonts.
  package static var folders: [String] {
    let data = (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":")
    return data.map { $0 + "/fonts" }
      + [home + "/.fonts", ownData + "/fonts", configuration + "/fontconfig", home + "/.fonts.conf"]
      + ["/System/Library/Fonts", "/Library/Fonts", home + "/Library/Fonts", "/etc/fonts"]
      + [value("FONTCONFIG_FILE"), value("FONTCONFIG_PATH")].compactMap(\.self)
  }

  /// All files and folders that text layout reads: the fonts, the configuration of fontconfig, and its
  /// caches.
  package static var all: [String] {
    folders
      + ["/usr/share/fontconfig", "/var/cache/fontconfig", home + "/.fonts.conf.d"]
      + [(value("XDG_CACHE_HOME") ?? home + "/.cache") + "/fontconfig"]
  }

  /// The user's home folder.
  package static var home: String { value("HOME") ?? "" }
  /// The user's data folder, which may contain `fonts`.
  package static var ownData: String { value("XDG_DATA_HOME") ?? home + "/.local/share" }
  /// The user's configuration folder, which may contain `fontconfig`.
  package static var configuration: String { value("XDG_CONFIG_HOME") ?? home + "/.config" }

  /// The environment variables that name folders of fonts and their configuration, with their values; other
  /// values mean other fonts.
  package static var environment: String {
    let variables = [
      "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
      "FONTCONFIG_SYSROOT",
    ]
    return variables.map { $0 + "=" + (value($0) ?? "-") }.joined(separator: "\n")
  }

  private static func value(_ variable: String) -> String? { getenv(variable).map { String(cString: $0) } }
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The places where a system keeps its fonts, and what finds them.
package enum SystemFonts {
  /// The folders that fontconfig and Core Text search by default, and the settings that choose among their fonts.
  package static var folders: [String] {
    let data = (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":")
    return data.map { $0 + "/fonts" }
      + [home + "/.fonts", ownData + "/fonts", configuration + "/fontconfig", home + "/.fonts.conf"]
      + ["/System/Library/Fonts", "/Library/Fonts", home + "/Library/Fonts", "/etc/fonts"]
      + [value("FONTCONFIG_FILE"), value("FONTCONFIG_PATH")].compactMap(\.self)
  }

  /// Everything that setting text reads: the folders, the settings of fontconfig, and the lists that it keeps of fonts.
  package static var all: [String] {
    folders
      + ["/usr/share/fontconfig", "/var/cache/fontconfig", home + "/.fonts.conf.d"]
      + [(value("XDG_CACHE_HOME") ?? home + "/.cache") + "/fontconfig"]
  }

  /// The folder of the person's own files.
  package static var home: String { value("HOME") ?? "" }
  /// The folder of the person's own data, where `fonts` may be.
  package static var ownData: String { value("XDG_DATA_HOME") ?? home + "/.local/share" }
  /// The folder of the person's own settings, where `fontconfig` may be.
  package static var configuration: String { value("XDG_CONFIG_HOME") ?? home + "/.config" }

  /// The environment variables that name folders of fonts and of their configuration, with their values. Other values
  /// mean other fonts.
  package static var environment: String {
    let variables = [
      "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
      "FONTCONFIG_SYSROOT",
    ]
    return variables.map { $0 + "=" + (value($0) ?? "-") }.joined(separator: "\n")
  }

  private static func value(_ variable: String) -> String? { getenv(variable).map { String(cString: $0) } }
}

/// The folders and files that a configuration file of fontconfig refers to. Source: fonts-conf(5), `<dir>`
/// and `<include>`.
enum FontConfiguration {
  /// The folders that relative paths in a configuration start from.
  struct Folders {
    var home: String
    var data: String
    var configuration: String
    /// The folder of the configuration file itself.
    var own: String
  }

  /// Returns true if a file of this name is read completely, because it holds configuration rather than a
  /// font.
  static func isConfiguration(_ name: String) -> Bool {
    [".conf", ".xml", ".dtd"].contains { name.utf8.hasSuffix($0.utf8) } || name == "fonts.conf"
  }

  /// Returns the folders and files that a configuration names.
  static func paths(in bytes: [UInt8], _ folders: Folders) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self).utf8
    var paths: [String] = []
    for element in ["dir", "include"] {
      var rest = text[...]
      while let start = rest.firstRange(of: "<\(element)".utf8) {
        rest = rest[start.upperBound...]
        guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { break }
        let attributes = String(decoding: rest[..<close], as: UTF8.self)
        let content = rest[rest.index(after: close)...].prefix { $0 != UInt8(ascii: "<") }
        let path = String(decoding: content, as: UTF8.self).filter { !$0.isNewline }
        // The text may also be the beginning of a longer name, such as `<directory`.
        guard attributes.isEmpty || attributes.first?.isWhitespace == true, !path.isEmpty else { continue }
        let isXDG = attributes.contains("xdg")
        paths.append(
          resolved(
            path, base: isXDG ? (element == "dir" ? folders.data : folders.configuration) : nil,
            folders: folders))
      }
    }
    return paths
  }

  private static func resolved(_ path: String, base: String?, folders: Folders) -> String {
    if let base { return base + "/" + path }
    if path.hasPrefix("~") { return folders.home + path.dropFirst() }
    return path.hasPrefix("/") ? path : folders.own + "/" + path
  }
}

extension String.UTF8View {
  fileprivate func hasSuffix(_ suffix: String.UTF8View) -> Bool { reversed().starts(with: suffix.reversed()) }
}

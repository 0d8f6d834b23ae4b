import ChiralManifest

/// The drawings of a set as SVG texts, by the normalized names of their icons. Targets whose own files have another format are made
/// from them.
struct ExportedDrawings {
  /// The paths relative to the folder; nil for a name that two drawings share.
  private let files: [String: String?]

  /// Searches a folder.
  init(_ folder: String) throws(FileError) {
    let named = try DrawingFolder(folder).drawings.map { (Self.plain($0), $0 as String?) }
    files = Dictionary(named) { _, _ in nil }
  }

  /// Returns the drawing of an icon: that of `ic_arrow_back_24dp` may be `arrow-back.svg`.
  func file(of icon: String) -> String? {
    let name = Self.plain(icon)
    return Self.spellings(of: name).lazy.compactMap { files[$0] ?? nil }.first
  }

  /// Returns a name without folder and extension, in lower case, with `_` for all but letters and digits.
  private static func plain(_ path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.lowercased().hasSuffix(".svg") ? String(file.dropLast(4)) : file
    return String(stem.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Returns a name with and without the prefix and the size that Android icons have.
  private static func spellings(of name: String) -> [String] {
    let bare = name.hasPrefix("ic_") ? String(name.dropFirst(3)) : name
    let sizeless = bare.replacing(/_\d+(dp|px)?$/, with: "")
    return [name, bare, sizeless, "ic_" + bare]
  }
}

import ChiralManifest

/// The SVGs of a set whose own files are something else, by the names that people give them.
struct ExportedDrawings {
  /// Paths relative to the folder; none where two drawings have the name.
  private let files: [String: String?]

  /// Looks through a folder.
  init(_ folder: String) throws(FileError) {
    let named = try DrawingFolder(folder).drawings.map { (Self.plain($0), $0 as String?) }
    files = Dictionary(named) { _, _ in nil }
  }

  /// The drawing of an icon: `ic_arrow_back_24dp` may lie there as `arrow-back.svg`.
  func file(of icon: String) -> String? {
    let name = Self.plain(icon)
    return Self.spellings(of: name).lazy.compactMap { files[$0] ?? nil }.first
  }

  /// A name without its folder and ending, in the letters that all tools allow.
  private static func plain(_ path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.lowercased().hasSuffix(".svg") ? String(file.dropLast(4)) : file
    return String(stem.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// A name, and the same without what Android puts before and behind it.
  private static func spellings(of name: String) -> [String] {
    let bare = name.hasPrefix("ic_") ? String(name.dropFirst(3)) : name
    let sizeless = bare.replacing(/_\d+(dp|px)?$/, with: "")
    return [name, bare, sizeless, "ic_" + bare]
  }
}

/// A font as named in the manifest.
public enum FontName: Hashable, Sendable {
  /// An installed family.
  case family(String)
  /// A file, relative to the manifest's folder.
  case file(String)

  /// The file name extensions of fonts; any other name is a family.
  package static let endings = [".ttf", ".otf", ".ttc", ".otc"]

  /// Creates a file if the text ends like a font file, a family otherwise.
  package init(_ text: String) {
    let folded = text.lowercased()
    self = Self.endings.contains(where: folded.hasSuffix) ? .file(text) : .family(text)
  }
}

/// A drawable among Android's resources: a file in a folder of drawables, or an alias in a folder of values,
/// with the meaning of the folder's qualifiers.
package struct AndroidDrawable: Hashable {
  /// The content of a drawable.
  enum Content: Hashable {
    /// A drawing that a manifest can use: an SVG, or a VectorDrawable.
    case drawing
    /// Pixels.
    case bitmap
    /// A reference to another drawable.
    case alias(of: String)
    /// An element that draws nothing of its own, such as `selector`.
    case other(String)
  }

  /// The file that holds or defines the drawable.
  var file: String
  var name: String
  var content: Content
  /// The folder that holds it.
  var qualifiers: AndroidQualifiers

  var isRightToLeft: Bool { qualifiers.isRightToLeft }
  var locale: String? { qualifiers.locale }
  /// The number of qualifiers about screens and versions.
  var restrictions: Int { qualifiers.others.count }
  /// True if all locales see the drawable unless another one fits better.
  var isBase: Bool { qualifiers.isBase }

  /// The largest size in bytes of a file of values that is searched for aliases.
  static let mostValues = 1 << 20

  /// Returns the drawables of a file; an empty array if the file is in another folder; nil if it is too
  /// large.
  static func all(in file: String, of source: ImportSource) -> [AndroidDrawable]? {
    guard let qualifiers = AndroidQualifiers(ofFile: file) else { return [] }
    let found: [(name: String, content: Content)]
    switch qualifiers.type {
    case "drawable", "mipmap":
      found = content(of: file, in: source).map { [(name(of: file), $0)] } ?? []
    case "values" where file.hasSuffix(".xml"):
      let text = source.text(of: file) ?? ""
      if text.utf8.count > mostValues { return nil }
      found = aliases(text).map { ($0.name, .alias(of: $0.target)) }
    default: found = []
    }
    return found.map { name, content in
      AndroidDrawable(file: file, name: name, content: content, qualifiers: qualifiers)
    }
  }

  /// Returns the name of a file's drawable; `ic_list.9.png` is a picture with parts that stretch.
  private static func name(of file: String) -> String {
    let stem = ImportPath.stem(of: ImportPath.file(of: file))
    return stem.hasSuffix(".9") ? String(stem.dropLast(2)) : stem
  }

  /// Returns the content of a file in a folder of drawables; nil if it is no drawable at all.
  private static func content(of file: String, in source: ImportSource) -> Content? {
    switch file.split(separator: ".").last?.lowercased() {
    case "svg": return .drawing
    case "png", "webp", "jpg", "jpeg", "gif": return .bitmap
    case "xml":
      guard let root = rootElement(source.text(of: file) ?? "") else { return .other("empty file") }
      if root == "vector", !source.isDrawnElsewhere { return .drawing }
      return isDrawn(root) ? .bitmap : .other(root)
    default: return nil
    }
  }

  /// Returns true if an element holds a picture itself, and is not made of other drawables.
  private static func isDrawn(_ root: String) -> Bool { ["vector", "bitmap"].contains(root) }

  /// Returns the name of the first element.
  private static func rootElement(_ text: String) -> String? {
    withoutComments(text).firstMatch(of: /<([A-Za-z][\w.-]*)/).map { String($0.1) }
  }

  /// Returns the aliases, `<item name="ic_list" type="drawable">` and `<drawable name="ic_list">`, with the drawables that
  /// they point at.
  private static func aliases(_ text: String) -> [(name: String, target: String)] {
    withoutComments(text).matches(of: /<(item|drawable)\s([^<>]*)>\s*@drawable\/(\w+)/).compactMap { match in
      let attributes = match.2
      guard match.1 == "drawable" || attributes.contains(/type\s*=\s*["']drawable["']/) else { return nil }
      return attributes.firstMatch(of: /name\s*=\s*["']([^"']*)["']/).map { (String($0.1), String(match.3)) }
    }
  }

  /// Returns true if the text of a drawable declares that it mirrors.
  static func isAutoMirrored(_ text: String) -> Bool {
    withoutComments(text).contains(/autoMirrored\s*=\s*["']true["']/)
  }

  /// The names of the drawables of which this one is made, such as the layers of a `layer-list`, if it flips them as a whole.
  func flippedParts(in source: ImportSource) -> [String] {
    guard case .other = content, let text = source.text(of: file), Self.isAutoMirrored(text) else {
      return []
    }
    return text.split(separator: "@drawable/").dropFirst().map { part in
      String(part.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    }
  }

  /// Returns the text of a drawable without the attribute that mirrors it, and the white space before that.
  package static func withoutFlag(_ text: String) -> String {
    guard let name = text.firstRange(of: "autoMirrored"),
      let opening = text[name.upperBound...].firstIndex(where: { $0 == "\"" || $0 == "'" }),
      let closing = text[text.index(after: opening)...].firstIndex(of: text[opening])
    else { return text }
    var start = name.lowerBound
    while start > text.startIndex, !text[text.index(before: start)].isWhitespace {
      start = text.index(before: start)
    }
    while start > text.startIndex, text[text.index(before: start)].isWhitespace {
      start = text.index(before: start)
    }
    return String(text[..<start] + text[text.index(after: closing)...])
  }

  private static func withoutComments(_ text: String) -> String {
    text.removing(from: "<!--", to: "-->")
  }
}

import ChiralValues

/// A drawable among Android's resources: a file in a folder of drawables, or an alias in a folder of values,
/// with the meaning of the folder's qualifiers.
struct AndroidDrawable: Hashable {
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

  /// Returns the drawables of a file; an empty array if the file is in another folder.
  static func all(in file: String, of source: ImportSource) -> [AndroidDrawable] {
    guard let qualifiers = AndroidQualifiers(ofFile: file) else { return [] }
    let found: [(name: String, content: Content)]
    switch qualifiers.type {
    case "drawable", "mipmap":
      found = content(of: file, in: source).map { [(name(of: file), $0)] } ?? []
    case "values": found = (source.facts(of: file)?.aliases ?? []).map { ($0.name, .alias(of: $0.target)) }
    default: found = []
    }
    // aapt2 refuses a second value of the same name in a file.
    var names: Set<String> = []
    return found.filter { names.insert($0.name).inserted }.map { name, content in
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
      guard let root = source.facts(of: file)?.root else { return .other("empty file") }
      if root == "vector", !source.isDrawnElsewhere { return .drawing }
      return isDrawn(root) ? .bitmap : .other(root)
    default: return nil
    }
  }

  /// Returns true if an element holds a picture itself, and is not made of other drawables.
  private static func isDrawn(_ root: String) -> Bool { ["vector", "bitmap"].contains(root) }

  /// The names of the drawables of which this one is made, such as the layers of a `layer-list`, if it flips them as a whole.
  func flippedParts(in source: ImportSource) -> [String] {
    guard case .other = content, let facts = source.facts(of: file), facts.isAutoMirrored else { return [] }
    return facts.parts
  }
}

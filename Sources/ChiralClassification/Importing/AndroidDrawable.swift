/// A drawable among Android's resources: a file in a folder of drawables, or an alias in a folder of values,
/// with the meaning of the folder's qualifiers.
struct AndroidDrawable: Hashable {
  /// The file that holds or defines the drawable.
  var file: String
  var name: String
  var isRightToLeft = false
  var locale: String?

  /// True if a manifest can use the file as a drawing.
  var isSVG: Bool { ImportPath.isSVG(file) }
  /// True if all locales see the drawable unless another one fits better.
  var isBase: Bool { !isRightToLeft && locale == nil }

  /// The largest size in bytes of a file of values that is searched for aliases.
  static let mostValues = 1 << 20

  /// Returns the drawables of a file; an empty array if the file is in another folder; nil if it is too
  /// large.
  static func all(in file: String, of source: ImportSource) -> [AndroidDrawable]? {
    let folder = ImportPath.file(of: ImportPath.folder(of: file))
    let qualifiers = folder.split(separator: "-").map(String.init)
    let names: [String]
    switch qualifiers.first {
    case "drawable", "mipmap": names = [name(of: file)]
    case "values" where file.hasSuffix(".xml"):
      let text = source.text(of: file) ?? ""
      if text.utf8.count > mostValues { return nil }
      names = aliases(text)
    default: names = []
    }
    return names.map { name in
      var drawable = AndroidDrawable(file: file, name: name)
      for qualifier in qualifiers.dropFirst() { drawable.read(qualifier) }
      return drawable
    }
  }

  /// Returns the name of a file's drawable; `ic_list.9.png` is a picture with parts that stretch.
  private static func name(of file: String) -> String {
    let stem = ImportPath.stem(of: ImportPath.file(of: file))
    return stem.hasSuffix(".9") ? String(stem.dropLast(2)) : stem
  }

  /// Returns the aliases, `<item name="ic_list" type="drawable">` and `<drawable name="ic_list">`, that point
  /// at another drawable.
  private static func aliases(_ text: String) -> [String] {
    withoutComments(text).matches(of: /<(item|drawable)\s([^>]*)>\s*@drawable\//).compactMap { match in
      let attributes = match.2
      guard match.1 == "drawable" || attributes.contains(/type\s*=\s*["']drawable["']/) else { return nil }
      return attributes.firstMatch(of: /name\s*=\s*["']([^"']*)["']/).map { String($0.1) }
    }
  }

  /// Returns true if the text of a drawable declares that it mirrors.
  static func isAutoMirrored(_ text: String) -> Bool {
    withoutComments(text).contains(/autoMirrored\s*=\s*["']true["']/)
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing(/(?s)<!--.*?-->/, with: "")
  }

  /// Reads a qualifier: `ldrtl`, `ar`, `rSA` after a language, `b+sr+Latn`; all others are about screens.
  private mutating func read(_ qualifier: String) {
    if qualifier == "ldrtl" {
      isRightToLeft = true
    } else if qualifier.hasPrefix("b+") {
      locale = qualifier.dropFirst(2).split(separator: "+").joined(separator: "-")
    } else if let language = locale, qualifier.count == 3, qualifier.first == "r" {
      locale = language + "-" + qualifier.dropFirst()
    } else if (2...3).contains(qualifier.count), qualifier != "car", qualifier.allSatisfy(\.isLowercase) {
      locale = qualifier
    }
  }
}

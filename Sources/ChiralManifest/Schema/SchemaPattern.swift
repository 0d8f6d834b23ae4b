import ChiralValues

/// The syntax of tags, paths, colours and rectangles that the decoder accepts, as ECMA-262 regular
/// expressions. Where an expression cannot be exact, it accepts more than the decoder, never less.
enum SchemaPattern {
  private static let tag =
    "[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([0-9][A-Za-z0-9]{3}|[A-Za-z0-9]{5,8}))*"
    + "(-[0-9A-WYZa-wyz](-[A-Za-z0-9]{2,8})+)*(-[xX](-[A-Za-z0-9]{1,8})+)?"

  /// A BCP 47 tag, without grandfathered tags and extended languages.
  static let languageTag = "^\(tag)$"
  /// A tag, a script or a direction; the last two look like parts of tags.
  static let variantKey = "^(ltr|rtl|[A-Za-z]{4}|(?![lL][tT][rR]$|[rR][tT][lL]$)\(tag))$"
  /// A pseudo-locale: ar-XB, en-XB, qps-plocm.
  static let pseudoLocale =
    "^([A-Za-z]{2,3}(-[A-Za-z]{4})?-[xX][bB](-.*)?|[qQ][pP][sS](-.*)?-[pP][lL][oO][cC][mM](-.*)?)$"

  /// A path: components without control characters, none of them empty, `.` or `..`.
  static let path = "^\(noDots)\(characters)+$"
  /// The name of an icon: a path without folders that end in `.svg` or `.png`.
  static let iconName = "^\(noDots)(?!.*\\.(svg|png)/)\(characters)+$"
  /// A path or `.`, optionally with `./` before it or `/` after it.
  static let assets = "^(\\.|(\\./)?\(noDotFolders)\(characters)+)/?$"

  private static let noDots = noDotFolders + "(?!.*/$)"
  private static let noDotFolders = "(?!/)(?!.*//)(?!(.*/)?\\.{1,2}(/|$))"
  private static let characters = "[^\\u0000-\\u001f\\u007f]"

  /// A name of a set: words separated by hyphens or underscores; the first begins with a letter.
  static let setName = "^[A-Za-z][A-Za-z0-9]*([-_][A-Za-z0-9]+)*$"

  /// A name of a package of npm, with or without a scope.
  static let packageName = "^(@[a-z0-9][a-z0-9._~-]*/)?[a-z0-9][a-z0-9._~-]*$"
  /// A version as in semantic versioning.
  static let packageVersion =
    "^(0|[1-9]\\d{0,9})(\\.(0|[1-9]\\d{0,9})){2}(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?$"

  /// A colour of templates: a tint, or a variable of CSS.
  static let templateColor = "\(tint)|^var\\(--[^\\s,()]+\\)$"

  /// A tint: `#rgb`, `#rrggbb`, or a name.
  static let tint = "^(#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|\(Tint.names.joined(separator: "|")))$"

  /// A code point for private use, also the last two of a plane.
  static let codePoint = "^([eE]\(digit){3}|[fF][0-8]\(digit){2}|([fF]|10)\(digit){4})$"
  private static let digit = "[0-9a-fA-F]"

  /// A text that is not blank.
  static let reason = "\\S"
  /// `native`, or a possible numbering system of CLDR; the existing ones depend on its version.
  static let digits = "^[a-z]{4,8}$"

  /// A size as `ManifestLimits.sizes` allows it, without zeros before it.
  static let size = "^([1-9][0-9]{0,2}|10[01][0-9]|102[0-4])$"

  /// A viewBox: four numbers of any size.
  static let viewBox = "^[ ,]*\(number)([ ,]+\(number)){3}[ ,]*$"
  private static let number = "[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?"
}

/// The name of a folder of Android's resources, such as `drawable-ar-rEG-ldrtl-night-v24`: a type with qualifiers.
package struct AndroidQualifiers: Hashable, Sendable {
  /// The type of the resources: `drawable`, `mipmap`, `values` and so on.
  package let type: String
  /// The locale as a BCP 47 tag; nil if the folder is for all.
  package private(set) var locale: String?
  /// True if the folder is for right-to-left layouts.
  package private(set) var isRightToLeft = false
  /// The qualifiers about screens, modes and versions, in their order.
  package private(set) var others: [String] = []

  /// True if all locales see the folder unless another one fits better.
  package var isBase: Bool { !isRightToLeft && locale == nil }

  /// Reads the name of a folder; nil if it is none that Android's tools accept.
  package init?(_ folder: String) {
    let parts = folder.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first, !first.isEmpty else { return nil }
    type = first
    for part in parts.dropFirst() {
      guard read(part) else { return nil }
    }
  }

  /// Reads a qualifier: `ldrtl`, `ar`, `rSA` after a language, `b+sr+Latn`, or one about screens; returns false for anything else.
  private mutating func read(_ part: String) -> Bool {
    if part == "ldrtl" {
      isRightToLeft = true
    } else if part.hasPrefix("b+") {
      locale = part.dropFirst(2).split(separator: "+").joined(separator: "-")
    } else if let language = locale, part.count == 3, part.first == "r",
      part.dropFirst().allSatisfy(\.isUppercase)
    {
      locale = language + "-" + part.dropFirst()
    } else if others.isEmpty, locale == nil, (2...3).contains(part.count), part != "car",
      part.allSatisfy({ $0.isASCII && $0.isLowercase })
    {
      locale = Self.languages[part] ?? part
    } else if Self.words.contains(part) || part.wholeMatch(of: Self.numbered) != nil {
      others.append(part)
    } else {
      return false
    }
    return true
  }

  /// Returns the folder of the same screens and modes for a language or a direction; language and direction come before all other
  /// qualifiers.
  package func folder(for qualifier: String) -> String {
    ([type, qualifier] + others).joined(separator: "-")
  }

  /// Returns the qualifiers of the folder of a file, if that is a folder of Android's resources: it lies in a folder `res`, or in
  /// the one that was named.
  package init?(ofFile file: String) {
    let folder = ImportPath.folder(of: file)
    self.init(ImportPath.file(of: folder))
    let resources = ImportPath.file(of: ImportPath.folder(of: folder)).lowercased()
    guard folder.isEmpty == false,
      resources.isEmpty || resources.split(whereSeparator: { !$0.isLetter }).contains("res")
    else { return nil }
  }

  /// The language codes that Java and Android's folders keep from older standards.
  private static let languages = ["iw": "he", "ji": "yi", "in": "id"]

  /// Source: Table 2 of the documentation of app resources, "Configuration qualifier names".
  private static let words: Set = [
    "ldltr", "small", "normal", "large", "xlarge", "long", "notlong", "round", "notround", "widecg",
    "nowidecg",
    "highdr", "lowdr", "port", "land", "car", "desk", "television", "appliance", "watch", "vrheadset",
    "night",
    "notnight", "ldpi", "mdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi", "nodpi", "tvdpi", "anydpi", "notouch",
    "finger", "stylus", "keysexposed", "keyshidden", "keyssoft", "nokeys", "qwerty", "12key", "navexposed",
    "navhidden", "nonav", "dpad", "trackball", "wheel", "masculine", "feminine", "neuter",
  ]

  private static var numbered: Regex<Substring> { /(?:mcc|mnc)\d+|(?:sw|w|h)\d+dp|\d+dpi|\d+x\d+|v\d+/ }
}

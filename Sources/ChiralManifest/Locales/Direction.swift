/// The direction in which an interface is read.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  /// From left to right, as the manifest writes it: `ltr`.
  case leftToRight = "ltr"
  /// From right to left, as the manifest writes it: `rtl`.
  case rightToLeft = "rtl"

  /// The direction in which a script is written.
  ///
  /// A script decides, not a language and not Foundation's `characterDirection`, which calls `ku-Arab`
  /// left-to-right.
  public init(ofScript script: String?) {
    self = script.map(Self.rightToLeftScripts.contains) == true ? .rightToLeft : .leftToRight
  }

  /// ISO 15924 codes of the scripts in use that are written from right to left.
  package static let rightToLeftScripts: Set<String> = [
    "Arab", "Aran", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Samr", "Mend", "Yezi",
  ]
}

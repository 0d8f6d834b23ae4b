/// The direction in which an interface is read.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  /// Left to right, `ltr` in manifests.
  case leftToRight = "ltr"
  /// Right to left, `rtl` in manifests.
  case rightToLeft = "rtl"

  /// Creates the direction in which a script is written.
  ///
  /// The script decides, not the language and not Foundation's `characterDirection`, which treats `ku-Arab`
  /// as left-to-right.
  public init(ofScript script: String?) {
    self = script.map(Self.rightToLeftScripts.contains) == true ? .rightToLeft : .leftToRight
  }

  /// The ISO 15924 codes of the right-to-left scripts in use.
  package static let rightToLeftScripts: Set<String> = [
    "Arab", "Aran", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Samr", "Mend", "Yezi",
  ]
}

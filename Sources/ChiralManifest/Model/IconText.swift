public import ChiralValues

/// The wording of a part in some locales, instead of the drawn text (R8).
public struct IconText: Hashable, Sendable {
  /// The selector of a `<text>`, or of an element that contains one.
  public var selector: String
  /// The wordings, in the order of the manifest.
  public var wordings: [Wording]
  /// The place in the manifest.
  public var location: SourceLocation

  /// The wording for one locale with its descendants, for a script, or for a direction.
  public struct Wording: Hashable, Sendable {
    /// The locales of the wording.
    public var key: VariantKey
    /// The text, at least one character.
    public var content: String
    /// The size as a multiple of the drawn font size; nil if it is measured (R22).
    public var scale: Double?
    /// The place in the manifest.
    public var location: SourceLocation
  }
}

/// The font for the letters of a script, or of a locale.
public struct FontChoice: Hashable, Sendable {
  /// The script, or the locale with its descendants.
  public var key: VariantKey
  /// The font.
  public var font: FontName
}

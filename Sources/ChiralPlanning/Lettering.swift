public import ChiralManifest

/// What the text of a drawing says in a locale, and with which fonts: equal letterings give equal outlines.
public struct Lettering: Hashable, Sendable {
  /// What the `<text>` that a selector picks says instead.
  public struct Replacement: Hashable, Sendable {
    /// A CSS-style selector.
    public var selector: String
    /// What it says, numbers as the locale writes them.
    public var content: String
    /// The size, as a multiple of the drawn font size; nil: measured.
    public var scale: Double?
  }

  /// What the shapes and the order of letters depend on besides the letters.
  public struct Context: Hashable, Sendable {
    /// The locale's script: characters that belong to none are set in its font.
    public var script: String?
    /// The direction of lines.
    public var direction: Direction
    /// The language, where letters have another shape in some languages.
    public var language: String?
  }

  /// In the order of the manifest.
  public var replacements: [Replacement]
  /// Drawn texts that the locale writes otherwise, with what it writes.
  public var rewritten: [String: String]
  /// By script.
  public var fonts: [String: FontName]
  /// Nil where nothing depends on it: plain Latin letters, or one number in ASCII digits.
  public var context: Context?
}

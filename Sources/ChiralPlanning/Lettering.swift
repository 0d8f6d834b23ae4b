public import ChiralManifest

/// The wording of a drawing's text in a locale, and its fonts. Equal letterings give equal outlines.
public struct Lettering: Hashable, Sendable {
  /// New wording for the `<text>` elements that a selector picks.
  public struct Replacement: Hashable, Sendable {
    /// A CSS-style selector.
    public var selector: String
    /// The wording, with numbers as the locale writes them.
    public var content: String
    /// The size, as a multiple of the drawn font size; nil: measured.
    public var scale: Double?

    /// A replacement from its parts.
    package init(selector: String, content: String, scale: Double?) {
      self.selector = selector
      self.content = content
      self.scale = scale
    }
  }

  /// Everything besides the letters that their shapes and order depend on.
  public struct Context: Hashable, Sendable {
    /// The locale's script: characters that belong to none are set in its font.
    public var script: String?
    /// The direction of lines.
    public var direction: Direction
    /// The language, where letters have another shape in some languages.
    public var language: String?

    /// A context from its parts.
    package init(script: String?, direction: Direction, language: String?) {
      self.script = script
      self.direction = direction
      self.language = language
    }
  }

  /// In the order of the manifest.
  public var replacements: [Replacement]
  /// Drawn texts that the locale writes otherwise, with what it writes.
  public var rewritten: [String: String]
  /// The fonts by script.
  public var fonts: [String: FontName]
  /// Nil where nothing depends on it: plain Latin letters, or one number in ASCII digits.
  public var context: Context?

  /// A lettering from its parts.
  package init(
    replacements: [Replacement], rewritten: [String: String], fonts: [String: FontName], context: Context?
  ) {
    self.replacements = replacements
    self.rewritten = rewritten
    self.fonts = fonts
    self.context = context
  }
}

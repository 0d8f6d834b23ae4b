/// The wording of a drawing's text in a locale, and its fonts. Equal letterings give equal outlines.
public struct Lettering: Hashable, Sendable {
  /// New wording for the `<text>` elements that a selector picks.
  public struct Replacement: Hashable, Sendable {
    /// The selector of the elements.
    public var selector: String
    /// The wording, with numbers as the locale writes them.
    public var content: String
    /// The size as a multiple of the drawn font size; nil if it is measured.
    public var scale: Double?

    /// Creates a replacement.
    package init(selector: String, content: String, scale: Double?) {
      self.selector = selector
      self.content = content
      self.scale = scale
    }
  }

  /// The properties other than the text that decide the shapes and the order of letters.
  public struct Context: Hashable, Sendable {
    /// The locale's script: characters that belong to none are set in its font.
    public var script: String?
    /// The direction of lines.
    public var direction: Direction
    /// The language, if some languages use other shapes of letters.
    public var language: String?

    /// Creates a context.
    package init(script: String?, direction: Direction, language: String?) {
      self.script = script
      self.direction = direction
      self.language = language
    }
  }

  /// The replacements, in the order of the manifest.
  public var replacements: [Replacement]
  /// The drawn texts that the locale writes differently, each with its new form.
  public var rewritten: [String: String]
  /// The fonts by script.
  public var fonts: [String: FontName]
  /// The context; nil if nothing depends on it: plain Latin letters, or one number in ASCII digits.
  public var context: Context?
  /// The border of the drawing that the letters keep empty, in units of the drawing; nil if the set has no margin.
  public var margin: Double?

  /// Creates a lettering.
  package init(
    replacements: [Replacement], rewritten: [String: String], fonts: [String: FontName], context: Context?,
    margin: Double? = nil
  ) {
    self.replacements = replacements
    self.rewritten = rewritten
    self.fonts = fonts
    self.context = context
    self.margin = margin
  }
}

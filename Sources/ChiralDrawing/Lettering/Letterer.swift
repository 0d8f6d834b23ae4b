import ChiralRequests
import ChiralSVG

/// Replaces the text of a drawing by outlines; holds the wording, the fonts, and the function that sets
/// letters.
struct Letterer: Sendable {
  /// New wording for the text that a selector picks.
  struct Replacement: Hashable, Sendable {
    /// The selector of a `<text>`, or of an element that contains one.
    var selector: Selector
    /// The new wording.
    var content: String
    /// The size as a multiple of the drawn font size; nil if it is measured.
    var scale: Double?

    /// Creates a replacement.
    init(selector: Selector, content: String, scale: Double? = nil) {
      self.selector = selector
      self.content = content
      self.scale = scale
    }
  }

  /// A function that converts lines of letters to outlines; the caller supplies it, because it needs another
  /// process.
  typealias Setter = @Sendable ([LetterRun]) throws(RenderError) -> LetterResults

  /// The replacements, which take precedence over the drawn text.
  var replacements: [Replacement] = []
  /// Spellings of the drawn pieces of text in the locale, by the drawn text.
  var rewritten: [String: String] = [:]
  /// The fonts; the first is that of the locale's script, if that matters.
  var fonts: [LetterRun.Font] = []
  /// True if lines run from right to left.
  var isRightToLeft = false
  /// The language, if the shape of letters depends on it.
  var language: String?
  /// The border of the drawing that replaced letters keep empty, in units of the drawing.
  var margin: Double?
  let setter: Setter

  /// Creates a letterer that leaves every text as drawn.
  init(setter: @escaping Setter) { self.setter = setter }
}

/// A drawing whose letters are outlines.
struct LetteredDrawing: Hashable, Sendable {
  /// The drawing.
  let document: SVGDocument
  /// The font faces that set the letters, in the order of the drawing.
  let faces: [FontFace]
}

/// The reason why letters cannot be set.
enum LetteringError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The drawing or a font is at fault.
  case drawing(SVGError)
  /// The text setter failed, so that no text can be set.
  case setter(RenderError)

  var description: String {
    switch self {
    case .drawing(let error): error.description
    case .setter(let error): error.description
    }
  }
}

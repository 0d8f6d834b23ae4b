package import ChiralRendering
package import ChiralSVG

/// Replaces the text of a drawing by outlines: the new wording, its fonts, and the process that sets it.
package struct Letterer: Sendable {
  /// New wording for the text that a selector picks.
  package struct Replacement: Hashable, Sendable {
    /// Picks a `<text>`, or something that holds one.
    package var selector: Selector
    /// The new wording.
    package var content: String
    /// The size, as a multiple of the drawn font size; nil: measured.
    package var scale: Double?

    /// A replacement from its parts.
    package init(selector: Selector, content: String, scale: Double? = nil) {
      self.selector = selector
      self.content = content
      self.scale = scale
    }
  }

  /// Turns lines of letters into outlines; supplied by who may start processes.
  package typealias Setter = @Sendable ([LetterRun]) throws(RenderError) -> LetterResults

  /// Before what is drawn.
  package var replacements: [Replacement] = []
  /// Spellings of the drawn pieces of text in the locale, by the drawn text.
  package var rewritten: [String: String] = [:]
  /// The first is that of the locale's script, where that matters.
  package var fonts: [LetterRun.Font] = []
  /// True if lines run from right to left.
  package var isRightToLeft = false
  /// The language, where the shape of letters depends on it.
  package var language: String?
  let setter: Setter

  /// A letterer that leaves every text as drawn.
  package init(setter: @escaping Setter) { self.setter = setter }
}

/// A drawing whose letters are outlines.
package struct LetteredDrawing: Hashable, Sendable {
  /// The drawing.
  package let document: SVGDocument
  /// The faces that set it, in the order of the drawing.
  package let faces: [FontFace]
}

/// Why letters cannot be set.
package enum LetteringError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The drawing or a font is at fault.
  case drawing(SVGError)
  /// The text setter failed, so that no text can be set.
  case setter(RenderError)

  package var description: String {
    switch self {
    case .drawing(let error): error.description
    case .setter(let error): error.description
    }
  }
}

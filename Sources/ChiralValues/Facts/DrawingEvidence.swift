/// Facts about a drawing that matter for its class.
package struct DrawingEvidence: Hashable, Sendable {
  /// True if the mirror image looks the same; nil if the drawing was not examined.
  package var isOwnMirrorImage: Bool?
  /// The text of the drawing; empty if it has none.
  package var text: String
  /// The numerals, letters and question marks that its outlines surely show; empty if they show none.
  package var outlined: [Character]
  /// The numerals and letters that its outlines may show, but that no treatment keeps upright; their mirror images differ.
  package var suspected: [Character] = []
  /// True if the outline is its own mirror image, whatever lies inside; nil if the drawing was not examined.
  package var hasEvenOutline: Bool?
  /// True if the drawing holds a raster image.
  package var hasRaster: Bool
  /// A selector of the slash in the drawing; nil if it has none.
  package var slash: String?
  /// The icon of the same set whose drawing is the mirror image of this one.
  package var flip: String?
  /// The first icon of the same set with the same drawing; nil for that icon itself, and if there is none.
  package var twin: String?
  /// True if the drawing shows the key of a player: triangles and bars, alone or in a frame.
  package var isTapeKey = false
  /// True if the drawing is painted in several hues.
  package var hasSeveralHues = false
  /// True if the drawing is painted in several hues or tones, so that its outline does not tell all that it shows.
  package var isShaded = false
  /// True if a cut or folded corner at the top is all that keeps a sheet from being its own mirror image.
  package var isSheetWithCorner = false
  /// The first icon of the set whose drawing has the same outline, itself included; nil if no other has it.
  package var outline: String?
  /// The first icon of the set whose drawing is the same but for letters, itself included; nil if there is no other.
  package var template: String?
  /// The lines of text that begin on the left, one below the other; nil if the drawing shows none.
  package var lines: Lines?
  /// The rows of the drawing; nil if it was not examined.
  package var rows: Rows?
  /// The only colour of the drawing, such as `#444444`; nil if it has several, or only black and `currentColor`.
  package var ink: String?
  /// The subject of the drawing by its shape; nil if it most probably needs nothing in right-to-left.
  package var sighting: Sighting?

  /// Shapes that lie one below the other.
  package enum Rows: String, Hashable, Sendable {
    case none
    /// Bars, which begin and end anywhere.
    case bars
    /// Horizontal bars with a knob each.
    case sliders
  }

  /// Lines of text, drawn as bars.
  package enum Lines: String, Hashable, Sendable {
    /// The lines end at different places.
    case ragged
    /// Each line has a dot before it.
    case list
  }

  package init(
    isOwnMirrorImage: Bool? = nil, text: String = "", outlined: [Character] = [], hasRaster: Bool = false,
    slash: String? = nil, flip: String? = nil, lines: Lines? = nil, sighting: Sighting? = nil
  ) {
    self.isOwnMirrorImage = isOwnMirrorImage
    self.text = text
    self.outlined = outlined
    self.hasRaster = hasRaster
    self.slash = slash
    self.flip = flip
    self.lines = lines
    self.sighting = sighting
  }
}

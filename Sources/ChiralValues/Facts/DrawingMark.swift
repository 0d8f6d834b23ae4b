/// A detail of a drawing that a rule may examine, with its place.
package struct DrawingMark: Hashable, Sendable {
  /// The kind of mark.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Path data or points that stop at an error; the detail is the text from there.
    case brokenPath
    /// A length, a transform or a number that cannot be read; the detail is the attribute.
    case brokenLength
    /// A number that is NaN, infinite, or too large for renderers; the detail is the attribute.
    case nonFinite
    /// A colour that cannot be read; the detail is the property with its value.
    case brokenColour
    /// An id that an earlier element already has, and to which the drawing refers; the detail is the id.
    case duplicateID
    /// A reference from a visible element to an id that does not exist; the detail is the id.
    case missingTarget
    /// An element that is drawn inside itself; the detail is the label of the element.
    case circle
    /// A file or a host to which the drawing refers; the detail is its address.
    case external
    /// A script, an event handler or an address of a script; the detail is its kind.
    case script
    /// An element that renderers of icons do not draw; the detail is its name.
    case undrawn
    /// An animation; the detail is the name of its element.
    case animation
    /// Text; the detail is its content.
    case text
    /// A raster picture; the detail is its kind.
    case raster
    /// A colour that is not currentColor; the detail is the colour.
    case literalColour
    /// A slash that negates, from corner to corner; the detail is its direction from left to right, `down` or
    /// `up`.
    case slash
    /// The edge of a horizontal or vertical line that does not lie on the grid of the set; the detail is the coordinate,
    /// such as `x = 4.3`.
    case offGrid
    /// A part that is left out where the drawing stands in a page; the detail is its name.
    case leftOutOfPages
    /// A number of a path with a point that no digit follows; the detail is the number.
    case barePoint
    /// A transform about another point than the origin of the coordinates; the detail is the value of
    /// `transform-origin`.
    case transformOrigin
    /// An id that an earlier element already has, and to which nothing in the drawing refers; the detail is the id.
    case repeatedID
  }

  package var kind: Kind
  /// The line, counted from 1.
  package var line: Int { Int(place.line) }
  /// The column, counted in Unicode scalars from 1.
  package var column: Int { Int(place.column) }
  private let place: Place
  /// The text of the mark as the drawing spells it; not safe to print.
  package var detail: String

  /// A line and a column; drawings are smaller than a billion bytes.
  private struct Place: Hashable, Sendable {
    let line: Int32
    let column: Int32
  }

  /// Creates a mark at a place.
  package init(_ kind: Kind, line: Int, column: Int, detail: String) {
    self.kind = kind
    place = Place(line: Int32(clamping: line), column: Int32(clamping: column))
    self.detail = detail
  }
}

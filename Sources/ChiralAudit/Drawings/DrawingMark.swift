/// Something in a drawing that a rule may ask about, with its place.
package struct DrawingMark: Hashable, Sendable {
  /// The kind of mark.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Path data or points that stop at an error; the detail is the text from there.
    case brokenPath
    /// A length, a transform or a number that cannot be read; the detail is the attribute.
    case brokenLength
    /// A number that is none, infinite, or beyond every renderer; the detail is the attribute.
    case nonFinite
    /// A colour that cannot be read; the detail is the property with its value.
    case brokenColour
    /// An id that an earlier element has; the detail is the id.
    case duplicateID
    /// A reference to an id that is not there, in something that is drawn; the detail is the id.
    case missingTarget
    /// Something that is drawn inside itself; the detail is how it is called.
    case circle
    /// A file or a host that the drawing asks for; the detail is its address.
    case external
    /// A script, a handler of events, an address of scripts; the detail is what it is.
    case script
    /// An element that renderers of icons do not draw; the detail is its name.
    case undrawn
    /// An animation; the detail is its name.
    case animation
    /// Text; the detail is what it writes.
    case text
    /// A raster picture; the detail is its kind.
    case raster
    /// A colour that is not currentColor; the detail is the colour.
    case literalColour
    /// A slash that negates, from corner to corner; the detail is `down` or `up`, as it runs from left to right.
    case slash
  }

  package var kind: Kind
  /// Counted from 1.
  package var line: Int
  /// Counted in Unicode scalars from 1.
  package var column: Int
  /// The text of the mark, as the drawing spells it: not safe to print.
  package var detail: String

  /// A mark at a place.
  package init(_ kind: Kind, line: Int, column: Int, detail: String) {
    self.kind = kind
    self.line = line
    self.column = column
    self.detail = detail
  }
}

/// A finished picture, with what people who review it need to know.
package struct Portrait: Hashable, Sendable {
  /// PNG files by their height in pixels; one of them `SheetPicture.pixelHeight` high.
  package var pngs: [Int: [UInt8]]
  /// The width of the one that is `SheetPicture.pixelHeight` high.
  package var pixelWidth: Int
  /// How it can be shown.
  package var tone: Tone
  /// By which an approval knows it again.
  package var fingerprint: Fingerprint
  /// What was not plainly mirrored.
  package var parts: [Part]
  /// Why the right-to-left form is declined in whose place this picture is; nil where it is not.
  package var declined: String?
  /// The SVG that `build` writes; empty where nobody asked for it, or where it is too long for a page.
  package var drawing: [UInt8]

  /// The colours of a picture, as far as the ground behind it matters.
  package enum Tone: Int, Sendable {
    /// Several colours, which show on white.
    case colored
    /// One colour throughout: it may take any tint.
    case single
    /// Too light for white.
    case light
  }

  /// A part that was kept or moved.
  package struct Part: Hashable, Sendable {
    /// `kept` or `moved`.
    package var action: String
    /// `<name id="…">`.
    package var element: String
    /// Why, with the guideline's number.
    package var reason: String
    /// The element of the drawing that draws it, counted from 0 in document order.
    package var number: Int
    /// The subpaths of a path that holds other things too, counted from 0; empty where the whole element is meant.
    package var subpaths: [Int]
    /// Path data in the element's coordinates, where the part is fused into one subpath with something else.
    package var outline: String?

    /// A part from what was done to it, why, and what draws it.
    package init(
      action: String, element: String, reason: String, number: Int, subpaths: [Int] = [],
      outline: String? = nil
    ) {
      self.action = action
      self.element = element
      self.reason = reason
      self.number = number
      self.subpaths = subpaths
      self.outline = outline
    }
  }

  /// A picture from its parts.
  package init(
    pngs: [Int: [UInt8]], pixelWidth: Int, tone: Tone, fingerprint: Fingerprint, parts: [Part] = [],
    drawing: [UInt8] = []
  ) {
    self.pngs = pngs
    self.pixelWidth = pixelWidth
    self.tone = tone
    self.fingerprint = fingerprint
    self.parts = parts
    self.drawing = drawing
  }

  /// The PNG that paper shows.
  var png: [UInt8] { pngs[SheetPicture.pixelHeight] ?? [] }
}

/// The digests of a picture: half a SHA-256 each, 32 hexadecimal digits.
package struct Fingerprint: Hashable, Sendable {
  /// Of the SVG that `build` writes.
  package var svg: String
  /// Of the pixels at `SheetPicture.pixelHeight`.
  package var pixels: String

  /// A fingerprint from both digests.
  package init(svg: String, pixels: String) {
    self.svg = svg
    self.pixels = pixels
  }
}

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
    /// Where it lies, in hundredths of the picture's width and height; nil where that cannot be measured.
    package var box: Box?

    /// A part from what was done to it, why, and where it lies.
    package init(action: String, element: String, reason: String, box: Box?) {
      self.action = action
      self.element = element
      self.reason = reason
      self.box = box
    }
  }

  /// A rectangle.
  package struct Box: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    /// A rectangle from its upper left corner and its size.
    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A picture from its parts.
  package init(
    pngs: [Int: [UInt8]], pixelWidth: Int, tone: Tone, fingerprint: Fingerprint, parts: [Part] = []
  ) {
    self.pngs = pngs
    self.pixelWidth = pixelWidth
    self.tone = tone
    self.fingerprint = fingerprint
    self.parts = parts
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

package import ChiralValues

/// A finished picture with the data that its review needs.
package struct Rendition: Hashable, Sendable {
  /// The PNG files for the page by their heights in pixels; empty if they were not requested.
  package var pngs: [Int: [UInt8]]
  /// True if the picture is the mirror image of its PNG files, so that they are flipped where they are shown.
  package var isFlipped: Bool
  /// The width of the tallest PNG.
  package var pixelWidth: Int
  /// The picture for printed pages and for approvals; nil if it was not requested.
  package var print: Print?
  /// The colours of the picture, which determine the ground behind it.
  package var tone: Tone
  /// The digests by which an approval identifies the picture.
  package var fingerprint: Fingerprint
  /// The parts that were not simply mirrored.
  package var parts: [MirrorNote]
  /// The reason why the right-to-left form is declined if this picture replaces it; nil otherwise.
  package var declined: String?
  /// The SVG that `build` writes; empty if it was not requested or is too long for a page.
  package var drawing: [UInt8]

  /// The colours of a picture, as far as they determine the ground behind it.
  package enum Tone: Int, Sendable {
    /// Colours that show on white and on black.
    case colored
    /// Black or a grey throughout, which shows on white: it may take any tint.
    case single
    /// Too light for white.
    case light
    /// Colours that are too dark for black.
    case dark
  }

  /// Creates a picture.
  package init(
    pngs: [Int: [UInt8]], isFlipped: Bool = false, pixelWidth: Int, print: Print? = nil, tone: Tone,
    fingerprint: Fingerprint, parts: [MirrorNote] = [], drawing: [UInt8] = []
  ) {
    self.pngs = pngs
    self.isFlipped = isFlipped
    self.pixelWidth = pixelWidth
    self.print = print
    self.tone = tone
    self.fingerprint = fingerprint
    self.parts = parts
    self.drawing = drawing
  }

  /// A PNG of the height `SheetPicture.pixelHeight` that is shown as it is or flipped.
  package struct Print: Hashable, Sendable {
    /// The PNG file.
    package var png: [UInt8]
    /// True if the picture is the mirror image of the file.
    package var isFlipped: Bool
    /// The width of the file in pixels.
    package var pixelWidth: Int

    /// Creates a picture.
    package init(png: [UInt8], isFlipped: Bool = false, pixelWidth: Int) {
      self.png = png
      self.isFlipped = isFlipped
      self.pixelWidth = pixelWidth
    }
  }
}

/// The digests of a picture: half a SHA-256 each, 32 hexadecimal digits.
package struct Fingerprint: Hashable, Sendable {
  /// The digest of the SVG that `build` writes.
  package var svg: String
  /// The digest of the pixels of the picture for printed pages; empty if that was not requested.
  package var pixels: String

  /// Creates a fingerprint.
  package init(svg: String, pixels: String) {
    self.svg = svg
    self.pixels = pixels
  }

  /// Returns true if the drawings or the pixels are the same. Pixels that are not known are the same as no others.
  package func holds(for other: Fingerprint) -> Bool {
    svg == other.svg || (!pixels.isEmpty && pixels == other.pixels)
  }
}

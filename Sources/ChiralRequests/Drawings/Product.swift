package import ChiralValues

/// A finished picture in all its formats.
package struct Product: Hashable, Sendable {
  /// The drawing to write.
  package var svg: [UInt8]
  /// PNG files by their height in pixels.
  package var pngs: [Int: [UInt8]]
  /// The parts that were not simply mirrored.
  package var notes: [MirrorNote] = []
  /// The font faces that set its letters.
  package var faces: [FontFace] = []
  /// The drawing whose pixels the PNGs show, flipped or not.
  package var rendered: [UInt8] = []
  /// True if the picture shows the flipped pixels of `rendered`: the PNGs hold these, or the pixels themselves if the request
  /// says that pictures are shared.
  package var isFlipped = false

  /// Creates a picture.
  package init(
    svg: [UInt8], pngs: [Int: [UInt8]], notes: [MirrorNote] = [], faces: [FontFace] = [],
    rendered: [UInt8] = [], isFlipped: Bool = false
  ) {
    self.svg = svg
    self.pngs = pngs
    self.notes = notes
    self.faces = faces
    self.rendered = rendered
    self.isFlipped = isFlipped
  }
}

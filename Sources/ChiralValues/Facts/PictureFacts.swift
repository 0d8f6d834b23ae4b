/// The facts about the small picture of a drawing.
///
/// Most rules need only these. The pixels, which rules compare with those of other drawings, may be in a file.
package struct PictureFacts: Hashable, Sendable {
  /// The mean distance of the ink from the centre of the picture, over all pixels: 1 at the right or lower edge, -1 at the left or
  /// upper one, 0 for pixels without ink.
  package struct Lean: Hashable, Sendable {
    package var x, y: Double

    /// Creates a distance.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// Returns true if a picture that leans this way can show the shape of the mirror image of another one.
    package func mayBeMirrorImage(of other: Lean) -> Bool {
      abs(x + other.x) <= Self.doubt && abs(y - other.y) <= Self.doubt
    }

    /// The largest difference of two pictures of the same shape, whose opacity differs by one in 255 on average
    /// (`Thumbnail.showsShape`): as if all of that were at the edge.
    private static let doubt = 1.0 / 255
  }

  /// The pixels of a picture, or the key under which they were stored.
  package enum Pixels: Hashable, Sendable {
    // Pictures are held only for a moment, and would make all facts larger.
    indirect case held(Thumbnail)
    case stored(key: [UInt8])
  }

  /// The height in pixels.
  package var height: Int
  /// True if there is no ink.
  package var isBlank: Bool
  /// True if the picture equals its mirror image.
  package var isOwnMirrorImage: Bool
  /// The share of the picture that is ink, 0…1.
  package var ink: Double
  /// The mean distance of the ink from the centre.
  package var lean: Lean
  /// The thickness of the ink's strokes in pixels; 0 for a blank picture.
  package var thickness: Double
  /// The distance in pixels of the ink's axis of symmetry from the centre, positive to the right; nil if the ink has no such
  /// axis.
  package var symmetryShift: Double?
  /// The pixels.
  package var pixels: Pixels

  /// Measures a picture.
  package init(_ thumbnail: Thumbnail) {
    height = thumbnail.height
    isBlank = thumbnail.inkBox == nil
    isOwnMirrorImage = thumbnail.isOwnMirrorImage
    ink = thumbnail.ink
    lean = thumbnail.lean
    thickness = thumbnail.thickness
    symmetryShift = thumbnail.symmetryShift
    pixels = .held(thumbnail)
  }

  /// Creates facts that were measured before.
  package init(
    height: Int, isBlank: Bool, isOwnMirrorImage: Bool, ink: Double, lean: Lean,
    thickness: Double, symmetryShift: Double?, pixels: Pixels
  ) {
    self.height = height
    self.isBlank = isBlank
    self.isOwnMirrorImage = isOwnMirrorImage
    self.ink = ink
    self.lean = lean
    self.thickness = thickness
    self.symmetryShift = symmetryShift
    self.pixels = pixels
  }
}

import ChiralTestSupport
import Testing

@testable import ChiralValues

/// The centre of gravity of a picture's ink, by which pictures that cannot be mirror images of each other are told apart.
struct LeanTests {
  @Test func inkAtTheRightAndBelowHasPositiveDistances() throws {
    let corner = try #require(Thumbnail(width: 2, height: 2, alpha: [0, 0, 0, 255], colour: []))
    #expect(corner.lean == PictureFacts.Lean(x: 0.125, y: 0.125))
    #expect(corner.flipped.lean == PictureFacts.Lean(x: -0.125, y: 0.125))
  }

  /// A picture whose shape is that of a mirror image is never left out, however the opacities differ.
  @Test func everyPictureOfTheSameShapeMayBeTheMirrorImage() throws {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<300 {
      let (width, height) = (Int.random(in: 1...24, using: &numbers), Int.random(in: 1...24, using: &numbers))
      let alpha = (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      let picture = try #require(Thumbnail(width: width, height: height, alpha: alpha, colour: []))
      var changed = picture.flipped.alpha
      // All of the difference that a shape may have, in one place.
      var left = changed.count - 1
      for place in changed.indices.shuffled(using: &numbers) {
        let step = min(left, Int(changed[place]))
        changed[place] -= UInt8(step)
        left -= step
      }
      let other = try #require(Thumbnail(width: width, height: height, alpha: changed, colour: []))
      #expect(picture.flipped.showsShape(of: other))
      #expect(picture.lean.mayBeMirrorImage(of: other.lean))
    }
  }

  @Test func aPictureThatLeansTheSameWayIsNoMirrorImage() throws {
    let left = try #require(Thumbnail(width: 2, height: 1, alpha: [255, 0], colour: []))
    #expect(!left.lean.mayBeMirrorImage(of: left.lean))
    #expect(left.lean.mayBeMirrorImage(of: left.flipped.lean))
  }
}

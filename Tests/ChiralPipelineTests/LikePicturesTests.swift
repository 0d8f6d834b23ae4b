import ChiralRequests
import Testing

@testable import ChiralPipeline

/// Pictures that are equal or mirror images, among many that are equal.
@Suite struct LikePicturesTests {
  /// Returns a picture that is black where `isInk` says so.
  private func entry(_ name: String, _ isInk: (_ x: Int, _ y: Int) -> Bool) throws -> LikePictures.Entry {
    var pixels: [UInt8] = []
    for y in 0..<24 {
      for x in 0..<24 { pixels += [0, 0, 0, isInk(x, y) ? 255 : 0] }
    }
    return try #require(LikePictures.Entry((name, Bitmap(width: 24, height: 24, pixels: pixels))))
  }

  @Test func equalPicturesAreTwinsOfTheFirst() throws {
    let entries = try ["c", "a", "b"].map { name in try entry(name) { x, y in x < y } }
    let like = LikePictures(entries)
    #expect(like.twins == ["b": "a", "c": "a"] && like.flips.isEmpty)
  }

  @Test func eachOfSeveralEqualPicturesIsAMirrorImageOfAnother() throws {
    let left = try ["a", "c"].map { name in try entry(name) { x, y in x < y } }
    let right = try ["b", "d"].map { name in try entry(name) { x, y in 23 - x < y } }
    let like = LikePictures(left + right + [try entry("e") { x, y in x > 3 && y > 18 }])
    #expect(like.twins == ["c": "a", "d": "b"])
    #expect(like.flips.map { $0.0 + $0.1 } == ["ab", "ad", "bc", "cd"])
  }

  /// Many equal drawings in a sprite sheet are compared as one.
  @Test func hundredsOfEqualPicturesAreOne() throws {
    let entries = try (1000..<1500).map { number in try entry(String(number)) { x, y in x < y } }
    let like = LikePictures(entries)
    #expect(like.twins.count == 499 && Set(like.twins.values) == ["1000"])
    #expect(like.compared == 0)
  }
}

import ChiralRequests
import ChiralTestSupport
import Testing

@Suite struct BitmapTests {
  @Test(arguments: Pictures.all) func flippingTwiceGivesTheSamePicture(picture: Bitmap) {
    #expect(picture.flippedHorizontally().flippedHorizontally() == picture)
  }

  @Test(arguments: Pictures.all) func flippingMovesEachPixelToTheOtherSide(picture: Bitmap) {
    let flipped = picture.flippedHorizontally()
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        #expect(flipped[picture.width - 1 - x, y] == picture[x, y])
      }
    }
  }

  @Test func aPictureIsGreyWhileEveryPixelIs() {
    #expect(Bitmap(width: 2, height: 2, filledWith: [7, 7, 7, 9]).isGrey)
    #expect(!Bitmap(width: 2, height: 1, pixels: [7, 7, 7, 9, 7, 7, 8, 9]).isGrey)
  }

  @Test func twoStepsOfAntialiasingAreTheSamePicture() throws {
    let ground = Bitmap(width: 50, height: 50)
    #expect(ground.looksLike(Bitmap(width: 50, height: 50, filledWith: [0, 0, 0, 34])))
    #expect(!ground.looksLike(Bitmap(width: 50, height: 50, filledWith: [0, 0, 0, 35])))
    #expect(!ground.looksLike(Bitmap(width: 50, height: 49)))
  }

  @Test func aFewStrayPixelsAreTheSamePicture() throws {
    let ground = Bitmap(width: 100, height: 40)
    #expect(ground.looksLike(ground.withPixels(2, of: [0, 0, 0, 255])))
    #expect(!ground.looksLike(ground.withPixels(3, of: [0, 0, 0, 255])))
  }
}

extension Bitmap {
  fileprivate func withPixels(_ count: Int, of pixel: [UInt8]) -> Bitmap {
    let changed = (0..<count).flatMap { _ in pixel }
    return Bitmap(width: width, height: height, pixels: changed + pixels.dropFirst(count * 4))
  }
}

/// Pictures of many kinds, the same in every run.
enum Pictures {
  static let all = [
    Bitmap(width: 1, height: 1, filledWith: [0, 0, 0, 255]),
    Bitmap(width: 3, height: 2),
    Bitmap(width: 7, height: 5, filledWith: [10, 20, 30, 40]),
    noise(width: 13, height: 11, isGrey: false),
    noise(width: 16, height: 9, isGrey: true),
    everyChannelAtEveryAlpha,
  ]

  /// Returns pixels from a generator with a fixed seed.
  static func noise(width: Int, height: Int, isGrey: Bool) -> Bitmap {
    var state: UInt64 = 42
    func next(_ limit: UInt8) -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8((state >> 33) % (UInt64(limit) + 1))
    }
    var pixels: [UInt8] = []
    for _ in 0..<width * height {
      let alpha = next(255)
      let red = next(alpha)
      pixels += isGrey ? [red, red, red, alpha] : [red, next(alpha), next(alpha), alpha]
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// All 32,896 pairs of a premultiplied channel and an alpha that is not smaller.
  static var everyChannelAtEveryAlpha: Bitmap {
    var pixels: [UInt8] = []
    for alpha in 0...255 as ClosedRange<UInt8> {
      for channel in 0...alpha { pixels += [channel, 0, alpha - channel, alpha] }
    }
    return Bitmap(width: 257, height: 128, pixels: pixels)
  }
}

import ChiralExporting
import ChiralRequests
import Testing

@testable import ChiralPipeline

/// The colours of pictures, which decide about the ground behind them.
@Suite struct ToneTests {
  private static let white: [UInt8] = [255, 255, 255, 255]
  private static let black: [UInt8] = [0, 0, 0, 255]
  private static let slate: [UInt8] = [46, 52, 54, 255]
  private static let blue: [UInt8] = [28, 113, 216, 255]
  private static let red: [UInt8] = [160, 16, 32, 255]
  private static let clear: [UInt8] = [0, 0, 0, 0]

  @Test(arguments: [
    ([black, clear], Rendition.Tone.single), ([slate, slate], .single), ([clear, clear], .single),
    // Ink with a hue keeps it on every ground.
    ([blue, blue], .colored), ([red, clear], .dark),
    // White ink cannot be seen on white paper, also where there is no other colour.
    ([white, clear], .light), ([white, blue], .light),
    ([slate, blue], .dark), ([slate, white], .colored), ([blue, [51, 209, 122, 255]], .colored),
  ])
  func aPictureHasATone(pixels: [[UInt8]], tone: Rendition.Tone) {
    #expect(Bitmap(width: 2, height: 1, pixels: pixels.flatMap { $0 }).tone == tone)
  }

  /// Antialiasing does not make a symmetric picture another one; an edge that lies elsewhere does.
  @Test(arguments: [(255, true), (250, true), (200, false), (0, false)])
  func antialiasingIsNoAsymmetry(alpha: UInt8, isSymmetric: Bool) {
    let pixels = Self.black + [0, 0, 0, alpha]
    #expect(Bitmap(width: 2, height: 1, pixels: pixels).isSymmetric == isSymmetric)
  }
}

import ChiralRequests
import ChiralValues
import Testing

@testable import ChiralDrawing

/// Rows of bars and sliders in pictures.
@Suite struct DrawnRowsTests {
  /// Returns a picture of 64 × 64 pixels with rectangles, given by x, y, width and height.
  private func picture(_ boxes: [(Int, Int, Int, Int)]) -> Bitmap {
    var pixels = [UInt8](repeating: 0, count: 64 * 64 * 4)
    for (x, y, width, height) in boxes {
      for row in y..<(y + height) {
        for column in x..<(x + width) { pixels[(row * 64 + column) * 4 + 3] = 255 }
      }
    }
    return Bitmap(width: 64, height: 64, pixels: pixels)
  }

  @Test(
    arguments: [
      ([(8, 10, 48, 6), (8, 30, 30, 6)], .bars), ([(8, 10, 48, 6)], .none),
      ([(4, 10, 20, 6), (40, 10, 20, 6)], .none),
      ([(4, 14, 56, 4), (14, 8, 12, 16), (4, 44, 56, 4), (38, 38, 12, 16)], .sliders),
      (
        [(4, 14, 8, 4), (14, 8, 12, 16), (28, 14, 32, 4), (4, 44, 32, 4), (38, 38, 12, 16), (52, 44, 8, 4)],
        .sliders
      ),
      ([(4, 14, 56, 4), (14, 6, 16, 20), (4, 44, 56, 4), (34, 36, 16, 20)], .sliders),
      ([(28, 8, 8, 48), (12, 8, 40, 8)], .none), ([], .none),
    ] as [([(Int, Int, Int, Int)], DrawingEvidence.Rows)])
  func rowsLieOneBelowTheOther(boxes: [(Int, Int, Int, Int)], rows: DrawingEvidence.Rows) {
    #expect(DrawnRows(in: PixelRegions(of: picture(boxes))).kind == rows)
  }

  /// Lines of text begin at one position, or end at one, or lie beside a picture; a table does both, and a pyramid neither.
  @Test(
    arguments: [
      ([(8, 10, 48, 6), (8, 24, 30, 6), (8, 38, 40, 6)], 80),
      ([(8, 10, 48, 6), (26, 24, 30, 6), (16, 38, 40, 6)], 80),
      ([(8, 10, 20, 30), (38, 10, 20, 6), (38, 30, 20, 6)], 50),
      ([(38, 10, 20, 30), (8, 10, 20, 6), (8, 30, 20, 6)], nil),
      ([(8, 10, 48, 6), (8, 24, 48, 6), (8, 38, 48, 6)], nil),
      ([(24, 10, 16, 6), (16, 24, 32, 6), (8, 38, 48, 6)], nil), ([(8, 10, 48, 6)], nil), ([], nil),
    ] as [([(Int, Int, Int, Int)], Int?)])
  func linesOfTextStandInColumns(boxes: [(Int, Int, Int, Int)], share: Int?) {
    #expect(DrawnRows(in: PixelRegions(of: picture(boxes))).textShare == share)
  }
}

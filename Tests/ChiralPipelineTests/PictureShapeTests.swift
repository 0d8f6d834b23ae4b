import ChiralRequests
import Testing

@testable import ChiralPipeline

/// Shapes that icons of one set share, in small pictures.
@Suite struct PictureShapeTests {
  /// Returns a picture of 32 × 32 pixels, of which those are painted for which a function returns a colour.
  private func picture(_ color: (_ x: Int, _ y: Int) -> [UInt8]?) -> Bitmap {
    Bitmap(
      width: 32, height: 32,
      pixels: (0..<32).flatMap { y in (0..<32).flatMap { x in color(x, y) ?? [0, 0, 0, 0] } })
  }

  private let ink: [UInt8] = [0, 0, 0, 255]

  /// Returns a sheet with a cut corner; `inside` paints on it.
  private func sheet(cut: Int = 7, _ inside: (_ x: Int, _ y: Int) -> Bool = { _, _ in false }) -> Bitmap {
    picture { x, y in
      guard (6...25).contains(x), (2...29).contains(y), x + cut - 25 <= y - 2 else { return nil }
      let isEdge = x == 6 || x == 25 || y == 2 || y == 29 || x + cut - 25 == y - 2
      return isEdge || inside(x, y) ? ink : nil
    }
  }

  private let mark: (Int, Int) -> Bool = { x, y in (12...19).contains(x) && (15...22).contains(y) }
  private let lines: (Int, Int) -> Bool = { x, y in (10...17).contains(x) && [15, 16, 20, 21].contains(y) }

  @Test func aCutCornerIsToldFromOtherLopsidedThings() throws {
    let plain = try #require(SheetOutline(sheet()))
    #expect(plain.isAllThatIsLopsided(in: sheet()))
    #expect(plain.isAllThatIsLopsided(in: sheet(mark)))
    #expect(!plain.isAllThatIsLopsided(in: sheet(lines)))
    #expect(SheetOutline(sheet(cut: 0)) == nil)
    // A triangle, a circle and a bar at the left are no sheets.
    #expect(SheetOutline(picture { x, y in x <= y ? ink : nil }) == nil)
    #expect(
      SheetOutline(picture { x, y in (x - 16) * (x - 16) + (y - 16) * (y - 16) < 144 ? ink : nil }) == nil)
  }

  @Test func sheetsWithTheSameCornerAreAlike() throws {
    let plain = try #require(SheetOutline(sheet()))
    #expect(plain.isSame(as: try #require(SheetOutline(sheet(lines)))))
    #expect(!plain.isSame(as: try #require(SheetOutline(sheet(cut: 11)))))
  }

  /// Three sheets with other marks in one place are one template; two are not, and neither are drawings with little in common.
  @Test func templatesDifferInOnePlace() {
    let marks = [12, 14, 16].map { left in
      sheet { x, y in (left...left + 2).contains(x) && (15...22).contains(y) }
    }
    let named = zip(["b", "a", "c"], marks).map { (name: $0, bitmap: $1) }
    #expect(LetterTemplates.names(of: named) == ["a": "a", "b": "a", "c": "a"])
    #expect(LetterTemplates.names(of: Array(named.dropLast())).isEmpty)
    let bars = [4, 12, 20].map { left in picture { x, _ in (left...left + 3).contains(x) ? ink : nil } }
    #expect(LetterTemplates.names(of: zip(["b", "a", "c"], bars).map { (name: $0, bitmap: $1) }).isEmpty)
  }

  @Test func shadesOfOneHueAreNotSeveral() {
    let (red, dark, blue): ([UInt8], [UInt8], [UInt8]) = (
      [220, 30, 30, 255], [120, 10, 20, 255], [20, 40, 220, 255]
    )
    #expect(!Hues.areSeveral(in: picture { x, _ in x < 16 ? red : dark }))
    #expect(!Hues.areSeveral(in: picture { x, _ in x < 16 ? red : ink }))
    #expect(Hues.areSeveral(in: picture { x, _ in x < 16 ? red : blue }))
    // A dot of another colour is a badge.
    #expect(!Hues.areSeveral(in: picture { x, y in x < 4 && y < 4 ? blue : red }))
  }
}

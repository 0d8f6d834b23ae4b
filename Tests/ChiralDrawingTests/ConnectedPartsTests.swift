import ChiralValues
import Testing

@testable import ChiralDrawing

/// The pictures are of 64 × 64 pixels, as those of drawings are; each has the strength of its ink, from 0 to 255, in rectangles.
@Suite struct ConnectedPartsTests {
  /// A rectangle of pixels.
  struct Block {
    let columns: Range<Int>
    let rows: Range<Int>
    let alpha: UInt8

    init(_ columns: Range<Int>, _ rows: Range<Int>, _ alpha: UInt8 = 255) {
      (self.columns, self.rows, self.alpha) = (columns, rows, alpha)
    }
  }

  private func change(
    from blocks: [Block], to others: [Block], acrossSlash: Bool = false
  ) throws -> PartChange? {
    let parts = try [blocks, others].map { blocks in
      var alpha = [UInt8](repeating: 0, count: 64 * 64)
      for block in blocks {
        for row in block.rows { for column in block.columns { alpha[row * 64 + column] = block.alpha } }
      }
      return ConnectedParts(of: try #require(Thumbnail(width: 64, height: 64, alpha: alpha, colour: [])))
    }
    return parts[0].change(to: parts[1], acrossSlash: acrossSlash)
  }

  private static let base = Block(4..<40, 4..<40)
  private static let badge = Block(44..<60, 44..<60)
  /// A tag with its hole.
  private static let tag = [base, Block(10..<16, 10..<16, 0)]

  @Test func aMirrorImageHasTheSameParts() throws {
    let flipped = [Block(24..<60, 4..<40), Block(4..<20, 44..<60)]
    #expect(try change(from: [Self.base, Self.badge], to: flipped) == nil)
    #expect(try change(from: Self.tag, to: [Block(24..<60, 4..<40), Block(48..<54, 10..<16, 0)]) == nil)
  }

  @Test func aBadgeThatTouchesItsBaseIsMerged() throws {
    let touching = [Self.base, Block(40..<56, 24..<40)]
    #expect(try change(from: [Self.base, Self.badge], to: touching) == .merged)
    #expect(try change(from: [Self.base, Self.badge], to: [Self.base]) == .merged)
    #expect(
      try change(from: [Self.base, Self.badge], to: [Self.base, Block(40..<56, 40..<56)]) == .merged,
      "ink touches by its corners")
  }

  @Test func aSpeckThatACutLeavesIsAPieceOfItsOwn() throws {
    let cut = [Self.base, Self.badge, Block(60..<62, 4..<6)]
    #expect(try change(from: [Self.base, Self.badge], to: cut) == .split)
    #expect(try change(from: [Self.base, Self.badge], to: cut, acrossSlash: true) == .speck)
  }

  @Test func theHoleOfATagThatFillsIsFound() throws {
    #expect(try change(from: Self.tag, to: [Self.base]) == .filled)
    #expect(try change(from: Self.tag, to: Self.tag + [Block(4..<10, 12..<14, 0)]) == .filled, "it is open")
    #expect(try change(from: Self.tag, to: [Self.base, Block(10..<13, 10..<15, 0)]) == .resized)
    #expect(try change(from: [Self.base], to: Self.tag) == nil, "a ring that was cut is whole")
  }

  @Test func aPartThatLosesMuchIsResized() throws {
    #expect(
      try change(from: [Self.base, Self.badge], to: [Self.base, Block(44..<60, 44..<53)]) == .resized)
    #expect(try change(from: [Self.base, Self.badge], to: [Self.base, Block(44..<60, 44..<56)]) == nil)
  }

  @Test func aSlashMayDivideItsBaseInAnotherWay() throws {
    let divided = [Block(4..<20, 4..<40), Block(24..<40, 4..<40), Self.badge]
    #expect(try change(from: [Self.base, Self.badge], to: divided) == .split)
    #expect(try change(from: [Self.base, Self.badge], to: divided, acrossSlash: true) == nil)
    #expect(try change(from: divided, to: [Self.base], acrossSlash: true) == nil)
  }

  @Test(arguments: [63, 127, 191] as [UInt8]) func antialiasingDecidesNothing(alpha: UInt8) throws {
    let bridge = Block(40..<44, 30..<31, alpha)
    let apart = [Block(4..<40, 4..<40), Block(44..<60, 24..<40)]
    #expect(try change(from: apart, to: apart + [bridge]) == nil)
    #expect(try change(from: apart + [bridge], to: apart) == nil)
  }
}

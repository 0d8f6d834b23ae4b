import ChiralMirroring
import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import Testing

/// Drawings whose `data-direction` attributes keep, move, reorder or mirror parts of them.
///
/// The expected result of each is beside it (`.expected.svg`); pictures verify that result.
@Suite struct ComponentFixtureTests {
  private let helper = RenderHelper(.init(executable: BuiltProducts.renderer))

  private func picture(_ document: SVGDocument) throws -> Bitmap {
    let output = RenderOutput(width: 200, height: 200, format: .pixels)
    return try helper.render(RenderRequest(svg: document.serialized(), outputs: [output]))[0].get().bitmap
  }

  private static func fixtures(_ prefix: String) -> [Fixture] {
    Fixture.all(in: "components").filter { $0.name.hasPrefix("components/\(prefix)") }
  }

  @Test func resultsAreAsRecorded() throws {
    for fixture in Self.fixtures("") {
      let result = try Mirror().mirrored(fixture.document()).document.serialized()
      expectGolden(
        String(decoding: result, as: UTF8.self), "Tests/Fixtures/mirroring/\(fixture).expected.svg")
    }
  }

  /// The notes are the same if the mirror image is not written, and so is the mirror image if parts were kept or moved.
  @Test func notesNeedNoMirrorImage() throws {
    for fixture in (Fixture.areas + ["components"]).flatMap(Fixture.all) {
      guard let document = try? fixture.document() else { continue }
      let whole = Result { () throws(MirrorError) in try Mirror().mirrored(document) }
      let unwritten = Result { () throws(MirrorError) in try Mirror().mirrored(document, isWritten: false) }
      #expect(unwritten.map(\.notes) == whole.map(\.notes), "\(fixture)")
      if let unwritten = try? unwritten.get(), !unwritten.isPlain {
        #expect(try unwritten.document == whole.get().document, "\(fixture)")
      }
    }
  }

  /// In these drawings the upper half is kept and the lower half is mirrored.
  @Test func keptInkStaysAndTheRestIsFlipped() throws {
    for fixture in Self.fixtures("keep-") where !fixture.name.hasSuffix("changes-nothing") {
      let source = try picture(fixture.document())
      let result = try picture(Mirror().mirrored(fixture.document()).document)
      expectSamePicture(result.upperHalf, source.upperHalf, "\(fixture)-kept")
      expectSamePicture(result.lowerHalf, source.lowerHalf.flippedHorizontally(), "\(fixture)-mirrored")
      #expect(!source.upperHalf.looksLike(source.upperHalf.flippedHorizontally()), "\(fixture)")
    }
  }

  /// In these drawings the crimson ink goes to the mirrored place as it is, and the black ink is mirrored.
  @Test func movedInkKeepsItsShape() throws {
    for fixture in Self.fixtures("move-") {
      let source = try picture(fixture.document())
      let result = try picture(Mirror().mirrored(fixture.document()).document)
      let before = try #require(source.columns(ofCrimson: true))
      let after = try #require(result.columns(ofCrimson: true))
      #expect(abs(after.lowerBound - (199 - before.upperBound)) <= 1, "\(fixture)")
      #expect(abs(after.upperBound - (199 - before.lowerBound)) <= 1, "\(fixture)")
      let moved = result.ink(ofCrimson: true, shiftedBy: before.lowerBound - after.lowerBound)
      let differing = zip(moved, source.ink(ofCrimson: true)).filter { $0 != $1 }.count
      #expect(differing < 300, "\(fixture): \(differing) pixels of the moved ink differ")
      let rest = zip(result.ink(ofCrimson: false), source.flippedHorizontally().ink(ofCrimson: false))
      #expect(rest.filter { $0 != $1 }.count < 100, "\(fixture): the black ink is not mirrored")
    }
  }
}

extension Bitmap {
  fileprivate var upperHalf: Bitmap {
    Bitmap(width: width, height: height / 2, pixels: Array(pixels.prefix(pixels.count / 2)))
  }

  fileprivate var lowerHalf: Bitmap {
    Bitmap(width: width, height: height / 2, pixels: Array(pixels.suffix(pixels.count / 2)))
  }

  /// Returns, for each pixel, true if crimson (or black) ink covers it.
  fileprivate func ink(ofCrimson isCrimson: Bool, shiftedBy shift: Int = 0) -> [Bool] {
    (0..<width * height).map { index in
      let column = index % width - shift
      guard (0..<width).contains(column) else { return false }
      let start = (index - shift) * 4
      return pixels[start + 3] > 127 && (pixels[start] > 60) == isCrimson
    }
  }

  /// Returns the first and the last column with such ink.
  fileprivate func columns(ofCrimson isCrimson: Bool) -> ClosedRange<Int>? {
    let columns = ink(ofCrimson: isCrimson).enumerated().filter(\.element).map { $0.offset % width }
    guard let first = columns.min(), let last = columns.max() else { return nil }
    return first...last
  }
}

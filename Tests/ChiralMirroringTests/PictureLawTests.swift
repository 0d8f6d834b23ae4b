import ChiralMirroring
import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import Testing

/// render(mirror x) = flip(render x) for each fixture: the tables of elements and attributes are right.
///
/// A fixture proves nothing unless it is asymmetric, which is tested as well.
@Suite struct PictureLawTests {
  private let helper = RenderHelper(.init(executable: BuiltProducts.renderer))

  private func picture(_ document: SVGDocument) throws -> Bitmap { try helper.picture(document) }

  @Test(arguments: Fixture.areas)
  func renderingTheMirrorImageIsFlippingTheRendering(area: String) throws {
    for fixture in Fixture.all(in: area) where KnownException.all[fixture.name] == nil {
      let document = try fixture.document()
      let upright = try picture(document)
      let expected = upright.flippedHorizontally()
      let mirrored = try Mirror.pure.mirrored(document).document
      expectSamePicture(try picture(mirrored), expected, fixture.name)
      #expect(!upright.looksLike(expected), "\(fixture) looks the same mirrored; make it lopsided")
      let twice = try Mirror.pure.mirrored(Mirror.pure.reread(document)).document
      if twice.serialized() != document.source {
        expectSamePicture(try picture(twice), upright, fixture.name + "-twice")
      }
    }
  }

  @Test func everyExceptionIsStillNeeded() throws {
    guard try helper.versions().librsvg.hasPrefix(KnownException.librsvg) else { return }
    for (name, exception) in KnownException.all {
      let document = try Fixture(name: name).document()
      let upright = try picture(document)
      let mirrored = try picture(try Mirror.pure.mirrored(document).document)
      let holds = mirrored.looksLike(upright.flippedHorizontally())
      switch exception.kind {
      case .rendererDiffers: #expect(!holds, "\(name) is no exception any more: \(exception.reason)")
      case .rendererIsBlank: #expect(upright.isBlank, "\(name) is drawn now; take it off the list")
      }
    }
  }

  @Test func thereAreEnoughFixtures() {
    #expect(Fixture.areas.flatMap(Fixture.all).count >= 700)
  }
}

extension RenderHelper {
  /// Returns the drawing 200 pixels wide, so that the axis lies between two pixels.
  func picture(_ document: SVGDocument) throws -> Bitmap {
    let size = try document.intrinsicSize()
    let height = max(1, Int((200 * size.height / size.width).rounded()))
    let output = RenderOutput(width: 200, height: height, format: .pixels)
    let request = RenderRequest(
      svg: document.serialized(), outputs: [output], identifier: document.file)
    return try render(request)[0].get().bitmap
  }
}

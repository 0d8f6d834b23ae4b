import ChiralMirroring
import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import Foundation
import Testing

/// Laws that need pictures, on every drawing of this repository's own set.
@Suite struct MirrorLawTests {
  private let helper = RenderHelper(.init(executable: BuiltProducts.renderer))

  private static let drawings: [String] = {
    let folder = Repository.root.appending(path: "Assets").path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".svg") }.sorted()
  }()

  private func document(_ name: String) throws -> SVGDocument {
    let file = Repository.root.appending(path: "Assets/\(name)")
    return try SVGDocument(parsing: Array(Data(contentsOf: file)), file: name)
  }

  private func picture(_ document: SVGDocument) throws -> Bitmap {
    let request = RenderRequest(
      svg: document.serialized(), outputs: [RenderOutput(height: 200, format: .pixels)])
    return try helper.render(request)[0].get().bitmap
  }

  private var pure: Mirror {
    var mirror = Mirror()
    mirror.isPure = true
    return mirror
  }

  @Test func renderingAPureMirrorIsFlippingTheRendering() throws {
    var lopsided = 0
    for name in Self.drawings {
      let document = try document(name)
      let flipped = try picture(document).flippedHorizontally()
      expectSamePicture(try picture(pure.mirrored(document).document), flipped, name)
      lopsided += try picture(document).looksLike(flipped) ? 0 : 1
    }
    // Drawings that are their own mirror image prove nothing.
    #expect(lopsided > 40)
  }

  @Test func mirroringTwiceShowsTheSame() throws {
    for name in Self.drawings {
      let document = try document(name)
      let once = try pure.mirrored(document).document
      let read = try SVGDocument(parsing: once.serialized(), file: name)
      expectSamePicture(try picture(pure.mirrored(read).document), try picture(document), name + "-twice")
    }
  }

  @Test func everyDrawingSurvivesReadingAndWriting() throws {
    for name in Self.drawings {
      let document = try document(name)
      #expect(document.serialized() == document.source, "\(name)")
    }
  }
}

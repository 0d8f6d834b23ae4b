import ChiralExporting
import ChiralRequests
import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralPipeline

@Suite struct ApprovedPicturesTests {
  /// A picture that its page shows flipped is kept as it is seen, so that its digest holds.
  @Test(arguments: [false, true]) func aFlippedPictureIsKeptAsItIsSeen(isFlipped: Bool) throws {
    let scratch = try ScratchFolder()
    let store = try #require(Store(scratch.url.path + "/pictures", .pictures, isWritten: true))
    let base = Bitmap(width: 2, height: 1, pixels: [9, 9, 9, 255, 0, 0, 0, 0])
    let seen = isFlipped ? base.flippedHorizontally() : base
    let fingerprint = Fingerprint(svg: SHA256(of: "<svg/>").half, pixels: SHA256(of: seen).half)
    store.keepApproved(
      Rendition(
        pngs: [:], pixelWidth: 2,
        print: Rendition.Print(png: PNG.encode(base), isFlipped: isFlipped, pixelWidth: 2), tone: .single,
        fingerprint: fingerprint, drawing: Array("<svg/>".utf8)))
    let read = try #require(store.approved(fingerprint))
    let print = try #require(read.print)
    #expect(try PNG.decode(print.png) == seen && !print.isFlipped)
    #expect(store.approved(Fingerprint(svg: fingerprint.svg, pixels: "other")) == nil)
    // The drawing is shown at any size; another one with the same pixels is not known.
    #expect(read.drawing == Array("<svg/>".utf8))
    #expect(store.approved(Fingerprint(svg: "other", pixels: fingerprint.pixels))?.drawing == [])
    #expect(read.pngs == [SheetPicture.pixelHeight: print.png] && !read.isFlipped)
  }
}

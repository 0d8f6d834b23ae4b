import ChiralPipeline
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

/// Evidence that depends on what a drawing shows: other tones, paints from outside and unseen text.
@Suite struct DrawnEvidenceTests {
  private func evidence(_ drawings: [String: String]) throws -> [String: DrawingEvidence] {
    let folder = try ScratchFolder()
    let files = try drawings.map { name, content in
      let file = folder.url.appending(path: name + ".svg")
      let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(content)</svg>"
      try Data(text.utf8).write(to: file)
      return EvidenceReader.Drawing(name: name, path: file.path)
    }
    return try EvidenceReader(jobs: 1, renderer: BuiltProducts.renderer).findings(in: files).evidence
  }

  private static func disc(_ color: String, _ sign: String) -> String {
    "<circle cx=\"12\" cy=\"12\" r=\"10\" fill=\"\(color)\"/><path fill=\"white\" d=\"\(sign)\"/>"
  }

  /// Different signs on equal discs are different drawings; the colour of the disc does not matter.
  @Test func signsOnADiscTellDrawingsApart() throws {
    let (arrow, flag) = ("M7 11h6V7l6 5-6 5v-4H7z", "M8 6h8l-3 3 3 3h-6v6H8z")
    let found = try evidence([
      "blue": Self.disc("#24f", arrow), "dark": Self.disc("#036", arrow), "flag": Self.disc("#24f", flag),
      "yellow": Self.disc("#fe0", arrow),
    ])
    #expect(found["dark"]?.twin == "blue" && found["yellow"]?.twin == "blue")
    #expect(found["flag"]?.twin == nil && found["flag"]?.flip == nil)
  }

  /// A sign on a disc is compared with the mirror image of another one.
  @Test func signsOnADiscAreMirrorImages() throws {
    let found = try evidence([
      "one": Self.disc("#24f", "M7 11h6V7l6 5-6 5v-4H7z"),
      "two": Self.disc("#24f", "M17 11h-6V7l-6 5 6 5v-4h6z"),
      "three": Self.disc("#24f", "M8 6h8l-3 3 3 3h-6v6H8z"),
    ])
    #expect(found["one"]?.flip == "two" && found["two"]?.flip == "one" && found["three"]?.flip == nil)
  }

  /// A drawing with an axis a third of a unit off the middle counts as symmetric, and so do a bubble whose tick and a lock without a clear name whose slash
  /// stay as they are. A question mark in a ring, a book with a round spine, a flag, a bubble with its tail at one side, and a light on one side only do not.
  @Test func picturesThatNobodyTellsApartAreSymmetric() throws {
    func lines(_ path: String) -> String {
      "<path fill=\"none\" stroke=\"#000\" stroke-width=\"1.5\" d=\"\(path)\"/>"
    }
    let found = try evidence([
      "lift": lines("M12.3 15V4M8 8.2 12.3 4l4.3 4.2M5 13v7h14.5v-7"),
      "comment-check": lines("M3 5h18v11h-6l-3 3.5L9 16H3zM8.5 10.5l2.4 2.4 4.6-4.6"),
      "notok": lines("M6 11h12v9H6zM9 11V7a3 3 0 0 1 6 0v4M4 3l16 18"),
      "ring": lines("M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3M12 16.5v1"),
      "spine": lines(
        "M4 19.5v-15A2.5 2.5 0 0 1 6.5 2H19a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H6.5A2.5 2.5 0 0 1 4 19.5"),
      "flag": lines("M6 21V4h11l-2.5 3.5L17 11H6"), "comment": lines("M3 5h18v11H9l-4 3.5V16H3z"),
      "lamp": lines("M12 3a6 6 0 0 1 3 11v5H9v-5a6 6 0 0 1 3-11M9.5 9a2.5 2.5 0 0 1 2-2"),
      "gauge":
        "<circle cx=\"12\" cy=\"12\" r=\"9\" fill=\"#8cf\"/><path fill=\"#036\" d=\"M12 3a9 9 0 0 0 0 18z\"/>",
    ])
    #expect(
      found.filter { $0.value.isOwnMirrorImage == true }.keys.sorted() == ["comment-check", "lift", "notok"])
  }

  /// Paints that only Firefox knows are drawn, so that the drawing is examined.
  @Test func paintsFromOutsideAreSeen() throws {
    let found = try evidence(["turn": "<path fill=\"context-fill\" d=\"M4 4h14v4H8v12H4z\"/>"])
    #expect(found["turn"]?.isOwnMirrorImage == false)
  }

  /// Notes beside the drawing and empty texts are not part of the picture.
  @Test func unseenTextDoesNotCount() throws {
    let shape = "<path d=\"M4 4h14v4H8v12H4z\"/>"
    let found = try evidence([
      "note": shape + "<text x=\"40\" y=\"8\" font-size=\"4\">Shadow 30 %</text>",
      "blank": shape + "<text x=\"4\" y=\"8\"><tspan> </tspan></text>",
      "word": shape + "<text x=\"10\" y=\"20\" font-size=\"6\">Ab</text>",
    ])
    #expect(found["note"]?.text == "" && found["blank"]?.text == "" && found["word"]?.text == "Ab")
  }
}

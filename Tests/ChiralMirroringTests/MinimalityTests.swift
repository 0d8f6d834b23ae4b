import ChiralMirroring
import ChiralSVG
import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralInk

/// Everything that is not geometry stays the same byte for byte.
@Suite struct MinimalityTests {
  /// Lines of a drawing of 24 × 24 units, with their mirrored form.
  static let lines: [(String, String)] = [
    ("<path  fill = 'teal'\n d='M3 4L15 6'\t/>", "<path  fill = 'teal'\n d='M21 4L9 6'\t/>"),
    ("<g ><path d=\"M3 4h9\"></path ></g>", "<g ><path d=\"M21 4h-9\"></path ></g>"),
    (
      "<!-- M3 4 --><?a x=\"3\"?><rect x=\"3\" width=\"4\"/>",
      "<!-- M3 4 --><?a x=\"3\"?><rect x=\"17\" width=\"4\"/>"
    ),
    (
      "<style><![CDATA[a > b { x: 3px }]]></style><circle cx='7'/>",
      "<style><![CDATA[a > b { x: 3px }]]></style><circle cx='17'/>"
    ),
    (
      "<title>x=\"3\" &amp; &#65;</title><circle cx='7'/>",
      "<title>x=\"3\" &amp; &#65;</title><circle cx='17'/>"
    ),
    ("<rect width=\"24\" height=\"9\"/>", "<rect width=\"24\" height=\"9\"/>"),
    ("<circle cx=\"12.0\" r=\"5\"/>", "<circle cx=\"12.0\" r=\"5\"/>"),
    ("<path d=\"M12 2v20M2 2V9\"/>", "<path d=\"M12 2v20M22 2V9\"/>"),
    ("<path d=\"M22.1 4L.5.7\"/>", "<path d=\"M1.9 4L23.5.7\"/>"),
    ("<path d=\"m3,4 c1,2 3,4 5,6\"/>", "<path d=\"m21,4 c-1,2 -3,4 -5,6\"/>"),
    ("<path style=\"fill : teal ; cx:3\" d=\"M3 4\"/>", "<path style=\"fill : teal ; cx:3\" d=\"M21 4\"/>"),
    ("<circle style=\"cx : 7px ;r:5px\"/>", "<circle style=\"cx : 17px ;r:5px\"/>"),
    (
      "<g transform=\"translate(4 6)  rotate( 20 )\"/>",
      "<g transform=\"translate(-4 6)  rotate(-20 24 0)\"/>"
    ),
    ("<g transform=\"translate(4,6)\"/>", "<g transform=\"translate(-4,6)\"/>"),
    ("<linearGradient y2=\"1\" x2=\"0\"/>", "<linearGradient y2=\"1\" x2=\"1\"/>"),
    ("<rect x=\"10%\" width=\"40%\" height=\"4\"/>", "<rect x=\"50%\" width=\"40%\" height=\"4\"/>"),
    ("<path d='M3 4\r\n  L15 6\n\tL9 20'/>", "<path d='M21 4\r\n  L9 6\n\tL15 20'/>"),
    ("<polygon points=\"3,4 15,6\n 9,20\"/>", "<polygon points=\"21,4 9,6\n 15,20\"/>"),
  ]

  private static let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">"

  @Test(arguments: lines) func onlyHorizontalGeometryChanges(source: String, expected: String) throws {
    let text = "<?xml version='1.0'?>\n<!DOCTYPE svg>\n\(Self.head)\(source)</svg>\n<!-- end -->\n"
    let document = try SVGDocument(parsing: Array(text.utf8), file: "x.svg")
    let result = String(decoding: try Mirror.pure.mirrored(document).document.serialized(), as: UTF8.self)
    #expect(result == text.replacing(source, with: expected))
  }

  /// The mirror changes nothing in the style in which our own icons are written.
  @Test func mirroringTwiceGivesTheBytesOfOurOwnIcons() throws {
    let folder = Repository.root.appending(path: "Assets")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".svg") {
      let bytes = try Array(Data(contentsOf: folder.appending(path: name)))
      let document = try SVGDocument(parsing: bytes, file: name)
      let twice = try Mirror.pure.mirrored(Mirror.pure.reread(document)).document.serialized()
      #expect(twice == bytes, "\(name) became \(String(decoding: twice, as: UTF8.self))")
    }
  }
}

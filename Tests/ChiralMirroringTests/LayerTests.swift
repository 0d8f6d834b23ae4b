import ChiralMirroring
import ChiralSVG
import ChiralValues
import Testing

/// Lights, edges and shadows of signs, as artists draw them, and small letters on sheets.
@Suite struct LayerTests {
  private func mirrored(_ content: String, name: String? = nil) throws -> MirrorResult {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(content)</svg>"
    var mirror = Mirror()
    mirror.name = name
    return try mirror.mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg"))
  }

  private static let binding = "<path d=\"M2 2h2v20H2z\"/>"
  private static func letter(_ attributes: String) -> String {
    "<path \(attributes) d=\"M13 7h4.500a2.800 2.800 0 0 1 1.500 5.200A3 3 0 0 1 17.500 18H13zM15 9v3h2a1.500 1.500 0 0 0 0-3z"
      + "M15 14v2h2.400a1 1 0 0 0 0-2z\"/>"
  }

  /// The shadow below a letter and the light on it move with the letter; the binding of the book mirrors.
  @Test func aShadowMovesWithItsLetter() throws {
    let light = "<path id=\"light\" fill=\"white\" d=\"M13.100 7.100h4.400v.5h-3.900v4h-.5z\"/>"
    let result = try mirrored(
      Self.binding + Self.letter("opacity=\".3\" transform=\"translate(0 .5)\"") + Self.letter("") + light)
    let text = String(decoding: result.document.serialized(), as: UTF8.self)
    #expect(result.notes.count == 3, "\(result.notes)")
    let shifts = text.matches(of: /translate\((-[0-9.]+)/).map { $0.1 }
    #expect(shifts.count == 3 && Set(shifts).count == 1, "\(text)")
    #expect(text.contains("M22 2"), "\(text)")
  }

  /// A bright rim in front of a prohibition sign is no second thing in its ring.
  @Test func aRimBelongsToItsSign() throws {
    let sign =
      "<path d=\"M15 8a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm0 2a5 5 0 0 1 2.900.9l-7 7A5 5 0 0 1 15 10zm0 10a5 5 0 0 1-2.900-.9"
      + "l7-7A5 5 0 0 1 15 20z\"/>"
    let rim =
      "<path fill=\"white\" d=\"M15 8.200a6.800 6.800 0 0 1 6.800 6.800h-.4a6.400 6.400 0 0 0-12.800 0h-.4a6.800 6.800 0 0 1 6.800-6.800z\"/>"
    for content in [sign, sign + rim] {
      let notes = try mirrored(Self.binding + content).notes
      #expect(!notes.isEmpty && notes.allSatisfy { $0.rule == "R14" }, "\(notes)")
    }
  }

  /// The letters of a format that the name mentions may be small; the arrow beside them mirrors.
  @Test func theLettersOfAFormatMayBeSmall() throws {
    let word =
      "<path d=\"M5 17v-2.200h1a.7.7 0 0 1 0 1.400h-.5V17zm.5-1.300h.4a.2.2 0 0 0 0-.4h-.4z\"/>"
      + "<path d=\"M7.300 17v-2.200h.8a1.100 1.100 0 0 1 0 2.200zm.5-.5h.3a.6.6 0 0 0 0-1.200h-.3z\"/>"
      + "<path d=\"M9.700 17v-2.200h1.500v.5h-1v.4h.9v.5h-.9v.8z\"/>"
    let sheet =
      "<path d=\"M3 2h10v20H3zm1 1v18h8V3z\" fill-rule=\"evenodd\"/><path d=\"M15 11h4V9l4 3-4 3v-2h-4z\"/>"
    #expect(try mirrored(sheet + word, name: "export-pdf").notes.count == 3)
    #expect(try mirrored(sheet + word, name: "export").notes.isEmpty)
    // Another format in the name, which the drawing does not show, does not matter; nor does one of symmetric letters.
    #expect(try mirrored(sheet + word, name: "export-pdf-zip").notes.count == 3)
    #expect(try mirrored(sheet + word, name: "export-pdf-avi").notes.count == 3)
    #expect(try mirrored(sheet + word, name: "export-avi").notes.isEmpty)
  }

  /// The numerals of a list with many lines may be small, too, if the name promises them.
  @Test func theNumeralsOfAListMayBeSmall() throws {
    let lines = "<path d=\"M8 4h14v1H8zM8 11.500h14v1H8zM8 19h14v1H8z\"/>"
    let numerals =
      "<g fill=\"none\" stroke=\"black\" stroke-width=\".4\"><path d=\"M3.300 3.900l.8-.6v2.300\"/>"
      + "<path d=\"M3.200 11.300a.75.75 0 1 1 1.400.4L3.200 13.100h1.600\"/>"
      + "<path d=\"M3.200 18.700a.62.62 0 1 1 .7.750a.68.68 0 1 1-.75.850\"/></g>"
    let notes = try mirrored(lines + numerals, name: "list-number").notes
    #expect(notes.count == 3 && notes.allSatisfy { $0.reason.contains("\"123\"") }, "\(notes)")
    // Small glyphs that the name does not promise are specks.
    let speck =
      "<path d=\"M20 1.200a.9.9 0 0 0-.8 1.100v.9M19.500 2h1\" fill=\"none\" stroke=\"black\" stroke-width=\".3\"/>"
    #expect(try mirrored(lines + numerals + speck, name: "list-number").notes.count == 3)
  }
}

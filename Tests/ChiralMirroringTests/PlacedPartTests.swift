import ChiralMirroring
import ChiralSVG
import ChiralValues
import Testing

/// The part that a note names lies in the mirrored drawing, and shows what was kept or moved.
@Suite struct PlacedPartTests {
  /// Open shapes that are reversed get a moveto of their own behind them, so that what follows has another number.
  @Test(arguments: [(ComponentVerb.keep, 4.0), (.move, 18)])
  func aMarkBehindReversedShapes(verb: ComponentVerb, left: Double) throws {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">"
      + "<path d=\"M2 2h8v8H2M14 2h8v8h-8M4 4l2 2h-2z\"/></svg>"
    var mirror = Mirror()
    mirror.components = [.init(selector: try Selector("path::subpath(3)"), verb: verb)]
    let result = try mirror.mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg"))
    let part = try #require(result.notes.first?.parts.first)
    let path = PathData(try #require(ElementIndex(result.document).elements[part.number]["d"]))
    #expect(path.subpaths.count > 3, "\(path)")
    let shown = part.subpaths.flatMap { path.segments[path.subpaths[$0]].compactMap(\.end) }
    let mark = [Point(x: left, y: 4), Point(x: left + 2, y: 6), Point(x: left, y: 6)]
    #expect(shown == mark, "\(part) of \(path)")
  }
}

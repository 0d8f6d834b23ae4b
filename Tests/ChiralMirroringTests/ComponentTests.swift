import ChiralMirroring
import ChiralSVG
import ChiralValues
import Testing

/// Components by selector: whole elements and subpaths of fused icons (R14–R19).
@Suite struct ComponentTests {
  private func document(_ content: String) throws -> SVGDocument {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(content)</svg>"
    return try SVGDocument(parsing: Array(text.utf8), file: "icon.svg")
  }

  private func mirrored(_ content: String, _ components: [(String, ComponentVerb)]) throws -> String {
    var mirror = Mirror()
    mirror.components = try components.map { .init(selector: try Selector($0.0), verb: $0.1) }
    let result = try mirror.mirrored(try document(content)).document.serialized()
    return String(String(decoding: result, as: UTF8.self).dropFirst(60).dropLast(6))
  }

  private func problem(_ content: String, _ components: [(String, ComponentVerb)]) -> String? {
    do {
      _ = try mirrored(content, components)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The anchor of centred text is reflected, not its ink, which no renderer needs to measure.
  @Test func centredTextReflectsItsAnchor() throws {
    let text = "<g id=\"a\"><text x=\"6\" y=\"9\" text-anchor=\"middle\">1</text></g>"
    let middle = "<g id=\"a\"><text x=\"12\" y=\"9\" text-anchor=\"middle\">1</text></g>"
    #expect(try mirrored(text, [("#a", .move)]).contains("translate(12)"))
    #expect(try mirrored(middle, [("#a", .move)]) == middle)
  }

  /// A digit that is centred on a shape, by its ink or by its anchor, has the same place beside the mirror image of the shape. The ink of these
  /// outlines lies 0.4 units beside the middle of the dot, as that of a 1 does.
  @Test(
    arguments: [
      ("<circle cx=\"5\" cy=\"5\" r=\"2\"/>", "translate(14)"),
      ("<circle cx=\"5\" cy=\"15\" r=\"7\"/>", "translate(14)"),
      ("<circle cx=\"6.2\" cy=\"5\" r=\"2\"/>", "translate(13.2)"),
      ("<path d=\"M3 3h4L3 7z\"/>", "translate(13.2)"),
      ("<g id=\"b\"><circle cx=\"5\" cy=\"5\" r=\"2\"/></g>", "translate(13.2)"),
      ("<circle cx=\"5\" cy=\"-5\" r=\"2\"/>", "translate(13.2)"),
    ])
  func aCentredDigitKeepsItsPlaceBesideItsShape(shape: String, move: String) throws {
    let digit = "<path id=\"a\" data-text=\"1\" d=\"M4.4 12h2v6h-2z\"/>"
    let keeps = shape.contains("id=\"b\"") ? [("#b", ComponentVerb.keep)] : []
    #expect(try mirrored(shape + digit, [("#a", .move)] + keeps).contains(move))
  }

  private static let fused = "<path id=\"a\" d=\"M2 2h6v6H2zM10 4l2 2h-2z\"/>"

  @Test(
    arguments: [
      ("#a::subpath(2)", .keep, "M22 2h-6v6H22zM10 4l2 2h-2z"),
      ("#a::subpath(2)", .move, "M22 2h-6v6H22zM12 4l2 2h-2z"),
      ("#a::subpath(1-2)", .move, "M12 2h6v6H12zM20 4l2 2h-2z"),
      ("#a::subpath(1,2)", .reorder, "M16 2h6v6H16zM12 4l2 2h-2z"),
      ("#a::subpath(1)", .mirror, "M22 2h-6v6H22zM14 4l-2 2h2z"),
    ] as [(String, ComponentVerb, String)])
  func subpathsObeyTheirVerbs(selector: String, verb: ComponentVerb, expected: String) throws {
    #expect(try mirrored(Self.fused, [(selector, verb)]) == "<path id=\"a\" d=\"\(expected)\"/>")
  }

  /// In a group that exchanges the axes, a kept subpath is turned by 180°, because the group turns the other way.
  @Test(arguments: [
    ("rotate(90 12 12)", ComponentVerb.keep, "M14 20l-2-2h2z"),
    ("matrix(0 1 1 0 0 0)", .keep, "M14 20l-2-2h2z"),
    ("rotate(90 12 12)", .move, "M14 6l-2-2h2z"),
  ])
  func subpathsKeepApartInTurnedGroups(transform: String, verb: ComponentVerb, expected: String) throws {
    let icon = "<g transform=\"\(transform)\">\(Self.fused)</g>"
    #expect(try mirrored(icon, [("#a::subpath(2)", verb)]).contains("M22 2h-6v6H22z\(expected)\""))
  }

  /// Inside something kept, `mirror` mirrors a part in place (R17).
  @Test func aSubpathOfAKeptPathTurnsInPlace() throws {
    let result = try mirrored(Self.fused, [("#a", .keep), ("#a::subpath(2)", .mirror)])
    #expect(result.contains("d=\"M2 2h6v6H2zM12 4l-2 2h2z\""))
  }

  /// The kept hole of a reflected disc stays a hole under `nonzero`, because the reflected part is reversed.
  @Test func reflectedSubpathsKeepTheirWinding() throws {
    let icon = "<path d=\"M2 2H20V20H2zM5 5V9H8V5z\"/>"
    let expected = "<path d=\"M22 2L22 20L4 20L4 2L22 2ZM5 5V9H8V5z\"/>"
    #expect(try mirrored(icon, [("path::subpath(2)", .keep)]) == expected)
    let evenOdd = icon.replacing("<path", with: "<path fill-rule=\"evenodd\"")
    #expect(try mirrored(evenOdd, [("path::subpath(2)", .keep)]).contains("M22 2H4V20H22zM5 5V9H8V5z"))
  }

  /// The kept subpath of a path with a transform stays in its place.
  @Test func transformsAreMadeUpFor() throws {
    let icon = "<g transform=\"translate(4 1)\"><path d=\"M2 2h6v6H2zM10 4l2 2h-2z\"/></g>"
    let result = try mirrored(icon, [("path::subpath(2)", .keep)])
    #expect(result.contains("translate(-4 1)"))
    #expect(result.contains("M18 4l2 2h-2z"))
  }

  @Test(
    arguments: [
      ([("#slsh", .keep)], "no element matches the component \"#slsh\"; the nearest is #slash"),
      (
        [("#a::subpath(3)", .keep)], "<path id=\"a\">: has no subpath 3; there are 2 subpaths, counted from 1"
      ),
      (
        [("#slash::subpath(1)", .keep)],
        "<rect id=\"slash\">: has no subpaths; ::subpath() picks parts of a <path>"
      ),
      (
        [("#a::subpath(1-2)", .keep), ("#a::subpath(2)", .move)],
        "<path id=\"a\">: subpath 2 is given two verbs, keep and move; leave one"
      ),
      ([("#a", .keep), ("path", .move)], "<path id=\"a\">: is given two verbs, keep and move; leave one"),
    ] as [([(String, ComponentVerb)], String)])
  func problemsSayWhatToDo(components: [(String, ComponentVerb)], message: String) {
    let found = problem(Self.fused + "<rect id=\"slash\" width=\"4\" height=\"4\"/>", components)
    #expect(found?.hasSuffix(message) == true, "\(found ?? "no problem")")
  }
}

import ChiralMirroring
import ChiralSVG
import Testing

/// Objects beside others that are recognised by their shape alone (R8, R10, R11, R15).
@Suite struct ThingTests {
  private func notes(_ content: String, name: String? = nil) throws -> [MirrorNote] {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" "
      + "stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(content)</svg>"
    var mirror = Mirror()
    mirror.name = name
    return try mirror.mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg")).notes
  }

  /// The lines of a list, or the tab of a folder, which mirror beside the object.
  private static let lines = "<path d=\"M2 4h9\"/>"

  @Test(arguments: [
    ("<circle cx=\"15\" cy=\"14\" r=\"4\"/><path d=\"M21 20l-3.1-3.1\"/>", "a magnifier"),
    ("<path d=\"M15 10a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM21 20l-3.1-3.1\"/>", "a magnifier"),
    ("<path d=\"M12 15l3 3 6-6\"/>", "a check mark"),
  ])
  func thingsKeepUpright(thing: String, noun: String) throws {
    let notes = try notes(Self.lines + thing)
    #expect(
      !notes.isEmpty && notes.allSatisfy { $0.action == .moved && $0.reason.contains(noun) }, "\(notes)")
  }

  /// A single object follows its icon's class; a rectangle and a ring are not objects.
  @Test(arguments: [
    "<circle cx=\"11\" cy=\"11\" r=\"8\"/><path d=\"M21 21l-4.3-4.3\"/>",
    "<path d=\"M2 4h9\"/><rect x=\"12\" y=\"12\" width=\"8\" height=\"8\"/>",
    "<path d=\"M2 4h9\"/><circle cx=\"16\" cy=\"16\" r=\"4\"/>", "<path d=\"M2 4h9M2 10h12M2 16h6\"/>",
  ])
  func otherDrawingsMirror(content: String) throws {
    #expect(try notes(content) == [])
  }
}

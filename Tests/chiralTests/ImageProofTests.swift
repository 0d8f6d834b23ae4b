import ChiralTestSupport
import Foundation
import Testing

/// Drawings whose mirrored SVG librsvg does not draw as the mirror image: no command ships them.
@Suite struct ImageProofTests {
  private static func svg(_ content: String, root: String = "", box: String = "0 0 24 24") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\"\(root)>\n\(content)\n</svg>\n"
  }

  /// A transform on the outermost element, which renderers apply in different coordinates.
  private static let turned = svg("<path d=\"M3 4h6l2 10h-8z\"/>", root: " transform=\"rotate(20)\"")

  private static let message =
    "turned.svg:1:1: error: <svg>: drawn by librsvg, the mirrored drawing is not the mirror image; replace "
    + "transform=\"rotate(20)\" and the like by plain shapes, or draw the right-to-left form"

  private func set(_ drawing: String = turned) throws -> IconSet {
    let set = try IconSet()
    try set.write(drawing, to: "Assets/turned.svg")
    try set.write(
      """
      { "version": 1, "assets": "Assets", "locales": ["en", "ar"], "scales": [1],
        "icons": { "arrow.forward": "mirror", "turned": "mirror" } }
      """, to: "manifest.json")
    return set
  }

  @Test func aWrongImageIsNotWritten() throws {
    let set = try set()
    let outcome = try Command.run(["mirror", "Assets/turned.svg", "-o", "out.svg"], in: set.folder)
    #expect(outcome.status == 1 && outcome.errors.contains(Self.message), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: set.folder.appending(path: "out.svg").path))
  }

  @Test func buildAndAuditDecline() throws {
    let set = try set()
    let build = try set.build()
    #expect(
      build.status == 1 && build.errors.contains("the mirrored drawing is not the mirror image"),
      "\(build.errors)")
    let files = try set.contents()
    #expect(files["en/turned.svg"] != nil && files["ar/turned.svg"] == files["en/turned.svg"])
    let audit = try Command.run(["audit", "--no-cache"], in: set.folder)
    #expect(
      audit.status == 1 && audit.output.contains("the mirrored drawing is not the mirror image"),
      "\(audit.output)")
  }

  /// Drawings of every kind of feature are compared.
  @Test(arguments: [
    svg("<rect x=\"3\" y=\"4\" width=\"8\" height=\"9\" style=\"tr\\61nsform:translate(5px,0)\"/>"),
    svg(
      "<style>:not(path){fill:red}</style><rect x=\"3\" y=\"4\" width=\"8\" height=\"9\" fill=\"none\" stroke=\"#000\" stroke-dasharray=\"3 2\"/>"
    ),
    svg("<path style=\"transform:rotate(20)\" d=\"M8 2h6l2 10h-8z\"/>"),
  ])
  func noFeatureIsTrusted(drawing: String) throws {
    let set = try set()
    let outcome = try Command.run(["mirror", "--pure", "-"], in: set.folder, input: drawing)
    #expect(outcome.status == 1 && outcome.errors.contains("is not the mirror image"), "\(outcome.errors)")
  }

  /// A part that keeps its orientation hides nothing about the rest.
  @Test func theRestOfADrawingWithAKeptPartIsCompared() throws {
    let drawing = Self.svg(
      "<path data-direction=\"keep\" d=\"M2 2h3v4z\"/><path style=\"transform:rotate(20)\" d=\"M8 2h6l2 10h-8z\"/>"
    )
    let set = try set()
    let outcome = try Command.run(["mirror", "-"], in: set.folder, input: drawing)
    #expect(outcome.status == 1 && outcome.errors.contains("is not the mirror image"), "\(outcome.errors)")
  }

  /// Shadows, regions and markers are rewritten wherever and however they are declared.
  @Test(arguments: [
    svg(
      "<path style=\"filter:drop-shadow(3px 1px 1px red) drop-shadow(2px 0 0 blue)\" d=\"M3 4h6l2 10h-8z\"/>"),
    svg("<path style=\"filter:Drop-Shadow(rgb(200 10 10) 5px 1px 0)\" d=\"M3 4h6l2 10h-8z\"/>"),
    svg("<path d=\"M3 4h6l2 10h-8z\"/>", root: " filter=\"drop-shadow(5px 1px 0 red)\""),
    svg(
      "<mask id=\"m\" maskUnits=\"userSpaceOnUse\"><path d=\"M-10 0h20v24h-20z\" fill=\"#fff\"/></mask>"
        + "<path mask=\"url(#m)\" d=\"M-12 2h24l-4 18h-20z\"/>", box: "-12 0 24 24"),
    svg(
      "<marker id=\"m\" refX=\"50%\" refY=\"2\" markerWidth=\"6\" markerHeight=\"4\" viewBox=\"3 0 6 4\"><path d=\"M3 0l6 2-3 2z\"/>"
        + "</marker><path d=\"M6 6L12 16\" stroke=\"#000\" marker-end=\"url(#m)\"/>"),
    svg(
      "<marker id=\"m\" refX=\"2\" refY=\"25%\" markerWidth=\"6\" markerHeight=\"4\" viewBox=\"0 3 6 4\" orient=\"auto\">"
        + "<path d=\"M0 3l6 2-3 2z\"/></marker><path d=\"M6 6L12 16\" stroke=\"#000\" marker-end=\"url(#m)\"/>"
    ),
  ])
  func causesAreMended(drawing: String) throws {
    let set = try set()
    let outcome = try Command.run(["mirror", "--pure", "-"], in: set.folder, input: drawing)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// Features that librsvg draws exactly are no reason to decline.
  @Test(arguments: [
    svg(
      "<filter id=\"f\"><feGaussianBlur stdDeviation=\"2\"/></filter><path filter=\"url(#f)\" d=\"M3 4h6l2 10h-8z\"/>"
    ),
    svg(
      "<mask id=\"m\"><path fill=\"#fff\" d=\"M3.3 4h6v9z\"/></mask><path mask=\"url(#m)\" d=\"M2 2h20v9z\"/>"
    ),
    svg("<path d=\"M3 3h14l3 9\" fill=\"none\" stroke=\"#000\" stroke-dasharray=\"5 3 1\"/>"),
    svg("<path transform=\"rotate(20)\" d=\"M9 1h3v2z\"/>", box: "0 0 2 400"),
  ])
  func exactImagesAreWritten(drawing: String) throws {
    let set = try set()
    let outcome = try Command.run(["mirror", "--pure", "-"], in: set.folder, input: drawing)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}

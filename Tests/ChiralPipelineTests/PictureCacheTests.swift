import ChiralManifest
import ChiralRequests
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

@testable import ChiralPipeline

@Suite struct PictureCacheTests {
  private static func digest(_ text: String) -> SHA256 { SHA256(of: Array(text.utf8)) }

  private static let note = {
    var note = MirrorNote(
      action: .kept, element: "<g>", line: 3, rule: "R14", reason: "R14: why", confidence: 0.5)
    note.subject = .slash
    note.sign = .slash
    note.isNamed = true
    (note.parts, note.group) = ([.init(number: 2, subpaths: [1, 3], outline: "M0 0z"), .init(number: 4)], 1)
    note.proof = MirrorNote.Proof(sibling: "b.svg", mean: 0.001, spot: 0.25)
    return note
  }()

  private static let product = Product(
    svg: [1, 2], pngs: [24: [3], 48: [4, 5]], notes: [note],
    faces: [FontFace(family: "Noto Sans", style: "Bold", version: "2.013")], rendered: [6], isFlipped: true)

  static let entries: [Picture] = [
    Picture(
      .success(product),
      [.init(path: "a.svg", digest: digest("a")), .init(path: "b.svg", digest: nil)]),
    Picture(.success(Product(svg: [9], pngs: [:], rendered: [9])), []),
    Picture(.failure(.failed(DrawingProblem("a.svg:1:1: error: no"))), []),
    Picture(.failure(.declined(DrawingProblem("why"))), []),
    Picture(
      .failure(
        .declined(
          DrawingProblem(
            "why", obstacle: .init(line: 3, column: 4, element: "<g>", problem: "give it a sibling")))), []),
  ]

  @Test(arguments: entries) func decodingUndoesEncoding(entry: Picture) {
    let bytes = entry.encoded
    #expect(Picture(decoding: bytes) == entry)
    for count in 0..<bytes.count { #expect(Picture(decoding: Array(bytes.prefix(count))) == nil) }
  }

  /// If this fails, a property was added to a picture: teach `Picture` to store it, and then this test.
  @Test func everyPropertyOfAPictureIsKept() {
    #expect(Swift.Mirror(reflecting: Self.product).children.count == 6)
    #expect(Swift.Mirror(reflecting: Self.note).children.count == 12)
  }

  @Test func transientProblemsAreNotCached() {
    #expect(!Picture(.failure(.failed(DrawingProblem("slow", mayPass: true))), []).isLasting)
  }

  @Test func everyFieldOfAnArtworkAndOfTheRecipeIsPartOfTheKey() throws {
    let manifest = """
      {"version": 1, "assets": ".", "locales": ["en", "ar"], "icons": {
        "a": "fixed", "b": {"class": "mirror", "file": "a.svg"},
        "c": {"class": "mirror", "file": "a.svg", "components": {"#x": "keep"}},
        "d": {"class": "mirror", "file": "a.svg", "components": {"#x": "move"}},
        "e": {"class": "mirror", "file": "a.svg", "slash": "mirror"},
        "f": {"class": "mirror", "file": "a.svg", "infer": false},
        "g": {"class": "fixed", "file": "a.svg", "viewBox": "0 0 24 25"},
        "h": {"class": "fixed", "file": "b.svg"}}}
      """
    let reading = ManifestReader.read(Array(manifest.utf8), file: "m", probes: .trusting)
    let artworks = Plan(try #require(reading.manifest)).artworks
    #expect(artworks.count == 8)
    var recipe = Recipe(
      tools: "t", heights: [24], stylesheet: nil, compression: "fast", limits: "", fonts: "")
    let (one, other) = (SHA256(of: [1]), SHA256(of: [2]))
    var keys = artworks.map { Recipe.key(recipe.bytes, of: $0, source: one) }
    keys.append(Recipe.key(recipe.bytes, of: artworks[0], source: other))
    let changes: [(inout Recipe) -> Void] = [
      { $0.tools = "u" }, { $0.heights = [2, 4] }, { $0.stylesheet = "" }, { $0.compression = "x" },
      { $0.fonts = "f" }, { $0.limits = "bytes=1" },
    ]
    #expect(changes.count == Swift.Mirror(reflecting: recipe).children.count)
    for change in changes {
      change(&recipe)
      keys.append(Recipe.key(recipe.bytes, of: artworks[0], source: one))
    }
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: [
    ("<svg><text>a</text></svg>", true), ("<svg:text/>", true), ("<svg><path/></svg>", false),
    ("<textPath/>", true), ("text", false), ("<tex", false),
  ])
  func textMakesADrawingDependOnFonts(drawing: String, holds: Bool) {
    #expect(Array(drawing.utf8).holdsText == holds)
  }
}

import ChiralMirroring
import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

/// Templates of SF Symbols: each variant is mirrored between its own margins, and nothing else changes.
@Suite struct SymbolTemplateTests {
  /// Every version with one, three and 27 variants.
  static let sheets: [SymbolSheet] = (1...7).flatMap { version in
    [["Regular-M"], ["Ultralight-S", "Regular-S", "Black-S"], SymbolSheet.all].compactMap { variants in
      // Version 1 has one pair of margins.
      guard version > 1 || variants.count == 1 else { return nil }
      var sheet = SymbolSheet()
      sheet.version = version
      sheet.variants = variants
      return sheet
    }
  }

  private func document(_ svg: String) throws -> SVGDocument {
    try SVGDocument(parsing: Array(svg.utf8), file: "symbol.svg")
  }

  private func text(_ document: SVGDocument) -> String {
    String(decoding: document.serialized(), as: UTF8.self)
  }

  /// Returns the points of each path of a variant, in the coordinates of the sheet.
  private func points(_ variant: SymbolTemplate.Variant) -> [[Point]] {
    variant.element.elements.filter { $0.name == "path" }.map { path in
      PathData(path["d"] ?? "").segments.flatMap { segment -> [Point] in
        switch segment {
        case .move(let end), .line(let end), .arc(_, _, _, _, _, let end): [end]
        case .quadratic(let one, let end): [one, end]
        case .cubic(let one, let two, let end): [one, two, end]
        case .close: []
        }
      }.map { variant.map($0) }
    }
  }

  @Test(arguments: sheets.indices) func eachVariantIsMirroredBetweenItsMargins(index: Int) throws {
    let sheet = Self.sheets[index]
    let source = try #require(SymbolTemplate(try document(sheet.svg)))
    let result = try #require(SymbolTemplate(try Mirror().mirrored(source.document).document))
    #expect(source.variants.map(\.name) == sheet.variants)
    #expect(result.variants.map(\.name) == sheet.variants)
    for (before, after) in zip(source.variants, result.variants) {
      let margins = SymbolSheet.margins(of: before.name)
      #expect(before.map == after.map)
      let (old, new) = (points(before), points(after))
      #expect(!old.joined().isEmpty && old.map(\.count) == new.map(\.count))
      for (one, other) in zip(old.joined(), new.joined()) {
        #expect(abs(margins.left + margins.right - one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-9)
      }
    }
  }

  /// Notes, guides, the style, ids, classes and the order of all elements stay the same.
  @Test(arguments: sheets.indices) func nothingButCoordinatesOfVariantsChanges(index: Int) throws {
    let source = Self.sheets[index].svg
    let mirrored = text(try Mirror().mirrored(try document(source)).document)
    func outline(_ text: String) throws -> String {
      let start = try #require(text.range(of: "<g id=\"Symbols\">")).lowerBound
      return String(text[..<start]) + text[start...].replacing(#/ d="[^"]*"| cx="[^"]*"/#, with: "")
    }
    #expect(try outline(mirrored) == outline(source))
    #expect(mirrored != source)
    let again = try #require(SymbolTemplate(try Mirror().mirrored(try document(mirrored)).document))
    let template = try #require(SymbolTemplate(try document(source)))
    for (one, other) in zip(template.variants, again.variants) {
      for (a, b) in zip(points(one).joined(), points(other).joined()) {
        #expect(abs(a.x - b.x) < 1e-6 && a.y == b.y)
      }
    }
  }

  /// Templates of version 2 have margins for Regular-M only: other weights are mirrored about their ink, and
  /// other scales of the weight stay in its column.
  @Test func variantsWithoutMarginsStayInTheirPlace() throws {
    var sheet = SymbolSheet()
    sheet.variants = SymbolSheet.all
    sheet.unmargined = Set(SymbolSheet.all).subtracting(["Regular-M"])
    let source = try #require(SymbolTemplate(try document(sheet.svg)))
    let result = try #require(SymbolTemplate(try Mirror().mirrored(source.document).document))
    for (before, after) in zip(source.variants, result.variants) {
      let (old, new) = (points(before).joined().map(\.x), points(after).joined().map(\.x))
      let middle = SymbolSheet.margins(of: "Regular-M")
      let sum =
        before.name.hasPrefix("Regular")
        ? middle.left + middle.right : (old.min() ?? 0) + (old.max() ?? 0)
      for (one, other) in zip(old, new) { #expect(abs(sum - one - other) < 0.002, "\(before.name)") }
    }
  }

  @Test func aSlashIsKeptInEveryVariant() throws {
    var sheet = SymbolSheet()
    sheet.variants = SymbolSheet.all
    sheet.hasSlash = true
    var mirror = Mirror()
    mirror.components = [Mirror.Component(selector: try Selector(".slash"), verb: .keep)]
    let source = try #require(SymbolTemplate(try document(sheet.svg)))
    let result = try #require(SymbolTemplate(try mirror.mirrored(source.document).document))
    for (before, after) in zip(source.variants, result.variants) {
      #expect(points(before)[1] == points(after)[1], "\(before.name)")
      #expect(points(before)[0] != points(after)[0], "\(before.name)")
    }
  }

  @Test func aComponentThatNoVariantHasIsAnError() throws {
    var mirror = Mirror()
    mirror.components = [Mirror.Component(selector: try Selector("#gone"), verb: .keep)]
    #expect(throws: MirrorError.self) { try mirror.mirrored(try document(SymbolSheet().svg)) }
  }

  @Test(arguments: [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><g id='Symbols'><g id='Regular-M'/></g></svg>",
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><g id='Symbols'><g id='bell'/></g><g id='Guides'/></svg>",
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path id='Symbols'/><path id='Guides'/></svg>",
  ]) func otherDrawingsAreNoTemplates(svg: String) throws {
    #expect(SymbolTemplate(try document(svg)) == nil)
    #expect(try document(svg).shown == document(svg))
  }

  /// The regular variant represents the symbol: filled, between its margins, and flipped by the mirror.
  @Test(arguments: sheets.indices) func thePictureIsTheRegularVariant(index: Int) throws {
    let source = try document(Self.sheets[index].svg)
    let shown = source.shown
    let template = try #require(SymbolTemplate(source))
    let margins = SymbolSheet.margins(of: template.representative.name)
    let box = try shown.viewBox()
    #expect(template.representative.name.hasPrefix("Regular"))
    #expect(
      abs(box.minX.value - margins.left) < 0.001
        && abs(box.width.value - margins.right + margins.left) < 0.002)
    let helper = RenderHelper(.init(executable: BuiltProducts.renderer))
    func bitmap(_ document: SVGDocument) throws -> Bitmap {
      let output = RenderOutput(height: 96, format: .pixels)
      return try #require(
        try helper.render(RenderRequest(svg: document.serialized(), outputs: [output])).first?.get()
      ).bitmap
    }
    let picture = try bitmap(shown)
    expectSamePicture(
      try bitmap(try Mirror().mirrored(source).document.shown), picture.flippedHorizontally(),
      "symbol-\(index)")
    // The shaft of the arrow is filled black, so this is not the wireframe.
    let ink = stride(from: 3, to: picture.pixels.count, by: 4).count { picture.pixels[$0] > 200 }
    #expect(ink * 20 > picture.pixels.count / 4)
  }
}

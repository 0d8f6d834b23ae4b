import ChiralSVG
import Testing

@testable import ChiralInk
@testable import ChiralSigns

/// The pieces that belong to a sign as its lights, edges and shadows.
@Suite struct LayersTests {
  /// Returns whether the second shape of a drawing is a layer of the first.
  private func isLayer(_ layer: String, of shape: String) throws -> Bool {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"\(shape)\"/><path d=\"\(layer)\"/></svg>"
    let document = try SVGDocument(parsing: Array(text.utf8), file: "icon.svg")
    let units = Scene(document, viewBox: try document.viewBox()).units
    let first = units.filter { $0.element == units[0].element }
    let other = try #require(units.first { $0.element != units[0].element })
    return try #require(Layers(of: first, side: 24)).contains(other)
  }

  private static let disc = "M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20z"

  @Test(arguments: [
    "M12 2.500a9.500 9.500 0 0 0-9.500 9.500h1a8.500 8.500 0 0 1 8.500-8.500z",
    "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z", "M12 2.500a10 10 0 1 0 0 20a10 10 0 0 0 0-20z",
  ])
  func lightsAndShadowsAreLayers(layer: String) throws {
    #expect(try isLayer(layer, of: Self.disc))
  }

  /// A ring below a thin check mark touches it, and a crescent outside of a disc follows its edge.
  @Test func neighboursAreNone() throws {
    let check = "M13 17.500l.9-.9 2.300 2.300 5-6 .9.8-5.900 7z"
    let ring = "M16 18.300a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200z"
    #expect(try !isLayer(ring, of: check))
    #expect(try !isLayer("M12 1.500A10.500 10.500 0 0 0 1.500 12H2A10 10 0 0 1 12 2z", of: Self.disc))
  }

  @Test(arguments: ["M8 11h5V8l4 4-4 4v-3H8z", "M2 2h3v3H2z"])
  func picturesOnADiscAreNone(layer: String) throws {
    #expect(try !isLayer(layer, of: Self.disc))
  }
}

import ChiralExporting
import ChiralManifest
import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import ChiralValues
import Testing

@testable import ChiralDrawing

/// A set with a single icon, `x`, that shows the same drawing everywhere.
enum SinglePicture {
  /// Returns a drawing of 24 × 24 units with the given content.
  static func svg(_ body: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(body)</svg>"
  }

  /// Returns a drawing as a picture.
  static func picture(_ svg: String) throws -> ExportPicture {
    let text = #"{ "version": 1, "locales": ["en"], "icons": { "x": "fixed" } }"#
    let manifest = try #require(
      ManifestReader.read(Array(text.utf8), file: "manifest.json", probes: .trusting).manifest)
    return try DirectConverter.picture(svg, of: Plan(manifest).artworks[0])
  }

  /// Returns the icon with a name.
  static func icon(
    _ name: String, _ picture: ExportPicture, codePoint: FontCodePoint? = nil
  ) -> ExportIcon {
    ExportIcon(
      name: name, codePoint: codePoint, drawn: .leftToRight, leftToRight: picture, rightToLeft: picture,
      locales: [], isFlip: false)
  }

  /// Returns the export of a picture to a target.
  static func export(_ picture: ExportPicture, to target: Target) throws -> Export {
    try #require(target.exporter).export(ExportSet(icons: [icon("x", picture)], sizes: [24], scales: [1]))
  }

  /// Returns librsvg's rendering of a drawing.
  static func bitmap(_ svg: some Sequence<UInt8>) throws -> Bitmap {
    let output = RenderOutput(width: 96, height: 96, format: .pixels)
    let helper = RenderHelper(.init(executable: BuiltProducts.renderer))
    return try #require(try helper.render(RenderRequest(svg: Array(svg), outputs: [output])).first?.get())
      .bitmap
  }
}

/// Converts drawings in this process.
struct DirectConverter: DrawingConverter {
  /// A drawing as the picture of an artwork.
  static func picture(_ svg: String, of artwork: Artwork) throws -> ExportPicture {
    let document = try SVGDocument(parsing: Array(svg.utf8), file: artwork.source)
    return ExportPicture(
      artwork: artwork, drawing: ShownDrawing(document, of: document), converter: DirectConverter())
  }

  func text(of picture: ExportPicture, in form: DrawingForm) throws(FormProblem) -> String {
    guard let document = try? SVGDocument(parsing: picture.drawing.svg, file: picture.artwork.source) else {
      throw .failed("cannot be read")
    }
    return try form.text(of: document)
  }
}

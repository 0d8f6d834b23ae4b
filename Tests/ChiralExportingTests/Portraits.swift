import ChiralExporting
import ChiralManifest
import ChiralValues

extension SheetPicture {
  /// Returns a picture of some bytes, which only a reader of the text can see.
  static func drawn(
    _ bytes: [UInt8], width: Int = 96, tone: Rendition.Tone = .colored, svg: String = "s",
    pixels: String = "p",
    parts: [MirrorNote] = []
  ) -> SheetPicture {
    .made(
      Rendition(
        pngs: [SheetPicture.pixelHeight: bytes], pixelWidth: width,
        print: Rendition.Print(png: bytes, pixelWidth: width), tone: tone,
        fingerprint: Fingerprint(svg: svg, pixels: pixels), parts: parts))
  }
}

extension ContactSheet {
  /// Returns every picture of the sheet, each with its own bytes.
  func allDrawn(svg: String = "s", pixels: String = "p") -> SheetPictures {
    Dictionary(
      uniqueKeysWithValues: artworks.enumerated().map { index, artwork in
        let name = "\(artwork.source) \(artwork.transformation)"
        return (artwork, .drawn([1, 2, UInt8(index)], svg: svg + name, pixels: pixels + name))
      })
  }
}

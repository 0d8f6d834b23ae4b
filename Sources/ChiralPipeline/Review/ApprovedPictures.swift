internal import ChiralExporting
internal import ChiralRequests
internal import ChiralValues

/// The approved pictures in the store of a set's pictures, so that a changed picture can be compared with the approved one. A missing
/// picture is made again from git, or not shown.
extension Store {
  /// Saves a picture, and its drawing, which can be shown at any size, with the parts that were not simply mirrored.
  func keepApproved(_ rendition: Rendition) {
    let (key, drawingKey, partsKey) = Self.keys(of: rendition.fingerprint)
    if !rendition.drawing.isEmpty, content(for: drawingKey) == nil {
      store(rendition.drawing, for: drawingKey)
      store(rendition.parts.encoded, for: partsKey)
    }
    guard let print = rendition.print, content(for: key) == nil else { return }
    let level = SheetLook.paper.compression.level
    store(
      print.isFlipped ? PNG.flippedHorizontally(print.png, level: level) ?? print.png : print.png, for: key)
  }

  /// Returns the approved picture with these pixels, with its drawing if that is known; nil if it is missing.
  func approved(_ fingerprint: Fingerprint) -> Rendition? {
    let (key, drawingKey, partsKey) = Self.keys(of: fingerprint)
    guard let png = content(for: key), let bitmap = try? PNG.decode(png),
      SHA256(of: bitmap).half == fingerprint.pixels
    else { return nil }
    let drawing = content(for: drawingKey).flatMap { SHA256(of: $0).half == fingerprint.svg ? $0 : nil }
    return Rendition(
      pngs: [SheetPicture.pixelHeight: png], pixelWidth: bitmap.width,
      print: Rendition.Print(png: png, pixelWidth: bitmap.width), tone: bitmap.tone, fingerprint: fingerprint,
      parts: content(for: partsKey).flatMap([MirrorNote].init(decoding:)) ?? [], drawing: drawing ?? [])
  }

  private static func keys(
    of fingerprint: Fingerprint
  ) -> (picture: SHA256, drawing: SHA256, parts: SHA256) {
    (
      SHA256(of: "approved " + fingerprint.pixels), SHA256(of: "approved drawing " + fingerprint.svg),
      SHA256(of: "approved parts " + fingerprint.svg)
    )
  }
}

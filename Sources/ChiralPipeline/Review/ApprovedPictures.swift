internal import ChiralExporting
internal import ChiralRequests

/// The approved pictures in the store of a set's pictures, so that a changed picture can be compared with the approved one. A missing
/// picture is made again from git, or not shown.
extension Store {
  /// Saves a picture.
  func keepApproved(_ rendition: Rendition) {
    let key = Self.key(of: rendition.fingerprint)
    guard let print = rendition.print, content(for: key) == nil else { return }
    let level = SheetLook.paper.compression.level
    store(
      print.isFlipped ? PNG.flippedHorizontally(print.png, level: level) ?? print.png : print.png, for: key)
  }

  /// Returns the approved picture with these pixels; nil if it is missing.
  func approved(_ fingerprint: Fingerprint) -> Rendition? {
    guard let png = content(for: Self.key(of: fingerprint)), let bitmap = try? PNG.decode(png),
      SHA256(of: bitmap).half == fingerprint.pixels
    else { return nil }
    return Rendition(
      pngs: [SheetPicture.pixelHeight: png], pixelWidth: bitmap.width,
      print: Rendition.Print(png: png, pixelWidth: bitmap.width), tone: bitmap.tone, fingerprint: fingerprint)
  }

  private static func key(of fingerprint: Fingerprint) -> SHA256 {
    SHA256(of: "approved " + fingerprint.pixels)
  }
}

internal import ChiralRendering
internal import ChiralSheet

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The approved pictures in the user's cache, so that a changed picture can be compared with the approved
/// one.
///
/// A file is named by the digest of its pixels, which is verified when it is read. The cache is optional:
/// missing pictures are made again from git or not shown.
struct ApprovedPictures: Sendable {
  private let folder: String

  /// The largest file that is read, in bytes; larger than any picture of this height.
  private static let largest = 16 << 20

  /// Opens the cache in a folder; nil for the default: `$XDG_CACHE_HOME` or the system's cache folder in the
  /// home folder.
  init?(_ folder: String? = nil) {
    guard let folder = folder ?? Self.usualFolder else { return nil }
    self.folder = folder
  }

  private static var usualFolder: String? { CacheLocation.folder.map { $0 + "/chiral/approved" } }

  /// Saves a picture if the cache can be written.
  func keep(_ rendition: Rendition) {
    guard let print = rendition.print else { return }
    let path = path(of: rendition.fingerprint.pixels)
    guard FileStatus(path) == nil,
      (try? HeldFolder.ofOurs(Files.parentFolder(of: path) ?? folder, making: true)) != nil
    else { return }
    let level = SheetLook.paper.compression.level
    try? Files.put(
      print.isFlipped ? PNG.flippedHorizontally(print.png, level: level) ?? print.png : print.png, at: path)
  }

  /// Returns the picture with these pixels; nil if it is missing or its pixels differ.
  func rendition(_ fingerprint: Fingerprint) -> Rendition? {
    let digits = fingerprint.pixels
    guard digits.utf8.count == 32, digits.allSatisfy(\.isHexDigit),
      let png = try? Files.readFile(path(of: digits), limit: Self.largest), let bitmap = try? PNG.decode(png),
      SHA256(of: bitmap).half == digits
    else { return nil }
    return Rendition(
      pngs: [SheetPicture.pixelHeight: png], pixelWidth: bitmap.width,
      print: Rendition.Print(png: png, pixelWidth: bitmap.width), tone: bitmap.tone, fingerprint: fingerprint)
  }

  private func path(of digits: String) -> String { "\(folder)/\(digits.prefix(2))/\(digits).png" }
}

internal import ChiralRendering
internal import ChiralSheet

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The pictures that were approved, in the person's cache, so that a changed one can be shown beside what it was.
///
/// A file is named by the digest of its pixels, which is looked at again when it is read. Nothing depends on the
/// cache: what it lacks is made again from git, or not shown.
struct ApprovedPictures: Sendable {
  private let folder: String

  /// More bytes than any picture of this height has.
  private static let largest = 16 << 20

  /// Pictures in a folder; nil is the usual one: `$XDG_CACHE_HOME`, else what the system has below the home folder.
  init?(_ folder: String? = nil) {
    guard let folder = folder ?? Self.usualFolder else { return nil }
    self.folder = folder
  }

  private static var usualFolder: String? {
    func absolute(_ variable: String) -> String? {
      getenv(variable).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    #if canImport(Darwin)
      let below = "/Library/Caches"
    #else
      let below = "/.cache"
    #endif
    return (absolute("XDG_CACHE_HOME") ?? absolute("HOME").map { $0 + below }).map { $0 + "/chiral/approved" }
  }

  /// Keeps a picture, if the cache takes it.
  func keep(_ portrait: Portrait) {
    guard let png = portrait.pngs[SheetPicture.pixelHeight] else { return }
    let path = path(of: portrait.fingerprint.pixels)
    guard FileStatus(path) == nil, (try? Files.makeFolders(Files.parentFolder(of: path) ?? folder)) != nil
    else { return }
    try? Files.replace(path, with: png)
  }

  /// The picture with these pixels; nil where it is not here, or no longer what it was.
  func portrait(_ fingerprint: Fingerprint) -> Portrait? {
    let digits = fingerprint.pixels
    guard digits.utf8.count == 32, digits.allSatisfy(\.isHexDigit),
      let png = try? Files.readFile(path(of: digits), limit: Self.largest), let bitmap = try? PNG.decode(png),
      SHA256(of: bitmap).half == digits
    else { return nil }
    return Portrait(
      pngs: [SheetPicture.pixelHeight: png], pixelWidth: bitmap.width, tone: bitmap.tone,
      fingerprint: fingerprint)
  }

  private func path(of digits: String) -> String { "\(folder)/\(digits.prefix(2))/\(digits).png" }
}

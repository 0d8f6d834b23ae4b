import ChiralIcons
import ChiralTestSupport
import Foundation
import Testing

/// An icon of each class, with variants for a language, a script and a direction.
struct SmallSet {
  private let folder: URL

  init(_ scratch: ScratchFolder) throws {
    folder = scratch.url.appending(path: "set-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(Self.letter, to: "bold.svg")
    try write(Self.letter.replacing(">B<", with: ">17<"), to: "day.svg")
    for (number, name) in Self.drawings.enumerated() { try write(Self.drawing(number), to: "\(name).svg") }
  }

  private static let drawings = [
    "arrow", "camera", "signature", "signature.ar", "signature.he", "page", "page.he", "door", "door.rtl",
    "ask",
  ]

  private static let letter = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
    <text id="letter" x="6" y="19" font-family="Noto Sans" font-size="18">B</text></svg>
    """

  /// A drawing unlike every other and unlike its own mirror image.
  private static func drawing(_ number: Int) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M\#(number + 1) 3h8v4h-3v11z"/></svg>"#
  }

  private static let icons = """
    "arrow": "mirror",
    "camera": "fixed",
    "signature": { "class": "localized", "variants": { "Arab": "signature.ar.svg", "Hebr": "signature.he.svg" } },
    "page": { "class": "both", "variants": { "he": "page.he.svg" } },
    "door": { "class": "both", "variants": { "rtl": "door.rtl.svg" } },
    "ask": { "class": "mirror", "except": ["he", "yi"] },
    "bold": { "class": "localized", "text": { "#letter": { "Arab": "A", "Hebr": "H" } } }
    """

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }

  /// An icon whose number has the digits of the locale.
  static let day = """
    , "day": { "class": "localized", "fonts": { "Arab": "Noto Sans Arabic", "Latn": "Noto Sans" } }
    """

  /// Builds the set, with `more` icons, and opens the result.
  func build(
    _ name: String, _ locales: [String], more: String = "", status: Int32 = 0
  ) throws -> IconCatalog {
    let tags = locales.map { "\"\($0)\"" }.joined(separator: ", ")
    try write(
      """
      { "version": 1, "locales": [\(tags)], "sizes": [16, 24], "scales": [1, 2], "icons": { \(Self.icons)\(more) } }
      """, to: "manifest.json")
    let outcome = try Command.run("build", "--no-cache", "--output", name, in: folder)
    #expect(outcome.status == status, "\(outcome.errors)")
    return try IconCatalog(directory: folder.appending(path: name))
  }
}

import ChiralManifest
import ChiralRequests
import ChiralTestSupport
import Foundation
import Synchronization
import Testing

/// Our own icons, built for every target at 48 pixels: the pictures of `files`, and the folders of the
/// platforms.
final class OwnExports: Sendable {
  /// Built once for all tests.
  static let shared = Result { try OwnExports() }

  static let size = 48
  private let scratch: ScratchFolder
  private let bitmaps = Mutex<[Data: Bitmap]>([:])
  /// The names of each icon on the targets, by its own name.
  let names: [String: [String: String]]
  /// The names of the icons, sorted.
  let icons: [String]
  /// The locales with their directions, sorted by tag.
  let locales: [LanguageTag]

  var output: URL { scratch.url.appending(path: "out") }

  /// The targets that are built.
  static let targets = ["xcassets", "android", "web", "gtk", "flutter", "windows", "iconify", "react"]

  private init() throws {
    scratch = try ScratchFolder()
    let root = Repository.root
    try FileManager.default.copyItem(
      at: root.appending(path: "Assets"), to: scratch.url.appending(path: "Assets"))
    let text = try String(contentsOf: root.appending(path: "manifest.json"), encoding: .utf8)
      .replacing("\"sizes\": [24]", with: "\"sizes\": [\(Self.size)]")
      .replacing("\"scales\": [1, 2, 3]", with: "\"scales\": [1]")
    try Data(text.utf8).write(to: scratch.url.appending(path: "manifest.json"))
    let outcome = try Command.run(
      ["build", "--output", "out", "--target", "files"] + Self.targets.flatMap { ["--target", $0] },
      in: scratch.url)
    guard outcome.status == 0 else { throw Failure(text: outcome.errors) }
    let index = try JSONNode(file: scratch.url.appending(path: "out/index.json"))
    let icons = index["icons"]?.members ?? []
    self.icons = icons.map(\.key)
    locales = try (icons.first?.value["locales"]?.members ?? []).map { try LanguageTag($0.key) }.sorted()
    names = (index["targets"]?.members ?? []).reduce(into: [:]) { all, target in
      all[target.key] = (target.value["icons"]?.members ?? []).reduce(into: [:]) { names, icon in
        names[icon.key] = icon.value["name"]?.string
      }
    }
  }

  struct Failure: Error {
    var text: String
  }

  /// Returns the picture of `files` for a locale.
  func expected(_ icon: String, _ locale: LanguageTag) throws -> Bitmap {
    try decoded(expectedData(icon, locale))
  }

  /// Returns the picture of `files` for a locale as a PNG.
  func expectedData(_ icon: String, _ locale: LanguageTag) throws -> Data {
    try Data(contentsOf: output.appending(path: "\(locale.text)/\(icon)-\(Self.size)@1x.png"))
  }

  /// Returns the pixels of a PNG; equal files are decoded once.
  func decoded(_ png: Data) throws -> Bitmap {
    if let known = bitmaps.withLock({ $0[png] }) { return known }
    let bitmap = try PNG.decode(Array(png))
    bitmaps.withLock { $0[png] = bitmap }
    return bitmap
  }

  /// Returns the pictures that an icon has in any locale.
  func pictures(_ icon: String) throws -> Set<Bitmap> { Set(try locales.map { try expected(icon, $0) }) }

  /// Returns the paths of all files of a target, relative to its folder.
  func paths(of target: String) -> [String] {
    (FileManager.default.enumerator(atPath: output.path + "/" + target)?.compactMap { $0 as? String } ?? [])
      .sorted()
  }

  func text(_ target: String, _ path: String) throws -> String {
    try String(contentsOf: output.appending(path: target + "/" + path), encoding: .utf8)
  }

  func data(_ target: String, _ path: String) throws -> Data {
    try Data(contentsOf: output.appending(path: target + "/" + path))
  }
}

extension JSONNode {
  /// Reads a JSON file.
  init(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    self = try #require(JSONReader.read(SourceText(bytes, file: file.lastPathComponent)).root)
  }
}

/// The picture that a platform shows.
struct ShownPicture: Hashable {
  enum Form: Hashable {
    case svg(String)
    case png(Data)
  }

  var form: Form
  /// True if the platform shows the mirror image.
  var isFlipped = false

  /// Returns the picture in pixels.
  func bitmap(_ helper: RenderHelper) throws -> Bitmap {
    let bitmap: Bitmap
    switch form {
    case .png(let data): bitmap = try PNG.decode(Array(data))
    case .svg(let text):
      let output = RenderOutput(height: OwnExports.size, format: .pixels)
      bitmap = try #require(
        try helper.render(RenderRequest(svg: Array(text.utf8), outputs: [output])).first?.get()
      ).bitmap
    }
    return isFlipped ? bitmap.flippedHorizontally() : bitmap
  }
}

/// A platform's lookup of an icon's file, simulated according to its documentation.
protocol PlatformSimulation: Sendable {
  init(_ exports: OwnExports) throws
  /// Returns the picture for a locale; the interface has the locale's direction.
  func picture(_ icon: String, _ locale: LanguageTag) throws -> ShownPicture
}

extension LanguageTag {
  /// The tag, followed by its prefixes down to the language.
  var prefixes: [String] {
    let parts = text.split(separator: "-")
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }
}

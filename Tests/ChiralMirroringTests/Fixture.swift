import ChiralMirroring
import ChiralSVG
import ChiralTestSupport
import Foundation

/// A drawing of `Tests/Fixtures/mirroring`, which tests the one thing that its name says.
struct Fixture: Sendable, CustomStringConvertible {
  /// The folder and the name without `.svg`, such as `shapes/circle-without-cx`.
  let name: String

  var description: String { name }

  /// The folder that holds the areas.
  static let folder = Repository.root.appending(path: "Tests/Fixtures/mirroring")

  /// The areas, one folder each, but for `components`, whose drawings are not mirrored as a whole.
  static let areas: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains(".") && $0 != "components" }.sorted()
  }()

  /// The fixtures of one area, in order.
  static func all(in area: String) -> [Fixture] {
    let path = folder.appending(path: area).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".svg") && !$0.hasSuffix(".expected.svg") }.sorted()
      .map { Fixture(name: "\(area)/\($0.dropLast(4))") }
  }

  /// The bytes of the file.
  func source() throws -> [UInt8] {
    try Array(Data(contentsOf: Self.folder.appending(path: name + ".svg")))
  }

  /// The drawing.
  func document() throws -> SVGDocument {
    try SVGDocument(parsing: try source(), file: name + ".svg")
  }
}

extension Mirror {
  /// Mirrors everything, text and pictures too.
  static var pure: Mirror {
    var mirror = Mirror()
    mirror.isPure = true
    return mirror
  }

  /// The mirror image as it is read back from its bytes.
  func reread(_ document: SVGDocument) throws -> SVGDocument {
    try SVGDocument(parsing: mirrored(document).document.serialized(), file: document.file)
  }
}

extension SVGElement {
  /// The element and all inside it, in document order.
  var tree: [SVGElement] { [self] + elements.flatMap(\.tree) }
}

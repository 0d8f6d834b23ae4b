import ChiralMirroring
import ChiralSVG
import ChiralTestSupport
import Foundation

/// A drawing of `Tests/Fixtures/mirroring`; its name says which single thing it tests.
struct Fixture: Sendable, CustomStringConvertible {
  /// The folder and the name without `.svg`, such as `shapes/circle-without-cx`.
  let name: String

  var description: String { name }

  /// The folder that holds the areas.
  static let folder = Repository.root.appending(path: "Tests/Fixtures/mirroring")

  /// The areas, one folder each, except `components`, whose drawings are not mirrored as a whole.
  static let areas: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains(".") && $0 != "components" }.sorted()
  }()

  /// Returns the fixtures of one area, in order.
  static func all(in area: String) -> [Fixture] {
    let path = folder.appending(path: area).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".svg") && !$0.hasSuffix(".expected.svg") }.sorted()
      .map { Fixture(name: "\(area)/\($0.dropLast(4))") }
  }

  /// Returns the bytes of the file.
  func source() throws -> [UInt8] {
    try Array(Data(contentsOf: Self.folder.appending(path: name + ".svg")))
  }

  /// Returns the drawing.
  func document() throws -> SVGDocument {
    try SVGDocument(parsing: try source(), file: name + ".svg")
  }
}

extension Mirror {
  /// A mirror that mirrors everything, text and raster images included.
  static var pure: Mirror {
    var mirror = Mirror()
    mirror.isPure = true
    return mirror
  }

  /// Returns a mirror image, parsed again from its bytes.
  func reread(_ document: SVGDocument) throws -> SVGDocument {
    try SVGDocument(parsing: mirrored(document).document.serialized(), file: document.file)
  }
}

extension SVGElement {
  /// The element and all its descendants, in document order.
  var tree: [SVGElement] { [self] + elements.flatMap(\.tree) }
}

import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import Foundation
import Synchronization

@testable import ChiralDrawing

/// Letters set in the fonts of `Tests/Fixtures/fonts`, whose glyphs are boxes of known sizes.
enum LetteringFixture {
  /// The font for Latin letters: A is 500 wide from 50 and 700 high, the digit n is 300 + 10 n wide and 700 high.
  static let latin = LetterRun.Font(script: "Latn", name: file("boxes-latin"))
  /// The font for Arabic: digits are 500 high, beh is 700 wide from 200 below to 300 above the baseline.
  static let arabic = LetterRun.Font(script: "Arab", name: file("boxes-arabic"))

  static func file(_ name: String) -> LetterRun.Name {
    .file(
      path: Repository.root.appending(path: "Tests/Fixtures/fonts/\(name).ttf").path,
      name: "fonts/\(name).ttf")
  }

  private static let helper = Mutex(RenderHelper(options))

  /// Options for a worker that may read the fonts of the tests in addition to those of the system.
  private static var options: RenderHelper.Options {
    var options = RenderHelper.Options(executable: BuiltProducts.renderer)
    options.readable.append(Repository.root.appending(path: "Tests/Fixtures/fonts").path)
    return options
  }

  static func set(_ runs: [LetterRun]) throws(RenderError) -> LetterResults {
    try helper.withLock { helper throws(RenderError) in try helper.letters(LetterRequest(runs: runs)) }
  }

  /// Returns a letterer with both fonts.
  static func letterer(_ change: (inout Letterer) throws -> Void = { _ in }) rethrows -> Letterer {
    var letterer = Letterer { runs throws(RenderError) in try set(runs) }
    letterer.fonts = [latin, arabic]
    try change(&letterer)
    return letterer
  }

  static func document(_ content: String, root: String = "") throws -> SVGDocument {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" font-size=\"10\"\(root)>\(content)</svg>"
    return try SVGDocument(parsing: Array(text.utf8), file: "a.svg")
  }

  /// Returns the lettered content of a drawing.
  static func lettered(
    _ content: String, root: String = "", _ change: (inout Letterer) throws -> Void = { _ in }
  ) throws -> SVGDocument {
    try letterer(change).lettered(try document(content, root: root)).document
  }

  /// Returns the boxes of the paths of a drawing, rounded to a thousandth.
  static func boxes(
    _ content: String, root: String = "", _ change: (inout Letterer) throws -> Void = { _ in }
  ) throws -> [Box] {
    ElementIndex(try lettered(content, root: root, change)).elements.filter { $0.name == "path" }
      .compactMap { PathData($0["d"] ?? "").segments.bounds().map(Box.init) }
  }

  /// A rectangle with a readable description.
  struct Box: Hashable, CustomStringConvertible {
    var edges: [Double]

    init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
      edges = [left, top, right, bottom].map { ($0 * 100).rounded() / 100 }
    }

    init(_ rect: Rect) { self.init(rect.minX, rect.minY, rect.maxX, rect.maxY) }

    var description: String { "\(edges)" }
  }
}

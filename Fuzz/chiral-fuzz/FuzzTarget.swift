import ChiralMirroring
import ChiralSVG

/// A parser to fuzz, with the properties that must hold for any input.
enum FuzzTarget: Hashable, Sendable {
  case pathData
  case transformList
  case number
  case selector
  case svg
  case conversion
  case recognition(Detector)
  case manifest
  case approvals
  case decisions
  case drawable
  case sheet
  case catalog
  case list
  case facts

  /// All targets by the names that `scripts/fuzz` lists.
  static let all: [String: FuzzTarget] = [
    "path-data": .pathData, "transform-list": .transformList, "number": .number, "selector": .selector,
    "svg": .svg,
    "conversion": .conversion, "manifest": .manifest, "approvals": .approvals, "decisions": .decisions,
    "drawable": .drawable, "sheet": .sheet, "catalog": .catalog, "list": .list,
    "facts": .facts,
  ].merging(Detector.allCases.map { ($0.rawValue, .recognition($0)) }) { $1 }

  /// Passes bytes to the parser; a violated property ends the process, which libFuzzer reports.
  func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .pathData: Self.pathData(text)
    case .transformList: Self.transformList(text)
    case .number: Self.number(text)
    case .selector: Self.selector(text)
    case .svg: Self.svg(bytes)
    case .conversion: Detector.convert(text)
    case .recognition(let detector): detector.run(text)
    case .manifest: Self.manifest(bytes)
    case .approvals: Self.approvals(bytes)
    case .decisions: Self.decisions(bytes)
    case .drawable: Self.drawable(bytes)
    case .sheet: Self.sheet(bytes)
    case .catalog: Self.catalog(bytes)
    case .list: Self.list(text)
    case .facts: Self.facts(bytes)
    }
  }

  private static let axis = DecimalNumber(mantissa: 241, decimals: 1)

  /// Checks that parsed path data prints as its source, and that its mirror image has the same commands.
  private static func pathData(_ text: String) {
    let path = PathData(text)
    precondition(path.description == text)
    let mirrored = path.mirrored(k: axis)
    precondition(mirrored.commands.map(\.letter) == path.commands.map(\.letter))
    precondition(mirrored.mirrored(k: axis).arguments.map(\.role) == path.arguments.map(\.role))
    _ = path.segments.bounds()
  }

  /// Checks that the mirror image of a transform list is a transform list.
  private static func transformList(_ text: String) {
    guard let list = TransformList(text) else { return }
    precondition(TransformList(list.mirrored(k: axis)) != nil)
    _ = list.affine
  }

  /// Checks that numbers are equal after they were written and read again.
  private static func number(_ text: String) {
    _ = ViewBox(text)?.mirrorSum
    guard let length = Length(text) else { return }
    guard let written = Length("\(length.number)\(length.unit.rawValue)") else { preconditionFailure() }
    let (value, read) = (length.number.value, written.number.value)
    precondition(read == value || abs(read - value) < abs(value) * 1e-12)
    _ = (length.number + axis) * length.userUnits(reference: axis, fontSize: axis) - axis
  }

  private static func selector(_ text: String) {
    _ = try? Selector(text)
    _ = StyleDeclarations(text).setting("x", to: "1px", isImportant: true)
    let sheet = "<svg><style><![CDATA[\(text)]]></style><g id='a'><path class='b'/></g></svg>"
    guard let document = try? SVGDocument(parsing: Array(sheet.utf8), file: "") else { return }
    let index = ElementIndex(document)
    _ = (try? Selector(text))?.matches(in: index)
    _ = Stylesheet(index).declared("fill", of: 2, in: index)
  }

  /// Checks that a drawing that can be parsed has a well-formed mirror image.
  private static func svg(_ bytes: [UInt8]) {
    guard let document = try? SVGDocument(parsing: bytes, file: "") else { return }
    var mirror = Mirror()
    mirror.isPure = true
    guard let mirrored = try? mirror.mirrored(document).document else { return }
    precondition((try? SVGDocument(parsing: mirrored.serialized(), file: "")) != nil)
  }
}

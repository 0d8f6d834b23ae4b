/// A fixture for which the law does not hold with the installed renderer, with the reason.
///
/// The tests assert that each exception still fails, so that none stays here longer than necessary.
struct KnownException {
  /// The kind of an exception.
  enum Kind {
    /// The renderer differs from the specification for the source or for its mirror image.
    case rendererDiffers
    /// The renderer does not support the feature; the text of the result is compared instead.
    case rendererIsBlank
  }

  let kind: Kind
  let reason: String

  /// The beginning of the versions of librsvg for which the exceptions are known.
  static let librsvg = "2.54."

  /// The exceptions by the name of the fixture.
  static let all: [String: KnownException] = [
    "clip-paths/object-bounding-box-transform": .init(
      kind: .rendererDiffers,
      reason: "librsvg applies the transform of a clipPath in units of the box, browsers in user space"),
    "filters/convolve-matrix": .init(
      kind: .rendererDiffers,
      reason: "librsvg reads the kernel column by column, so that it sees rows where there are columns"),
    "filters/drop-shadow": .init(
      kind: .rendererIsBlank, reason: "librsvg 2.54 does not know <feDropShadow>"),
    "filters/drop-shadow-defaults": .init(
      kind: .rendererIsBlank, reason: "librsvg 2.54 does not know <feDropShadow>"),
    "filters/drop-shadow-object-bounding-box": .init(
      kind: .rendererIsBlank, reason: "librsvg 2.54 does not know <feDropShadow>"),
    "patterns/object-bounding-box-viewbox-aspect": .init(
      kind: .rendererDiffers,
      reason: "librsvg misplaces the content of a pattern whose viewBox is aligned by xMid or xMax"),
    "shapes/polygon-minus-between-pairs": .init(
      kind: .rendererDiffers,
      reason: "librsvg draws nothing where a minus sign alone parts two points, as in the source"),
    "transforms/css-rotate-turn": .init(
      kind: .rendererDiffers, reason: "librsvg 2.54 does not know the unit turn, and ignores the source's"),
  ]
}

import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds raster images that mirroring flips (R12).
  static let rasterFlips = AuditRule(
    id: "raster-flips",
    summary: "a raster picture is turned into its mirror image",
    guideline: .r12,
    severity: .error,
    rationale: """
      Photographs and artwork are never flipped: a face, a place or a page becomes another one. Without a component, a \
      picture moves to the mirrored place as it is.
      """,
    usesDrawings: true,
    passing: [Example(#""photo": "mirror""#, ["photo.svg": Example.framed])],
    failing: [
      Example(
        ##""photo": {"class": "mirror", "components": {"#face": "mirror"}}"##, ["photo.svg": Example.framed])
    ],
    check: { subject in
      wrapped("<image", in: subject) {
        "take \(Wording.escaped($0)) out of the mirrored parts, or move it: a picture is never flipped"
      }
    })
}

extension AuditRule.Example {
  /// A frame around a picture of one pixel.
  static let framed = svg(
    #"<path d="M2 2h20v20h-9v-2h7V4H4v16H2z"/><image id="face" x="6" y="6" width="8" height="8" href=""#
      + "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
      + #""/>"#)
}

import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds raster images in drawings.
  static let rasterInDrawing = AuditRule(
    id: "raster-in-drawing",
    summary: "a drawing holds a raster picture",
    guideline: .r25,
    severity: .note,
    rationale: """
      A raster picture is sharp at one size. An icon is shown at many, and grows with the text around it. The rule \
      reports only the first one in a drawing.
      """,
    usesDrawings: true,
    passing: [Example(#""photo": "fixed""#, ["photo.svg": Example.circle])],
    failing: [Example(#""photo": "fixed""#, ["photo.svg": Example.framed])],
    check: { subject in
      var seen: Set<String> = []
      return marks([.raster], in: subject) {
        "draw it as paths: a \(Wording.escaped($0.detail)) picture blurs at every size but its own"
      }.filter { seen.insert($0.location.file).inserted }
    })
}

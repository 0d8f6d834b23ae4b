import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds letters that are illegible at the smallest size.
  static let lettersTooSmall = AuditRule(
    id: "letters-too-small",
    summary: "letters or digits are too small to read at the smallest size",
    guideline: .r25,
    severity: .warning,
    rationale: """
      A digit needs a height of four pixels to be distinguishable from the others, and so a font size of about five: a \
      smaller one is a grey spot. Each size is drawn from the same vector.
      """,
    passing: [Example(#""list.number": "both""#, texts: [DrawnText(content: "1", relativeSize: 0.25)])],
    failing: [Example(#""list.number": "both""#, texts: [DrawnText(content: "1", relativeSize: 0.125)])],
    check: { subject in
      let smallest = subject.manifest.sizes.min() ?? 0
      return subject.manifest.icons.compactMap { icon in
        let sizes = icon.letters.drawnTexts.values.joined().map { $0.relativeSize * Double(smallest) }
        guard let size = sizes.min(), size < smallestFont else { return nil }
        return Violation(
          icon: icon.name, location: icon.location, message: small(icon, Int(size.rounded()), at: smallest))
      }
    })

  /// The smallest legible font size, in pixels.
  private static let smallestFont = 5.0

  private static func small(_ icon: Icon, _ pixels: Int, at size: Int) -> String {
    "draw the letters of \(Wording.quoted(icon.name)) larger, or build no size \(size): their font is \(pixels) pixels high there"
  }
}

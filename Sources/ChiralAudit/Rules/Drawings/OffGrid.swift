import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds lines that blur because their edges lie between pixels.
  static let offGrid = AuditRule(
    id: "off-grid",
    summary: "the edge of a horizontal or vertical line is not on the grid of the manifest",
    guideline: nil,
    severity: .warning,
    rationale: """
      An edge on the border between two pixels is crisp, one in the middle of a pixel is grey. A set whose \
      horizontal and vertical lines keep to a grid is sharp at its size and at every multiple of it. The rule looks \
      at sets whose manifest has a "grid", in units of the drawings: 0.5 for drawings of 24 units that are to be \
      crisp at size 24 and scale 2. Curves, diagonals, lines shorter than a twenty-fourth of the drawing \
      and parts with a transform do not count.
      """,
    usesDrawings: true,
    passing: [
      Example(#""line": "fixed""#, ["line.svg": line("12.25")]),
      Example(#""line": "fixed""#, ["line.svg": line("12")], grid: 0.5),
      Example(
        #""page": "fixed""#,
        [
          "page.svg": Example.svg(#"<path d="M3.3 3.1L9.7 8.2V8.6a3 3 0 0 1-3 3" fill="none" stroke="red"/>"#)
        ],
        grid: 0.5),
    ],
    failing: [
      Example(#""line": "fixed""#, ["line.svg": line("12.25", width: "1")], grid: 0.5),
      Example(
        #""box": "fixed""#, ["box.svg": Example.svg(#"<rect x="4" y="4" width="9.3" height="9"/>"#)], grid: 1),
    ],
    check: { subject in
      guard let grid = subject.manifest.keylines.grid else { return [] }
      return subject.usedDrawings.flatMap { path, icon, facts in
        // One finding for each element names all of its edges.
        Dictionary(grouping: facts.marks(.offGrid)) { [$0.line, $0.column] }.values.map { marks in
          Violation(
            icon: icon.name, location: subject.location(marks[0], in: path),
            message: message(marks.map(\.detail), grid))
        }
      }
    })

  private static func message(_ edges: [String], _ grid: Double) -> String {
    let places = edges.prefix(3).joined(separator: ", ") + (edges.count > 3 ? " …" : "")
    return "move the edges at \(places) to multiples of \(Wording.number(grid)), so that they are sharp"
  }

  private static func line(_ y: String, width: String = "2") -> String {
    Example.svg("<path d=\"M4 \(y)h16\" stroke=\"red\" stroke-width=\"\(width)\"/>")
  }
}

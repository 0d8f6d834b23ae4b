import ChiralManifest

extension AuditRule {
  /// A drawing that the renderer gives up on.
  static let drawingNotRendered = AuditRule(
    id: "drawing-not-rendered",
    summary: "a drawing cannot be rendered",
    guideline: nil,
    severity: .error,
    rationale: """
      A drawing that takes more memory or time than an icon may, or that ends the renderer, has no PNG in any build.
      """,
    usesDrawings: true,
    passing: [Example(#""cup": "fixed""#, ["cup.svg": Example.circle])],
    failing: [
      Example(
        #""cup": "fixed""#,
        ["cup.svg": Example.svg(Example.deepUse, attributes: #"viewBox="0 0 24 24""#)])
    ],
    check: { subject in
      subject.usedDrawings.compactMap { path, icon, facts in
        facts.unrendered.map {
          violation(path, of: icon, in: subject, "simplify the drawing: \(Wording.escaped($0))")
        }
      }
    })
}

extension AuditRule.Example {
  /// Ten uses of ten uses of … a circle.
  fileprivate static var deepUse: String {
    let levels = (1...9).map { level in
      let uses = String(repeating: "<use href=\"#l\(level - 1)\"/>", count: 10)
      return "<g id=\"l\(level)\">\(uses)</g>"
    }
    return "<defs><circle id=\"l0\" r=\"2\"/>\(levels.joined())</defs><use href=\"#l9\"/>"
  }
}

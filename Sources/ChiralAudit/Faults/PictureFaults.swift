import ChiralManifest
import ChiralValues

/// Pictures that are empty, cut off or missing.
extension AuditRule {
  static let pictureFaults: [AuditRule] = [
    fault(
      "drawing-not-rendered", .error, summary: "a drawing cannot be rendered",
      rationale: """
        A drawing that needs too much memory or time, or that crashes the renderer, has no PNG in any build.
        """,
      failing: [.cup(#"<path d="M0 0h2400000v1H0z"/>"#, attributes: #"viewBox="0 0 2400000 1""#)]
    ) { subject in
      pictures(in: subject) { facts in
        facts.unrendered.map { "simplify the drawing: \(Wording.escaped($0))" }
      }
    },
    fault(
      "drawing-blank", .error, summary: "a drawing shows nothing",
      rationale: """
        Renderers do not report what they cannot draw: a gradient that refers to itself, a shape in the colour of the \
        background, or a shape outside the viewBox gives an empty picture and no error.
        """,
      failing: [
        .cup(""), .cup(#"<circle cx="60" cy="12" r="8"/>"#), .cup(#"<path d="M4 4h12v16z" fill="none"/>"#),
      ]
    ) { subject in
      pictures(in: subject) { facts in
        facts.picture?.isBlank == true
          ? "draw something inside the viewBox: the drawing shows nothing; or allow it, if the icon is meant to be empty"
          : nil
      }
    },
    fault(
      "drawing-nearly-blank", .warning, summary: "a drawing shows almost nothing",
      rationale: """
        A drawing whose ink would not fill a pixel in a picture of 24 by 24 was drawn in other units than its viewBox has, \
        or has lost its paint.
        """,
      passing: [.cup(#"<circle cx="12" cy="12" r="1.5"/>"#), .cup("")],
      failing: [.cup(#"<circle cx="12" cy="12" r="4"/>"#, attributes: #"viewBox="0 0 240 240""#)]
    ) { subject in
      pictures(in: subject) { facts in
        // One pixel of 24 × 24.
        guard let picture = facts.picture, !picture.isBlank, picture.ink < 1.0 / 576 else { return nil }
        return
          "fit the viewBox to the drawing, or give its shapes a paint: it shows less than a pixel of ink at 24 by 24"
      }
    },
    fault(
      "drawing-leaves-box", .warning, summary: "a drawing is cut off at the edge of its viewBox",
      rationale: """
        Anything outside of the viewBox is not shown: a stroke loses half of its width, an arrow its tip. In the mirror \
        image, the other side is cut off. Some sets rely on a style sheet with overflow: visible, as Font Awesome 7 does; \
        PNGs and other platforms then show only a part.
        """,
      passing: [
        Example(#""arrow": "mirror""#, ["arrow.svg": Example.arrow]), .cup(#"<path d="M-9-9h42v42H-9z"/>"#),
      ],
      failing: [
        Example(
          #""arrow": "mirror""#, ["arrow.svg": Example.svg(#"<path d="M4 10h14V6l8 6-8 6v-4H4z"/>"#)])
      ]
    ) { subject in
      pictures(in: subject) { facts in
        let sides = facts.overflow.sides
        return sides.isEmpty
          ? nil
          : "make the viewBox larger or the drawing smaller: the drawing is cut off (at the \(sides.joined(separator: " and the ")))"
      }
    },
    fault(
      "box-contradicts-size", .note,
      summary: "the width and the height of a drawing have different proportions from its viewBox",
      rationale: """
        Some programs show the drawing in its width and height, with empty bands; others show it in its viewBox. The icon \
        has two shapes.
        """,
      passing: [.cup(#"<circle r="9"/>"#, attributes: #"width="1em" viewBox="0 0 24 24""#)],
      failing: [.cup(#"<circle r="9"/>"#, attributes: #"width="24" height="16" viewBox="0 0 24 24""#)]
    ) { subject in
      pictures(in: subject) { facts in
        guard let size = facts.otherSize, let box = facts.box else { return nil }
        return
          "give width and height the proportions of the viewBox, or remove them: \(size.sizeText) against \(box.sizeText)"
      }
    },
  ]

  /// Returns a violation for each drawing about whose facts there is a message.
  private static func pictures(
    in subject: AuditSubject, _ message: (DrawingFacts) -> String?
  ) -> [Violation] {
    subject.usedDrawings.compactMap { path, icon, facts in
      message(facts).map { violation(path, of: icon, in: subject, $0) }
    }
  }
}

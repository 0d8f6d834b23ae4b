import ChiralClassification
import ChiralManifest
import ChiralValues

/// Helpers shared by the rules on drawings.
extension AuditRule {
  /// Returns a violation at every mark of certain kinds in drawings that icons use.
  static func marks(
    _ kinds: Set<DrawingMark.Kind>, in subject: AuditSubject, _ message: (DrawingMark) -> String
  ) -> [Violation] {
    subject.usedDrawings.flatMap { path, icon, facts in
      facts.marks.filter { kinds.contains($0.kind) }.map { mark in
        Violation(icon: icon.name, location: subject.location(mark, in: path), message: message(mark))
      }
    }
  }

  /// Returns a violation about a drawing as a whole.
  static func violation(_ path: String, of icon: Icon, in subject: AuditSubject, _ message: String)
    -> Violation
  {
    Violation(icon: icon.name, location: subject.location(ofDrawing: path), message: message)
  }

  /// Returns a violation at the class of an icon.
  static func violation(_ icon: Icon, _ message: String, fix: Fix? = nil) -> Violation {
    Violation(icon: icon.name, location: icon.classLocation, message: message, fix: fix)
  }
}

/// Drawings for examples.
extension AuditRule.Example {
  /// Returns a drawing of 24 × 24 units with some content.
  static func svg(_ content: String, attributes: String = #"viewBox="0 0 24 24""#) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>"
  }

  /// An arrow to the right.
  static let arrow = svg(#"<path d="M4 10h8V6l8 6-8 6v-4H4z"/>"#)
  /// An arrow to the left.
  static let backArrow = svg(#"<path d="M20 10h-8V6l-8 6 8 6v-4h8z"/>"#)
  /// A circle, which is its own mirror image.
  static let circle = svg(#"<circle cx="12" cy="12" r="8"/>"#)
}

/// What somebody said about one picture of one icon, and what it looked like then.
package struct Approval: Hashable, Sendable {
  /// What is approved: a picture of an icon.
  package struct Key: Hashable, Sendable {
    /// The icon.
    package var icon: String
    /// The name of its `ContactSheet.Variant`.
    package var variant: String

    /// A picture from its icon and its variant.
    package init(icon: String, variant: String) {
      self.icon = icon
      self.variant = variant
    }
  }

  /// What was said.
  package enum Verdict: String, Sendable, CaseIterable {
    case approved, rejected
  }

  /// By which the state of a picture is known again: three digests of 32 hexadecimal digits.
  package struct Mark: Hashable, Sendable {
    /// Of the decision to show it.
    package var decision: String
    /// Of what it is.
    package var fingerprint: Fingerprint

    /// A mark from its digests.
    package init(decision: String, fingerprint: Fingerprint) {
      self.decision = decision
      self.fingerprint = fingerprint
    }

    /// Whether what was said of one holds for the other: the decision is the same, and the drawing or the
    /// pixels are. A renderer that only moves antialiasing leaves the drawing, a change of white space the pixels.
    package func holds(for other: Mark) -> Bool {
      decision == other.decision
        && (fingerprint.svg == other.fingerprint.svg || fingerprint.pixels == other.fingerprint.pixels)
    }
  }

  /// What was said.
  package var verdict: Verdict
  /// Of what.
  package var mark: Mark
  /// Who, when and why, as far as somebody said so.
  package var remark: Remark

  /// What may be said besides.
  package struct Remark: Hashable, Sendable {
    package var by: String?
    package var on: String?
    package var note: String?

    /// A remark; nothing is noted that nobody said.
    package init(by: String? = nil, on: String? = nil, note: String? = nil) {
      self.by = by
      self.on = on
      self.note = note
    }
  }

  /// A verdict on what a mark stands for.
  package init(_ verdict: Verdict, _ mark: Mark, _ remark: Remark = Remark()) {
    self.verdict = verdict
    self.mark = mark
    self.remark = remark
  }
}

extension Approval.Key: Comparable, CustomStringConvertible {
  /// By icon, then by variant, byte by byte.
  package static func < (left: Self, right: Self) -> Bool {
    left.icon == right.icon
      ? left.variant.utf8.lexicographicallyPrecedes(right.variant.utf8)
      : left.icon.utf8.lexicographicallyPrecedes(right.icon.utf8)
  }

  /// `arrow.forward#mirrored`; a variant has no `#`.
  package var description: String { "\(icon)#\(variant)" }

  /// Reads the description; nil where a part is missing.
  package init?(_ text: String) {
    guard let mark = text.lastIndex(of: "#"), mark != text.startIndex else { return nil }
    self.init(icon: String(text[..<mark]), variant: String(text[text.index(after: mark)...]))
    if variant.isEmpty { return nil }
  }
}

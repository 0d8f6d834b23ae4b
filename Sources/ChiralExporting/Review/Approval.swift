internal import ChiralManifest

/// A verdict on one picture of one icon, with the digests of that picture.
package struct Approval: Hashable, Sendable {
  /// The identity of a picture of an icon.
  package struct Key: Hashable, Sendable {
    /// The icon.
    package var icon: String
    /// The name of its `ContactSheet.Variant`.
    package var variant: String

    /// Creates a key.
    package init(icon: String, variant: String) {
      self.icon = icon
      self.variant = variant
    }
  }

  /// A verdict on a picture.
  package enum Verdict: String, Sendable, CaseIterable {
    case approved, rejected
  }

  /// The state of a picture, as three digests of 32 hexadecimal digits.
  package struct Mark: Hashable, Sendable {
    /// The digest of the decision to show the picture.
    package var decision: String
    /// The digests of the picture.
    package var fingerprint: Fingerprint

    /// Creates a mark.
    package init(decision: String, fingerprint: Fingerprint) {
      self.decision = decision
      self.fingerprint = fingerprint
    }

    /// Returns true if a verdict on one mark also holds for the other: the decision is the same, and so is
    /// the drawing or the pixels. A renderer that changes only antialiasing leaves the drawing; a change of
    /// white space leaves the pixels.
    package func holds(for other: Mark) -> Bool {
      decision == other.decision && fingerprint.holds(for: other.fingerprint)
    }
  }

  /// The verdict.
  package var verdict: Verdict
  /// The state of the picture when the verdict was given.
  package var mark: Mark
  /// The name of the reviewer, the date and a note, as far as they were given.
  package var remark: Remark

  /// Optional details of a verdict.
  package struct Remark: Hashable, Sendable {
    package var by: String?
    package var on: String?
    package var note: String?
    /// The point of the picture that the note is about; nil if it is about all of it.
    package var at: Point?

    /// Creates a remark; empty by default.
    package init(by: String? = nil, on: String? = nil, note: String? = nil, at: Point? = nil) {
      self.by = by
      self.on = on
      self.note = note
      self.at = at
    }

    /// The note with its point, as people read it in the terminal; nil if there is neither.
    package var text: String? {
      let place = at.map { "at \($0)" }
      return note == nil && place == nil ? nil : [place, note].compactMap(\.self).joined(separator: ": ")
    }
  }

  /// A point of a picture in the units of its drawing, from the upper left corner.
  package struct Point: Hashable, Sendable, CustomStringConvertible {
    package var x: Double
    package var y: Double

    /// Creates a point; nil unless both coordinates are finite.
    package init?(x: Double, y: Double) {
      guard x.isFinite, y.isFinite else { return nil }
      self.x = x
      self.y = y
    }

    /// The coordinates, such as `18,6.5`.
    package var description: String {
      [x, y].map { JSONValue.double($0).printed(.compact) }.joined(separator: ",")
    }
  }

  /// Creates a verdict on the state of a picture.
  package init(_ verdict: Verdict, mark: Mark, remark: Remark = Remark()) {
    self.verdict = verdict
    self.mark = mark
    self.remark = remark
  }

  /// Returns true if another verdict says the same, whoever gave it: a rejection also has the same note.
  package func agrees(with other: Approval) -> Bool {
    verdict == other.verdict && (verdict == .approved || remark.text == other.remark.text)
  }
}

extension Approval.Key: Comparable, CustomStringConvertible {
  /// Orders keys by icon, then by variant, byte by byte.
  package static func < (left: Self, right: Self) -> Bool {
    left.icon == right.icon
      ? left.variant.utf8.lexicographicallyPrecedes(right.variant.utf8)
      : left.icon.utf8.lexicographicallyPrecedes(right.icon.utf8)
  }

  /// The key as text, such as `arrow.forward#mirrored`; a variant contains no `#`.
  package var description: String { "\(icon)#\(variant)" }

  /// Reads a key from its text; nil if a part is missing.
  package init?(_ text: String) {
    guard let mark = text.lastIndex(of: "#"), mark != text.startIndex else { return nil }
    self.init(icon: String(text[..<mark]), variant: String(text[text.index(after: mark)...]))
    if variant.isEmpty { return nil }
  }
}

/// A right-to-left picture that an icon may have, for a person to choose.
package struct DrawingReading: Hashable, Sendable {
  /// The kinds of pictures.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The mirror image with the parts that are recognised.
    case recognised
    /// The mirror image with some parts upright that may be signs.
    case upright
    /// The mirror image of the whole drawing.
    case mirrored
    /// The drawing as it is.
    case asDrawn = "as-drawn"
  }

  /// A part of the drawing that may be a sign.
  package struct Part: Hashable, Sendable {
    /// The part in words, with an article.
    package var noun: String
    /// The kind of the part; nil if it has no name of its own.
    package var subject: PartSubject?
    /// The selector of the part and the verb that keeps it upright.
    package var component: Artwork.Part

    /// Creates a part.
    package init(noun: String, subject: PartSubject?, component: Artwork.Part) {
      self.noun = noun
      self.subject = subject
      self.component = component
    }
  }

  /// The kind of the picture.
  package var kind: Kind
  /// The parts that are upright, and those that the manifest keeps and that are mirrored here; empty for the other kinds.
  package var parts: [Part]
  /// The parts that are upright.
  package var upright: [Part] { parts.filter { $0.component.verb != .mirror } }

  /// Creates a reading.
  package init(_ kind: Kind, parts: [Part] = []) {
    self.kind = kind
    self.parts = parts
  }

  /// The largest number of readings of one drawing: more cannot be compared in one glance.
  package static let most = 5

  /// The picture in a few words.
  package var words: String {
    switch kind {
    case .recognised: "mirrored, as recognised"
    case .upright: "mirrored, with \(Wording.list(upright.map(\.noun))) upright"
    case .mirrored: "all of it mirrored"
    case .asDrawn: "the drawing as it is"
    }
  }
}

extension Artwork {
  /// Returns the picture of a reading; this is the picture of the icon's mirrored drawing.
  package func read(as reading: DrawingReading) -> Artwork {
    switch reading.kind {
    case .recognised: self
    case .upright: mirrored(parts: parts.changed(by: reading.parts.map(\.component)))
    case .mirrored: mirrored(parts: [])
    case .asDrawn:
      Artwork(source: source, transformation: .none, parts: [], viewBox: viewBox, lettering: lettering)
    }
  }

  /// Returns the mirror image with no other part upright than those that are given. The name of another icon would ask for a slash.
  private func mirrored(parts: [Part]) -> Artwork {
    Artwork(
      source: source, transformation: .mirrored, parts: parts, viewBox: viewBox, sibling: sibling,
      slash: sibling == nil ? slash : .mirror, infers: false, declined: declined, lettering: lettering,
      name: name)
  }
}

extension [Artwork.Part] {
  /// Returns the parts with others, which replace those of the same selectors.
  fileprivate func changed(by others: Self) -> Self {
    filter { part in !others.contains { $0.selector == part.selector } } + others
  }
}

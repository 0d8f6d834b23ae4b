package import ChiralAudit
package import ChiralClassification
package import ChiralManifest
package import ChiralRendering

/// What a worker found out about a drawing, in the order of the question.
package enum DrawingAnswer: Hashable, Sendable {
  /// An outcome for each artwork, and the names of the siblings that were looked at.
  case pictures([PictureOutcome], siblings: [String])
  /// Facts of the drawing and of its mirror images.
  case facts(FactAnswer)
  /// Evidence, or what is wrong with the drawing.
  case evidence(EvidenceAnswer)
  /// The mirror image.
  case mirror(MirrorAnswer)
  /// The pieces of its text.
  case texts([DrawnText])
  /// For each artwork the reason why its letters cannot be set; nil where they can.
  case letters([String?])
}

/// Facts of a drawing and of its mirror images.
package struct FactAnswer: Hashable, Sendable {
  /// A mirror image with the siblings that were looked at for it.
  package struct Mirrored: Hashable, Sendable {
    package var facts: MirrorFacts
    package var siblings: [String]

    package init(facts: MirrorFacts, siblings: [String] = []) {
      self.facts = facts
      self.siblings = siblings
    }
  }

  /// Nil where the drawing itself was not asked about.
  package var drawing: DrawingFacts?
  /// In the order of the question; none of a drawing that cannot be read.
  package var mirrors: [Mirrored]

  package init(drawing: DrawingFacts?, mirrors: [Mirrored]) {
    self.drawing = drawing
    self.mirrors = mirrors
  }
}

/// What a drawing says about its class.
package struct EvidenceAnswer: Hashable, Sendable {
  /// What it says by itself.
  package var evidence = DrawingEvidence()
  /// Its picture, where it shows something that is not its own mirror image.
  package var picture: Bitmap?
  /// What is wrong with it, where it is no drawing.
  package var fault: DrawingFault?

  package init() {}
}

/// A mirror image, or the reason why there is none.
package struct MirrorAnswer: Hashable, Sendable {
  package var svg: [UInt8]?
  package var notes: [PartNote] = []
  /// With the place.
  package var problem: String?

  package init(svg: [UInt8]? = nil, notes: [PartNote] = [], problem: String? = nil) {
    self.svg = svg
    self.notes = notes
    self.problem = problem
  }
}

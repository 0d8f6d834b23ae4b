package import ChiralValues

/// An answer about a drawing; its lists are in the order of the request.
package enum DrawingAnswer: Hashable, Sendable {
  /// The outcome of each artwork, and the names of the siblings that were looked up.
  case pictures([Result<Product, PictureProblem>], siblings: [String])
  /// The facts of the drawing and of its mirror images.
  case facts(FactAnswer)
  /// The evidence, or the fault of the drawing.
  case evidence(EvidenceAnswer)
  /// The mirror image.
  case mirror(MirrorAnswer)
  /// The strings of its text.
  case texts([DrawnText])
  /// The problem with the letters of each artwork; nil if there is none.
  case letters([LetterProblem?])
  /// The picture that it shows; nil where it cannot be read.
  case shown(ShownDrawing?)
  /// Its text in the form.
  case form(Result<String, FormProblem>)
  /// Its innermost elements in the order of the source; empty if the bytes of the file are not the source.
  case places([ElementPlace])
  /// The icons that it holds.
  case sheet(SheetAnswer)
  /// The pictures that a person may choose, the likeliest first.
  case readings([DrawingReading])
  /// The statements about icons in code or in XML of Android.
  case source(SourceFacts)
}

/// The bytes of an element in the file of a drawing.
package struct ElementPlace: Hashable, Sendable {
  /// The name as written.
  package var name: String
  /// The bytes from the start tag to the end tag.
  package var bytes: Range<Int>

  package init(name: String, bytes: Range<Int>) {
    self.name = name
    self.bytes = bytes
  }
}

/// The reason why letters cannot be set as requested.
package enum LetterProblem: Hashable, Sendable {
  /// They cannot be set at all; the reason is an instruction.
  case notSet(String)
  /// They are set in these faces, some of which lack the requested weight.
  case inAnotherWeight([FontFace])
}

/// The facts of a drawing and of its mirror images.
package struct FactAnswer: Hashable, Sendable {
  /// The facts of a mirror image with the names of the siblings that were looked up for it.
  package struct Mirrored: Hashable, Sendable {
    package var facts: MirrorFacts
    package var siblings: [String]

    package init(facts: MirrorFacts, siblings: [String] = []) {
      self.facts = facts
      self.siblings = siblings
    }
  }

  /// The facts of the drawing; nil if they were not requested.
  package var drawing: DrawingFacts?
  /// The mirror images in the order of the request; empty if the drawing cannot be read.
  package var mirrors: [Mirrored]

  package init(drawing: DrawingFacts?, mirrors: [Mirrored]) {
    self.drawing = drawing
    self.mirrors = mirrors
  }
}

/// The evidence in a drawing for its class.
package struct EvidenceAnswer: Hashable, Sendable {
  /// The evidence in the drawing alone.
  package var evidence = DrawingEvidence()
  /// The picture, if it shows something that is not its own mirror image.
  package var picture: Bitmap?
  /// The fault of a file that is not a drawing.
  package var fault: DrawingFault?

  package init() {}
}

/// A mirror image, or the reason why there is none.
package struct MirrorAnswer: Hashable, Sendable {
  package var svg: [UInt8]?
  package var notes: [MirrorNote] = []
  /// The problem with its place.
  package var problem: String?

  package init(svg: [UInt8]? = nil, notes: [MirrorNote] = [], problem: String? = nil) {
    self.svg = svg
    self.notes = notes
    self.problem = problem
  }
}

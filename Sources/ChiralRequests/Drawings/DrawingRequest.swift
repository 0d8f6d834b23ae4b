package import ChiralValues

/// A request about one drawing, with everything that the worker may read to answer it.
package struct DrawingRequest: Hashable, Sendable {
  /// A drawing of the same set, such as the icon without its slash.
  package struct Sibling: Hashable, Sendable {
    /// The name under which mirroring looks the drawing up.
    package var name: String
    /// The name of the file in messages.
    package var file: String
    /// The content of the file; nil if there is no such drawing.
    package var bytes: [UInt8]?

    package init(name: String, file: String, bytes: [UInt8]?) {
      self.name = name
      self.file = file
      self.bytes = bytes
    }
  }

  /// The name of the drawing in messages.
  package var file: String
  /// The content of the file, possibly compressed by gzip.
  package var bytes: [UInt8]
  /// The icon's name in its set; nil if it has none.
  package var name: String?
  /// All drawings that mirroring may look up.
  package var siblings: [Sibling] = []
  /// The path of the folder to which the paths of font files are relative.
  package var fontFolder = ""
  /// The task.
  package var task: DrawingTask

  package init(_ task: DrawingTask, file: String, bytes: [UInt8], name: String? = nil) {
    self.task = task
    self.file = file
    self.bytes = bytes
    self.name = name
  }
}

/// A task for a worker with a drawing.
package enum DrawingTask: Hashable, Sendable {
  /// Make its pictures.
  case pictures(PictureTask)
  /// Collect facts for the audit.
  case facts(FactTask)
  /// Collect evidence for its class: its text, its symmetry, its picture. Glyphs and the
  /// subject are looked for unless the name is sure: they would not count otherwise.
  case evidence(height: Int, name: Confidence)
  /// Make its mirror image.
  case mirror(MirrorTask)
  /// Read its text.
  case texts
  /// Find out whether the letters of each artwork can be set.
  case letters([Artwork])
  /// The picture that it shows, for exporters; the colours that the manifest names are those of a template.
  case shown(template: [String])
  /// Its text in a form.
  case form(DrawingForm)
  /// Find the places of its innermost elements.
  case places
  /// Take it apart: it is a sheet of many icons.
  case sheet
  /// Find the pictures that a person may choose in place of a mirror image.
  case readings(Artwork)
  /// Find what it says about icons: it is code, or XML of Android, and no drawing.
  case source(SourceLanguage)
  /// Give it, a VectorDrawable that was made anew, the head and the colours of another one.
  case dress(like: [UInt8])
}

/// The pictures to make of a drawing.
package struct PictureTask: Hashable, Sendable {
  /// The artworks, all of the same source.
  package var artworks: [Artwork]
  /// The heights of the PNGs, in pixels.
  package var heights: [Int]
  /// The style sheet that tints `currentColor`; nil for the renderer's default, black.
  package var stylesheet: String?
  /// The compression of the PNGs.
  package var compression = PNG.Compression.balanced
  /// True if the PNGs of a plain mirror image are those of its base, which are flipped where they are shown.
  package var sharesPictures = false

  package init(artworks: [Artwork], heights: [Int], stylesheet: String?) {
    self.artworks = artworks
    self.heights = heights
    self.stylesheet = stylesheet
  }
}

/// The facts to collect about a drawing for an audit.
package struct FactTask: Hashable, Sendable {
  /// True if facts about the drawing itself are needed.
  package var wantsDrawing: Bool
  /// The box that replaces the drawing's own; nil for its own.
  package var viewBox: IconViewBox?
  /// The grid and the margin of the set, for the questions that depend on them.
  package var keylines: Keylines
  /// A mirror image about which facts are needed.
  package struct Mirror: Hashable, Sendable {
    /// The artwork.
    package var artwork: Artwork
    /// The picture of the artwork, or its refusal, if it was made before; the drawing is then not mirrored again.
    package var made: Made?
    /// True if the pixels are needed where parts were kept or moved.
    package var wantsPixels: Bool

    package init(artwork: Artwork, made: Made? = nil, wantsPixels: Bool = false) {
      self.artwork = artwork
      self.made = made
      self.wantsPixels = wantsPixels
    }
  }

  /// The properties of a finished or declined picture on which facts depend.
  package struct Made: Hashable, Sendable {
    /// The reason why the picture was declined; nil if there is one.
    package var refusal: DrawingObstacle?
    /// The parts that were not simply mirrored.
    package var notes: [MirrorNote]
    /// The drawing whose pixels the picture shows; empty if these are the flipped pixels of the base.
    package var rendered: [UInt8]
  }

  /// The mirror images about which facts are needed.
  package var mirrors: [Mirror]
  /// True if pictures are made; without them, facts about a drawing that crashes the renderer can still be
  /// collected.
  package var rendersPictures = true

  package init(wantsDrawing: Bool, viewBox: IconViewBox?, keylines: Keylines, mirrors: [Mirror]) {
    self.wantsDrawing = wantsDrawing
    self.keylines = keylines
    self.viewBox = viewBox
    self.mirrors = mirrors
  }
}

extension FactTask.Made {
  package init(_ product: Product) {
    self.init(notes: product.notes, rendered: product.isFlipped ? [] : product.rendered)
  }

  package init(refusal: DrawingObstacle) { self.init(refusal: refusal, notes: [], rendered: []) }
}

/// The mirror image to make of a drawing.
package struct MirrorTask: Hashable, Sendable {
  /// A component and its verb.
  package struct Component: Hashable, Sendable {
    package var selector: String
    package var verb: ComponentVerb

    package init(selector: String, verb: ComponentVerb) {
      self.selector = selector
      self.verb = verb
    }
  }

  /// True if everything is mirrored, text and raster images included.
  package var isPure: Bool
  /// The components in addition to those that the drawing names.
  package var components: [Component]
  /// The signs that are looked for.
  package var infers: Inference
  /// True if question marks look like the Latin one, as in Hebrew (R21).
  package var keepsQuestionMarks: Bool

  package init(
    isPure: Bool, components: [Component], infers: Inference = .all, keepsQuestionMarks: Bool = false
  ) {
    self.isPure = isPure
    self.components = components
    self.infers = infers
    self.keepsQuestionMarks = keepsQuestionMarks
  }
}

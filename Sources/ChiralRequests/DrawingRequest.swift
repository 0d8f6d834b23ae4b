package import ChiralManifest
package import ChiralPlanning
package import ChiralRendering

/// A question about one drawing, with everything that the worker may look at to answer it.
package struct DrawingRequest: Hashable, Sendable {
  /// A drawing of the same set, such as the icon without its slash.
  package struct Sibling: Hashable, Sendable {
    /// The name by which the drawing is asked for.
    package var name: String
    /// The file as messages call it.
    package var file: String
    /// Nil where there is no such drawing.
    package var bytes: [UInt8]?

    package init(name: String, file: String, bytes: [UInt8]?) {
      self.name = name
      self.file = file
      self.bytes = bytes
    }
  }

  /// The drawing as messages call it.
  package var file: String
  /// The content of the file, which gzip may have packed.
  package var bytes: [UInt8]
  /// The icon's name in its set; nil where it has none.
  package var name: String?
  /// Whatever mirroring may ask for.
  package var siblings: [Sibling] = []
  /// The path of the folder from which font files are named.
  package var fontFolder = ""
  /// What is asked.
  package var task: DrawingTask

  package init(_ task: DrawingTask, file: String, bytes: [UInt8], name: String? = nil) {
    self.task = task
    self.file = file
    self.bytes = bytes
    self.name = name
  }
}

/// What a worker is asked about a drawing.
package enum DrawingTask: Hashable, Sendable {
  /// Its pictures.
  case pictures(PictureTask)
  /// Facts for the audit.
  case facts(FactTask)
  /// Evidence for its class: its text, its symmetry, its picture.
  case evidence(height: Int)
  /// Its mirror image.
  case mirror(MirrorTask)
  /// The text that it holds.
  case texts
  /// For each artwork, whether its letters can be set.
  case letters([Artwork])
}

/// The pictures that are wanted of a drawing.
package struct PictureTask: Hashable, Sendable {
  /// All of one source.
  package var artworks: [Artwork]
  /// The heights of the PNGs, in pixels.
  package var heights: [Int]
  /// CSS that tints `currentColor`; nil where the renderer's black will do.
  package var stylesheet: String?
  /// How PNGs are compressed.
  package var compression = PNG.Compression.balanced

  package init(artworks: [Artwork], heights: [Int], stylesheet: String?) {
    self.artworks = artworks
    self.heights = heights
    self.stylesheet = stylesheet
  }
}

/// The facts that an audit wants of a drawing.
package struct FactTask: Hashable, Sendable {
  /// Whether the drawing itself is asked about.
  package var wantsDrawing: Bool
  /// Replaces the drawing's own box.
  package var viewBox: IconViewBox?
  /// The mirror images that are asked about.
  package var mirrors: [Artwork]
  /// Whether pictures are made; without them, a drawing that ends the renderer can still be told about.
  package var rendersPictures = true

  package init(wantsDrawing: Bool, viewBox: IconViewBox?, mirrors: [Artwork]) {
    self.wantsDrawing = wantsDrawing
    self.viewBox = viewBox
    self.mirrors = mirrors
  }
}

/// The mirror image that is wanted of a drawing.
package struct MirrorTask: Hashable, Sendable {
  /// A component and what happens to it.
  package struct Component: Hashable, Sendable {
    package var selector: String
    package var verb: ComponentVerb

    package init(selector: String, verb: ComponentVerb) {
      self.selector = selector
      self.verb = verb
    }
  }

  /// Everything is mirrored, text and pictures too.
  package var isPure: Bool
  /// Components besides those that the drawing names.
  package var components: [Component]

  package init(isPure: Bool, components: [Component]) {
    self.isPure = isPure
    self.components = components
  }
}

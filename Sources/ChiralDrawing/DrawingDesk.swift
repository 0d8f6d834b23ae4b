internal import ChiralGeometry
internal import ChiralLettering
internal import ChiralManifest
internal import ChiralMirroring
internal import ChiralPlanning
internal import ChiralRendering
internal import ChiralRequests
internal import ChiralSVG

/// One question with what its answer is made with.
struct DrawingDesk {
  let request: DrawingRequest
  let renderer: any DrawingRenderer
  let letters: LetterSetter
  let parser: DrawingParser
  let siblings: Siblings

  /// The drawing that is asked about.
  func document() throws(SVGError) -> SVGDocument {
    try parser.parsed(request.bytes, file: request.file)
  }

  /// Turns the text of a drawing into outlines, where its icon asks for that, and says with which faces.
  func setLetters(_ artwork: Artwork, _ document: inout SVGDocument) throws(PictureProblem) -> [FontFace] {
    guard let lettering = artwork.lettering else { return [] }
    do throws(LetteringError) {
      let drawing = try letters.lettered(document, lettering, fontFolder: request.fontFolder)
      document = drawing.document
      return drawing.faces
    } catch {
      switch error {
      case .drawing(let error): throw .failed(DrawingProblem(error.description))
      case .setter(let error): throw .failed(DrawingProblem(error.description, mayPass: true))
      }
    }
  }

  /// A mirror that knows the icon's name, its set, and the renderer.
  var mirror: Mirror {
    var mirror = Mirror()
    mirror.name = request.name
    mirror.siblingDrawing = { [siblings] in siblings.drawing(named: $0) }
    mirror.renderer = BesideMirror(renderer: renderer)
    return mirror
  }

  /// The mirror that an artwork asks for.
  func mirror(for artwork: Artwork) -> Mirror {
    var mirror = mirror
    switch artwork.slash {
    case .keep: mirror.slash = .keep
    case .mirror: mirror.slash = .mirror
    }
    mirror.infers = artwork.infers
    mirror.sibling = artwork.sibling
    mirror.components = artwork.parts.compactMap { part in
      (try? Selector(part.selector)).map { Mirror.Component(selector: $0, verb: Verb(part.verb)) }
    }
    return mirror
  }
}

extension Verb {
  /// The verb of the same name.
  init(_ verb: ComponentVerb) {
    self =
      switch verb {
      case .keep: .keep
      case .move: .move
      case .reorder: .reorder
      case .mirror: .mirror
      }
  }
}

extension PartNote {
  /// The note of a mirror image.
  init(_ note: MirrorNote) {
    let action: Action =
      switch note.action {
      case .wrapped: .wrapped
      case .kept: .kept
      case .moved: .moved
      case .untouched: .untouched
      }
    self.init(
      action: action, element: note.element, line: note.line, reason: note.reason,
      confidence: note.confidence)
    part = note.part.map { Part(number: $0.number, subpaths: $0.subpaths, outline: $0.outline) }
  }
}

extension ViewBox {
  /// The box that a manifest gives.
  init(_ box: IconViewBox) {
    self.init(
      minX: DecimalNumber(box.minX), minY: DecimalNumber(box.minY), width: DecimalNumber(box.width),
      height: DecimalNumber(box.height))
  }
}

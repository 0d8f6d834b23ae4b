internal import ChiralMirroring
internal import ChiralRequests
internal import ChiralSVG
internal import ChiralSigns
internal import ChiralValues

/// One request with everything that is needed to answer it.
struct RequestHandler {
  let request: DrawingRequest
  let renderer: any DrawingRenderer
  let letters: LetterSetter
  let parser: DrawingParser
  let siblings: Siblings
  /// The pictures that steps of mirroring compare.
  let drawer: BesideMirror

  /// Returns the drawing of the request.
  func document() throws(SVGError) -> SVGDocument {
    try parser.parsed(request.bytes, file: request.file)
  }

  /// Converts the text of a drawing to outlines, if its icon asks for that, and returns the font faces.
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
    mirror.renderer = drawer
    return mirror
  }

  /// Returns the mirror for an artwork, whose icon has a class that says that it mirrors.
  func mirror(for artwork: Artwork) -> Mirror {
    var mirror = mirror
    mirror.keepsNamedSigns = false
    if let name = artwork.name { mirror.name = name }
    mirror.slash = artwork.slash
    mirror.infers = artwork.infers
    mirror.keepsQuestionMarks = artwork.keepsQuestionMarks
    mirror.sibling = artwork.sibling
    mirror.components = artwork.parts.compactMap { part in
      (try? Selector(part.selector)).map { Mirror.Component(selector: $0, verb: part.verb) }
    }
    return mirror
  }
}

extension ViewBox {
  /// Creates the box of a manifest.
  init(_ box: IconViewBox) {
    self.init(
      minX: DecimalNumber(box.minX), minY: DecimalNumber(box.minY), width: DecimalNumber(box.width),
      height: DecimalNumber(box.height))
  }
}

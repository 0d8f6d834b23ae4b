package import ChiralRequests
package import ChiralSVG
internal import ChiralValues

/// Answers requests about drawings, one after another; keeps the letters that it has set.
package struct DrawingWorker: Sendable {
  private let renderer: any DrawingRenderer
  private let letters: LetterSetter
  private let parser: DrawingParser

  /// Creates a worker with a renderer and limits for drawings.
  package init(renderer: any DrawingRenderer, limits: SourceLimits) {
    self.renderer = renderer
    letters = LetterSetter(renderer)
    parser = DrawingParser(limits: limits)
  }

  /// Returns the answer to a request.
  package func answer(_ request: DrawingRequest) -> DrawingAnswer {
    let siblings = Siblings(request.siblings, parser)
    let handler = RequestHandler(
      request: request, renderer: renderer, letters: letters, parser: parser, siblings: siblings,
      drawer: BesideMirror(renderer))
    switch request.task {
    case .pictures(let task): return .pictures(handler.pictures(task), siblings: siblings.lookedAt)
    case .facts(let task): return .facts(handler.facts(task))
    case .evidence(let height, let name):
      return .evidence(handler.evidence(height: height, name: name))
    case .mirror(let task): return .mirror(handler.mirrorImage(task))
    case .texts: return .texts(handler.texts)
    case .letters(let artworks): return .letters(handler.letterProblems(artworks))
    case .shown(let template): return .shown(handler.shown(template: template))
    case .form(let form): return .form(handler.text(in: form))
    case .places: return .places(handler.places)
    case .sheet: return .sheet(handler.sheet)
    case .readings(let artwork): return .readings(handler.readings(of: artwork))
    case .source(let language): return .source(SourceFacts(request.bytes, language))
    case .dress(let model): return .form(DrawableHead.dress(request.bytes, like: model))
    }
  }
}

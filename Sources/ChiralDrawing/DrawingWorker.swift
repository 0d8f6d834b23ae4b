internal import ChiralRendering
internal import ChiralRequests
package import ChiralSVG

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

  /// Returns the encoded answer to an encoded request; nil if the bytes are not a request.
  package func answer(_ question: [UInt8]) -> [UInt8]? {
    DrawingRequest(decoding: question).map { answer($0).encoded }
  }

  private func answer(_ request: DrawingRequest) -> DrawingAnswer {
    let siblings = Siblings(request.siblings, parser)
    let desk = DrawingDesk(
      request: request, renderer: renderer, letters: letters, parser: parser, siblings: siblings)
    switch request.task {
    case .pictures(let task): return .pictures(desk.pictures(task), siblings: siblings.lookedAt)
    case .facts(let task): return .facts(desk.facts(task))
    case .evidence(let height): return .evidence(desk.evidence(height: height))
    case .mirror(let task): return .mirror(desk.mirrorImage(task))
    case .texts: return .texts(desk.texts)
    case .letters(let artworks): return .letters(desk.letterProblems(artworks))
    }
  }
}

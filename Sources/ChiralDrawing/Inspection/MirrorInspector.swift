import ChiralMirroring
import ChiralSVG
import ChiralValues

/// Collects the facts about the mirror image of a drawing; accesses no files.
enum MirrorInspector {
  /// The reason why there is no mirror image.
  struct Refusal: Error {
    let obstacle: DrawingObstacle

    init(_ obstacle: DrawingObstacle) { self.obstacle = obstacle }
  }

  /// Returns the facts about the mirror image of a drawing; `selectors` are those of the components that the manifest
  /// names. Without a probe, nothing is known about pictures.
  static func facts(
    of document: SVGDocument, mirrored: Result<MirrorResult, Refusal>, selectors: [String], wantsPixels: Bool,
    probe: DrawingInspector.Probe?
  ) -> MirrorFacts {
    var facts = MirrorFacts(isBuilt: false)
    facts.unmatched = unmatched(selectors, in: document)
    switch mirrored {
    case .success(let result):
      facts.parts = result.notes.filter { $0.action != .noticed }.map(MirrorFacts.Part.init)
      facts.remarks = result.notes.filter { $0.action == .noticed }.map(\.reason)
      facts.isUnchanged = !facts.isPlain && result.document == document
      if wantsPixels, !facts.isPlain, let probe, let picture = picture(of: result.document, probe) {
        facts.pixels = .held(picture)
      }
    case .failure(let refusal):
      facts.refusal = refusal.obstacle
    }
    return facts
  }

  private static func picture(of document: SVGDocument, _ probe: DrawingInspector.Probe) -> Thumbnail? {
    (try? PictureTaker.taken(of: document.shown, viewBox: nil, probe).get())?.thumbnail
  }

  private static func unmatched(_ selectors: [String], in document: SVGDocument) -> [String] {
    guard !selectors.isEmpty else { return [] }
    let index = ElementIndex(document)
    return selectors.filter { text in
      guard let selector = try? Selector(text) else { return false }
      return selector.matches(in: index).isEmpty
    }
  }

  /// Returns the obstacle of an error in mirroring. An error inside another drawing, a sibling, is reported for this drawing as a
  /// whole.
  static func obstacle(_ error: SVGError, in document: SVGDocument) -> DrawingObstacle {
    guard error.file == document.file else {
      return DrawingObstacle(line: 1, column: 1, problem: "\(error.file): \(error.message)")
    }
    return InspectedDrawing(document).obstacle(error)
  }
}

extension MirrorFacts.Part {
  fileprivate init(_ note: MirrorNote) {
    self.init(action: note.action, element: note.element, rule: note.rule ?? "", line: note.line)
  }
}

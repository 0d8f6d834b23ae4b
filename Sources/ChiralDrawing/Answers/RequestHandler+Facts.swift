internal import ChiralMirroring
internal import ChiralRequests
internal import ChiralSVG
internal import ChiralValues

/// Collects the facts for the audit.
extension RequestHandler {
  /// Returns the facts of a drawing and of its mirror images.
  func facts(_ task: FactTask) -> FactAnswer {
    let document: SVGDocument
    do {
      document = try self.document()
    } catch {
      return FactAnswer(drawing: DrawingInspector.facts(unreadable: error), mirrors: [])
    }
    let probe: DrawingInspector.Probe? =
      task.rendersPictures ? { [renderer] in renderer.bitmap(of: $0, height: $1) } : nil
    return FactAnswer(
      drawing: task.wantsDrawing
        ? DrawingInspector.facts(
          of: document.shown, viewBox: task.viewBox.map { ViewBox($0) }, grid: task.keylines.grid,
          measuresInk: task.keylines.margin != nil, probe: probe)
        : nil,
      mirrors: task.mirrors.map { mirrored(document, $0, probe: probe) })
  }

  private func mirrored(
    _ source: SVGDocument, _ wanted: FactTask.Mirror, probe: DrawingInspector.Probe?
  ) -> FactAnswer.Mirrored {
    let artwork = wanted.artwork
    var document = source
    if let box = artwork.viewBox { document.root["viewBox"] = ViewBox(box).description }
    // Another rule reports letters that cannot be set.
    _ = try? setLetters(artwork, &document)
    let result: Result<MirrorResult, MirrorInspector.Refusal>
    if let refusal = wanted.made?.refusal {
      result = .failure(MirrorInspector.Refusal(refusal))
    } else if let made = wanted.made.flatMap({ mirrorResult($0, of: document) }) {
      result = .success(made)
    } else {
      var mirror = mirror(for: artwork)
      if probe == nil { mirror.renderer = nil }
      result = Result { () throws(MirrorError) in
        try ExaminedMirror(mirror: mirror).mirrored(document, isWritten: wanted.wantsPixels)
      }.mapError {
        MirrorInspector.Refusal(MirrorInspector.obstacle($0.cause, in: document))
      }
    }
    let facts = MirrorInspector.facts(
      of: document, mirrored: result, selectors: artwork.parts.map(\.selector),
      wantsPixels: wanted.wantsPixels, probe: probe)
    // The list includes siblings that were looked up for other mirror images; that costs only a few more
    // lookups later.
    return FactAnswer.Mirrored(facts: facts, siblings: siblings.lookedAt)
  }

  /// Returns the result of mirroring that led to a finished picture; nil if its drawing cannot be read.
  private func mirrorResult(_ made: FactTask.Made, of base: SVGDocument) -> MirrorResult? {
    guard !made.rendered.isEmpty else { return MirrorResult(document: base, notes: made.notes) }
    return (try? parser.parsed(made.rendered, file: request.file)).map {
      MirrorResult(document: $0, notes: made.notes)
    }
  }
}

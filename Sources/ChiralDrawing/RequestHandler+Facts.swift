internal import ChiralAudit
internal import ChiralGeometry
internal import ChiralInspection
internal import ChiralManifest
internal import ChiralMirroring
internal import ChiralPlanning
internal import ChiralRequests
internal import ChiralSVG

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
      mirrors: task.mirrors.map { mirrored(document, artwork: $0, probe: probe) })
  }

  private func mirrored(
    _ source: SVGDocument, artwork: Artwork, probe: DrawingInspector.Probe?
  ) -> FactAnswer.Mirrored {
    var document = source
    if let box = artwork.viewBox { document.root["viewBox"] = ViewBox(box).description }
    // Another rule reports letters that cannot be set.
    _ = try? setLetters(artwork, &document)
    var mirror = mirror(for: artwork)
    if probe == nil { mirror.renderer = nil }
    let facts = MirrorInspector.facts(
      of: document, by: mirror, selectors: artwork.parts.map(\.selector), isBuilt: false, probe: probe)
    // The list includes siblings that were looked up for other mirror images; that costs only a few more
    // lookups later.
    return FactAnswer.Mirrored(facts: facts, siblings: siblings.lookedAt)
  }
}

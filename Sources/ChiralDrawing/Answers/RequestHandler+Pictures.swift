internal import ChiralMirroring
internal import ChiralRequests
internal import ChiralSVG
internal import ChiralValues

/// A picture in progress: the drawing to write, and the drawing whose pixels the PNGs show.
struct Draft {
  /// The index of its artwork in the request.
  var place: Int
  var svg: [UInt8]
  var rendered: [UInt8]
  var isFlipped: Bool
  var notes: [MirrorNote] = []
  var faces: [FontFace] = []
}

/// Turns drawings into pictures: parses, mirrors and renders them.
extension RequestHandler {
  /// Returns the outcome of each picture of the drawing.
  func pictures(_ task: PictureTask) -> [Result<Product, PictureProblem>] {
    let source: SVGDocument
    do {
      source = try parser.document(request.bytes, file: request.file)
    } catch {
      return task.artworks.map { _ in .failure(.failed(error)) }
    }
    var outcomes: [Result<Product, PictureProblem>?] = task.artworks.map { _ in nil }
    var drafts: [Draft] = []
    for (place, artwork) in task.artworks.enumerated() {
      do throws(PictureProblem) {
        drafts.append(try draft(artwork, at: place, source))
      } catch {
        outcomes[place] = .failure(error)
      }
    }
    for group in Self.grouped(drafts) {
      for (draft, result) in zip(group, render(group, task)) {
        outcomes[draft.place] = result
      }
    }
    return outcomes.compactMap(\.self)
  }

  /// Groups the drafts that show the pixels of the same drawing, flipped or not.
  private static func grouped(_ drafts: [Draft]) -> [[Draft]] {
    // There are only a few drafts, so comparing them costs less than hashing each.
    var groups: [[Draft]] = []
    for draft in drafts {
      if let index = groups.firstIndex(where: { $0[0].rendered == draft.rendered }) {
        groups[index].append(draft)
      } else {
        groups.append([draft])
      }
    }
    return groups
  }

  /// Returns the drawing of a picture, before it is rendered.
  func draft(
    _ artwork: Artwork, at place: Int, _ source: SVGDocument
  ) throws(PictureProblem) -> Draft {
    var document = source
    if let box = artwork.viewBox { document.root["viewBox"] = ViewBox(box).description }
    do {
      _ = try document.viewBox()
    } catch {
      throw .failed(DrawingProblem(error.description))
    }
    let faces = try setLetters(artwork, &document)
    let base = document.serialized()
    switch artwork.transformation {
    case .none:
      return Draft(
        place: place, svg: base, rendered: document.shown.serialized(), isFlipped: false, faces: faces)
    case .mirrored:
      let result: MirrorResult
      do {
        result = try ExaminedMirror(mirror: mirror(for: artwork)).mirrored(document)
      } catch {
        throw .declined(
          DrawingProblem(error.description, obstacle: MirrorInspector.obstacle(error.cause, in: document)))
      }
      let svg = result.document.serialized()
      // Rendering the mirrored drawing would show cairo's asymmetric antialiasing, whereas flipped pixels are
      // exact.
      return Draft(
        place: place, svg: svg,
        rendered: (result.isPlain ? document : result.document).shown.serialized(), isFlipped: result.isPlain,
        notes: result.notes, faces: faces)
    }
  }

  private func render(_ drafts: [Draft], _ task: PictureTask) -> [Result<Product, PictureProblem>] {
    let sides = task.sharesPictures ? [false] : Set(drafts.map(\.isFlipped)).sorted { !$0 && $1 }
    let outputs = sides.flatMap { side in
      task.heights.map { RenderOutput(height: $0, isFlipped: side) }
    }
    var request = RenderRequest(svg: drafts[0].rendered, stylesheet: task.stylesheet, outputs: outputs)
    request.compression = task.compression
    var pictures: [RenderOutput: [UInt8]] = [:]
    do throws(RenderError) {
      let results = outputs.isEmpty ? [] : try renderer.render(request)
      for (output, result) in zip(outputs, results) { pictures[output] = try result.get().bytes }
    } catch {
      let problem = PictureProblem.failed(DrawingProblem(error, in: self.request.file))
      return drafts.map { _ in .failure(problem) }
    }
    return drafts.map { draft in
      let pngs = task.heights.compactMap { height in
        let isFlipped = draft.isFlipped && !task.sharesPictures
        return pictures[RenderOutput(height: height, isFlipped: isFlipped)].map { (height, $0) }
      }
      return .success(
        Product(
          svg: draft.svg, pngs: Dictionary(pngs) { first, _ in first }, notes: draft.notes,
          faces: draft.faces, rendered: draft.rendered, isFlipped: draft.isFlipped))
    }
  }
}

internal import ChiralMirroring
internal import ChiralRequests
internal import ChiralSVG
internal import ChiralSigns
internal import ChiralValues

/// Collects evidence that names do not give: the text of a drawing, and whether its mirror image looks the
/// same.
extension RequestHandler {
  /// Returns the evidence, with a picture of a height in pixels, as far as it counts for a name of this
  /// confidence.
  func evidence(height: Int, name: Confidence) -> EvidenceAnswer {
    var answer = EvidenceAnswer()
    let document: SVGDocument
    do {
      document = try self.document().shown
    } catch {
      answer.fault = DrawingFault(error)
      return answer
    }
    if let message = SheetContents(document.root).message {
      answer.fault = DrawingFault(message: message)
      return answer
    }
    answer.evidence = DrawingEvidence(document.root, texts: document.shownTexts(in: ElementIndex(document)))
    answer.evidence.ink = document.onlyColor
    if name < .sure {
      (answer.evidence.outlined, answer.evidence.suspected) = GlyphRecognition.characters(
        in: document, name: request.name ?? "")
    }
    guard height > 0, let (bitmap, large) = bitmaps(of: document, height: height) else { return answer }
    let regions = PixelRegions(of: large)
    answer.evidence.lines = TextLines(in: regions).kind
    let rows = DrawnRows(in: regions)
    answer.evidence.rows = rows.kind
    let isSymmetric = Thumbnail(large)?.isOwnMirrorImage == true
    answer.evidence.hasEvenOutline = isSymmetric || large.hasEvenOutline
    // Letters and question marks that stay upright are a question of languages.
    let showsCharacters =
      answer.evidence.outlined.contains { $0.isLetter || $0.isNumber || $0 == "?" }
      || !answer.evidence.text.isEmpty
    answer.evidence.isOwnMirrorImage =
      isSymmetric
      || large.hasEvenOutline && !showsCharacters && looksTheSameMirrored(document, as: large, height)
      // The tail of a bubble ends where a slash does, so a likely name counts more.
      || name == .unsure && !showsCharacters && OnlySlash.turns(in: document, drawnAs: large)
    if !isSymmetric {
      answer.picture = bitmap
      answer.evidence.sighting = DrawingEvidence.Sighting(large, rows)
    }
    return answer
  }

  /// Returns true if only signs that stay upright keep a drawing from being its own mirror image, so that its right-to-left picture
  /// looks the same.
  private func looksTheSameMirrored(_ document: SVGDocument, as picture: Bitmap, _ height: Int) -> Bool {
    var mirror = mirror
    mirror.keepsNamedSigns = false
    guard let result = try? mirror.mirrored(document), !result.notes.isEmpty, let base = Thumbnail(picture),
      let bitmap = bitmaps(of: result.document, height: height)?.large,
      let mirrored = Thumbnail(bitmap)
    else { return false }
    return base.isHardlyDifferent(from: mirrored)
  }

  /// Returns a small picture of the drawing for comparison with others, and a larger one for its details; nil
  /// if nothing is visible.
  private func bitmaps(of document: SVGDocument, height: Int) -> (small: Bitmap, large: Bitmap)? {
    let request = RenderRequest(
      svg: document.serialized(),
      outputs: [height, 2 * height].map { RenderOutput(height: $0, format: .pixels) })
    guard let results = try? renderer.render(request), results.count == 2,
      let small = try? results[0].get().bitmap, let large = try? results[1].get().bitmap, !small.isBlank
    else { return nil }
    return (small, large)
  }

  /// Returns the mirror image of the drawing.
  func mirrorImage(_ task: MirrorTask) -> MirrorAnswer {
    do {
      var mirror = mirror
      mirror.isPure = task.isPure
      mirror.infers = task.infers
      mirror.keepsQuestionMarks = task.keepsQuestionMarks
      mirror.components = task.components.compactMap { component in
        (try? Selector(component.selector)).map {
          Mirror.Component(selector: $0, verb: component.verb)
        }
      }
      let drawable = try parser.drawable(request.bytes, file: request.file)
      let document = if let drawable { drawable.drawing } else { try document() }
      let result = try ExaminedMirror(mirror: mirror).mirrored(document)
      let notes = result.notes
      guard let drawable else { return MirrorAnswer(svg: result.document.serialized(), notes: notes) }
      guard let own = drawable.rewritten(to: result.document, isAutoMirrored: nil) else {
        return MirrorAnswer(
          problem:
            "\(request.file): error: the mirrored drawing has parts that a VectorDrawable cannot hold; "
            + "draw the right-to-left form")
      }
      return MirrorAnswer(svg: own, notes: notes)
    } catch {
      return MirrorAnswer(problem: "\(error)")
    }
  }

  /// The strings of text in the drawing; empty if it cannot be read.
  var texts: [DrawnText] {
    guard let document = try? document().shown else { return [] }
    let height = (try? document.viewBox().height.value) ?? .infinity
    return TextReader.contents(of: document).map { text, size in
      DrawnText(content: text, relativeSize: (size ?? .infinity) / height)
    }
  }

  /// Returns the reason why the letters of each artwork cannot be set; nil if they can, or if the renderer
  /// failed.
  func letterProblems(_ artworks: [Artwork]) -> [LetterProblem?] {
    guard let document = try? document() else { return artworks.map { _ in nil } }
    return artworks.map { artwork in
      guard let lettering = artwork.lettering else { return nil }
      do throws(LetteringError) {
        let drawing = try letters.lettered(document, lettering, fontFolder: request.fontFolder)
        return drawing.faces.replacement == nil ? nil : .inAnotherWeight(drawing.faces)
      } catch {
        switch error {
        case .drawing(let error): return .notSet(error.message)
        case .setter: return nil
        }
      }
    }
  }
}

extension Bitmap {
  /// A value for each pixel, row by row: true if it is at least half opaque.
  fileprivate var opaquePixels: [Bool] {
    stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] > 127 }
  }

  /// True if the outline of the ink is its own mirror image, whatever lies inside it.
  fileprivate var hasEvenOutline: Bool {
    let isOpaque = opaquePixels
    let rows = (0..<height).compactMap { y -> ClosedRange<Int>? in
      let row = isOpaque[y * width..<(y + 1) * width]
      guard let first = row.firstIndex(of: true), let last = row.lastIndex(of: true) else { return nil }
      return first - row.startIndex...last - row.startIndex
    }
    guard let left = rows.map(\.lowerBound).min(), let right = rows.map(\.upperBound).max() else {
      return false
    }
    // An antialiased edge may be a pixel off on either side.
    return rows.allSatisfy { abs($0.lowerBound - left - (right - $0.upperBound)) <= 2 }
  }
}

extension DrawingEvidence.Sighting {
  /// Recognises the subject of a drawing in its picture with its rows, which may stand as lines of text do; nil if it most probably
  /// needs nothing.
  fileprivate init?(_ bitmap: Bitmap, _ rows: DrawnRows) {
    let drawn = DrawnSubject(opaque: bitmap.opaquePixels, width: bitmap.width)
    let seen = drawn.flatMap { drawn in
      DrawingEvidence.Subject(rawValue: drawn.name).map {
        Self($0, percent: Int(saturating: drawn.probability * 100))
      }
    }
    let lines = rows.textShare.map { Self(.lines, percent: $0) }
    guard let best = [seen, lines].compactMap(\.self).max(by: { $0.percent < $1.percent }) else { return nil }
    self = best
  }
}

extension DrawingEvidence {
  /// Collects the evidence in the elements, and in the texts with these numbers.
  fileprivate init(_ root: SVGElement, texts: Set<Int>) {
    self.init()
    visit(root, texts)
  }

  private mutating func visit(_ element: SVGElement, _ texts: Set<Int>) {
    guard element.namespace == .svg else { return }
    switch element.name {
    case "text": if texts.contains(element.order) { text += element.text }
    case "image": hasRaster = true
    default: break
    }
    if slash == nil, let id = element["id"], IconName(id).words.contains("slash"), Self.isPlain(id) {
      slash = "#" + id
    }
    for child in element.elements { visit(child, texts) }
  }

  /// Returns true if an id needs no escapes in a selector.
  private static func isPlain(_ id: String) -> Bool {
    id.first?.isLetter == true
      && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}

internal import ChiralInk
internal import ChiralMirroring
internal import ChiralRequests
internal import ChiralSVG
internal import ChiralValues

/// Finds the right-to-left pictures that an icon may have.
extension RequestHandler {
  /// The width in pixels of the pictures that are compared.
  private static let readingWidth = 96

  /// Returns the readings of a drawing that differ in their pictures, the likeliest first; none if the drawing cannot be read.
  func readings(of artwork: Artwork) -> [DrawingReading] {
    guard let source = try? parser.document(request.bytes, file: request.file) else { return [] }
    var document = source
    if let box = artwork.viewBox { document.root["viewBox"] = ViewBox(box).description }
    let parts = mirror(for: artwork).consideredParts(of: document)
    // Of equal pictures, the one with the shortest entry in the manifest is shown: parts upright come last.
    let tried = DrawingReading.proposals(with: parts, named: artwork.parts)
    var pictures: [DrawingReading: Picture] = [:]
    let shortestFirst = tried.enumerated().sorted {
      ($0.element.parts.count, $0.offset) < ($1.element.parts.count, $1.offset)
    }
    for reading in shortestFirst.map(\.element) {
      guard let picture = picture(of: artwork.read(as: reading), source),
        !pictures.values.contains(where: { PictureDifference($0, picture)?.isSymmetry == true })
      else { continue }
      pictures[reading] = picture
    }
    return Array(tried.filter { pictures[$0] != nil }.prefix(DrawingReading.most))
  }

  /// Returns the pixels of a picture; nil if it cannot be made.
  private func picture(of artwork: Artwork, _ source: SVGDocument) -> Picture? {
    guard let draft = try? draft(artwork, at: 0, source),
      let document = try? parser.parsed(draft.rendered, file: request.file)
    else { return nil }
    let picture = drawer.picture(of: document, width: Self.readingWidth)
    return draft.isFlipped ? picture?.flipped : picture
  }
}

extension DrawingReading {
  /// Returns the readings to try, the likeliest first: what is recognised, all parts upright that may be signs, none, the drawing as it is,
  /// and each of several parts upright by itself. The others that the manifest names, such as a slash, are mirrored
  /// there.
  fileprivate static func proposals(with parts: [Part], named: [Artwork.Part]) -> [DrawingReading] {
    let together = parts.isEmpty ? [] : [DrawingReading(.upright, parts: parts)]
    let kept = parts.filter { part in named.contains { $0.selector == part.component.selector } }
    let alone =
      parts.count < 2
      ? []
      : parts.prefix(most).map { part in
        DrawingReading(.upright, parts: [part] + kept.filter { $0 != part }.map(\.mirrored))
      }
    return [DrawingReading(.recognised)] + together + [DrawingReading(.mirrored), DrawingReading(.asDrawn)]
      + alone
  }
}

extension DrawingReading.Part {
  /// The part, mirrored with the rest.
  fileprivate var mirrored: Self {
    Self(noun: noun, subject: subject, component: Artwork.Part(selector: component.selector, verb: .mirror))
  }
}

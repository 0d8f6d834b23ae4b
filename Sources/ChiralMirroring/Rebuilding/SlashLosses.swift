import ChiralInk
import ChiralSVG
import ChiralSigns
import ChiralValues

/// The losses of a rebuilt icon: the mirror image of a base may lie under the slash where the drawn base does not.
struct SlashLosses {
  let band: SlashBand
  /// The slashed drawing.
  let source: Scene
  let probe: Mirror.Drawer

  private static let width = SlashRebuilder.proofWidth

  /// The reason why a result is not used.
  enum Loss {
    /// The drawing is declined.
    case declined(String)
    /// The mirrored base could not be read beside the slash, so the drawing stays as it is.
    case unreadable(Reason)

    fileprivate static let hidden = unreadable("mirrored, its base would lie along the slash, hardly visible")

    fileprivate static func unreadable(_ loss: String) -> Loss {
      .unreadable(Reason("\(loss); the drawing stays as it is", rule: "R14", subject: .slash))
    }
  }

  /// Returns what a result loses; nil if it loses nothing.
  func loss(_ proof: SlashProof, mirrored: SVGDocument, result: SVGDocument) -> Loss? {
    guard let plain = probe(mirrored, Self.width), let drawn = probe(proof.sibling, Self.width),
      let after = probe(result, Self.width), let before = probe(source.document, Self.width)
    else { return nil }
    if changesTheSlash(after, before: before) { return .declined("drawn anew, it looks different") }
    if lacksAPiece(of: before, drawn) { return .declined("\(proof.sibling.file) lacks a piece of it") }
    let (share, drawnShare) = (visibleShare(of: plain, in: after), visibleShare(of: drawn, in: before))
    if let share, let drawnShare, share < drawnShare * Self.leastShare { return .hidden }
    if takesAPart(after, mirrored: plain, before: before, drawn: drawn) {
      return .declined("its gap takes away a part of its mirrored base")
    }
    let isReproduced = proof.grade == .reproduced
    if liesAlong(plain, unlike: drawn, isReproduced ? Self.mostAlongReproduced : Self.mostAlong) {
      return .hidden
    }
    if hidesAPiece(after, mirrored: plain, before: before, drawn: drawn) {
      return .unreadable("mirrored, its base would lose a piece under the slash")
    }
    if losesItsSide(after, mirrored: plain, drawn: drawn, isReproduced ? Self.sideReproduced : Self.side) {
      return .unreadable("mirrored, its base would have the part that shows the direction under the slash")
    }
    return !isReproduced && fallsApart(after, before: before, base: plain)
      ? .declined("its mirrored base breaks into fragments") : nil
  }

  /// The largest share of the slash that may look different: its edges, and what lies over it.
  private static let mostChanged = 0.25

  /// Returns true if the slash does not look as drawn, such as one that is cut out of a disc.
  private func changesTheSlash(_ after: Picture, before: Picture) -> Bool {
    guard after.width == before.width, after.height == before.height else { return false }
    var (all, changed) = (0, 0)
    for y in 0..<before.height {
      for x in 0..<before.width where band.holds(x, y, within: 0) {
        all += 1
        if (after.alpha(x, y) > 127) != (before.alpha(x, y) > 127) { changed += 1 }
      }
    }
    return Double(changed) > Double(all) * Self.mostChanged
  }

  /// The largest share of a piece that the base of a drawing has in common with it by chance.
  private static let mostOfOther = 0.2

  /// Returns true if a piece of a drawing beside the slash is not in its base, which would be dropped.
  private func lacksAPiece(of drawing: Picture, _ base: Picture) -> Bool {
    guard drawing.width == base.width, drawing.height == base.height else { return false }
    let width = drawing.width
    return drawing.islands { drawing.pixels[$0 * 4 + 3] > 127 && !band.isOnSlash($0 % width, $0 / width) }
      .contains { piece in
        !isFragment(piece)
          && Double(piece.count { base.pixels[$0 * 4 + 3] > 127 }) < Double(piece.count) * Self.mostOfOther
      }
  }

  /// The smallest visible share of the mirrored base, relative to that of the drawn base.
  private static let leastShare = 0.7

  /// Returns the share of a base's ink that is visible beside the slash; nil if there is no ink.
  private func visibleShare(of base: Picture, in drawing: Picture) -> Double? {
    let ink = base.ink { _, _ in true }
    return ink > 0 ? drawing.ink { !band.isOnSlash($0, $1) } / ink : nil
  }

  /// A base lies along the slash with more ink near it than this share and this multiple of the drawn base's. The steps that
  /// reproduce a drawing are its designer's own, so they are trusted with more.
  private static let mostAlong = (share: 0.42, times: 1.3)
  private static let mostAlongReproduced = (share: 0.44, times: 1.9)

  /// Returns true if a mirrored base lies along the slash, and the drawn one does not.
  private func liesAlong(
    _ mirrored: Picture, unlike drawn: Picture, _ most: (share: Double, times: Double)
  ) -> Bool {
    func share(_ picture: Picture) -> Double {
      let all = picture.ink { _, _ in true }
      return all > 0 ? picture.ink { band.holds($0, $1, within: 0.8) } / all : 0
    }
    let after = share(mirrored)
    return after > most.share && after > share(drawn) * most.times
  }

  /// A piece with at least this share of a base's ink is hidden if less than the second share of it is visible; at least the third
  /// share of its counterpart has to be visible beside the drawn slash.
  private static let piece = (share: 0.12, hidden: 0.35, shown: 0.6)
  /// A smaller piece is hidden if next to nothing of it is visible: `dot` is the least share of a hole or of a piece about as wide as
  /// high, such as a button, and `share` that of other pieces. Unlike a dot, a short line of text tells little.
  private static let detail = (share: 0.04, dot: 0.02, hidden: 0.1)
  /// The ratios of width to height of a piece that is about as wide as high.
  private static let dots = 0.6...1.6

  /// Returns true if the slash hides a piece of the mirrored base that it shows of the drawn one, such as an arrow that leaves a
  /// box, or a hole. A designer whose slash hides another piece of half its size or more means it so.
  private func hidesAPiece(_ after: Picture, mirrored: Picture, before: Picture, drawn: Picture) -> Bool {
    let pictures = [after, mirrored, before, drawn]
    guard pictures.allSatisfy({ $0.width == mirrored.width && $0.height == mirrored.height }) else {
      return false
    }
    let gap = band.gap(in: before, besides: drawn)
    let pieces = BasePieces(base: mirrored, drawing: after, band: band, gap: gap)
    let drawnPieces = BasePieces(base: drawn, drawing: before, band: band, gap: gap)
    let last = mirrored.width - 1
    let flip = { (place: Int) in place + last - 2 * (place % mirrored.width) }
    let drawnHidden = drawnPieces.hidden
    return pieces.hidden.contains { piece, isHole in
      drawnPieces.visibleShare(of: piece.map(flip), isHole: isHole) >= Self.piece.shown
        && !drawnHidden.contains { $0.isHole == isHole && $0.places.count >= piece.count / 2 }
    }
  }

  /// The pieces of ink and the holes of a base, and what a drawing shows of them beside the slash.
  private struct BasePieces {
    let base: Picture
    let drawing: Picture
    let band: SlashBand
    let gap: SlashBand.Gap

    /// The pieces and holes that are hidden.
    var hidden: [(places: [Int], isHole: Bool)] {
      let pieces = base.islands
      let isOutside = base.isOutside
      let holes = base.islands { base.pixels[$0 * 4 + 3] <= 127 && !isOutside[$0] }
      let all = Double(pieces.reduce(0) { $0 + $1.count })
      return pieces.filter { isHidden($0, of: all, isHole: false) }.map { ($0, false) }
        + holes.filter { isHidden($0, of: all, isHole: true) }.map { ($0, true) }
    }

    private func isHidden(_ places: [Int], of all: Double, isHole: Bool) -> Bool {
      let (share, seen) = (Double(places.count) / all, visibleShare(of: places, isHole: isHole))
      let detail = SlashLosses.detail
      return !isHole && share >= SlashLosses.piece.share && seen < SlashLosses.piece.hidden
        || share >= (isHole || isDot(places) ? detail.dot : detail.share) && seen < detail.hidden
    }

    private func isDot(_ places: [Int]) -> Bool {
      let (columns, rows) = (places.map { $0 % base.width }, places.map { $0 / base.width })
      guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max()
      else { return false }
      return SlashLosses.dots.contains(Double(right - left + 1) / Double(bottom - top + 1))
    }

    /// Returns the share of a piece that the drawing shows beside the slash, or of a hole beside the slash and its gap.
    func visibleShare(of places: [Int], isHole: Bool) -> Double {
      let count = places.count { place in
        let (x, y) = (place % base.width, place / base.width)
        return isHole
          ? drawing.alpha(x, y) <= 127 && !band.isHidden(x, y, by: gap)
          : drawing.alpha(x, y) > 127 && !band.isOnSlash(x, y)
      }
      return Double(count) / Double(places.count)
    }
  }

  /// The smallest number of pixels by which the contours of a base and its mirror image differ, and the smallest visible share of
  /// them that still tells the sides apart. A designer's own cut may hide a detail, such as the button of a stopwatch.
  private static let side = (pixels: 12, share: 0.4)
  private static let sideReproduced = (pixels: 100, share: 0.26)

  /// The largest visible share of a hidden part of a base that turns, and the smallest share of the telling ink in such parts; parts
  /// that are hidden more may be fewer.
  private static let turning = [(visible: 0.5, hidden: 0.5), (visible: 0.25, hidden: 0.35)]

  /// Returns true if the slash hides the ink that tells a mirrored base from the drawn one, such as the tail of a bubble, or the
  /// arrowheads of a base that looks the same upside down: both lie under the slash. Only the contour counts: details inside a
  /// base, such as lines of text, do not tell what it shows.
  private func losesItsSide(
    _ after: Picture, mirrored: Picture, drawn: Picture, _ least: (pixels: Int, share: Double)
  ) -> Bool {
    guard after.width == drawn.width, after.height == drawn.height else { return false }
    let isOutside = drawn.isOutside
    // Ink of the mirrored base (at least half opaque) where the drawn base has paper (at most a quarter).
    let parts = mirrored.islands { place in
      let (x, y) = (place % after.width, place / after.width)
      return mirrored.alpha(x, y) > 127 && drawn.alpha(x, y) < 64 && isOutside[place]
    }
    let counts = parts.map { part in
      let seen = part.count { place in
        let (x, y) = (place % after.width, place / after.width)
        return after.alpha(x, y) > 127 && !band.isOnSlash(x, y)
      }
      return (there: part.count, seen: seen)
    }
    let there = counts.reduce(0) { $0 + $1.there }
    if there < Self.side.pixels { return false }
    let seen = counts.reduce(0) { $0 + $1.seen }
    if there >= least.pixels, Double(seen) < Double(there) * least.share { return true }
    let isHidden = Self.turning.contains { most in
      let hidden = counts.filter { Double($0.seen) < Double($0.there) * most.visible }
      return Double(hidden.reduce(0) { $0 + $1.there }) > Double(there) * most.hidden
    }
    return isHidden && PictureDifference(drawn, drawn.upsideDown)?.isAgreement == true
  }

  /// A gap takes away a part if it removes, farther from the slash than `reach` widths of it, at least this
  /// share of the ink, `times` the share that it removes from the drawn base, and nearly all of a square of
  /// pixels.
  private static let cut = (reach: 1.2, share: 0.03, times: 2.0, spot: 0.7, side: 7)

  /// Returns true if the gap, which is wide enough for the drawn base, takes away a part of another shape from
  /// the mirrored one.
  private func takesAPart(_ after: Picture, mirrored: Picture, before: Picture, drawn: Picture) -> Bool {
    let isNear = { (x: Int, y: Int) in band.holds(x, y, within: Self.cut.reach) }
    guard
      let difference = PictureDifference(mirrored, after, side: Self.cut.side, isIgnored: isNear),
      difference.spot >= Self.cut.spot
    else { return false }
    let (share, drawnShare) = (lostShare(of: mirrored, in: after), lostShare(of: drawn, in: before))
    return share >= Self.cut.share && share > drawnShare * Self.cut.times
  }

  /// Returns the share of a base's ink that a drawing lacks away from the slash.
  private func lostShare(of base: Picture, in drawing: Picture) -> Double {
    let all = base.ink { _, _ in true }
    guard all > 0, base.width == drawing.width, base.height == drawing.height else { return 0 }
    var lost = 0
    for y in 0..<base.height {
      for x in 0..<base.width where !band.holds(x, y, within: Self.cut.reach) {
        lost += max(0, base.alpha(x, y) - drawing.alpha(x, y))
      }
    }
    return Double(lost) / 255 / all
  }

  /// Returns true if a result has more tiny pieces than the drawing and the base have.
  private func fallsApart(_ after: Picture, before: Picture, base: Picture) -> Bool {
    func crumbs(_ picture: Picture) -> Int { picture.islands.count(where: isFragment) }
    return crumbs(after) > max(crumbs(before), crumbs(base))
  }

  /// Returns true if a piece of ink is too small to be a part of an icon.
  private func isFragment(_ island: [Int]) -> Bool {
    let width = band.slash.width / band.unit
    // Less than half of a square as wide as the slash is a fragment; up to 3 pixels may be antialiasing.
    return island.count > 3 && Double(island.count) < width * width / 2
  }
}

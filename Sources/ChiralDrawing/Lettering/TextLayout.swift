import ChiralRequests
import ChiralSVG

/// Outlines with the map that places them in the drawing.
struct PlacedLetters {
  var wording: TextWording
  var segments: [PathSegment]
  var map: Affine
}

/// Places letters at the positions of the drawing's text: each piece at its anchor, or after the previous
/// piece.
struct TextLayout {
  private let book: LetterBook
  private let cascade: Cascade
  private let margin: Double?

  init(_ book: LetterBook, _ cascade: Cascade, margin: Double? = nil) {
    self.book = book
    self.cascade = cascade
    self.margin = margin
  }

  /// Returns the letters of one `<text>`.
  func placed(_ wordings: [TextWording], of number: Int) throws(SVGError) -> [PlacedLetters] {
    let room = try room(number)
    var placed: [PlacedLetters] = []
    var pen = Point(x: 0, y: 0)
    for (index, wording) in wordings.enumerated() {
      pen.y = (wording.piece.y ?? pen.y) + wording.piece.dy
      if let x = wording.piece.x ?? (index == 0 ? 0 : nil) {
        pen.x = x - width(before: wordings[index...])
      }
      pen.x += wording.piece.dx
      if let outline = book.outline(of: wording) {
        placed.append(
          PlacedLetters(
            wording: wording, segments: outline.segments,
            map: map(of: wording, outline, at: pen, room)))
      }
      pen.x += advance(wording)
    }
    return placed
  }

  // Outlines and advances come with 1,000 units per em, whatever units the font has.
  /// Returns the advance width of a wording as drawn, in user units.
  private func advance(_ wording: TextWording) -> Double {
    (book.drawnOutline(of: wording)?.advance ?? 0) * wording.piece.style.size / 1000
  }

  /// Returns the distance between a position and the start of its line; the line reaches to the next piece that has a
  /// position of its own.
  private func width(before pieces: ArraySlice<TextWording>) -> Double {
    guard let first = pieces.first else { return 0 }
    let line = [first] + pieces.dropFirst().prefix { $0.piece.x == nil }
    let width = line.map(advance).reduce(0, +)
    switch (first.piece.style.anchor, first.piece.style.isRightToLeft) {
    case (.middle, _): return width / 2
    case (.start, false), (.end, true): return 0
    case (.end, false), (.start, true): return width
    }
  }

  /// The box that bounds the letters of one text.
  private struct Room {
    var box: Rect?
    var live: LiveArea
  }

  private func map(of wording: TextWording, _ outline: LetterOutline, at pen: Point, _ room: Room) -> Affine {
    let unit = wording.piece.style.size / 1000
    guard wording.isChanged, let ink = book.ink(of: wording), let drawn = book.drawnInk(of: wording) else {
      return Affine(a: unit, b: 0, c: 0, d: unit, e: pen.x, f: pen.y).concatenating(outline.slant)
    }
    let place = OpticalBalance.Place(
      drawn: drawn.scaled(by: unit, x: pen.x, y: pen.y), baseline: pen.y,
      anchor: wording.piece.style.inkAnchor,
      box: room.box, live: room.live)
    let fit = OpticalBalance.fit(
      ink.scaled(by: unit, x: 0, y: 0), factor: book.factor(of: wording), scale: wording.scale, in: place)
    return Affine(a: unit * fit.scale, b: 0, c: 0, d: unit * fit.scale, e: fit.x, f: fit.y)
      .concatenating(outline.slant)
  }

  /// Returns the space for the letters of one text: the box that the drawing declares, cut off at the set's margin,
  /// and the area in which letters stay.
  private func room(_ number: Int) throws(SVGError) -> Room {
    let live = try liveArea(number)
    let box = try textBox(number)
    return Room(box: margin == nil ? box : box.map(live.part), live: live)
  }

  /// Returns the area inside the set's margin; without a margin, 1/24 of the width stays empty at the left and right.
  /// Unlimited if the text or an ancestor has a transform, or if the margin leaves no room.
  private func liveArea(_ number: Int) throws(SVGError) -> LiveArea {
    let chain = [number] + cascade.index.ancestors(of: number)
    guard !chain.contains(where: { cascade.own("transform", $0) != nil }) else { return LiveArea() }
    let box = try cascade.document.viewBox()
    let (left, right) = (box.minX.value, box.minX.value + box.width.value)
    guard let margin else {
      let side = box.width.value / 24
      return LiveArea(x: ClosedRange(between: left + side, right - side))
    }
    let inset = margin + strokeWidth(number) / 2
    guard 2 * inset < min(box.width.value, box.height.value) else { return LiveArea() }
    let (top, bottom) = (box.minY.value, box.minY.value + box.height.value)
    return LiveArea(
      x: ClosedRange(between: left + inset, right - inset),
      y: ClosedRange(between: top + inset, bottom - inset))
  }

  /// Returns the width of the stroke around letters; zero if they have none.
  private func strokeWidth(_ number: Int) -> Double {
    guard let stroke = cascade.inherited("stroke", number), stroke != "none" else { return 0 }
    let width = cascade.inherited("stroke-width", number).flatMap(Length.init)
    return width?.userUnits(reference: .zero, fontSize: .zero).value ?? 1
  }

  /// Returns the box that the drawing declares for its letters, if it does.
  private func textBox(_ number: Int) throws(SVGError) -> Rect? {
    guard let text = cascade.index.elements[number][OutlineElement.boxAttribute] else { return nil }
    guard let box = ViewBox(text) else { throw cascade.error(number, LetteringMessage.textBox(text)) }
    return Rect(
      minX: box.minX.value, minY: box.minY.value, width: box.width.value, height: box.height.value)
  }
}

extension TextStyle {
  /// The edge of the ink that stays in place; the start of a line depends on the drawing's direction.
  fileprivate var inkAnchor: Anchor {
    switch (anchor, isRightToLeft) {
    case (.start, true): .end
    case (.end, true): .start
    default: anchor
    }
  }
}

extension OpticalBalance.Ink {
  fileprivate func scaled(by unit: Double, x: Double, y: Double) -> Self {
    func scaled(_ rect: Rect) -> Rect {
      Rect(
        minX: rect.minX * unit + x, minY: rect.minY * unit + y, width: rect.width * unit,
        height: rect.height * unit)
    }
    return Self(reference: scaled(reference), actual: scaled(actual))
  }
}

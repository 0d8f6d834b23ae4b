internal import ChiralGeometry
internal import ChiralMirroring
internal import ChiralRendering
internal import ChiralSVG
internal import ChiralSheet

/// Where the parts of a picture lie that were kept or moved, as the renderer measures their ink.
struct PartOutlines {
  /// Every part; those that cannot be found in the drawing, or measured, have no place.
  let parts: [Portrait.Part]

  /// Looks for the parts of a finished picture.
  init(_ product: Product, _ helper: SharedHelper) {
    let notes = product.notes.filter { $0.action == .kept || $0.action == .moved }
    guard !notes.isEmpty else {
      parts = []
      return
    }
    let document = try? SVGDocument(parsing: product.svg, file: "")
    let grid = document.flatMap { try? Grid($0) }
    parts = notes.map { note in
      let number = document.flatMap { Self.element(of: note, in: $0) }
      let ink = number.flatMap { number in document.flatMap { helper.ink(ofElement: number, in: $0) } }
      return Portrait.Part(
        action: note.action.rawValue, element: note.element, reason: note.reason,
        box: ink.flatMap { ink in grid?.box(of: ink) })
    }
  }

  /// The number of the one element that a note can mean.
  private static func element(of note: MirrorNote, in document: SVGDocument) -> Int? {
    var found: [(number: Int, line: Int)] = []
    func visit(_ element: SVGElement) {
      let label = element["id"].map { "<\(element.qualifiedName) id=\"\($0)\">" }
      if label ?? "<\(element.qualifiedName)>" == note.element {
        found.append((element.order, document.error(at: element.offset, "").line))
      }
      element.elements.forEach(visit)
    }
    visit(document.root)
    if found.count == 1 { return found[0].number }
    let onLine = found.filter { $0.line == note.line }
    return onLine.count == 1 ? onLine[0].number : nil
  }

  /// The way from a drawing's coordinates to hundredths of its picture.
  private struct Grid {
    let viewBox: Rect
    let viewport: Rect
    let width: Double
    let height: Double

    init(_ document: SVGDocument) throws {
      let box = try document.viewBox()
      viewBox = Rect(
        minX: box.minX.value, minY: box.minY.value, width: box.width.value, height: box.height.value)
      let output = RenderOutput(height: SheetPicture.pixelHeight)
      let grid = try PixelGrid(output, aspect: viewBox.width / viewBox.height)
      viewport = grid.viewport
      width = Double(grid.width)
      height = Double(grid.height)
    }

    func box(of ink: Rect) -> Portrait.Box {
      let scale = viewport.width / viewBox.width
      return Portrait.Box(
        x: (viewport.minX + (ink.minX - viewBox.minX) * scale) / width * 100,
        y: (viewport.minY + (ink.minY - viewBox.minY) * scale) / height * 100,
        width: ink.width * scale / width * 100, height: ink.height * scale / height * 100)
    }
  }
}

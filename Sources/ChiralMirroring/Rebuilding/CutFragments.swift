import ChiralInk
import ChiralSVG

/// Pieces that a cut leaves of a base and that are too small to mean anything: specks, and slivers beside the clearance.
struct CutFragments {
  /// The pieces, as rows of pixels from the first to the last.
  private let rows: [(y: Int, first: Int, last: Int)]
  private let width: Int

  /// Finds the fragments in a drawing whose base was cut; nil if there are none.
  ///
  /// - Parameters:
  ///   - uncut: The base before the cut.
  ///   - most: The number of slivers that the drawing may have, because its designer left as many.
  init?(of uncut: Picture, in drawing: Picture, most: Int) {
    guard uncut.width == drawing.width, uncut.height == drawing.height else { return nil }
    width = drawing.width
    let pieces = drawing.islands.sorted { $0.count < $1.count }
    let slivers = pieces.filter { drawing.isSliver($0) }
    let fragments = pieces.filter { drawing.isCrumb($0) } + slivers.prefix(max(0, slivers.count - most))
    let places = Set(fragments.filter { uncut.continues($0) }.joined())
    guard !places.isEmpty else { return nil }
    rows = Dictionary(grouping: places) { $0 / drawing.width }.sorted { $0.key < $1.key }.flatMap {
      row, places in
      Self.runs(of: places.map { $0 % drawing.width }.sorted()).map { (row, $0.first, $0.last) }
    }
  }

  /// Returns the runs of consecutive numbers.
  private static func runs(of places: [Int]) -> [(first: Int, last: Int)] {
    places.reduce(into: []) { runs, place in
      if let last = runs.last, last.last + 1 == place {
        runs[runs.count - 1].last = place
      } else {
        runs.append((place, place))
      }
    }
  }

  /// The width in pixels of the line along a row: it holds the antialiased edges beside it.
  private static let reach = 2.6

  /// Returns the shape that cuts the fragments out of a mask.
  func cut(in base: Scene) -> SVGElement {
    let writer = OutlineWriter(base.viewBox)
    let box = base.drawingBox
    let data = rows.map { row in
      let ends = [row.first, row.last].map { box.point(ofPixel: $0, row.y, pixels: width) }
      let line = OutlinePiece(from: ends[0], segment: .line(ends[1]), to: ends[1])
      return writer.text(of: [line], isClosed: false)
    }.joined()
    return SVGElement(
      base.document.root.prefix + "path",
      attributes: [
        ("d", data), ("fill", "none"), ("stroke", "#000"),
        ("stroke-width", writer.number(box.width / Double(width) * Self.reach)), ("stroke-linecap", "square"),
      ])
  }
}

extension Picture {
  /// The number of pieces of ink that look like left-overs of a cut.
  var slivers: Int { islands.count(where: isSliver) }

  /// The number of pieces of ink that are too small to mean anything.
  var crumbs: Int { islands.count { $0.count > 3 && isCrumb($0) } }

  /// Returns true for up to 64 of 96 × 96 pixels; up to 3 may be antialiasing.
  fileprivate func isSliver(_ island: [Int]) -> Bool {
    island.count > 3 && island.count < width * height / 144
  }

  /// Returns true for up to 10 of 96 × 96 pixels.
  fileprivate func isCrumb(_ island: [Int]) -> Bool { island.count < width * height / 900 }

  /// Returns true if a piece of another picture has more ink beside it here: it was cut off.
  fileprivate func continues(_ island: [Int]) -> Bool {
    let own = Set(island)
    return island.contains { place in
      neighbours(of: place).contains { !own.contains($0) && pixels[$0 * 4 + 3] > 127 }
    }
  }
}

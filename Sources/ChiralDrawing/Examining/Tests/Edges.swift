import ChiralInk
internal import ChiralMirroring

extension ExaminerTest {
  /// The largest growth of the ink at an edge, in line widths: antialiasing, and the slant of a line.
  private static let mostAtEdge = 0.5

  /// Asks whether ink runs into an edge of the drawing that it did not touch.
  static let edges = ExaminerTest(id: "edges", mends: Mend.asides) { pictures in
    let (before, after) = (pictures.source.picture.inkAtEdges, pictures.result.picture.inkAtEdges)
    // The sides change places.
    let sides = max(before.left, before.right)
    let growth: Int = max(
      max(after.left, after.right) - sides, after.top - before.top, after.bottom - before.bottom)
    return Double(growth) > max(1, mostAtEdge * pictures.lineWidth)
      ? "it runs into the edge of the drawing there" : nil
  }
}

extension Picture {
  /// The numbers of pixels at each edge that are at least half opaque.
  fileprivate var inkAtEdges: (left: Int, right: Int, top: Int, bottom: Int) {
    func count(_ places: Int, _ alpha: (Int) -> Int) -> Int { (0..<places).count { alpha($0) > 127 } }
    return (
      count(height) { alpha(0, $0) }, count(height) { alpha(width - 1, $0) },
      count(width) { alpha($0, 0) }, count(width) { alpha($0, height - 1) }
    )
  }
}

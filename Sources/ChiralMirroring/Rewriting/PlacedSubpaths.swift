import ChiralSVG
import ChiralValues

extension [MirrorNote] {
  /// Returns the notes of a plan with the numbers that the subpaths of their parts have in the written drawing: a reversed subpath may
  /// end with a moveto of its own.
  func placed(in written: SVGDocument, from source: ElementIndex) -> [MirrorNote] {
    guard contains(where: { $0.parts.contains { !$0.subpaths.isEmpty } }) else { return self }
    let elements = ElementIndex(written).elements
    return map { note in
      var note = note
      note.parts = note.parts.map { part in
        guard !part.subpaths.isEmpty, let before = source.elements[part.number]["d"],
          let after = elements[part.number]["d"]
        else { return part }
        let (drawn, places) = (PathData(before).drawnSubpaths, PathData(after).drawnSubpaths)
        var part = part
        part.subpaths = part.subpaths.compactMap { subpath in
          drawn.firstIndex(of: subpath).flatMap { places.indices.contains($0) ? places[$0] : nil }
        }
        return part
      }
      return note
    }
  }
}

extension PathData {
  /// The numbers of the subpaths that are more than a moveto, which draws nothing.
  fileprivate var drawnSubpaths: [Int] { subpaths.indices.filter { subpaths[$0].count > 1 } }
}

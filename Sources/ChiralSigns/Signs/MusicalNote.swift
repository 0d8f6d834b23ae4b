package import ChiralInk
import ChiralSVG

extension Sign {
  /// A musical note, or several that a beam joins.
  package static let note = Sign(
    name: "note", guideline: "R11", noun: "a musical note",
    demands: [Demand(words: [["music"]], noun: "a musical note", guideline: "R11")],
    network: NetworkLimits(
      sure: 0.94, aspects: 0.35...1.5, mayBeMost: true,
      isConfirmed: { ink, probability, isWhole in
        probability >= (isWhole ? NoteOutline.leastProbability.whole : NoteOutline.leastProbability.beside)
          && NoteOutline.isShown(by: ink)
      }),
    detectors: [
      Detector { view, sign in
        guard view.promises.promises(sign) else { return [] }
        return NoteOutline.smallest(of: view.candidates)
          .map { Sighting(sign, $0, by: .geometry, isWhole: false) }
      }
    ],
    vetoes: [
      Veto("of two equal pieces that are no notes, both may be leaves or flames") { ink, units, isPromised in
        ink.isRepeated(in: units) && !isPromised && !NoteOutline.isShown(by: ink)
      },
      Veto("a line that closes nowhere has no head: the hook of an umbrella, the legs of a π") { ink, _, _ in
        ink.units.count == 1 && ink.units[0].isOpenLine
      },
    ],
    examples: [
      .seen(
        "a note beside lines of text",
        "<path d=\"M2 4h9M2 9h6\"/><path d=\"M18 17V6l4 2.5\"/><circle cx=\"15.8\" cy=\"17\" r=\"2.2\" fill=\"black\"/>",
        icon: "playlist"),
      .unseen(
        "a pin with a ball", "<path d=\"M2 4h6\"/><circle cx=\"15\" cy=\"17\" r=\"3\"/><path d=\"M15 14V4\"/>"
      ),
      .unseen(
        "the hook of an umbrella",
        "<path d=\"M12 3a9.5 9.5 0 0 0-9.5 9.5h19A9.5 9.5 0 0 0 12 3z\"/><path d=\"M12 12.5v7a1.7 1.7 0 0 1-3.400 0v-.5\"/>"
      ),
    ])

  /// The letters that look like a stem with a head.
  static let noteLike: Set<String> = ["d", "J", "j"]
}

/// The geometry of a musical note: a round head, a stem that runs up from its right side, and a flag or a beam to the right of
/// the stem's upper end (R11). The network does not know notes whose second head gave way to a small sign.
package enum NoteOutline {
  /// The sizes of a head, as shares of the note's longer side.
  private static let headSizes = 0.15...0.55
  /// The largest distance of a head's line from an ellipse in its box, as a share of the radius.
  private static let roundness = 0.12
  /// The smallest length of the stem above the head, in heights of the head.
  private static let leastStem = 0.7
  /// The distances from the head's centre at which the stem runs, as shares of the head's half width.
  private static let stemPlaces = 0.7...1.3
  /// The smallest reach of the flag or the beam, in widths of the head.
  private static let leastFlag = 0.4

  /// The smallest probabilities of a note whose geometry confirms the network's reading. A note beside something that fills its
  /// box may be less like one than a note that is all of an icon.
  static let leastProbability: (beside: Float, whole: Float) = (0.02, 0.5)

  /// Returns the candidates that are notes by their geometry alone, without those that hold more than another one.
  package static func smallest(of candidates: [ThingCandidate]) -> [ThingCandidate] {
    let notes = candidates.filter { $0.units.count > 1 && isShown(by: $0) }
    return notes.filter { note in
      !notes.contains { other in
        other.units.count < note.units.count
          && other.units.allSatisfy { unit in note.units.contains { $0.isSame(as: unit) } }
      }
    }
  }

  /// Returns true if ink consists of a note, or of several that a beam joins.
  static func isShown(by candidate: ThingCandidate) -> Bool {
    let side = max(candidate.box.width, candidate.box.height)
    let heads = candidate.units.flatMap(\.lines).compactMap { Rect(around: $0) }.filter { box in
      headSizes.contains(box.height / side) && (0.9...1.6).contains(box.width / box.height)
    }
    let lines = candidate.units.flatMap(\.lines)
    return heads.contains { head in
      lines.contains { $0.isEllipse(in: head, within: roundness) }
        && lines.contains { hasStem($0, on: head, among: lines) }
    }
  }

  /// Returns true if a line holds the stem of a head: an upright piece at the head's right side, with a flag or a beam to the
  /// right of its upper end and nothing to the left of it.
  private static func hasStem(_ line: [Point], on head: Rect, among lines: [[Point]]) -> Bool {
    let slack = head.width * 0.05
    return zip(line, line.dropFirst()).contains { one, other in
      let (top, bottom) = (min(one.y, other.y), max(one.y, other.y))
      guard abs(one.x - other.x) < slack, stemPlaces.contains((one.x - head.midX) / (head.width / 2)),
        bottom > head.minY, bottom < head.maxY, head.minY - top > head.height * leastStem
      else { return false }
      let upper = lines.joined().filter { $0.y < top + (bottom - top) * 0.45 }
      return upper.contains { $0.x > one.x + head.width * leastFlag }
        && !upper.contains { $0.x < head.midX - slack }
    }
  }
}

extension [Point] {
  /// Returns true if the points lie on the ellipse that fills a box.
  fileprivate func isEllipse(in box: Rect, within slack: Double) -> Bool {
    guard count > 5, Rect(around: self) == box else { return false }
    return allSatisfy { point in
      let (x, y) = ((point.x - box.midX) / (box.width / 2), (point.y - box.midY) / (box.height / 2))
      return abs((x * x + y * y).squareRoot() - 1) < slack
    }
  }
}

extension InkUnit {
  /// True if it is one stroke that neither closes nor comes back to itself.
  fileprivate var isOpenLine: Bool {
    guard let strokeWidth, lines.count == 1, let line = lines.first else { return false }
    let points = line.spread(Self.steps)
    let step = zip(points, points.dropFirst()).map { $0.distance(to: $1) }.max() ?? 0
    // Points that lie apart by more than a turn of the pen along the line, and by less than its width across, close a loop.
    let far = Int(min(Double(Self.steps), (strokeWidth * 3 / step).rounded(.up)))
    return points.indices.allSatisfy { index in
      points.dropFirst(index + far + 1).allSatisfy { $0.distance(to: points[index]) > strokeWidth }
    }
  }

  /// The number of parts of a line that are compared.
  private static let steps = 60
}

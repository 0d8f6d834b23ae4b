import ChiralSVG

/// The size of replacement letters, chosen so that they look as large as the drawn ones (R22).
///
/// The rule: the ink of the new letters is as tall as the ink of the drawn ones, times the factor of their script. It
/// may be wider than the drawn ink, but not by more than `widening`, nor beyond the drawing. It keeps the baseline
/// unless it would leave the box of the drawn ink, enlarged by the factor about its middle.
enum OpticalBalance {
  /// The height of a script's ink relative to the drawn ink. Scripts without capitals look small beside capitals: Apple
  /// enlarges Arabic and Hebrew by about two points at the 17 of a button.
  static let factors: [String: Double] = [
    "Arab": 1.12, "Syrc": 1.12, "Nkoo": 1.08, "Thaa": 1.12, "Rohg": 1.12, "Hebr": 1.06, "Deva": 1.06,
    "Beng": 1.06, "Guru": 1.06, "Gujr": 1.06, "Taml": 1.06, "Telu": 1.06, "Knda": 1.06, "Mlym": 1.06,
    "Sinh": 1.06, "Thai": 1.1, "Laoo": 1.1, "Khmr": 1.12, "Mymr": 1.12,
  ]

  /// The range of measured scales: characters that are flat or tall by nature are not enlarged or shrunk
  /// beyond it.
  static let scales = 0.6...1.5

  /// The largest width of the new ink relative to the drawn ink, if the drawing declares no box.
  static let widening = 1.6

  /// The ink of letters, in thousandths of the font size: y down, from the baseline.
  struct Ink: Hashable {
    /// The box that decides size and height. For numbers it covers all ten digits, so that a zero is not larger than a
    /// nine.
    var reference: Rect
    /// The box of the letters that are drawn.
    var actual: Rect
  }

  /// The position of the drawn letters in user units, and the room for the new ones.
  struct Place: Hashable {
    /// The ink of the drawn letters, at their size and position.
    var drawn: Ink
    var baseline: Double
    var anchor: TextStyle.Anchor
    /// The box that the drawing declares for its letters, if it does.
    var box: Rect?
    /// The part of the drawing in which letters stay.
    var live = LiveArea()
  }

  /// Returns the scale and the offset in user units that put letters where others were.
  ///
  /// - Parameters:
  ///   - ink: the new letters, in user units at the drawn font size, from the origin.
  ///   - factor: that of their script; nil for numbers, which keep their height.
  ///   - scale: the scale to use instead of the measured one.
  static func fit(
    _ ink: Ink, factor: Double, scale given: Double?, in place: Place
  ) -> (scale: Double, x: Double, y: Double) {
    let box = place.box ?? place.live.part(of: place.drawn.room(factor))
    var scale = given ?? clamped(place.drawn.reference.height * factor / ink.reference.height)
    if given == nil {
      scale = min(scale, box.width / ink.actual.width)
      if place.box != nil || place.live.y != nil { scale = min(scale, box.height / ink.reference.height) }
    }
    let scaled = Ink(reference: ink.reference.scaled(by: scale), actual: ink.actual.scaled(by: scale))
    return (scale, x(of: scaled.actual, place, box), y(of: scaled.reference, place, box))
  }

  private static func clamped(_ scale: Double) -> Double {
    guard scale.isFinite else { return 1 }
    return min(max(scale, scales.lowerBound), scales.upperBound)
  }

  /// Returns the offset that keeps the anchored edge of the ink, or its middle, in place.
  private static func x(of ink: Rect, _ place: Place, _ box: Rect) -> Double {
    let drawn = place.drawn.actual
    let x =
      switch place.anchor {
      case .start: drawn.minX - ink.minX
      case .middle: drawn.minX + drawn.width / 2 - ink.minX - ink.width / 2
      case .end: drawn.maxX - ink.maxX
      }
    return moved(x, low: ink.minX, high: ink.maxX, into: box.minX, last: box.maxX)
  }

  private static func y(of ink: Rect, _ place: Place, _ box: Rect) -> Double {
    moved(place.baseline, low: ink.minY, high: ink.maxY, into: box.minY, last: box.maxY)
  }

  /// Returns an offset, changed as little as possible so that the range from `low` to `high` fits between two
  /// ends; if it is too long, it is centred between them.
  private static func moved(
    _ offset: Double, low: Double, high: Double, into first: Double, last: Double
  ) -> Double {
    guard high - low < last - first else { return (first + last) / 2 - (low + high) / 2 }
    return min(max(offset, first - low), last - high)
  }
}

extension OpticalBalance.Ink {
  /// Returns the room for the replacement letters.
  fileprivate func room(_ factor: Double) -> Rect {
    let width = actual.width * OpticalBalance.widening
    return Rect(
      minX: actual.minX + (actual.width - width) / 2,
      minY: reference.minY - reference.height * (factor - 1) / 2, width: width,
      height: reference.height * factor)
  }
}

extension Rect {
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(minX: minX * factor, minY: minY * factor, width: width * factor, height: height * factor)
  }
}

internal import ChiralRequests

/// The search for the element because of which a worker crashes: the question is asked again about the drawing without half of its
/// elements, without a quarter, and so on.
struct CrashSearch {
  /// The question about the whole drawing.
  let request: DrawingRequest
  /// The worker, which a fresh one replaces after each crash.
  let helper: RenderHelper
  /// The longest crash after which a search begins, and its longest duration: no drawing may cost much.
  var patience = Duration.seconds(1)

  /// Returns the answer to the request. If the worker crashes, the error names the element without which it would not.
  func answer() throws(RenderError) -> DrawingAnswer {
    let start = ContinuousClock.now
    do {
      return try helper.answer(request)
    } catch {
      guard error.kind == .crash, ContinuousClock.now - start < patience, let culprit else {
        throw error
      }
      throw RenderError(.crash, "\(error.message) (it does not happen without \(label(of: culprit)))")
    }
  }

  /// The element without which the worker does not crash; nil if there are several, or none was found in time.
  private var culprit: ElementPlace? {
    let deadline = ContinuousClock.now + patience
    var source = request.bytes
    var candidates = places[...]
    while candidates.count > 1 {
      let half = candidates.prefix(candidates.count / 2)
      let rest = Self.blank(half, in: source)
      guard ContinuousClock.now < deadline, let crashes = crashes(rest) else { return nil }
      if crashes { source = rest }
      candidates = crashes ? candidates.dropFirst(half.count) : half
    }
    // Another element may be a cause as well.
    return crashes(Self.blank(candidates, in: request.bytes)) == false ? candidates.first : nil
  }

  private var places: [ElementPlace] {
    var question = request
    question.task = .places
    guard case .places(let places) = try? helper.answer(question),
      places.allSatisfy({ $0.bytes.upperBound <= request.bytes.count })
    else { return [] }
    return places
  }

  /// Returns true if the question about other bytes crashes the worker as well; nil if that cannot be told.
  private func crashes(_ bytes: [UInt8]) -> Bool? {
    var question = request
    question.bytes = bytes
    do {
      _ = try helper.answer(question)
      return false
    } catch {
      switch error.kind {
      case .crash: return true
      case .drawing: return false
      case .limit, .unavailable, .interrupted, .killed: return nil
      }
    }
  }

  /// Returns bytes in which elements are spaces; the lines stay.
  private static func blank(_ places: ArraySlice<ElementPlace>, in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for place in places {
      for index in place.bytes where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    }
    return bytes
  }

  private func label(of place: ElementPlace) -> String {
    let line = request.bytes[..<place.bytes.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    return "<\(place.name)> in line \(line)"
  }
}

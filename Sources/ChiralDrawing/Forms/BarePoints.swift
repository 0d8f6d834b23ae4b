import ChiralSVG

extension SVGDocument {
  /// Returns the drawing with paths that browsers read to their end, as librsvg does: without points that no digit
  /// follows, such as the one in `12.`.
  func removingBarePoints() -> SVGDocument {
    var copy = self
    return copy.root.removeBarePoints() ? copy : self
  }
}

extension SVGElement {
  /// Removes the points from all paths inside the element and returns true if there were any.
  fileprivate mutating func removeBarePoints() -> Bool {
    var isChanged = false
    if name == "path", let text = self["d"], let data = Self.withBarePoint(text) {
      self["d"] = data.textWithoutBarePoints
      isChanged = true
    }
    for position in children.indices {
      guard case .element(var inner) = children[position], inner.removeBarePoints() else { continue }
      children[position] = .element(inner)
      isChanged = true
    }
    return isChanged
  }

  /// Returns the data of a path with such a point; nil for others, of which most are not even parsed.
  private static func withBarePoint(_ text: String) -> PathData? {
    let bytes = text.utf8
    let isSuspect = zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: ".") && !$1.isDigit }
    guard isSuspect || bytes.last == UInt8(ascii: ".") else { return nil }
    let data = PathData(text)
    return data.firstBarePoint == nil ? nil : data
  }
}

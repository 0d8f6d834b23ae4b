/// Actions of a person with a mouse, a finger and a keyboard. The events go through the browser's own input, as real ones do, so
/// that the page decides what they hit.
extension Browser {
  /// A point of an element, as shares of its width and height.
  package struct Spot {
    var x: Double
    var y: Double

    /// Creates a point.
    package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

    /// The middle.
    package static let middle = Spot(0.5, 0.5)
  }

  /// Returns the position of a point of the first element that a selector matches, after scrolling it into view.
  private func position(of selector: String, at spot: Spot) throws -> (x: Double, y: Double) {
    let script = """
      (() => { const element = document.querySelector('\(selector)'); if (!element) return null;
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' }); const box = element.getBoundingClientRect();
        return [box.left + box.width * \(spot.x), box.top + box.height * \(spot.y)]; })()
      """
    guard let place = try evaluate(script) as? [Double] else {
      throw Failure(description: "there is no \(selector)")
    }
    return (place[0], place[1])
  }

  /// Waits until an element is there, is not disabled and moves no more, as on a busy machine that may be later, and returns the position
  /// of its point. The layout is compared over two frames, because what a page learns after a frame may shift it under the mouse.
  private func settled(_ selector: String, at spot: Spot) throws -> (x: Double, y: Double) {
    try wait("document.querySelector('\(selector)')?.matches(':not(:disabled)') === true")
    var place = try position(of: selector, at: spot)
    for _ in 0..<100 {
      try evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
      let next = try position(of: selector, at: spot)
      if next == place { return place }
      place = next
    }
    throw Failure(description: "\(selector) never stands still")
  }

  private func mouse(
    _ type: String, _ place: (x: Double, y: Double), isHeld: Bool = false, clicks: Int = 1
  ) throws {
    var event: [String: Any] = ["type": type, "x": place.x, "y": place.y, "buttons": isHeld ? 1 : 0]
    if type != "mouseMoved" { event.merge(["button": "left", "clickCount": clicks]) { $1 } }
    if isHeld { event["button"] = "left" }
    try call("Input.dispatchMouseEvent", event)
  }

  /// Moves the mouse to an element.
  package func hover(_ selector: String, at spot: Spot = .middle) throws {
    try mouse("mouseMoved", position(of: selector, at: spot))
  }

  /// Clicks an element with the mouse.
  package func click(_ selector: String, at spot: Spot = .middle) throws {
    try click(settled(selector, at: spot), clicks: 1)
  }

  /// Clicks an element twice with the mouse; the second click is on what is at the same place then.
  package func doubleClick(_ selector: String) throws {
    let place = try settled(selector, at: .middle)
    for clicks in 1...2 { try click(place, clicks: clicks) }
  }

  private func click(_ place: (x: Double, y: Double), clicks: Int) throws {
    try mouse("mouseMoved", place)
    try mouse("mousePressed", place, isHeld: true, clicks: clicks)
    try mouse("mouseReleased", place, clicks: clicks)
  }

  /// Presses the mouse on an element, moves it, and releases it.
  package func drag(_ selector: String, by distance: (x: Double, y: Double)) throws {
    let place = try position(of: selector, at: .middle)
    try mouse("mouseMoved", place)
    try mouse("mousePressed", place, isHeld: true)
    for step in 1...4 {
      try mouse(
        "mouseMoved", (place.x + distance.x * Double(step) / 4, place.y + distance.y * Double(step) / 4),
        isHeld: true)
    }
    try mouse("mouseReleased", (place.x + distance.x, place.y + distance.y))
  }

  /// Taps an element with a finger.
  package func tap(_ selector: String, at spot: Spot = .middle) throws {
    let place = try settled(selector, at: spot)
    try call(
      "Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [["x": place.x, "y": place.y]]])
    try call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
  }

  /// Moves two fingers apart, from one distance of the middle of an element to another, in points; the second finger may be on another
  /// element.
  package func pinch(_ selector: String, and other: String? = nil, from near: Double, to far: Double) throws {
    let middles = try [selector, other ?? selector].map { try position(of: $0, at: .middle) }
    let fingers = { (distance: Double) in
      zip(middles, [-distance, distance]).enumerated().map {
        ["x": $1.0.x + $1.1, "y": $1.0.y, "id": Double($0)]
      }
    }
    try call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": fingers(near)])
    for step in 1...4 {
      let distance = near + (far - near) * Double(step) / 4
      try call("Input.dispatchTouchEvent", ["type": "touchMove", "touchPoints": fingers(distance)])
    }
    try call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
  }
}

import ChiralSVG

/// The texts of a drawing that show nothing: drawing programs leave empty texts behind, and artists write notes beside the drawing.
package struct UnseenTexts {
  /// The reason why a text shows nothing.
  package enum Reason: Hashable, Sendable {
    /// It has no letters, or it is not displayed.
    case empty
    /// All its letters lie outside the drawing.
    case outside
  }

  fileprivate let reasons: [Int: Reason]

  fileprivate init(of scene: Scene) {
    var reasons: [Int: Reason] = [:]
    lazy var usedIDs = scene.index.usedIDs
    var end = 0
    for (number, element) in scene.index.elements.enumerated() where element.name == "text" {
      // A text in another one is shown with it, and each element is looked at once.
      guard number >= end else { continue }
      let line = LineOfText(number, of: scene)
      end = (line.holders.max() ?? number) + 1
      if line.isBlank || scene.own("display", number) == "none" {
        reasons[number] = .empty
      } else if scene.standsByItself(number, usedIDs) {
        reasons[number] = scene.isInHiddenElement(number) ? .empty : line.isOutside ? .outside : nil
      }
    }
    self.reasons = reasons
  }
}

extension Scene {
  /// Returns why a `<text>` shows nothing, as far as that can be told without a font; nil if it may show something.
  package func unseen(_ number: Int) -> UnseenTexts.Reason? {
    once { UnseenTexts(of: self) }.reasons[number]
  }

  /// Returns true if a text is shown where it is written, not by a reference, in a pattern or in a marker.
  ///
  /// - Parameter usedIDs: the ids of the elements that `<use>` shows.
  fileprivate func standsByItself(_ number: Int, _ usedIDs: Set<String>) -> Bool {
    let around = [number] + Array(index.ancestors(of: number))
    return around.allSatisfy { number in
      ["a", "g", "svg", "switch", "text"].contains(element(number).name)
        && (element(number)["id"].map { !usedIDs.contains($0) } ?? true)
    }
  }

  fileprivate func isInHiddenElement(_ number: Int) -> Bool {
    index.ancestors(of: number).contains { own("display", $0) == "none" }
  }
}

/// A `<text>`, measured without a font.
private struct LineOfText {
  /// The largest width of a letter, and the largest height of a line above and below its baseline, as shares of the font size.
  private static let most = (width: 1.2, above: 1.5, below: 0.8)

  private let number: Int
  private let scene: Scene
  /// All characters.
  private let text: String
  /// The text and all elements in it.
  let holders: [Int]

  init(_ number: Int, of scene: Scene) {
    self.number = number
    self.scene = scene
    text = scene.element(number).text
    var holders = [number]
    var next = 0
    while next < holders.count {
      holders += scene.index.children(of: holders[next])
      next += 1
    }
    self.holders = holders
  }

  /// True if there is nothing but white space in the text.
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// True if all lines lie outside the drawing, however wide their letters are.
  var isOutside: Bool {
    guard !hasUnusualLines, !holders.contains(where: isPlacedOtherwise) else { return false }
    // A line that begins nowhere else may be as long as the whole text.
    let count = text.unicodeScalars.count { $0 != "\n" }
    let starts = holders.dropFirst().filter(hasPlace) + (beginsWithPlace ? [] : [number])
    let map = scene.fullMap(number)
    let size = holders.map { scene.cascade.fontSize($0).value }.max() ?? 0
    return starts.allSatisfy { start in
      let x = scene.length("x", start)?.value ?? 0
      let y = scene.verticalLength("y", start) ?? 0
      let width = Double(count) * size * Self.most.width
      let (before, after): (Double, Double) =
        switch scene.inherited("text-anchor", start) {
        case "middle": (width / 2, width / 2)
        case "end": (width, size)
        default: (size, width)
        }
      let corners = [x - before, x + after].flatMap { x in
        [y - size * Self.most.above, y + size * Self.most.below].map { map(Point(x: x, y: $0)) }
      }
      return Rect(around: corners).map { !$0.overlaps(scene.drawingBox) } ?? false
    }
  }

  private func hasPlace(_ number: Int) -> Bool {
    scene.element(number).name == "tspan" && scene.own("x", number) != nil && scene.own("y", number) != nil
  }

  /// True if the first thing in the text, besides white space, is a part that has a place of its own and begins with a letter.
  private var beginsWithPlace: Bool {
    for child in scene.element(number).children {
      switch child {
      case .element(let part):
        guard hasPlace(part.order), scene.own("display", part.order) != "none",
          case .text(let text)? = part.children.first
        else { return false }
        return text.first.map { !$0.isWhitespace } ?? false
      case .text(let text) where text.allSatisfy(\.isWhitespace): continue
      case .text, .cdata: return false
      case .other: continue
      }
    }
    return false
  }

  /// Returns true if an element places its letters otherwise than after each other: a list of places, steps, another property or a
  /// path.
  private func isPlacedOtherwise(_ number: Int) -> Bool {
    let element = scene.element(number)
    let places = ["x", "y"].compactMap { scene.own($0, number) }
    return !["a", "text", "tspan"].contains(element.name) || number != self.number && element.name == "text"
      || ["dx", "dy", "rotate", "textLength"].contains { element[$0] != nil }
      || places.contains { Length($0) == nil } || (number != self.number && places.count == 1)
      || Self.usual.contains { property, values in
        scene.own(property, number).map { !values.contains($0) } ?? false
      }
  }

  /// True if the lines of the text are not set from the left to the right on a baseline, by what it inherits.
  private var hasUnusualLines: Bool {
    Self.usual.contains { property, values in
      scene.inherited(property, number).map { !values.contains($0) } ?? false
    }
  }

  /// The values of properties with which letters stand side by side on one line. The property `font` may have any size.
  private static let usual: [String: Set<String>] = [
    "direction": ["ltr"], "writing-mode": ["lr", "lr-tb", "horizontal-tb"],
    "letter-spacing": ["normal", "0", "0px"], "word-spacing": ["normal", "0", "0px"],
    "dominant-baseline": ["auto", "alphabetic"], "alignment-baseline": ["auto", "baseline", "alphabetic"],
    "baseline-shift": ["baseline", "0", "0px", "0%"], "font": [],
  ]
}

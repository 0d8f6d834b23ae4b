import ChiralGeometry
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
    for (number, element) in scene.index.elements.enumerated() where element.name == "text" {
      let text = element.text
      if !text.contains(where: { !$0.isWhitespace }) {
        reasons[number] = .empty
      } else if scene.standsByItself(number) {
        let line = LineOfText(number, count: text.count(where: { !$0.isNewline }), of: scene)
        reasons[number] = scene.isHidden(number) ? .empty : line.isOutside ? .outside : nil
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
  fileprivate func standsByItself(_ number: Int) -> Bool {
    let around = [number] + Array(index.ancestors(of: number))
    return around.allSatisfy { number in
      ["a", "g", "svg", "switch", "text"].contains(element(number).name)
        && (element(number)["id"].map { !usedIDs.ids.contains($0) } ?? true)
    }
  }

  fileprivate func isHidden(_ number: Int) -> Bool {
    ([number] + Array(index.ancestors(of: number))).contains { own("display", $0) == "none" }
  }

  private var usedIDs: UsedIDs { once { UsedIDs(in: self) } }

  /// The ids of the elements that `<use>` shows.
  private struct UsedIDs {
    let ids: Set<String>

    init(in scene: Scene) {
      let uses = scene.index.elements.filter { $0.name == "use" }
      ids = Set(uses.compactMap { $0.href.flatMap { Scene.id(inReference: $0.value) } })
    }
  }
}

/// A `<text>`, measured without a font.
private struct LineOfText {
  /// The largest width of a letter, and the largest height of a line above and below its baseline, as shares of the font size.
  private static let most = (width: 1.2, above: 1.5, below: 0.8)

  private let number: Int
  /// The number of characters: a line that begins nowhere else may be as long as the whole text.
  private let count: Int
  private let scene: Scene
  /// The text and all elements in it.
  private let holders: [Int]

  init(_ number: Int, count: Int, of scene: Scene) {
    self.number = number
    self.count = count
    self.scene = scene
    var holders = [number]
    var next = 0
    while next < holders.count {
      holders += scene.index.children(of: holders[next])
      next += 1
    }
    self.holders = holders
  }

  /// True if all lines lie outside the drawing, however wide their letters are.
  var isOutside: Bool {
    guard !holders.contains(where: isPlacedOtherwise) else { return false }
    let starts = holders.dropFirst().filter(hasPlace) + (beginsWithPlace(number) ? [] : [number])
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
    scene.own("x", number) != nil && scene.own("y", number) != nil
  }

  /// Returns true if the first letter of an element belongs to a part that has a place of its own.
  private func beginsWithPlace(_ number: Int) -> Bool {
    for case let child in scene.element(number).children {
      switch child {
      case .element(let element): return hasPlace(element.order) || beginsWithPlace(element.order)
      case .text(let text) where text.allSatisfy(\.isWhitespace): continue
      case .text, .cdata: return false
      case .other: continue
      }
    }
    return false
  }

  /// Returns true if the letters of an element do not simply follow each other from one place: a list of places, steps, another
  /// direction, wider spaces, another baseline or a path.
  private func isPlacedOtherwise(_ number: Int) -> Bool {
    let element = scene.element(number)
    let places = ["x", "y"].compactMap { scene.own($0, number) }
    return ["a", "text", "title", "tspan"].firstIndex(of: element.name) == nil
      || ["dx", "dy", "rotate", "textLength"].contains { element[$0] != nil }
      || places.contains { Length($0) == nil } || (number != self.number && places.count == 1)
      || Self.usual.contains { property, values in
        scene.inherited(property, number).map { !values.contains($0) } ?? false
      }
  }

  /// The values of properties with which letters stand side by side on one line.
  private static let usual: [String: Set<String>] = [
    "direction": ["ltr"], "writing-mode": ["lr", "lr-tb", "horizontal-tb"],
    "letter-spacing": ["normal", "0", "0px"], "word-spacing": ["normal", "0", "0px"],
    "dominant-baseline": ["auto", "alphabetic"], "alignment-baseline": ["auto", "baseline", "alphabetic"],
    "baseline-shift": ["baseline", "0", "0px", "0%"],
  ]
}

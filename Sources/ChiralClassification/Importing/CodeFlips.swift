package import ChiralValues

/// The drawings of an app that its code flips where the layout runs from right to left.
package struct CodeFlips: Sendable {
  /// The place of each such drawing, as `file:line`, by its name.
  package private(set) var places: [String: String] = [:]
  /// The places of drawings that Swift and pages name, by their letters and digits: the symbol for `arrow-back` is `arrowBack`.
  private var symbols: [String: String] = [:]

  /// Unites what workers found in files of code: a function of one file may flip the drawing that another one shows.
  package init(_ code: [(file: String, facts: SourceFacts)] = []) {
    let flippers = Set(code.flatMap(\.facts.flippers))
    for (file, facts) in code {
      for use in facts.uses where places[use.drawing] == nil {
        guard use.isFlipped || use.functions.contains(where: { flippers.contains($0) || Self.saysSo($0) })
        else { continue }
        let place = "\(file):\(use.line)"
        places[use.drawing] = place
        if !file.hasSuffix(".kt"), !file.hasSuffix(".java") { symbols[Self.symbol(use.drawing)] = place }
      }
    }
  }

  /// Returns the place where code flips what has exactly this name, such as a class.
  func place(ofClass name: String) -> String? { places[name] }

  /// Returns the place where code flips a drawing; nil if none does.
  func place(of drawing: String) -> String? {
    places[drawing] ?? (symbols.isEmpty ? nil : symbols[Self.symbol(drawing)])
  }

  /// The places where code flips a symbol of Apple that turns by itself, such as `chevron.forward`, sorted by the names of the symbols.
  var turningSymbols: [(symbol: String, place: String)] {
    places.filter { drawing, _ in
      drawing.hasPrefix(SourceFacts.systemPrefix)
        && drawing.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
    }
    .map { (symbol: String($0.key.dropFirst(SourceFacts.systemPrefix.count)), place: $0.value) }
    .sorted { $0.symbol < $1.symbol }
  }

  private static func symbol(_ drawing: String) -> String {
    drawing.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Returns true for names such as `mirrorIfRtl`, `autoMirror` and `flipsForRightToLeftLayoutDirection`.
  private static func saysSo(_ function: String) -> Bool {
    let words = NameWords.words(of: function[...])
    return words.contains(where: verbs.contains) && words.contains(where: conditions.contains)
  }

  private static let verbs: Set = ["mirror", "mirrors", "mirrored", "flip", "flips", "flipped"]
  private static let conditions: Set = ["rtl", "auto", "direction"]
}

extension ImportedSet {
  /// Adds a remark for each symbol of the system that turns by itself and that code flips as well.
  mutating func remarkOnSymbols(_ flips: CodeFlips) {
    for (symbol, place) in flips.turningSymbols {
      let parts = place.split(separator: ":")
      remark(
        on: parts.dropLast().joined(separator: ":"),
        "line \(parts.last ?? "") flips \(symbol), which the system turns by itself: leave the flip out, or it points the wrong way",
        isAboutUsers: true)
    }
  }

  /// Adds a remark if code flips a drawing that the platform flips as well.
  mutating func remark(onTwoFlipsOf name: String, flagged file: String, by flag: String, _ flips: CodeFlips) {
    guard let place = flips.place(of: name) else { return }
    remark(
      on: file, "\(flag) flips it, and so does \(place): leave out one of them, or it points the wrong way",
      isAboutUsers: true)
  }
}

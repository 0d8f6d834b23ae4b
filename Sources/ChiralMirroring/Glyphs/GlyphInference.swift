import ChiralGeometry
import ChiralSVG

/// Glyphs of one line or column as a component: they keep upright and move as one (R8, R16, R18, R19).
struct GlyphInference {
  private(set) var glyphs: [RecognisedGlyph]
  /// What underlines some of them, and so stays with them.
  let underlines: [RecognisedGlyph.Part]
  /// What moves along: the ring or box around them, or else all their ink.
  let box: Rect?

  /// What is less sure is not worth a question: one letter or digit is a shape like many, two of them are a word.
  private var doubtful: Double {
    let isAlone = glyphs.count == 1 && [.digit, .letter].contains(glyphs.first?.kind)
    return isAlone ? 0.7 : 0.6
  }

  /// The components of a drawing that are recognised by their shapes, sure or not.
  static func components(of units: [InkUnit], in scene: Scene, name: String?) -> [GlyphInference] {
    let words = GlyphRecognition.words(of: units, in: scene, name: name)
    return words.map { GlyphInference($0, among: units, in: scene) }.compactMap { word in
      word.isSure || word.confidence < word.doubtful ? word : word.secondOpinion(among: units)
    }.filter { word in
      // An icon about a question mark mirrors with it: the Arabic one looks so (R21).
      let isQuestion = GlyphNames.isQuestion(name) && word.glyphs.allSatisfy { $0.kind == .questionMark }
      return word.confidence >= word.doubtful && !isQuestion
    }
  }

  /// From this probability on, the network settles what a likeness to templates leaves open.
  private static let settling: Float = 0.85
  /// Glyphs of a doubtful word that the network sees at all, as a share: fewer are a chance likeness.
  private static let least = 0.5

  /// A doubtful word as the network sees it: sure, still doubtful, or nil where it is none, or where its mirror image
  /// looks the same, so that there is nothing to ask.
  private func secondOpinion(among units: [InkUnit]) -> GlyphInference? {
    var answers: [(glyph: RecognisedGlyph, probability: Float)] = []
    var isTurned = false
    for glyph in glyphs {
      let ink = units.filter { unit in glyph.parts.contains { $0.isDrawn(by: unit) } }
      if ink.isEmpty { return self }
      if !GlyphShape(ink, in: glyph.box).isSymmetric { isTurned = true }
      let answer = ThingNetwork.shared.answer(ThingFeatures(ink, in: glyph.box))
      let isSame = glyph.isSymmetric || answer.name.lowercased() == glyph.character.lowercased()
      answers.append((glyph, isSame ? answer.probability : 0))
    }
    guard isTurned else { return nil }
    let telling = answers.filter { !$0.glyph.isSymmetric }
    let agreed = telling.count { $0.probability > 0.3 }
    guard Double(agreed) > Double(telling.count) * Self.least - 0.001, agreed > 0 else { return nil }
    guard telling.allSatisfy({ $0.probability >= Self.settling }) else { return self }
    var word = self
    word.glyphs = glyphs.map { glyph in
      var glyph = glyph
      glyph.confidence = max(glyph.confidence, RecognisedGlyph.sure)
      return glyph
    }
    return word
  }

  private init(_ glyphs: [RecognisedGlyph], among units: [InkUnit], in scene: Scene) {
    self.glyphs = glyphs
    let ink = glyphs.dropFirst().reduce(glyphs.first?.box) { $0?.union($1.box) }
    underlines = glyphs.count > 1 ? ink.map { units.underlines(of: $0) } ?? [] : []
    box = ink.map { units.frame(around: $0) ?? scene.middle(around: $0) ?? $0 }
  }

  /// Glyphs of one word are sure together.
  var confidence: Double { glyphs.map(\.confidence).max() ?? 0 }
  var isSure: Bool { confidence >= RecognisedGlyph.sure }
  var elements: Set<Int> { Set(glyphs.flatMap(\.parts).map(\.element)) }
  /// All that draws it.
  var parts: [RecognisedGlyph.Part] { glyphs.flatMap(\.parts) + underlines }
  /// The first element that draws it.
  var number: Int { elements.min() ?? 0 }

  /// The guideline and what it shows.
  var reason: String { "\(rule): \(noun) by \(glyphs.count == 1 ? "its shape" : "their shapes")" }

  private var rule: String {
    let kinds = Set(glyphs.map(\.kind))
    if kinds == [.checkMark] { return "R10, R16" }
    if kinds == [.logo] { return "R9" }
    if kinds == [.questionMark] || kinds == [.percent] { return "R21" }
    return kinds.contains(.letter) || kinds.contains(.sign) ? "R8" : "R18, R19"
  }

  private var noun: String {
    guard glyphs.count == 1, let only = glyphs.first else { return "the glyphs \"\(text)\"" }
    switch only.kind {
    case .digit, .letter: return "the \(only.kind.rawValue) \(only.character)"
    case .checkMark, .questionMark, .percent, .logo: return "a \(only.kind.rawValue)"
    case .sign: return "the sign \(only.character)"
    }
  }

  private var text: String { String(glyphs.sorted { $0.box.minX < $1.box.minX }.map(\.character)) }

  /// Why an icon is declined, and what the manifest can say.
  func doubt(in scene: Scene) -> String {
    let selectors = elements.sorted().map { number in
      let parts = glyphs.flatMap(\.parts).filter { $0.element == number }
      let isWhole = parts.contains { $0.subpaths == nil }
      let subpaths = parts.compactMap(\.subpaths).joined().sorted().map(String.init).joined(separator: ", ")
      return scene.selector(for: number) + (isWhole ? "" : "::subpath(\(subpaths))")
    }
    let component = "\"\(selectors.joined(separator: ", "))\""
    return "\(rule): it may be \(noun) (confidence \(Int((confidence * 100).rounded())) %); if so, say "
      + "\"components\": { \(component): \"move\" }, else { \(component): \"mirror\" }"
  }
}

extension Scene {
  /// A selector that picks an element and no other: its id, else its place.
  func selector(for number: Int) -> String {
    if let id = element(number)["id"], index.byID[id] == number { return "#\(id)" }
    let name = element(number).qualifiedName
    let sameName = index.elements.filter { $0.qualifiedName == name }
    let parent = index.parents[number]
    if sameName.count == 1 || parent < 0 { return name }
    let place = (index.children(of: parent).firstIndex(of: number) ?? 0) + 1
    return "\(selector(for: parent)) > \(name):nth-child(\(place))"
  }
}

extension [InkUnit] {
  /// Flat bars close below or above a part of a word, not in its middle: mirrored, they would underline another part.
  fileprivate func underlines(of word: Rect) -> [RecognisedGlyph.Part] {
    filter { unit in
      let slack = word.width * 0.03
      let gap = Swift.max(unit.box.minY - word.maxY, word.minY - unit.box.maxY)
      return unit.box.height < word.height * 0.3 && unit.box.width > unit.box.height * 2
        && unit.box.minX > word.minX - slack && unit.box.maxX < word.maxX + slack
        && gap > -slack && gap < word.height * 0.4 && abs(unit.box.midX - word.midX) > slack
    }.map { unit in
      RecognisedGlyph.Part(
        element: unit.element, subpaths: unit.isWholeElement ? nil : unit.subpaths.map { $0 + 1 })
    }
  }

  /// The box of the smallest symmetric thing close around something: what is in a ring keeps its place in it.
  fileprivate func frame(around box: Rect) -> Rect? {
    filter { unit in
      unit.box.contains(box) && unit.box.height < box.height * 3.5 && unit.box.width < box.height * 5
        && unit.isSymmetric
    }
    .min { $0.box.width * $0.box.height < $1.box.width * $1.box.height }?.box
  }
}

extension InkUnit {
  /// Whether its outermost line is its own mirror image.
  fileprivate var isSymmetric: Bool {
    let outline = InkUnit(
      element: element, subpaths: subpaths, lines: Array(lines.prefix(1)), strokeWidth: strokeWidth,
      isWholeElement: isWholeElement)
    return outline.map { GlyphShape([$0], in: $0.box).isSymmetric } ?? false
  }
}

extension Scene {
  /// The whole drawing, for what stands in its middle: it stays there.
  fileprivate func middle(around box: Rect) -> Rect? {
    let width = viewBox.width.value
    let whole = Rect(
      minX: viewBox.minX.value, minY: viewBox.minY.value, width: width, height: viewBox.height.value)
    return abs(whole.midX - box.midX) < width * 0.03 ? whole : nil
  }
}

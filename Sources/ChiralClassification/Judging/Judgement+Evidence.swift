import ChiralManifest
package import ChiralValues

extension Judge {
  /// Returns the judgement of a name, adjusted by the evidence in its drawing.
  package func judgement(
    of name: IconName, drawn drawing: DrawingEvidence?, readsParts: Bool = true
  ) -> Judgement {
    let name = read(name)
    let judgement = judgement(of: name, readsParts: readsParts)
    return drawing.map { judgement.considering($0, of: name, conventions) } ?? judgement
  }
}

extension Judgement {
  fileprivate func considering(
    _ drawing: DrawingEvidence, of name: IconName, _ conventions: Conventions
  ) -> Judgement {
    var judgement = self
    // Text, arrows and slashes in a logo are part of it (R9).
    if guideline == .r9 && iconClass == .fixed { return judgement }
    // A logo may look like anything (R9): an unknown name in several hues is probably that of one.
    let mayBeLogo = drawing.hasSeveralHues && decidedBy == "default"
    judgement.considerFrame(of: drawing)
    judgement.considerCount(in: drawing)
    judgement.suspected = drawing.suspected
    judgement.consider(text: drawing.text)
    if drawing.text.isEmpty {
      judgement.consider(outlined: drawing.outlined, lines: mayBeLogo ? nil : drawing.lines, of: name)
      if !name.isSpelled(by: drawing.outlined) { judgement.considerLetters(in: drawing) }
    }
    // Google has decided about this very drawing.
    if decidedBy != Self.googlesAnswer {
      if let lines = drawing.lines, !mayBeLogo { judgement.consider(lines) }
      judgement.considerVeto(of: drawing, conventions)
      if drawing.isOwnMirrorImage == false {
        judgement.considerView()
        judgement.considerAsymmetry()
      }
    }
    // A drawing that is its own mirror image needs nothing, whatever its name or its lines say.
    if drawing.isOwnMirrorImage == true { judgement.considerSymmetry() }
    if let sighting = drawing.sighting, !mayBeLogo {
      judgement.consider(sighting, isPair: drawing.flip != nil, conventions)
    }
    if let flip = drawing.flip { judgement.consider(flip: flip, of: name) }
    judgement.considerMark(in: drawing, named: name)
    if drawing.hasRaster { judgement.considerRaster() }
    judgement.considerDoubt(about: drawing, named: self)
    if judgement.iconClass.mirrors, let slash = drawing.slash {
      judgement.components.removeAll { $0.guideline == .r14 }
      judgement.components.append(Suggestion(part: slash, verb: .keep, guideline: .r14, isSelector: true))
    }
    return judgement
  }

  mutating func decide(
    _ iconClass: IconClass, confidence: Confidence, rule: Guideline, by id: String, reason: String
  ) {
    self.iconClass = iconClass
    self.confidence = confidence
    guideline = rule
    decidedBy = id
    self.reason = reason
  }

  /// The value of `decidedBy` for letters or digits drawn as text, which Chiral itself sets by locale.
  static let drawnText = "drawn-text"

  /// The value of `decidedBy` for drawings that are their own mirror image.
  static let symmetry = "own-mirror-image"

  /// The value of `decidedBy` for names that only count or identify a drawing.
  static let nameless = "nameless"

  /// Considers text. Letters are redrawn for other scripts and digits by region; the mirroring that the name
  /// asks for stays.
  private mutating func consider(text: String) {
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    let isNumber = !text.contains(where: \.isLetter)
    decide(
      iconClass.mirrors ? .both : .localized, confidence: .likely, rule: isNumber ? .r18 : .r8,
      by: Self.drawnText,
      reason: isNumber ? "the drawing writes digits" : "the drawing writes letters")
    if !isNumber { variants = ["Arab", "Hebr"] }
  }

  /// Considers outlined characters. They are weaker evidence than text: a sure judgement by the name stays,
  /// and letters may be part of a logo.
  private mutating func consider(outlined: [Character], lines: DrawingEvidence.Lines?, of name: IconName) {
    guard confidence < .sure else { return }
    if outlined.contains("?"), iconClass == .fixed {
      decide(
        .mirror, confidence: .likely, rule: .r21, by: "outlined-question",
        reason: "the drawing shows a question mark")
      except = Self.likeHebrew
    } else if outlined.contains(where: \.isLetter), iconClass == .fixed, confidence == .unsure {
      if name.isSpelled(by: outlined) {
        decide(
          .fixed, confidence: .likely, rule: .r9, by: "spelled-name",
          reason: "the drawing spells a word of its name, which every language spells so")
        return
      }
      decide(
        .fixed, confidence: .unsure, rule: .r8, by: "outlined-letters",
        reason: "the drawing shows letters; if they say something about writing, other scripts want their own"
      )
    } else if outlined.contains(where: \.isNumber), iconClass == .fixed, !name.isDesignation(outlined) {
      // The digits of a numbered list change sides with its lines.
      let isList = lines.map(mayCarry) ?? false
      decide(
        isList ? .both : .localized, confidence: .likely, rule: .r18, by: "outlined-digits",
        reason: "the drawing shows digits" + (isList ? " and lines that begin on the left" : ""))
    }
  }

  /// The locales that write the question mark as Latin does (R21).
  private static let likeHebrew = ["he", "yi"]

  /// Considers a question mark about which the name says nothing, and so nobody keeps it upright in Hebrew; or one on a lopsided thing that
  /// the name names, too: the thing mirrors in Hebrew as well, and the mark stays upright.
  private mutating func considerMark(in drawing: DrawingEvidence, named name: IconName) {
    guard iconClass.mirrors, drawing.outlined.contains("?") else { return }
    guard QuestionWords.are(in: name.text) else {
      except += Self.likeHebrew.filter { !except.contains($0) }
      return
    }
    let isAlone = parts.allSatisfy { part in
      part.isDecisive
        || part.concept.flatMap(Lexicon.standard.concept(id:)).map { $0.role != .thing } ?? false
    }
    guard !isAlone, drawing.hasEvenOutline == false else { return }
    except.removeAll(where: Self.likeHebrew.contains)
  }

  /// Considers letters where the name promises text or a language (R8): they are no lines of text, which would mirror, and a letter
  /// that is its own mirror image is a letter all the same.
  private mutating func considerLetters(in drawing: DrawingEvidence) {
    guard drawing.lines == nil, !iconClass.takesVariants, mayShowLetters,
      let letter = drawing.outlined.first(where: \.isLetter)
    else { return }
    decide(
      .localized, confidence: .likely, rule: .r8, by: "outlined-letters",
      reason: "the drawing shows the letter \(letter), and the name speaks of text")
    (except, components, variants) = ([], [], ["Arab", "Hebr"])
  }

  /// True if letters in the drawing would be what the name speaks of.
  package var mayShowLetters: Bool {
    parts.contains { $0.words.split(separator: " ").contains { Self.writing.contains(String($0)) } }
  }

  private static let writing: Set = [
    "text", "letter", "letters", "font", "fonts", "language", "languages", "typography", "type", "title",
    "word", "words",
    "character", "characters", "script", "textformat", "alphabet", "outline", "translate", "label",
    "spelling", "case",
  ]

  /// Considers that a drawing whose name promises the same from both sides is not so.
  private mutating func considerAsymmetry() {
    guard iconClass == .fixed, guideline == .r13, confidence == .sure else { return }
    confidence = .likely
    reason += ", although the drawing is not its own mirror image"
  }

  /// Considers an asymmetric view. A vehicle that is drawn alone and is not symmetric is seen from its side,
  /// and moves forward (R6).
  private mutating func considerView() {
    let modifiers: Set = ["neutral", "container", "numeral"]
    guard iconClass == .fixed, decidedBy == "vehicle-view",
      parts.allSatisfy({ $0.isDecisive || modifiers.contains($0.concept ?? "") })
    else { return }
    decide(
      .mirror, confidence: .unsure, rule: .r6, by: "side-view",
      reason: "the drawing shows a vehicle from its side")
  }

  /// Considers that the drawing is its own mirror image: mirroring would change nothing (R13).
  private mutating func considerSymmetry() {
    guard !iconClass.takesVariants else { return }
    decide(
      .fixed, confidence: .sure, rule: .r13, by: Self.symmetry,
      reason: "the drawing is its own mirror image")
    (except, components) = ([], [])
  }

  /// Considers lines of text, which mirror (R5), on things that can carry text. A name that says where the
  /// lines stand (R4) takes precedence.
  private mutating func consider(_ lines: DrawingEvidence.Lines) {
    let shown = lines == .list ? "a list" : "lines of text that begin on the left"
    switch iconClass {
    case .fixed where mayCarry(lines) && (confidence < .sure || !Self.hatched.contains(decidedBy)):
      if confidence == .sure, decidedBy != "more-dots" { question = conflict(with: "shows \(shown)") }
      decide(.mirror, confidence: .likely, rule: .r5, by: "drawn-lines", reason: "the drawing shows \(shown)")
    case .mirror where guideline == .r5 && confidence == .likely:
      confidence = .sure
      reason += ", and the drawing shows \(shown)"
    case .fixed, .mirror, .localized, .both: break
    }
  }

  /// True if the name stands for nothing that is itself drawn with bars (a chart, fog, a garage), and for no
  /// place.
  private func mayCarry(_ lines: DrawingEvidence.Lines) -> Bool {
    guideline != .r2 && guideline != .r4 && guideline != .r9 && !Self.drawnWithBars.contains(decidedBy)
      || (lines == .list && Self.listed.contains(decidedBy))
  }

  /// The concepts that are drawn with bars or with a list, and whose bars have no bullets.
  private static let listed: Set = ["chart", "settings", "folder"]

  /// The concepts whose drawings have bars that are not text.
  static let drawnWithBars: Set = [
    "chart", "chart-trend", "weather", "nature", "home", "vehicle-front", "vehicle-view", "device", "food",
    "folder", "body",
    "games", "currency",
    "code", "music", "settings", "numeral-unit", "vertical", "both-ways", "align-center", "image-layout",
    "repeat",
  ]

  // Of the icons in 36 sets whose name was sure to stay and whose drawing had such lines, 5 of 15 of these concepts mirrored (Tests/Truth).
  /// The concepts that are often drawn with bars, such as cards and drops, so that a sure name counts more than they do.
  static let hatched: Set = ["money", "picture"]

  /// Considers the subject of a drawing whose name says nothing. One of two drawings that are mirror images
  /// of each other does not mirror (R3), unless both show arrows and left means back in the set.
  private mutating func consider(
    _ sighting: DrawingEvidence.Sighting, isPair: Bool, _ conventions: Conventions
  ) {
    let subject = sighting.subject
    guard iconClass == .fixed, confidence == .unsure,
      decidedBy == Self.nameless
        || (Self.unclear.contains(decidedBy) && sighting.percent >= Self.leastBesideWords)
    else { return }
    if !isPair {
      decide(
        .mirror, confidence: .unsure, rule: subject.guideline, by: "drawn-\(subject)",
        reason: "the drawing looks like \(subject.noun)")
      if subject == .question { except = Self.likeHebrew }
    } else if subject == .arrow, conventions.leftMeansBack {
      decide(
        .mirror, confidence: .unsure, rule: .r1, by: "drawn-\(subject)",
        reason: "the drawing looks like \(subject.noun), which means back or forward in this set")
      turnsWithLeft = true
    }
  }

  /// The values of `decidedBy` for names of which no word is known, or only one that modifies something; most such
  /// icons are fixed.
  static let unclear: Set = [
    "default", "neutral", "container", "arrow-plain", "plus", "check", "badge-words",
    "negation",
  ]
  // The drawing of a nameless icon counts from 25 % on (`DrawnSubject`); words, even unknown ones, are evidence, too.
  /// The smallest probability in percent that counts beside the words of a name.
  static let leastBesideWords = 50

  /// Considers that another drawing is the mirror image of this one. The two may show a place or a rotation
  /// rather than a direction of reading (R3); only names relative to reading tell which.
  private mutating func consider(flip: String, of name: IconName) {
    let quoted = Wording.quoted(flip)
    if iconClass == .fixed, confidence == .unsure {
      decide(
        .fixed, confidence: .unsure, rule: .r3, by: "flip-pair",
        reason:
          "the drawing is the mirror image of \(quoted), and neither name says which of them leads forward")
    } else if iconClass == .mirror, confidence == .likely, NamePair.mirrorImages(of: name.text).contains(flip)
    {
      confidence = .sure
      reason += ", and the drawing is the mirror image of \(quoted)"
    }
  }

  /// Considers a raster image, which is never flipped (R12).
  private mutating func considerRaster() {
    if iconClass.mirrors {
      components.append(Suggestion(part: "image", verb: .move, guideline: .r12, isSelector: true))
    } else if confidence == .unsure {
      decide(
        iconClass, confidence: .likely, rule: .r12, by: "raster",
        reason: "the drawing is a picture, which is never flipped")
    }
  }
}

extension IconName {
  /// Returns true if the digits of a drawing are not a number but part of the word that the name spells:
  /// `f1`, `3d`, `5g`, or letters that look like digits, as in `esc` and `size-s`. Such a word has the same
  /// digits in every region.
  func isDesignation(_ outlined: [Character]) -> Bool {
    let digits = Set(outlined.filter(\.isNumber))
    guard !digits.isEmpty else { return false }
    if outlined.contains(where: \.isLetter) { return true }
    let file = bare.split(separator: "/").last ?? ""
    let words = file.lowercased().split { !$0.isLetter && !$0.isNumber }
    if words.contains(where: { $0.allSatisfy(\.isNumber) && digits.isSubset(of: $0) }) { return false }
    return words.contains { word in
      guard word.contains(where: \.isLetter) else { return false }
      if word.contains(where: \.isNumber) { return !digits.isDisjoint(with: word) }
      return word.count <= Self.longestAbbreviation
        && digits.isSubset(of: word.compactMap { Self.lookalikes[$0] })
    }
  }

  /// Returns true if the letters of a drawing are those of a short word of the name, such as a format of files: `pdf`, `filetype-sass`.
  /// Not all of them need to be recognised.
  func isSpelled(by outlined: [Character]) -> Bool {
    let letters = outlined.filter(\.isLetter).flatMap { $0.lowercased() }
    guard Set(letters).count > 1 else { return false }
    return words.contains { word in
      word.count <= Self.longestFormat && 2 * letters.count >= word.count && Set(letters).isSubset(of: word)
    }
  }

  /// The length of the longest word that icons spell out.
  private static let longestAbbreviation = 3
  /// The length of the longest format of files that icons spell out.
  private static let longestFormat = 5

  /// The digits that look like a letter.
  private static let lookalikes: [Character: Character] = [
    "s": "5", "z": "2", "b": "8", "g": "6", "q": "9", "o": "0", "i": "1", "l": "1",
  ]
}

extension DrawingEvidence.Subject {
  /// The guideline.
  var guideline: Guideline {
    switch self {
    case .book, .bubble, .flag, .lines, .panel: .r5
    case .cart, .passage, .send, .speaker, .turn, .vehicle: .r6
    case .arrow, .label, .level, .signal: .r7
    case .person: .r16
    case .question: .r21
    }
  }
}

import ChiralManifest
import ChiralValues
import Testing

@testable import ChiralClassification

@Suite struct DrawingEvidenceTests {
  private func judgement(_ name: String, _ drawing: DrawingEvidence) -> Judgement {
    Judge().judgement(of: IconName(name), drawn: drawing)
  }

  @Test(
    arguments: [
      ("undo", .init(), .mirror, .sure, "R6"), ("undo", .init(isOwnMirrorImage: true), .fixed, .sure, "R13"),
      ("cup", .init(text: "A"), .localized, .likely, "R8"),
      ("cup", .init(text: "12"), .localized, .likely, "R18"),
      ("undo", .init(text: "A"), .both, .likely, "R8"), ("cup", .init(text: " "), .fixed, .sure, "R11"),
      ("google", .init(text: "G", hasRaster: true), .fixed, .sure, "R9"),
      ("xyzzy", .init(hasRaster: true), .fixed, .likely, "R12"),
      ("xyzzy", .init(flip: "zyxxy"), .fixed, .unsure, "R3"),
      ("file", .init(lines: .ragged), .mirror, .likely, "R5"),
      ("car", .init(isOwnMirrorImage: false), .mirror, .unsure, "R6"),
      ("car-lock", .init(isOwnMirrorImage: false), .fixed, .likely, "R11"),
      ("cup", .init(lines: .ragged), .fixed, .sure, "R11"),
      ("align-left", .init(lines: .ragged), .fixed, .likely, "R4"),
      ("note", .init(lines: .list), .mirror, .sure, "R5"),
      ("xyzzy", .init(outlined: ["?"]), .mirror, .likely, "R21"),
      ("cup", .init(outlined: ["?"]), .fixed, .sure, "R11"),
      ("file", .init(outlined: ["1", "0"]), .localized, .likely, "R18"),
      ("xyzzy", .init(outlined: ["1", "2"], lines: .ragged), .both, .likely, "R18"),
      ("xyzzy", .init(outlined: ["A", "b"]), .fixed, .unsure, "R8"),
      ("send", .init(outlined: ["A"]), .mirror, .likely, "R6"),
      ("arrow.left", .init(flip: "arrow.right"), .fixed, .sure, "R2"),
      ("xyzzy", .init(sighting: .init(.bubble, percent: 60)), .mirror, .unsure, "R5"),
      ("a3f9c2d1e0", .init(sighting: .init(.bubble, percent: 40)), .mirror, .unsure, "R5"),
      ("xyzzy", .init(isOwnMirrorImage: true, sighting: .init(.bubble, percent: 90)), .fixed, .sure, "R13"),
      ("arrow", .init(sighting: .init(.arrow, percent: 40)), .fixed, .unsure, "R2"),
      ("cup", .init(sighting: .init(.bubble, percent: 40)), .fixed, .sure, "R11"),
      ("xyzzy", .init(flip: "zyxxy", sighting: .init(.arrow, percent: 90)), .fixed, .unsure, "R3"),
      ("textformat", .init(isOwnMirrorImage: true), .localized, .likely, "R8"),
    ] as [(String, DrawingEvidence, IconClass, Confidence, String)])
  func drawingsAddToNames(
    name: String, drawing: DrawingEvidence, iconClass: IconClass, confidence: Confidence, rule: String
  ) {
    let judgement = judgement(name, drawing)
    #expect(judgement.iconClass == iconClass)
    #expect(judgement.confidence == confidence)
    #expect(judgement.guideline?.id == rule)
  }

  /// Sets also call frames tags: with the same outline on both sides, nothing points.
  @Test(
    arguments: [
      ("tag", true, false, .fixed), ("beta-label", true, false, .fixed), ("tag", false, false, .mirror),
      ("tag", nil, nil, .mirror), ("tag-circle", true, false, .mirror), ("send", true, false, .mirror),
    ] as [(String, Bool?, Bool?, IconClass)])
  func aTagPoints(name: String, hasEvenOutline: Bool?, isSymmetric: Bool?, iconClass: IconClass) {
    var drawing = DrawingEvidence(isOwnMirrorImage: isSymmetric)
    drawing.hasEvenOutline = hasEvenOutline
    let judgement = judgement(name, drawing)
    #expect(judgement.iconClass == iconClass)
    if iconClass == .fixed { #expect(judgement.confidence == .unsure) }
  }

  /// A sure name does not explain a speech bubble, or lines that bars confirm; tools look like bubbles, and printers have bars.
  @Test(
    arguments: [
      ("bell", .bubble, .none, true), ("zoom-in", .bubble, .none, false), ("clipboard", .lines, .bars, true),
      ("clipboard", .lines, .none, false), ("printer", .lines, .bars, false),
      ("wallet", .lines, .bars, false),
      ("bell", .book, .bars, false), ("arrow-left", .lines, .bars, false),
    ] as [(String, DrawingEvidence.Subject, DrawingEvidence.Rows, Bool)])
  func aSureNameExplainsTheDrawing(
    name: String, subject: DrawingEvidence.Subject, rows: DrawingEvidence.Rows, isAsked: Bool
  ) {
    var drawing = DrawingEvidence(isOwnMirrorImage: false, sighting: .init(subject, percent: 30))
    drawing.rows = rows
    let judgement = judgement(name, drawing)
    #expect(judgement.iconClass == .fixed && judgement.confidence == .sure)
    #expect((judgement.question != nil) == isAsked)
  }

  /// A negation alone does not say what is off; the drawing may.
  @Test func aNegationAloneIsUnsure() {
    let alone = judgement("offline", .init(isOwnMirrorImage: false))
    #expect(alone.iconClass == .fixed && alone.confidence == .unsure)
    #expect(judgement("offline", .init(isOwnMirrorImage: true)).confidence == .sure)
    #expect(judgement("slash", .init(isOwnMirrorImage: false)).confidence == .sure)
    #expect(judgement("cup-off", .init(isOwnMirrorImage: false)).confidence > .unsure)
    let speaker = DrawingEvidence(isOwnMirrorImage: false, sighting: .init(.speaker, percent: 80))
    #expect(judgement("muted", speaker).iconClass == .mirror)
  }

  /// Letters that nothing keeps upright are mirrored with a note only.
  @Test func suspectedLettersAreNoted() {
    var drawing = DrawingEvidence(isOwnMirrorImage: false)
    drawing.suspected = ["C", "k"]
    let text = #"may show "C" "k", which would be mirrored; if so, choose a picture with it upright"#
    #expect(judgement("send", drawing).note == text)
    #expect(judgement("cup", drawing).note == nil)
    #expect(NoteReason(note: text) == .letters)
  }

  /// A person is asked where a name that is likely and the drawing disagree; a name of a side or a place says only how a thing lies.
  @Test(
    arguments: [
      ("node-add", .lines, 65, true), ("node-add", .lines, 40, false), ("align-left", .lines, 90, false),
      ("cup", .book, 90, false), ("send", .send, 90, false),
    ] as [(String, DrawingEvidence.Subject, Int, Bool)])
  func aConflictIsNoted(name: String, subject: DrawingEvidence.Subject, percent: Int, isNoted: Bool) throws {
    let found = judgement(name, .init(isOwnMirrorImage: false, sighting: .init(subject, percent: percent)))
    #expect((found.note != nil) == isNoted, "\(found)")
    guard isNoted else { return }
    let note = try #require(found.note)
    #expect(note.contains(found.reason) && note.contains(subject.noun))
    #expect(found.iconClass == .fixed && found.confidence == .likely)
    #expect(NoteReason(note: note) == .conflict)
  }

  /// Bars on a thing that is drawn with bars are asked about if they also look like lines of text.
  @Test(arguments: [(60, true), (40, false)])
  func barsThatLookLikeLinesAreNoted(percent: Int, isNoted: Bool) {
    let drawing = DrawingEvidence(
      isOwnMirrorImage: false, lines: .ragged, sighting: .init(.lines, percent: percent))
    let found = judgement("star-xyzzy", drawing)
    #expect(found.iconClass == .fixed && (found.note != nil) == isNoted, "\(found)")
  }

  /// An unsure name that the drawing confirms needs no question, nor does an unknown one whose drawing shows nothing. A name that only
  /// counts says less than an unknown one.
  @Test(
    arguments: [
      ("card", .lines, 40, false), ("card", nil, 0, true), ("card", .passage, 40, true),
      ("xyzzy", nil, 0, false), ("xyzzy", .bubble, 40, false),
      ("xyzzy", .bubble, 60, true), ("a3f9c2d1e0", nil, 0, true), ("insert-xyzzy", nil, 0, true),
    ] as [(String, DrawingEvidence.Subject?, Int, Bool)])
  func agreementAsksNothing(name: String, subject: DrawingEvidence.Subject?, percent: Int, isNoted: Bool) {
    let sighting = subject.map { DrawingEvidence.Sighting($0, percent: percent) }
    let found = judgement(name, .init(isOwnMirrorImage: false, sighting: sighting))
    #expect(found.confidence == .unsure && (found.note != nil) == isNoted, "\(found)")
    #expect(judgement(name, .init()).note != nil, "a drawing that was not looked at confirms nothing")
  }

  private static let bare = DrawingEvidence.Rows.none

  /// An arrow to one side contradicts a word for things that look alike from both sides.
  @Test func aLopsidedDrawingContradictsAWordForAnEvenOne() {
    let arrow = DrawingEvidence(isOwnMirrorImage: false, sighting: .init(.arrow, percent: 90))
    #expect(judgement("overflow", arrow).question != nil && judgement("overflow", arrow).iconClass == .fixed)
  }

  /// A drawing without lines is no text, one that is not symmetric no globe and, with sliders, no gear.
  @Test(
    arguments: [
      ("text", bare, false, .localized), ("text-square", bare, true, .localized),
      ("text", .bars, false, .mirror), ("text", nil, false, .mirror), ("story", bare, false, .fixed),
      ("language", bare, false, .localized), ("language", bare, true, .fixed), ("globe", bare, false, .fixed),
      ("options", .sliders, false, .mirror), ("options", .bars, false, .fixed),
      ("settings", .sliders, true, .fixed), ("cup", .sliders, false, .fixed),
      ("sliders", .sliders, false, .mirror), ("adjustments", .sliders, false, .mirror),
      ("description", bare, false, .localized),
    ] as [(String, DrawingEvidence.Rows?, Bool, IconClass)])
  func theDrawingCanVetoAWord(
    name: String, rows: DrawingEvidence.Rows?, isSymmetric: Bool, iconClass: IconClass
  ) {
    var drawing = DrawingEvidence(isOwnMirrorImage: isSymmetric)
    drawing.rows = rows
    let judgement = judgement(name, drawing)
    #expect(judgement.iconClass == iconClass)
    if judgement.iconClass == .localized {
      #expect(judgement.confidence == (name == "language" ? .unsure : .likely))
    }
  }

  /// Another thing in the name keeps the class, and a person decides.
  @Test(
    arguments: [("text-speak", .mirror, .unsure), ("draw-text", .localized, .likely)]
      as [(String, IconClass, Confidence)])
  func anotherThingMayBeDrawn(name: String, iconClass: IconClass, confidence: Confidence) {
    var drawing = DrawingEvidence(isOwnMirrorImage: false)
    drawing.rows = Self.bare
    let judgement = judgement(name, drawing)
    #expect(judgement.iconClass == iconClass && judgement.confidence == confidence)
  }

  /// A word that promises lines which the drawing lacks means something else. Colours, a list and other parts of the name leave it open.
  @Test(
    arguments: [
      ("script", bare, false, .fixed), ("script", bare, true, .mirror), ("list", bare, false, .mirror),
      ("script-flag", bare, false, .mirror),
    ] as [(String, DrawingEvidence.Rows, Bool, IconClass)])
  func missingLinesAreNoted(
    name: String, rows: DrawingEvidence.Rows, isShaded: Bool, iconClass: IconClass
  ) throws {
    var drawing = DrawingEvidence(isOwnMirrorImage: false)
    (drawing.rows, drawing.isShaded) = (rows, isShaded)
    let found = judgement(name, drawing)
    #expect(found.iconClass == iconClass && found.confidence == .unsure)
    #expect(try #require(found.note).hasSuffix("but the drawing shows none"))
    drawing.rows = .bars
    #expect(judgement(name, drawing).note == nil)
  }

  /// Lines contradict even a sure name, and a person is asked.
  @Test func linesContradictASureName() throws {
    let found = judgement("clipboard", .init(isOwnMirrorImage: false, lines: .ragged))
    #expect(found.iconClass == .mirror && found.guideline == .r5)
    #expect(try NoteReason(note: #require(found.note)) == .conflict)
    let stays = judgement("arrow-left", .init(isOwnMirrorImage: false, lines: .ragged))
    #expect(stays.iconClass == .fixed && stays.note == nil)
  }

  @Test func aSignLeavesTheRestToTheDrawing() {
    let drawing = DrawingEvidence(isOwnMirrorImage: false, sighting: .init(.bubble, percent: 80))
    #expect(judgement("xyzzy-plus", drawing).iconClass == .mirror)
    #expect(judgement("plus", drawing).iconClass == .fixed)
  }

  @Test(arguments: [
    ("fan-speed-2", "2"), ("hours-24", "24"), ("car-3-plus", "3"), ("home-floor-1", "1"),
  ]) func digitsThatAreANumberFollowTheLocale(name: String, outlined: String) {
    #expect(judgement(name, .init(outlined: Array(outlined))).iconClass == .localized)
  }

  @Test(arguments: [
    ("keyboard-f1", "1"), ("video-3d", "3"), ("network-cellular-5g", "5"), ("size-s", "5"),
    ("keyboard-esc", "5"), ("set/car-brake-abs", "5"), ("two-factor", "2FA"),
  ]) func digitsOfADesignationStay(name: String, outlined: String) {
    #expect(judgement(name, .init(outlined: Array(outlined))).iconClass == .fixed)
  }

  /// Digits that the drawing does not show count something or are a code. Of a drawing that is its own mirror image, nobody knows: recognition
  /// does not look for a 0 or an 8.
  @Test(
    arguments: [
      ("square-2-stack", "", false, .fixed, .unsure), ("OET-104", "A", false, .fixed, .unsure),
      ("4-circle", "4", false, .localized, .likely), ("0-circle", "", true, .localized, .likely),
      ("4-circle", "", false, .localized, .likely), ("circle-4", "", nil, .localized, .likely),
    ] as [(String, String, Bool?, IconClass, Confidence)])
  func digitsThatTheDrawingDoesNotShowDecideNothing(
    name: String, outlined: String, isSymmetric: Bool?, iconClass: IconClass, confidence: Confidence
  ) {
    let found = judgement(name, DrawingEvidence(isOwnMirrorImage: isSymmetric, outlined: Array(outlined)))
    #expect(found.iconClass == iconClass && found.confidence == confidence, "\(found)")
    var drawing = DrawingEvidence(isOwnMirrorImage: isSymmetric)
    drawing.suspected = Array(outlined)
    #expect(judgement(name, drawing).iconClass == iconClass, "a suspicion is enough")
  }

  /// Letters that spell the name are no letters of a language, and sheets of one template have one class without a question.
  @Test(
    arguments: [
      ("eps", "EP", .fixed, .likely), ("filetype-sass", "SASS", .fixed, .likely),
      ("case-lower", "ab", .localized, .likely), ("type-h", "H", .localized, .likely),
      ("xyzzy", "AB", .fixed, .unsure), ("zork-tt", "tT", .fixed, .unsure),
    ] as [(String, String, IconClass, Confidence)])
  func aSpelledNameStays(name: String, outlined: String, iconClass: IconClass, confidence: Confidence) {
    let found = judgement(name, .init(isOwnMirrorImage: false, outlined: Array(outlined)))
    #expect(found.iconClass == iconClass && found.confidence == confidence, "\(found)")
    #expect((found.note == nil) == (confidence == .likely))
  }

  @Test func aMusicalNoteIsNoNote() {
    #expect(judgement("musical-note", .init(isOwnMirrorImage: false)).iconClass == .fixed)
  }

  /// Arrows in pairs mirror only in a set where left means back.
  @Test func pairedArrowsMirrorWhereLeftMeansBack() {
    let judge = Judge(Conventions(leftMeansBack: true))
    let drawing = DrawingEvidence(flip: "zyxxy", sighting: .init(.arrow, percent: 90))
    let judgement = judge.judgement(of: IconName("xyzzy"), drawn: drawing)
    #expect(judgement.iconClass == .mirror && judgement.turnsWithLeft)
    let turn = DrawingEvidence(flip: "zyxxy", sighting: .init(.turn, percent: 90))
    #expect(judge.judgement(of: IconName("xyzzy"), drawn: turn).iconClass == .fixed)
  }

  @Test func anOutlinedQuestionMarkStaysInHebrewAndYiddish() {
    #expect(judgement("xyzzy", .init(outlined: ["?"])).except == ["he", "yi"])
    var lopsided = DrawingEvidence(isOwnMirrorImage: false, outlined: ["?"])
    lopsided.hasEvenOutline = false
    #expect(judgement("xyzzy", lopsided).except == ["he", "yi"], "nothing but the mark mirrors")
    #expect(
      judgement("chat-xyzzy", lopsided).except == ["he", "yi"], "nobody keeps a mark without a name upright")
    #expect(judgement("folder-question", lopsided).except == [], "the folder mirrors")
    #expect(judgement("question-circle", lopsided).except == ["he", "yi"], "the mark is all that is named")
    lopsided.hasEvenOutline = true
    #expect(judgement("xyzzy", lopsided).except == ["he", "yi"])
    #expect(judgement("folder-question", lopsided).except == ["he", "yi"])
  }

  @Test func aBrandKeepsItsLetters() {
    #expect(judgement("google", .init(outlined: ["G"])).guideline == .r9)
  }

  @Test func aMirrorImageConfirmsALikelyName() {
    let plain = judgement("column-before", .init())
    #expect(plain.confidence < judgement("jump-first", .init(flip: "jump-last")).confidence)
    #expect(judgement("sidebar", .init(flip: "other")).confidence == judgement("sidebar", .init()).confidence)
  }

  @Test func aSlashThatIsThereIsSelected() {
    let components = judgement("speaker.slash", .init(slash: "#slash")).components
    #expect(components.map(\.part) == ["#slash"])
    #expect(components.first?.isSelector == true)
  }
}

import ChiralClassification
import ChiralManifest
import ChiralValues
import Testing

/// The classes that follow from the other icons of a set.
@Suite struct SetResolverTests {
  /// Returns the entries for drawings with the evidence in each, by name.
  private func entries(_ evidence: [String: DrawingEvidence]) -> [String: ManifestEntry] {
    let inventory = Inventory(of: evidence.keys.map { $0 + ".svg" }) { file in
      evidence[String(file.dropLast(4))]
    }
    return Dictionary(inventory.entries.map { ($0.name, $0) }) { first, _ in first }
  }

  private func classes(_ evidence: [String: DrawingEvidence]) -> [String: IconClass] {
    entries(evidence).mapValues(\.iconClass)
  }

  private func key(flip: String? = nil) -> DrawingEvidence {
    var key = DrawingEvidence(isOwnMirrorImage: false, flip: flip)
    key.isTapeKey = true
    return key
  }

  private func twin(of name: String) -> DrawingEvidence {
    var twin = DrawingEvidence(isOwnMirrorImage: false)
    twin.twin = name
    return twin
  }

  /// Two drawings that are mirror images of each other never become the same picture.
  @Test func mirrorImagesMirrorTogether() {
    #expect(
      classes(["forward": .init(flip: "rewind"), "rewind": .init(flip: "forward")])
        == ["forward": .fixed, "rewind": .fixed])
    #expect(
      classes(["redo": .init(flip: "plugh"), "plugh": .init(flip: "redo")])
        == ["redo": .mirror, "plugh": .mirror])
  }

  /// A slash over a drawing that is its own mirror image stays; where the set has only versions of the base, all must be.
  @Test func aSlashOverASymmetricBaseStays() {
    let (even, lopsided) = (DrawingEvidence(isOwnMirrorImage: true), DrawingEvidence(isOwnMirrorImage: false))
    #expect(classes(["chat-2": even, "chat-off": lopsided])["chat-off"] == .fixed)
    #expect(classes(["chat-2": even, "chat-3": lopsided, "chat-off": lopsided])["chat-off"] == .mirror)
    #expect(classes(["chat": even, "chat-3": lopsided, "chat-off": lopsided])["chat-off"] == .fixed)
    #expect(classes(["chat": lopsided, "chat-2": even, "chat-off": lopsided])["chat-off"] == .mirror)
  }

  private func sheet(_ outline: String, lines: DrawingEvidence.Lines? = nil) -> DrawingEvidence {
    var sheet = DrawingEvidence(isOwnMirrorImage: false, lines: lines)
    (sheet.outline, sheet.isSheetWithCorner) = (outline, lines == nil)
    return sheet
  }

  /// A sheet whose corner is all that is lopsided follows the sheets with text and the same corner, and stays if there are none.
  @Test func cornersOfSheetsLieOnOneSide() {
    let text = sheet("document", lines: .ragged)
    #expect(classes(["document": sheet("document"), "document-text": text])["document"] == .mirror)
    #expect(
      classes(["document": sheet("document"), "document-copy": sheet("document")])["document"] == .fixed)
    #expect(classes(["document": sheet("other"), "document-text": text])["document"] == .fixed)
    #expect(classes(["book": sheet("book")])["book"] == .mirror, "a book has its spine on one side")
  }

  /// Drawings that differ in their letters only have one class and no question.
  @Test func templatesHaveOneClass() {
    func drawn(_ letters: String) -> DrawingEvidence {
      var drawing = DrawingEvidence(isOwnMirrorImage: false, outlined: Array(letters))
      drawing.template = "aqx"
      return drawing
    }
    let icons = entries(["aqx": drawn("AG"), "bqx": drawn("R"), "cqx": drawn("KF")])
    #expect(icons.values.allSatisfy { $0.iconClass == .fixed && $0.note == nil })
  }

  /// An unknown name in several hues is a logo's: what its drawing looks like proves nothing (R9).
  @Test func logosAreNotReadFromTheirPictures() {
    var drawing = DrawingEvidence(
      isOwnMirrorImage: false, lines: .ragged, sighting: .init(.flag, percent: 90))
    #expect(classes(["zork": drawing])["zork"] == .mirror)
    drawing.hasSeveralHues = true
    #expect(classes(["zork": drawing, "document": drawing]) == ["zork": .fixed, "document": .mirror])
  }

  /// Arrows named by a side and by reading may meet, because both names are clear (R3).
  @Test func clearNamesStayApart() {
    #expect(
      classes(["arrow-left": .init(flip: "arrow-forward"), "arrow-forward": .init(flip: "arrow-left")])
        == ["arrow-left": .fixed, "arrow-forward": .mirror])
  }

  @Test func equalDrawingsHaveOneClass() throws {
    let icons = entries(["undo": .init(isOwnMirrorImage: false), "xyzzy": twin(of: "undo")])
    #expect(icons["xyzzy"]?.iconClass == .mirror)
    #expect(icons["xyzzy"]?.note == nil)
  }

  /// Triangles and bars are the keys of a player where something plays, and a way through pages where nothing does.
  @Test func keysOfAPlayerStay() {
    let keys = ["end": key(flip: "beginning"), "beginning": key(flip: "end")]
    #expect(classes(keys)["end"] == .mirror)
    let player = keys.merging(["play": key()]) { first, _ in first }
    #expect(classes(player) == ["end": .fixed, "beginning": .fixed, "play": .fixed])
    #expect(classes(player.merging(["page-next": key()]) { first, _ in first })["page-next"] == .mirror)
  }

  /// A drawing that resembles a key is none if its name is that of another thing.
  @Test func aKeyNeedsTheNameOfOne() {
    let player = classes([
      "play": key(), "next": key(), "volume-off": key(), "comment-plus": key(), "indent": key(),
    ])
    #expect(player["next"] == .fixed && player["indent"] == .mirror)
    #expect(player["volume-off"] == .mirror && player["comment-plus"] == .mirror)
  }

  /// The halves of a process have one class, and the less certain one says so only if it was likely itself.
  @Test func oppositesAgree() {
    let drawing = DrawingEvidence(isOwnMirrorImage: false)
    let icons = entries(["send-plugh": drawing, "receive-plugh": drawing])
    #expect(icons["send-plugh"]?.iconClass == .mirror && icons["receive-plugh"]?.iconClass == .mirror)
  }

  /// An icon whose own name means nothing stays as its own drawing says, whatever its family is: it may be drawn in another way.
  @Test func familiesDecideNothing() {
    let drawing = DrawingEvidence(isOwnMirrorImage: false)
    let icons = entries([
      "wugget-1": .init(lines: .list), "wugget-2": .init(lines: .list), "wugget-3": drawing,
    ])
    #expect(icons["wugget-1"]?.iconClass == .mirror && icons["wugget-3"]?.iconClass == .fixed)
  }

  /// A family asks about an icon whose drawing or name says something else, and leaves its class.
  @Test func familiesAskAboutTheOthers() {
    let drawing = DrawingEvidence(isOwnMirrorImage: false)
    let icons = entries([
      "file-plus": drawing, "file-minus": drawing, "file-check": .init(lines: .ragged),
    ])
    #expect(icons["file-check"]?.iconClass == .mirror)
    #expect(icons["file-check"]?.note?.hasPrefix("the others of its family are fixed") == true)
    #expect(icons["file-plus"]?.iconClass == .fixed && icons["file-plus"]?.note == nil)
  }

  /// A logo is of no family with a thing of the same name (R9).
  @Test func aLogoLeadsNoFamily() {
    let drawing = DrawingEvidence(isOwnMirrorImage: false)
    #expect(classes(["window": drawing, "windows": drawing])["window"] == .mirror)
  }

  /// The reason names the other icon.
  @Test func theReasonNamesTheOther() throws {
    let evidence: [String: DrawingEvidence] = [
      "forward": .init(flip: "rewind"), "rewind": .init(flip: "forward"),
    ]
    let inventory = Inventory(of: ["forward.svg", "rewind.svg"]) { evidence[String($0.dropLast(4))] }
    let judgement = try #require(inventory.judgements["forward"])
    #expect(judgement.reason.hasPrefix("the drawing is the mirror image of \"rewind\", which is fixed: "))
    #expect(judgement.decidedBy == "mirror-image" && judgement.guideline == .r4)
  }

  /// A drawing for left-to-right and one for right-to-left are one icon, unless the icon stands for a direction of writing.
  @Test func twoDrawingsAreOneIcon() {
    let inventory = Inventory(of: [
      "plugh-ltr.svg", "plugh-rtl.svg", "text-direction-ltr.svg", "text-direction-rtl.svg",
    ])
    #expect(inventory.entries.map(\.name) == ["plugh", "text-direction-ltr", "text-direction-rtl"])
    #expect(inventory.entries.map(\.iconClass) == [.both, .fixed, .fixed])
    #expect(inventory.entries[0].file == "plugh-ltr.svg")
    #expect(inventory.entries[0].variants.map(\.file) == ["plugh-rtl.svg"])
    // The mark may stand before a word for the style.
    let inside = Inventory(of: ["plugh-ltr-symbolic.svg", "plugh-rtl-symbolic.svg", "plugh-ltrace.svg"])
    #expect(inside.entries.map(\.name) == ["plugh-ltrace", "plugh-symbolic"])
    #expect(inside.entries[1].variants.map(\.file) == ["plugh-rtl-symbolic.svg"])
  }

  /// Words that all names share are said once, with the count, and not read.
  @Test func sharedWordsAreSaidOnce() {
    let names = ["home", "user", "bell", "lock", "star", "heart", "book", "bold", "sun"].map { "qqx-" + $0 }
    let inventory = Inventory(of: names.map { $0 + ".svg" })
    #expect(inventory.unread == ["\"qqx\" begins 9 of 9 names and is not read as a word of them"])
    #expect(inventory.entries.first { $0.name == "qqx-book" }?.iconClass == .mirror)
    #expect(inventory.entries.allSatisfy { $0.note?.hasPrefix("unsure") != true })
  }

  /// Numbers after a word that means nothing and begins all names identify the drawings, which show none; after a frame, they are shown.
  @Test func numbersAfterASharedWordIdentify() {
    func classes(_ word: String) -> [IconClass] {
      Inventory(of: (120..<130).map { "\(word)-\($0).svg" }).entries.map(\.iconClass)
    }
    #expect(Set(classes("QQX")) == [.fixed])
    #expect(Set(classes("circle")) == [.localized])
  }
}

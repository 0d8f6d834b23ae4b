import ChiralClassification
import ChiralManifest
import ChiralValues
import Testing

@Suite struct InventoryTests {
  private func text(_ entries: [ManifestEntry]) -> [String] {
    entries.map { "\($0.name) \($0.json.printed(.compact))" }
  }

  @Test func classesComeFromNamesAndNeighbours() {
    let inventory = Inventory(of: [
      "go-next.svg", "arrow.left.svg", "cup.svg", "a/sign.svg", "a/sign-rtl.svg", "b/cup-rtl.svg",
    ])
    #expect(
      text(inventory.entries) == [
        #"a/sign {"class":"both","variants":{"rtl":"a/sign-rtl.svg"}}"#, #"arrow.left {"class":"fixed"}"#,
        #"b/cup-rtl {"class":"fixed"}"#, #"cup {"class":"fixed"}"#, #"go-next {"class":"mirror"}"#,
      ])
  }

  /// Sizes in folders and names, whatever the set's way of writing them, make one icon.
  @Test(arguments: [
    ["16/home.svg", "24/home.svg"], ["home-16.svg", "home-24.svg"], ["home_16px.svg", "home_24px.svg"],
    ["16x16/home.svg", "24x24/home.svg"], ["home_16_filled.svg", "home_24_filled.svg"],
  ]) func drawingsForSizesAreOneIcon(files: [String]) {
    let entries = Inventory(of: files, groupsSizes: true).entries
    #expect(entries.map(\.drawings) == [[.init(size: 16, file: files[0]), .init(size: 24, file: files[1])]])
    #expect(entries.map(\.name) == [files[0].contains("filled") ? "home_filled" : "home"])
  }

  @Test(arguments: [
    ["hours-24.svg", "hours-12.svg", "cup.svg", "tea.svg", "milk.svg"], ["box-2.svg", "box-3.svg"],
    ["home-16.svg", "home-24.svg", "home.svg"], ["a-16.svg", "b-24.svg"],
  ]) func otherNumbersAreNoSizes(files: [String]) {
    let entries = Inventory(of: files, groupsSizes: true).entries
    #expect(entries.count == files.count)
    #expect(entries.allSatisfy { $0.drawings.isEmpty })
  }

  /// Weights and styles share the entry of the plainest drawing, whatever the set's way of naming them.
  @Test(arguments: [
    (["home.svg", "home-fill.svg", "home-bold.svg"], ["home", "home-bold", "home-fill"]),
    (["bold/home.svg", "regular/home.svg"], ["regular/home", "bold/home"]),
    (
      ["ic_fluent_home_filled.svg", "ic_fluent_home_regular.svg"],
      ["ic_fluent_home_regular", "ic_fluent_home_filled"]
    ),
    (["HomeOutline.svg", "HomeSharp.svg"], ["HomeOutline", "HomeSharp"]),
  ]) func stylesShareAnEntry(files: [String], names: [String]) {
    let entries = Inventory(of: files, groupsSizes: true).entries
    #expect(entries.map(\.names) == [names])
    #expect(Set(entries[0].styles.map(\.file) + [entries[0].name + ".svg"]) == Set(files))
    #expect(Inventory(of: files).entries.count == files.count)
  }

  /// Each style may have drawings for sizes.
  @Test func stylesHaveSizes() {
    let files = [
      "plugh_16_filled.svg", "plugh_16_regular.svg", "plugh_24_filled.svg", "plugh_24_regular.svg",
    ]
    let entries = Inventory(of: files, groupsSizes: true).entries
    #expect(
      text(entries) == [
        #"plugh_regular {"class":"fixed","drawings":{"16":"plugh_16_regular.svg","24":"plugh_24_regular.svg"},"styles":{"plugh_filled":{"16":"plugh_16_filled.svg","24":"plugh_24_filled.svg"}},"note":"\#(Self.unknown)"}"#
      ])
  }

  /// The file names of Google's two sets: folders below the icon, and the axes of a variable font.
  @Test func allDrawingsOfGoogleAreOneIcon() throws {
    let folders = ["materialicons", "materialiconsround"].flatMap { style in
      [20, 24].map { "src/action/home/\(style)/\($0)px.svg" }
    }
    let icons = Inventory(of: folders, groupsSizes: true).entries
    #expect(icons.map(\.names) == [["src/action/home/materialicons", "src/action/home/materialiconsround"]])
    #expect(icons.first?.drawings.map(\.size) == [20, 24])
    #expect(icons.first?.styles.first?.drawings.map(\.size) == [20, 24])
    let axes = ["", "_fill1", "_wght700", "_wght700grad200fill1", "_gradN25"].flatMap { axes in
      [20, 48].map { "home\(axes)_\($0)px.svg" }
    }
    let symbols = Inventory(of: axes, groupsSizes: true).entries
    #expect(symbols.map(\.name) == ["home"])
    #expect(
      symbols.first?.styles.map(\.name).sorted()
        == ["home_fill1", "home_gradN25", "home_wght700", "home_wght700grad200fill1"])
  }

  private static let unknown =
    "unsure: the name means nothing to this program, and such icons are usually fixed"

  /// Other words, numbers and classes make icons of their own.
  @Test(arguments: [
    ["format-bold.svg", "format.svg"], ["home-1.svg", "home.svg"],
    ["book-rtl.svg", "book.svg", "book-fill.svg"],
  ]) func otherWordsAreNoStyles(files: [String]) {
    #expect(Inventory(of: files, groupsSizes: true).entries.allSatisfy { $0.styles.isEmpty })
  }

  /// Both icons of a pair that is named by reading have the same class; the half whose name says nothing surely asks nothing.
  @Test func pairsNamedByReadingAgree() {
    let entries = Inventory(of: ["xyzzy-end.svg", "xyzzy-start.svg"]).entries
    #expect(entries.map(\.iconClass) == [.mirror, .mirror])
    #expect(entries[1].note == nil)
  }

  @Test func theOrderOfFilesDoesNotMatter() {
    let files = [
      "x.svg", "X.svg", "x-rtl.svg", "x-symbolic.svg", "x-rtl-symbolic.svg", "x-symbolic-rtl.svg", "y.svg",
    ]
    #expect(Inventory(of: files).entries == Inventory(of: files.reversed()).entries)
    #expect(Inventory(of: files).spare == Inventory(of: files.reversed()).spare)
  }

  @Test func theMarkAtTheEndWins() {
    let inventory = Inventory(of: ["x-symbolic.svg", "x-rtl-symbolic.svg", "x-symbolic-rtl.svg"])
    #expect(
      text(inventory.entries) == [#"x-symbolic {"class":"both","variants":{"rtl":"x-symbolic-rtl.svg"}}"#])
    #expect(
      inventory.spare == [
        .init(file: "x-rtl-symbolic.svg", icon: "x-symbolic", other: "x-symbolic-rtl.svg")
      ])
  }

  @Test func namesThatCollideAreMadeDistinct() {
    let inventory = Inventory(of: [
      "Arrow.svg", "arrow.svg", "arrow.SVG", "$comment.svg", "caf\u{E9}.svg", "cafe\u{301}.svg",
    ])
    #expect(Set(inventory.entries.map { PathRules.folded($0.name) }).count == 6)
    #expect(inventory.renamed.count == 4)
    #expect(inventory.entries.first { $0.name == "arrow-2" }?.file == "arrow.SVG")
    #expect(inventory.entries.first { $0.name == "arrow-3" }?.file == "arrow.svg")
  }

  @Test func impossibleNamesAreRefused() {
    let inventory = Inventory(of: ["a\u{1B}[2J.svg", String(repeating: "x", count: 300) + ".svg", "ok.svg"])
    #expect(inventory.entries.map(\.name) == ["ok"])
    #expect(inventory.refused.count == 2)
  }

  @Test func knownIconsStay() {
    let inventory = Inventory(
      of: ["a.svg", "seat.svg", "SEAT.svg", "a-rtl.svg", "used.svg"],
      knownIcons: ["a": .fixed, "seat": .fixed],
      usedFiles: ["a.svg", "seat.svg", "used.svg"])
    #expect(text(inventory.entries) == [#"SEAT-2 {"class":"fixed","file":"SEAT.svg"}"#])
    #expect(inventory.spare == [.init(file: "a-rtl.svg", icon: "a")])
  }

  @Test func unsureIconsHaveANote() {
    let inventory = Inventory(of: ["undo.svg", "xyzzy.svg", "textformat.svg", "questionmark.svg"])
    #expect(
      text(inventory.entries) == [
        #"questionmark {"class":"mirror","except":["he","yi"]}"#,
        #"textformat {"class":"localized"}"#,
        #"undo {"class":"mirror"}"#,
        #"xyzzy {"class":"fixed","note":"unsure: the name means nothing to this program, and such icons are usually fixed"}"#,
      ])
  }

  @Test func newVariantsGetTheClassThatPeopleGaveTheirSiblings() {
    let inventory = Inventory(
      of: ["xyzzy.fill.svg", "undo.fill.svg", "cup.fill.svg"],
      knownIcons: ["xyzzy": .mirror, "undo": .mirror, "cup": .both])
    #expect(inventory.entries.map(\.iconClass) == [.both, .mirror, .mirror])
    #expect(inventory.entries.map { $0.note != nil } == [true, false, true])
  }

  @Test func drawingsCount() {
    let evidence: [String: DrawingEvidence] = [
      "undo.svg": .init(isOwnMirrorImage: true), "xyzzy.svg": .init(text: "Ab"),
      "volume.svg": .init(slash: "#slash"), "qwz.svg": .init(flip: "pwz"),
    ]
    let inventory = Inventory(of: evidence.keys.sorted()) { evidence[$0] }
    #expect(inventory.entries.map(\.name) == ["qwz", "undo", "volume", "xyzzy"])
    #expect(inventory.entries.map(\.iconClass) == [.fixed, .fixed, .mirror, .localized])
    #expect(inventory.entries[2].components == [.init(selector: "#slash", verb: .keep)])
  }

  @Test func aMissingRightToLeftDrawingMattersInASetThatHasOthers() {
    let drawn = (1...5).map { "seat\($0)" }
    let files = ["share.svg", "undo.svg", "cup.svg"] + drawn.flatMap { [$0 + ".svg", $0 + "-rtl.svg"] }
    let entries = Inventory(of: files).entries
    #expect(entries.map(\.name) == ["cup"] + drawn + ["share", "undo"])
    #expect(
      entries.dropLast().last?.note
        == "others of its set have a drawing for rtl, this one does not; check whether it should mirror")
    #expect(entries.first?.note == nil)
    #expect(entries.last?.note == nil, "undo is sure, and mirrors without a drawing")
    #expect(Inventory(of: Array(files.dropLast(2))).entries.last?.note == nil)
  }

  /// A set that draws few of its icons twice has no such habit.
  @Test func fewRightToLeftDrawingsAreNoHabit() {
    let drawn = (1...5).map { "seat\($0)" }
    let others = (1...12).map { "\(["share-cup", "send-bell", "reply-sun", "undo-lock"][$0 % 4])-\($0)" }
    let files = (drawn + others).map { $0 + ".svg" } + drawn.map { $0 + "-rtl.svg" }
    let entries = Inventory(of: files).entries
    #expect(entries.count { $0.iconClass.mirrors } > 15, "\(text(entries))")
    #expect(!entries.contains { $0.note?.hasPrefix("others of its set") == true }, "\(text(entries))")
  }

  /// Hebrew is an exception only where the question mark is all that mirrors (R21).
  @Test(arguments: [
    ("question", true), ("help-circle", true), ("chat-question", false), ("question-chat", false),
  ])
  func hebrewIsAnExceptionForMereQuestions(name: String, isException: Bool) throws {
    let entry = try #require(Inventory(of: [name + ".svg"]).entries.first)
    #expect(entry.iconClass == .mirror)
    #expect((entry.except == ["he", "yi"]) == isException)
  }

  /// The brand of a product says nothing about the icons that it names; in a folder of logos it does.
  @Test func theBrandOfAProductIsNoLogo() {
    let things = [
      "home", "folder", "lock", "star", "heart", "book", "cup", "sun", "list", "undo", "send", "user",
      "camera", "key",
      "bell", "gear", "trash", "calendar", "clock", "mail", "printer", "eraser",
    ]
    let named = things.map { "gimp-\($0).svg" }
    let product = Inventory(of: named + ["edit-redo.svg", "go-next.svg", "zoom-in.svg"])
    let classes = Dictionary(product.entries.map { ($0.name, $0.iconClass) }) { first, _ in first }
    #expect(
      classes["gimp-undo"] == .mirror && classes["edit-redo"] == .mirror && classes["go-next"] == .mirror)
    #expect(product.unread.contains { $0.contains("gimp") })
    let alone = Inventory(of: ["gimp-undo.svg", "cup.svg"])
    #expect(alone.entries.map(\.iconClass) == [.fixed, .fixed])
  }

  @Test func variantsThatDifferWantALook() {
    let evidence: [String: DrawingEvidence] = [
      "xyzzy.svg": .init(flip: "plugh"), "xyzzy.fill.svg": .init(), "undo.svg": .init(isOwnMirrorImage: true),
      "undo.fill.svg": .init(), "cup.svg": .init(text: "A"), "cup.fill.svg": .init(),
    ]
    let entries = Inventory(of: evidence.keys.sorted()) { evidence[$0] }.entries
    #expect(entries.map(\.name) == ["cup", "cup.fill", "undo", "undo.fill", "xyzzy", "xyzzy.fill"])
    #expect(entries[1].note == #"its variant "cup" is localized; check whether it is drawn the same way"#)
    #expect(entries[2].note == nil && entries[3].note == nil)
    #expect(entries[5].note?.hasPrefix("unsure") == true)
  }

  @Test func pairsAreNotSplit() {
    let entries = Inventory(of: ["telephone-inbound.svg", "telephone-outbound.svg"]) { _ in .init() }.entries
    #expect(entries.map(\.iconClass) == [.mirror, .mirror])
  }

  /// A slash over a drawing that is its own mirror image stays, and so does the drawing (R14).
  @Test func aSlashOverASymmetricDrawingStays() {
    let names = ["article-off.svg", "article.svg", "list-off.svg", "list.svg", "no-article.svg"]
    let inventory = Inventory(of: names) { file in
      .init(isOwnMirrorImage: file == "article.svg")
    }
    #expect(
      text(inventory.entries) == [
        #"article {"class":"fixed"}"#, #"article-off {"class":"fixed"}"#, #"list {"class":"mirror"}"#,
        #"list-off {"class":"mirror"}"#, #"no-article {"class":"fixed"}"#,
      ])
  }

  /// Names that only identify a drawing do not make it one of a family.
  @Test func namelessIconsAreNoFamily() {
    let files = ["3f2a9c1be07d.svg", "5f2a9c1be07d.svg", "7f2a9c1be07d.svg"]
    let entries = Inventory(of: files) { file in
      .init(isOwnMirrorImage: false, sighting: file == files[0] ? nil : .init(.bubble, percent: 90))
    }.entries
    #expect(entries.map(\.iconClass) == [.fixed, .mirror, .mirror])
  }

  @Test(arguments: [
    ("heading-1", "heading-2"), ("person-plus", "person-check"), ("trend-up", "trending-up"),
    ("bell", "bell-slash"),
    ("box", "box2"), ("arrow-left-circle", "arrow-left-square"),
  ]) func familiesHaveTheSameBase(one: String, other: String) {
    #expect(IconFamily(IconName(one)) == IconFamily(IconName(other)))
  }

  @Test(arguments: [
    ("person", "person-plus"), ("arrow-left", "arrow-right"), ("a/bell", "b/bell"), ("cup", "cart"),
  ])
  func familiesDiffer(one: String, other: String) {
    #expect(IconFamily(IconName(one)) != IconFamily(IconName(other)))
  }

  @Test func notesAreGroupedByReason() {
    let entries = Inventory(of: ["xyzzy.svg", "plugh.svg", "textformat.svg", "cup.svg"]).entries
    let groups = NoteReason.grouped(entries.compactMap { entry in entry.note.map { (entry.name, $0) } })
    #expect(groups.map(\.reason) == [.unknownName])
    #expect(groups.map(\.icons) == [["plugh", "xyzzy"]])
    // Earlier versions wrote these; `update` removes them.
    #expect(NoteReason(note: "needs drawings for Arab and Hebr") == .ownDrawings)
    #expect(NoteReason(note: "its numerals stay upright; for the digits of each locale") == .numerals)
    #expect(NoteReason(note: "somebody looked at its partner ") == nil)
    #expect(NoteReason(note: "the others of its family are fixed; check") == .family)
    #expect(NoteReason(note: "unsure: the drawing is the mirror image of \"a\"") == .mirrorImage)
  }

  @Test func aDrawingForRightToLeftThatIsJustTheMirrorImageIsNoted() {
    let inventory = Inventory(of: ["x.svg", "x-rtl.svg"]) { $0 == "x.svg" ? .init(flip: "x-rtl") : nil }
    #expect(
      inventory.entries.first?.note == "its drawing for rtl is its mirror image; the class mirror is enough")
  }

  /// A drawing for Hebrew and the rule that Hebrew keeps its question mark say the same; a manifest takes one of them.
  @Test func aLocaleWithADrawingIsNoException() {
    let inventory = Inventory(of: ["questionmark.svg", "questionmark.he.svg"])
    #expect(
      text(inventory.entries) == [
        #"questionmark {"class":"both","variants":{"he":"questionmark.he.svg"},"except":["yi"]}"#
      ])
  }

  @Test func drawingsForLocalesBelongToTheirIcons() {
    let inventory = Inventory(of: [
      "bold.svg", "bold.ar.svg", "bold.Hebr.svg", "list.number.svg", "list.number.ar-SA.svg",
      "list.number.rtl.svg",
      "view.in.svg", "view.in.de.svg", "lonely.he.svg",
    ])
    #expect(
      text(inventory.entries) == [
        #"bold {"class":"localized","variants":{"Hebr":"bold.Hebr.svg","ar":"bold.ar.svg"}}"#,
        #"list.number {"class":"both","variants":{"rtl":"list.number.rtl.svg","ar-SA":"list.number.ar-SA.svg"}}"#,
        #"lonely.he {"class":"fixed","note":"unsure: the name means nothing to this program, and such icons are usually fixed"}"#,
        #"view.in {"class":"fixed"}"#,
        #"view.in.de {"class":"fixed","note":"unsure: \"view\" says nothing about direction"}"#,
      ])
  }

  /// A word at one end of many names that may mean several things is one question.
  @Test func aWordOfManyNamesIsOneQuestion() {
    let words = ["zork", "plugh", "frotz", "gnusto", "rezrov", "nitfol", "blorb", "yomin"]
    func notes(_ count: Int) -> [String] {
      Inventory(of: words.prefix(count).map { $0 + "-level.svg" } + ["home.svg", "user.svg"]).entries
        .compactMap(\.note)
    }
    #expect(notes(7).count == 7)
    #expect(
      notes(8) == [
        #"unsure: "level" says nothing about direction; the same holds for 7 more icons with that word"#
      ])
  }

  /// Two words that part most names into the same subjects are styles: one entry, one class, one question.
  @Test func wordsThatPartTheNamesAreStyles() {
    let subjects = ["home", "user", "bell", "lock", "star", "heart", "text", "list"]
    let inventory = Inventory(
      of: subjects.flatMap { ["\($0)-stroke.svg", "\($0)-qqx.svg"] }, groupsSizes: true)
    #expect(inventory.entries.map(\.name) == subjects.sorted().map { $0 + "-qqx" })
    #expect(
      inventory.entries.allSatisfy { $0.styles.map(\.name) == [$0.name.replacing("-qqx", with: "-stroke")] })
    #expect(inventory.entries.first { $0.name == "list-qqx" }?.iconClass == .mirror)
  }
}

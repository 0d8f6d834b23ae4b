import ChiralValues
import Testing

@Suite struct IconNameTests {
  @Test(arguments: [
    ("arrow.forward", ["arrow", "forward"]), ("go-next-symbolic", ["go", "next"]),
    ("actions/go-next-symbolic", ["go", "next"]), ("format_align_left", ["format", "align", "left"]),
    ("arrowForward", ["arrow", "forward"]), ("HTMLFileLeft", ["html", "file", "left"]),
    ("ic_arrow_back_24px", ["arrow", "back"]), ("ic_fluent_next_24_filled", ["next"]),
    ("forward_10", ["forward", "10"]), ("forward10", ["forward", "10"]),
    ("forward_10_24dp", ["forward", "10"]),
    ("chevron right", ["chevron", "right"]), ("24px", ["24px"]),
    ("arrow.left.circle.fill", ["arrow", "left", "circle"]),
    ("cdxIconArrowNext", ["arrow", "next"]), ("person.fill.checkmark", ["person", "checkmark"]),
    ("format_bold", ["format", "bold"]), ("arrow-left-bold", ["arrow", "left"]), ("icon", ["icon"]),
    ("ArrowBackIcon", ["arrow", "back"]), ("audio-volume-medium", ["audio", "volume", "medium"]),
    ("feedback", ["feedback"]), ("arrow-up-bold-circle", ["arrow", "up", "circle"]),
    ("format-text-bold-italic", ["format", "text", "bold", "italic"]),
    ("ri-arrow-left-line", ["arrow", "left"]),
    ("home_wght700gradN25fill1_48px", ["home"]), ("action/home/materialiconsoutlined/24px", ["home"]),
    ("new-line", ["new", "line"]), ("chat-new-line", ["chat", "new"]),
    ("ic_menu_copy_holo_dark", ["copy", "dark"]),
    ("ic_menu_open", ["menu", "open"]),
    ("icon-3", ["icon", "3"]), ("gtk-goto-first", ["goto", "first"]), ("", []), ("חץ-left", ["חץ", "left"]),
  ]) func namesBecomeWords(name: String, words: [String]) {
    #expect(IconName(name).words == words)
  }

  /// Code points and hashes say nothing about the drawing.
  @Test(arguments: [
    ("home_F02DC", ["home"]), ("uF101-home", ["home"]), ("uniF101-home", ["home"]), ("home_0xe88a", ["home"]),
    ("uni21B7", ["uni21b7"]),
    ("home.3f2a9b7c", ["home"]),
    ("text-long_F09AA", ["text", "long"]), ("e911-avatar", ["e", "911", "avatar"]), ("feed", ["feed"]),
    ("a3f9c2d1e0", ["a3f9c2d1e0"]), ("F0013", ["f", "0013"]), ("forward-10", ["forward", "10"]),
  ]) func codesAreNoWords(name: String, words: [String]) {
    #expect(IconName(name).words == words)
  }
}

@Suite struct NameAffixesTests {
  private static let subjects = ["home", "user", "bell", "lock", "star", "heart", "book", "cup", "sun"]

  private func words(_ names: [String], isMere: Bool = true) -> [[String]] {
    let affixes = NameAffixes(of: names) { _, _ in isMere ? NameAffixes.usualShare : nil }
    return names.map { IconName($0, without: affixes).words }
  }

  /// Words that all names begin or end with are not read, however they are spelled.
  @Test(arguments: ["qqx-%", "qqx_zz_%", "%-qqx", "qqx-%_F0001", "qqx.%.zz"])
  func sharedWordsAreNoWords(pattern: String) {
    let names = Self.subjects.map { pattern.replacing("%", with: $0) }
    #expect(words(names) == Self.subjects.map { [$0] })
    #expect(words(names, isMere: false).allSatisfy { $0.count > 1 })
  }

  /// Glyphs of fonts are often named by their code points; the `u` of all of them is no word before a number.
  @Test(arguments: ["u", "uni"]) func codePointsShareNothing(mark: String) {
    let codes = (0..<12).map { mark + String(0x1F510 + $0, radix: 16, uppercase: true) }
    #expect(words(codes + ["home"]) == codes.map { [$0.lowercased()] } + [["home"]])
  }

  /// A folder of few names, or one in which many begin otherwise, shares nothing.
  @Test func fewOrDifferentNamesShareNothing() {
    #expect(words(Self.subjects.prefix(7).map { "qqx-" + $0 }).allSatisfy { $0.count == 2 })
    #expect(words(Self.subjects.map { "qqx-" + $0 } + ["milk", "tea"]).count { $0.count == 2 } == 9)
  }

  private func read(_ names: [String]) -> [String] {
    let affixes = NameAffixes(of: names, leastShare: { _, _ in nil }, mayBeStyle: { $0 != "off" })
    return names.map { IconName($0, without: affixes).words.joined(separator: " ") }
  }

  /// Words that part most names into the same subjects are styles, whatever they are; one of them may be missing.
  @Test(arguments: [["qqx", "zz"], ["", "qqx"], ["qqx", "zz", "fill"]]) func axesComeFromTheSet(
    styles: [String]
  ) {
    for isPrefix in [false, true] {
      let names = Self.subjects.flatMap { subject in
        styles.map { style in
          style.isEmpty ? subject : isPrefix ? style + "-" + subject : subject + "-" + style
        }
      }
      // Style words of every set are ignored at the end of a name only.
      if isPrefix, styles.contains("fill") { continue }
      #expect(
        read(names + [isPrefix ? "qqx-tea" : "tea-qqx"]) == Self.subjects.flatMap { subject in
          styles.map { _ in subject }
        } + [
          "tea"
        ])
    }
  }

  /// A word that means itself is no style, and neither is one of which few icons have another.
  @Test func wordsThatMeanSomethingAreNoAxes() {
    let pairs = Self.subjects + Self.subjects.map { $0 + "-off" }
    #expect(read(pairs) == pairs.map { $0.replacing("-", with: " ") })
    let few = Self.subjects.map { $0 + "-qqx" } + Self.subjects.prefix(5)
    #expect(read(few).count { $0.hasSuffix("qqx") } == 9)
    let others = "abcdefghijklmnopqrst".map { "\($0)zz-\($0)yy" }
    let rare = Self.subjects.map { $0 + "-qqx" } + Self.subjects + others
    #expect(read(rare).count { $0.hasSuffix("qqx") } == 9)
  }

  /// A folder that repeats most icons of a folder beside it stands for a style.
  @Test func foldersThatRepeatEachOtherAreStyles() {
    let names = Self.subjects.flatMap { ["zz/" + $0, "qqx/" + $0] } + ["zz/tea", "zz/milk"]
    let other = ["tea", "milk", "hat", "shoe", "bag", "pen", "ink", "oil"].map { "other/" + $0 }
    let affixes = NameAffixes(of: names + other, leastShare: { _, _ in nil }, mayBeStyle: { _ in true })
    #expect(affixes.styleFolders == ["zz/", "qqx/"])
  }

  /// Each folder has its own words, with the number of names that have them.
  @Test func foldersAreApart() throws {
    let names = Self.subjects.map { "a/qqx-" + $0 } + Self.subjects.map { "b/" + $0 } + ["a/cup"]
    let affixes = NameAffixes(of: names) { _, _ in NameAffixes.usualShare }
    let affix = try #require(affixes.all.first)
    #expect(affixes.all.count == 1 && affix.folder == "a/" && affix.words == ["qqx"])
    #expect(affix.count == 9 && affix.total == 10)
    #expect(IconName("b/qqx-home", without: affixes).words == ["qqx", "home"])
  }
}

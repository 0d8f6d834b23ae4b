import ChiralManifest
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

@testable import ChiralExporting

@Suite struct SheetPageTests {
  private static let locales = #""en", "ar", "fa", "he", "ar-XB""#

  /// Returns a page with pictures of three bytes each, which only a reader of the text can see.
  private func page(_ icons: String, locales: String = Self.locales, title: String = "Set") throws -> String {
    let sheet = try sheet(locales: locales, icons: icons, title: title)
    let pictures = sheet.artworks.enumerated().map { index, artwork in
      let picture =
        artwork.source.hasPrefix("broken")
        ? SheetPicture.problem("\(artwork.source):1:2: error: <svg> has no end")
        : .drawn([1, 2, UInt8(index)], width: artwork.source.hasPrefix("wide") ? 384 : 95)
      return (artwork, picture)
    }
    let pages = sheet.pages(Dictionary(uniqueKeysWithValues: pictures))
    #expect(pages.count == 1)
    return String(decoding: pages[0].svg, as: UTF8.self)
  }

  @Test func everythingOnAPage() throws {
    let page = try page(
      #"""
      "arrow.forward": {"class": "mirror", "note": "R1: forward follows reading"},
      "broken": "mirror",
      "cup": "fixed",
      "mail.<script>&\"quoted\"": {"class": "mirror", "file": "mail.svg"},
      "questionmark": {"class": "mirror", "except": ["he"]},
      "sheet.with.a.name.that.is.far.too.long.for.its.column": {"class": "fixed", "file": "wide.svg"},
      "signature": {"class": "localized", "variants": {"Hebr": "s.he.svg", "Arab": "s.ar.svg", "fa": "s.fa.svg"}},
      "speaker.slash": {"class": "both", "components": {"#slash": "keep", "#gap": "keep", "#lines": "mirror"}}
      """#, title: "Icons & <more>")
    expectGolden(page, "Tests/Fixtures/sheet/page.svg")
  }

  /// A row says in words what the page for browsers says: a finding before the note, the reason if the note only names guidelines.
  @Test func aRowSaysWhatThePageSays() throws {
    let sheet = try sheet(
      locales: Self.locales,
      icons: ##"""
        "cup": {"class": "fixed", "note": "R11, R13"}, "mug": {"class": "fixed", "note": "R11: it is held"},
        "next": {"class": "fixed", "note": "it is the logo"},
        "speaker.slash": {"class": "mirror", "components": {"#slash": "keep", "#slash-gap": "keep", "#lens": "mirror"}},
        "window": {"class": "mirror", "components": {"#title_bar": "keep", "svg > g": "move"}}
        """##)
    let warning = IconRemarks.Finding(
      rule: "relative-name-fixed", severity: "warning", guideline: "R1", message: "make it mirror", fix: nil)
    let remarks = [
      "cup": IconRemarks(reason: "a cup shows a thing"), "mug": IconRemarks(reason: "unused"),
      "next": IconRemarks(findings: [warning]),
    ]
    let pictures = sheet.artworks.map { ($0, SheetPicture.drawn([1, 2, 3], width: 95)) }
    let pages = sheet.pages(Dictionary(uniqueKeysWithValues: pictures), remarks: remarks)
    let page = String(decoding: pages[0].svg, as: UTF8.self)
    for words in [
      "R11, R13: a cup shows a thing", "R11: it is held", "make it mirror",
      "slash kept, lens mirrored", "title bar kept, svg &gt; g moved",
    ] { #expect(page.contains(">\(words)<"), "\(words): \(page)") }
    #expect(!page.contains("it is the logo") && !page.contains("unused"))
  }

  /// A picture with letters that were set is labelled by their script.
  @Test func lettersAreNamed() throws {
    let page = try page(
      #""bold": {"class": "localized", "text": {"text": {"ar": "غ", "he": "מ"}}}"#,
      locales: #""en", "ar", "he""#)
    #expect(page.contains("Arabic") && page.contains("Hebrew"), "\(page)")
  }

  /// A declined form is not taken for a mirror image: the picture in its place has its own label, and the row says why.
  @Test func aDeclinedFormSaysWhatIsShownAndWhy() throws {
    for (declined, label, says) in [
      ("", "as drawn", true), (#", "declined": "fixed""#, "as drawn", false),
      (#", "declined": "mirror""#, "all mirrored", false),
    ] {
      let sheet = try sheet(
        locales: #""en", "ar""#, icons: #""truck": {"class": "mirror"\#(declined)}"#, title: "Set")
      let pictures = sheet.artworks.map { artwork -> (Artwork, SheetPicture) in
        guard case .made(var rendition) = SheetPicture.drawn([1, 2, 3], width: 95) else {
          return (artwork, .problem(""))
        }
        if artwork.transformation == .mirrored { rendition.declined = "its slash is part of the path" }
        return (artwork, .made(rendition))
      }
      let page = String(
        decoding: sheet.pages(Dictionary(uniqueKeysWithValues: pictures))[0].svg, as: UTF8.self)
      let known = IconRemarks.Finding(
        rule: "icon-declined", severity: "error", guideline: nil, message: "decide", cause: "its cause",
        fix: nil)
      let pages = sheet.pages(
        Dictionary(uniqueKeysWithValues: pictures),
        remarks: says ? ["truck": IconRemarks(findings: [known])] : [:])
      #expect(String(decoding: pages[0].svg, as: UTF8.self).contains(">its cause<") == says)
      #expect(page.contains(">\(label)<") && !page.contains(">mirrored<"), "\(declined)")
      #expect(page.contains("slash is part") == says, "\(declined)")
    }
  }

  @Test func aPageHasNoMarkupFromOutside() throws {
    let page = try page(
      #""a": {"class": "fixed", "note": "<image onerror=x> \u202e ]]> &amp; -->"}"#,
      title: "\u{202E}</text><script>")
    #expect(!page.contains("<script"))
    #expect(!page.contains("onerror=x>"))
    #expect(!page.contains("\u{202E}"))
    #expect(page.contains("&lt;image onerror=x&gt;"))
  }

  @Test func variantsThatDoNotFitAreCounted() throws {
    let tags = "ar he fa ur ckb dv nqo ps sd ug yi syr ar-SA ar-EG ks".split(separator: " ")
    let variants = tags.map { "\"\($0)\": \"\($0).svg\"" }.joined(separator: ", ")
    let page = try page(
      #""a": {"class": "localized", "variants": {\#(variants)}}"#,
      locales: (["en"] + tags).map { "\"\($0)\"" }.joined(separator: ", "))
    #expect(page.contains("+ 3 more"))
  }

  @Test func folderAndNameStandApart() throws {
    let page = try page(#""actions/16/go-next": {"class": "mirror", "file": "a.svg"}"#)
    #expect(page.contains(">go-next</text>"))
    #expect(page.contains(">in actions/16</text>"))
  }

  @Test func aLightPictureStandsOnADarkGround() throws {
    let sheet = try sheet(locales: #""en""#, icons: #""a": "fixed""#)
    for isLight in [false, true] {
      let picture = SheetPicture.drawn([1], tone: isLight ? .light : .colored)
      let page = sheet.pages([sheet.artworks[0]: picture])[0]
      #expect(String(decoding: page.svg, as: UTF8.self).contains(Palette.darkGround) == isLight)
    }
  }

  @Test func aPictureThatOnlyRepeatsIsPale() throws {
    #expect(try page(#""a": "fixed""#).contains("opacity"))
    #expect(try !page(#""a": "mirror""#).contains("opacity"))
  }

  /// On a large sheet, icons that differ or are asked about have full rows, those that are asked about first; the others stand in short rows, at most
  /// half as high, and every icon is named once.
  @Test func iconsThatLookTheSameTakeLittleRoom() throws {
    let fixed = (10...99).map { #""cup.\#($0)": {"class": "fixed", "note": "R11"}"# }
    let sheet = try sheet(
      locales: #""en", "ar""#,
      icons: (fixed + [#""zeta": "mirror""#, #""asked": "fixed""#]).joined(separator: ", "))
    let pictures = sheet.artworks.enumerated().map { ($1, SheetPicture.drawn([UInt8($0)], width: 96)) }
    let pages = sheet.pages(
      Dictionary(uniqueKeysWithValues: pictures), remarks: ["cup.10": IconRemarks(reason: "a cup is held")],
      open: ["asked": .note, "cup.11": .changed, "cup.12": .picture]
    ).map { String(decoding: $0.svg, as: UTF8.self) }
    #expect(pages.count == 3)
    #expect(pages[0].contains("1 / 3") && pages[1].contains("2 / 3") && pages[2].contains("3 / 3"))
    let place = { (name: String) in pages[1].range(of: ">\(name)<")?.lowerBound }
    #expect(try #require(place("asked")) < #require(place("zeta")))
    #expect(!pages[1].contains(">cup.10<") && pages[2].contains(">cup.10<"))
    #expect(pages[2].contains(">R11: a cup is held<"))
    // An icon with a question or a changed picture does not stand where nothing is asked, and its row says so.
    #expect(
      pages[1].contains(">to check<") && pages[1].contains(">cup.11<") && pages[1].contains(">changed<"))
    #expect(!pages[2].contains(">cup.11<") && pages[2].contains("1 icon of them is not approved."))
    for page in pages.prefix(2) { #expect(page.contains("2 icons to decide about")) }
    for number in 12...99 { #expect(pages[2].components(separatedBy: ">cup.\(number)<").count == 2) }
    #expect(SheetLayout.compact.rowHeight * 2 < SheetLayout().rowHeight)
    #expect(SheetLayout.compact.pageWidth == SheetLayout().pageWidth)
  }

  /// A large sheet without anything to look at consists of short rows alone, which begin with the head of the list.
  @Test func aSheetOfEqualPicturesHasShortRowsOnly() throws {
    let icons = (10...59).map { #""cup.\#($0)": "fixed""# }.joined(separator: ", ")
    let sheet = try sheet(locales: #""en", "ar""#, icons: icons)
    let pages = sheet.pages(
      Dictionary(uniqueKeysWithValues: sheet.artworks.map { ($0, SheetPicture.drawn([1], width: 96)) }))
    #expect(pages.count == 2)
    #expect(String(decoding: pages[1].svg, as: UTF8.self).contains("50 icons, 50 pictures"))
  }

  /// Pairs on the wall are printed at the size for which they are made, and without the ending that all names have.
  @Test func theWallShowsPairsLarge() throws {
    let icons = (10...59).map { #""way-\#($0)-symbolic": "mirror""# }.joined(separator: ", ")
    let sheet = try sheet(locales: #""en", "ar""#, icons: icons)
    let pictures = sheet.artworks.enumerated().map { ($1, SheetPicture.drawn([UInt8($0)], width: 96)) }
    let wall = String(
      decoding: sheet.pages(Dictionary(uniqueKeysWithValues: pictures))[0].svg, as: UTF8.self)
    #expect(wall.contains(">way-10<") && !wall.contains("symbolic"))
    #expect(wall.contains(#"width="48" height="48" xlink:href"#))
  }
}

import ChiralMirroring
import ChiralSVG
import ChiralValues
import Testing

/// Recognition of components by their names (R12, R14–R19).
@Suite struct NameInferenceTests {
  private func result(_ content: String, name: String? = nil, infers: Inference = .all) throws -> MirrorResult
  {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(content)<path d=\"M1 1h9\"/></svg>"
    var mirror = Mirror()
    mirror.name = name
    mirror.infers = infers
    return try mirror.mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg"))
  }

  /// The attributes of a part at x = 2…6, its treatment, and the guideline.
  @Test(
    arguments: [
      ("id=\"slash\"", .kept, "R14"), ("id=\"Slash_2_\"", .kept, "R14"),
      ("class=\"icon-slash\"", .kept, "R14"),
      ("data-name=\"Slash copy\"", .kept, "R14"), ("id=\"badge\"", .moved, "R16"),
      ("id=\"cartBadge\"", .moved, "R16"), ("id=\"lens\"", .moved, "R15"),
      ("id=\"pencil_x5F_2\"", .kept, "R15"),
      ("id=\"numerals\"", .moved, "R18, R19"), ("id=\"Checkmark\"", .moved, "R10, R16"),
      ("id=\"photo\"", .moved, "R12"),
    ] as [(String, MirrorNote.Action, String)])
  func partsObeyTheirNames(attribute: String, action: MirrorNote.Action, rule: String) throws {
    let result = try result("<path \(attribute) d=\"M2 3h4v5\"/>")
    #expect(result.notes.map(\.action) == [action])
    #expect(result.notes.map(\.rule) == [rule])
    #expect(result.notes.allSatisfy { $0.confidence < 1 })
    let svg = String(decoding: result.document.serialized(), as: UTF8.self)
    #expect(svg.contains("d=\"M2 3h4v5\""))
    #expect(svg.contains("translate(16)") == (action == .moved))
    #expect(svg.contains("M23 1h-9"))
  }

  @Test(arguments: ["id=\"opening\"", "id=\"checkbox\"", "id=\"pencils\"", "class=\"st0\"", "id=\"Layer_1\""])
  func otherNamesMirror(attribute: String) throws {
    let result = try result("<path \(attribute) d=\"M2 3h4v5\"/>")
    #expect(result.notes.isEmpty)
  }

  /// A badge that depicts interface mirrors with it; the icon's name decides.
  @Test func badgesWithArrowsMirror() throws {
    let badge = "<path id=\"badge\" d=\"M2 3h4v5\"/>"
    #expect(try result(badge, name: "doc.badge.arrow.forward").notes.isEmpty)
    #expect(try result(badge, name: "doc.badge.plus").notes.count == 1)
  }

  /// The content of a lens follows the reading direction (R17).
  @Test func theContentOfAToolMirrors() throws {
    let lens = "<g id=\"lens\"><path d=\"M2 3h8v5\"/><path id=\"lens-lines\" d=\"M3 4h2\"/></g>"
    let svg = String(decoding: try result(lens).document.serialized(), as: UTF8.self)
    #expect(svg.contains("M2 3h8v5"))
    #expect(svg.contains("M5 4h-2"))
  }

  @Test func numeralsThatCountUpChangeTheirOrder() throws {
    let row = (1...3).map { "<path id=\"digit-\($0)\" d=\"M\($0 * 4) 9h2v4\"/>" }.joined()
    let counted = try result("<g id=\"numerals\">\(row)</g>")
    #expect(counted.notes.count == 3)
    let number = try result("<g id=\"numerals\">\(row.replacing("digit-3", with: "digit-7"))</g>")
    #expect(number.notes.count == 1)
  }

  /// The name of everything that is drawn is the icon's name; the icon's class has then decided.
  @Test func aWholeDrawingIsNotAPart() throws {
    let text =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="pencil"><path d="M1 1h2"/></g></svg>"#
    let result = try Mirror().mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg"))
    #expect(result.notes.isEmpty)
  }

  @Test func otherDecisionsComeFirst() throws {
    #expect(try result("<path id=\"slash\" d=\"M2 3h4v5\"/>", infers: false).notes.isEmpty)
    #expect(
      try result("<path id=\"slash\" d=\"M2 3h4v5\"/>", infers: Inference(kinds: [.check])).notes.isEmpty)
    let slash = try result("<path id=\"slash\" d=\"M2 3h4v5\"/>", infers: Inference(kinds: [.slash]))
    #expect(slash.notes.map(\.sign) == [.slash])
    let own = try result("<path id=\"slash\" data-direction=\"mirror\" d=\"M2 3h4v5\"/>")
    #expect(own.notes.isEmpty)
  }
}

/// The effect of an icon's own name on its parts.
@Suite struct NameSuspicionTests {
  private func mirrored(_ content: String, name: String, infers: Inference = .all) throws -> MirrorResult {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(content)</svg>"
    var mirror = Mirror()
    mirror.name = name
    mirror.infers = infers
    return try mirror.mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg"))
  }

  private static let drawing = "<path d=\"M2 3h4v5M1 9h9\"/>"

  /// Outlines of letters and numerals would be reversed.
  @Test(arguments: [
    ("list-numbered", "numerals"), ("repeat-one", "a numeral"), ("bluetooth-audio", "a logo"),
    ("receipt-rupee", "a currency sign"), ("coin-taka", "a currency sign"),
    ("folder-music", "a musical note"),
  ])
  func promisesThatNothingKeepsAreDeclined(name: String, noun: String) {
    #expect { try mirrored(Self.drawing, name: name) } throws: { error in
      "\(error)".contains("its name says that it shows \(noun)")
    }
    #expect(throws: Never.self) { try mirrored(Self.drawing, name: name, infers: false) }
    #expect(throws: Never.self) { try mirrored(Self.drawing, name: name, infers: Inference(kinds: [.slash])) }
    #expect(throws: Never.self) {
      try mirrored("<g id=\"numerals\">\(Self.drawing)</g>" + Self.drawing, name: name)
    }
  }

  /// A sign that no shape identifies stays as it is, if the name says that the icon shows nothing else.
  @Test(arguments: [
    ("currency-peso", "R8"), ("peso-sign", "R8"), ("naira-sign", "R8"), ("circle-letter-q", "R8"),
    ("alphaQBoxOutline", "R8"),
    ("7", "R8"), ("k", "R8"), ("circle-g", "R8"), ("translate", "R8"), ("local-language", "R8"),
    ("language-hiragana", "R8"), ("text-case-title", "R8"), ("letter-case-lower", "R8"),
    ("format-superscript", "R8"), ("heading-2", "R8"), ("text-header-1", "R8"), ("text-italic", "R8"),
    ("bold", "R8"), ("letter-q-duotone", "R8"), ("circle-letter-q-round", "R8"),
    ("text-italic-duotone", "R8"),
    ("7-linear", "R8"), ("number-12-bold-24px", "R8"),
    ("pencil-duotone", "R15"), ("pencil-round", "R15"), ("music-clef-alto", "R11"),
    ("music_accidental_flat", "R11"),
  ])
  func namedSignsStay(name: String, rule: String) throws {
    let result = try mirrored(Self.drawing, name: name)
    #expect(result.notes.map(\.rule) == [rule])
    #expect(String(decoding: result.document.serialized(), as: UTF8.self).contains(Self.drawing))
  }

  /// A word for style, a size or a folder promises nothing.
  @Test(arguments: [
    "search-linear", "16/bell", "numbers/bell-24", "light-bulb-12",
  ])
  func stylesPromiseNothing(name: String) throws {
    #expect(try mirrored(Self.drawing, name: name).notes.isEmpty)
  }

  /// A letter beside the sign of a currency belongs to it, whether it is recognised (Z) or not (a zigzag).
  @Test(arguments: ["M3 7h6L3 17h6", "M3 7l5 3-4 3 4 4"])
  func signsOfSeveralCharactersStay(letter: String) throws {
    let sign =
      "<path d=\"M19.5 8.5a3 2.5 0 0 0-3-2h-1a2.7 2.7 0 0 0 0 5.5h1.2a2.7 2.7 0 0 1 0 5.5h-1a3 2.5 0 0 1-3-2M16 4v2.5M16 17.5V20\"/>"
    let drawing =
      "<g fill=\"none\" stroke=\"black\" stroke-width=\"2\" stroke-linejoin=\"round\" stroke-linecap=\"round\">"
      + "<path d=\"\(letter)\"/>\(sign)</g>"
    let result = try mirrored(drawing, name: "currency-dollar-zimbabwean")
    #expect(
      String(decoding: result.document.serialized(), as: UTF8.self).contains(drawing), "\(result.notes)")
  }

  /// A name with other words, or with one word alone, keeps nothing.
  @Test(arguments: [
    "letter-send", "letter", "text-box", "currency", "playlist-remove", "circle-square", "square-2",
    "arrow-a", "circle-x", "sign-language", "local", "header-1", "header", "case", "phone-case", "star-bold",
    "file-superscript",
  ])
  func otherNamesKeepNothing(name: String) throws {
    #expect(try mirrored(Self.drawing, name: name).notes.isEmpty)
  }

  /// `font` may stand for lines: if nothing resembles a letter, there is none.
  @Test(arguments: ["sort-alphabetical", "format-text-direction-symbolic"])
  func otherPromisesNeedALikeness(name: String) throws {
    #expect(try mirrored(Self.drawing, name: name).notes.isEmpty)
    let letter =
      "<path d=\"M5 8.5C5 6 13 5 14 8.5V19h-2.5v-1.5C9 20 4 19.5 4 16s4-4 7.5-4V9.5C10 8 8 8.5 7.5 10z\"/>"
    #expect { try mirrored(letter, name: name) } throws: { "\($0)".contains("R") }
  }

  /// Roman numerals are their own mirror images, so they mirror with the list.
  @Test func barsAsNumeralsMirror() throws {
    let list = "<path d=\"M8 4h12v2H8zM4 4h1v2H4zM8 11h12v2H8zM2 11h1v2H2zM4 11h1v2H4z\"/>"
    let svg = String(decoding: try mirrored(list, name: "list-ordered").document.serialized(), as: UTF8.self)
    #expect(svg.contains("M16 4h-12v2H16zM20 4h-1v2H20zM16 11h-12v2H16zM22 11h-1v2H22zM20 11h-1v2H20z"))
  }

  /// The column moves as one, with each numeral unmirrored (R19).
  @Test func aColumnOfNumeralsBesideBarsIsMoved() throws {
    let list = "<path d=\"M8 4h12v2H8zM2 4h2l-1 3zM8 11h12v2H8zM2 11h3v3H2zm0 0\"/>"
    let result = try mirrored(list, name: "list-numbered")
    #expect(
      result.notes.map(\.reason) == ["R19: the numerals before the bars of a numbered list: subpath 2, 4"])
    #expect(
      String(decoding: result.document.serialized(), as: UTF8.self)
        .contains("M16 4h-12v2H16zM19 4h2l-1 3zM16 11h-12v2H16zM19 11h3v3H19z"))
  }

  @Test(arguments: ["list-bulleted", "repeat", "phone", "text-box", "order"])
  func otherNamesPromiseNothing(name: String) throws {
    #expect(try mirrored(Self.drawing, name: name).notes.isEmpty)
  }

  /// A stroke from corner to corner is a slash, whatever the icon is called.
  @Test func aStrokeFromCornerToCornerIsKept() throws {
    let icon = "<g stroke=\"red\">\(Self.drawing)<line x1=\"3\" y1=\"3\" x2=\"21\" y2=\"21\"/></g>"
    let result = try mirrored(icon, name: "mic-off")
    #expect(result.notes.map(\.rule) == ["R14"])
    #expect(String(decoding: result.document.serialized(), as: UTF8.self).contains("<line x1=\"3\" y1=\"3\""))
    #expect(try mirrored(icon, name: "chart").notes.map(\.rule) == ["R14"])
  }
}

import ChiralExporting
import ChiralManifest
import ChiralTestSupport
import ChiralValues
import Testing

@Suite struct PlatformNameTests {
  private static let plain = SinglePicture.svg(#"<path d="M2 2h9v9z"/>"#)

  private func name(_ icon: String, on target: Target) throws -> String? {
    let picture = try SinglePicture.picture(Self.plain)
    let set = ExportSet(icons: [SinglePicture.icon(icon, picture)], sizes: [24], scales: [1])
    return try #require(target.exporter).export(set).icons[icon]?.name
  }

  @Test(
    arguments: [
      ("arrow.forward", Target.android, "ic_arrow_forward"), ("3d.View", .android, "ic_3d_view"),
      ("class", .android, "ic_class"), ("actions/go-next", .android, "ic_actions_go_next"),
      ("Arrow..Forward_2", .web, "arrow-forward-2"), ("actions/go-next", .iconify, "actions-go-next"),
      ("arrow.forward", .windows, "arrow_forward"), ("con", .windows, "con_icon"),
      ("ar/scale-100", .windows, "ar_scale_100"), ("Go.next", .flutter, "go_next"),
      ("arrow.forward", .gtk, "arrow-forward-symbolic"), ("status/go-next", .gtk, "go-next-symbolic"),
      ("my.icons/go-next", .gtk, "my-icons-go-next-symbolic"), ("x-symbolic", .gtk, "x-symbolic"),
      ("text-x-c++src", .gtk, "text-x-c++src-symbolic"),
      ("x-symbolic-rtl", .gtk, "x-rtl-symbolic"), ("x-symbolic-ltr", .gtk, "x-ltr-symbolic"),
      ("icon-locale", .react, "IconLocaleIcon"), ("icon-props", .svelte, "IconPropsIcon"),
      ("chiral.icons", .compose, "ChiralIconsIcon"), ("brush", .compose, "Brush"),
      ("chiral.icon", .vue, "ChiralIcon"),
      ("arrow.forward", .xcassets, "arrow.forward"), ("my.icons/go:next", .xcassets, "my_icons/go_next"),
    ])
  func isLegal(icon: String, target: Target, expected: String) throws {
    #expect(try name(icon, on: target) == expected)
  }

  /// The names of real sets in other scripts, with accents, and with nothing but signs.
  @Test(
    arguments: [
      ("سهم", Target.android, "ic_u0633_u0647_u0645"), ("箭头", .web, "u7bad-u5934"),
      ("😀", .gtk, "u1f600-symbolic"),
      ("café", .flutter, "cafe"), ("cafe\u{301}", .windows, "cafe"), ("Ångström", .iconify, "angstrom"),
      ("go-前", .web, "go-u524d"), ("前へ/go", .android, "ic_u524d_u3078_go"),
      ("...", .web, "u002e-u002e-u002e"),
      ("箭头", .react, "U7badU5934"), ("حرف ١", .compose, "U062dU0631U0641U0661"), ("箭头", .xcassets, "箭头"),
      ("go next", .symbols, "go next"),
    ]) func everyScriptHasNames(icon: String, target: Target, expected: String) throws
  {
    #expect(try name(icon, on: target) == expected)
  }

  private static let targets = Target.allCases.filter { $0.exporter != nil }

  /// Every spelling of the words of a name gives the same name; asset catalogs keep the name by which apps ask for a picture.
  @Test(arguments: targets) func everySpellingKeepsItsWords(target: Target) throws {
    for spelling in ["AlertCircleIcon", "alertCircleIcon", "alert_circle-icon", "alert circle icon"] {
      let expected =
        switch target {
        case .react, .vue, .svelte, .compose: "AlertCircleIcon"
        case .android: "ic_alert_circle_icon"
        case .web, .iconify, .font: "alert-circle-icon"
        case .gtk: "alert-circle-icon-symbolic"
        case .flutter, .windows: "alert_circle_icon"
        case .files, .swift, .xcassets, .symbols: spelling
        }
      #expect(try name(spelling, on: target) == expected, "\(spelling)")
    }
  }

  /// Acronyms are words like others, and a digit belongs to the word around it unless a new word begins.
  @Test(arguments: [
    ("HTMLFile", "html-file", "HtmlFile"), ("openURL", "open-url", "OpenUrl"), ("Html5", "html5", "Html5"),
    ("HTML5File", "html5-file", "Html5File"), ("24Hours", "24-hours", "Icon24Hours"),
    ("24hours", "24hours", "Icon24hours"), ("2XL", "2xl", "Icon2xl"), ("h1", "h1", "H1"),
    ("Square3Stack3DIcon", "square3-stack3d-icon", "Square3Stack3dIcon"), ("r2-d2", "r2-d2", "R2D2"),
    ("arrow.left.1.2", "arrow-left-1-2", "ArrowLeft1_2"), ("iPhone", "i-phone", "IPhone"),
    ("ic_add_24dp", "ic-add-24dp", "IcAdd24dp"), ("A", "a", "A"), ("ÉcranNoir", "ecran-noir", "EcranNoir"),
  ]) func acronymsAndDigits(icon: String, kebab: String, pascal: String) throws {
    #expect(try name(icon, on: .web) == kebab && name(icon, on: .react) == pascal)
  }

  @Test(arguments: ["ToolBar", "tool-bar", "tool_bar", "Tool-Bar"]) func aSetHasWords(text: String) throws {
    var set = try ExportFixture.set(only: ["checkmark"])
    set.name = SetName(text)
    let paths = try [Target.xcassets, .android, .windows].flatMap { target in
      try #require(target.exporter).export(set).files.map(\.path)
    }
    #expect(paths.contains("ToolBar.xcassets/Contents.json"))
    #expect(paths.contains("res/drawable/tool_bar_checkmark.xml"))
    #expect(paths.contains("Assets/ToolBar/checkmark.scale-100.png"))
  }

  /// Two names that meet are an error that names both icons, whatever their order; the icon that is spelled like the name keeps
  /// it.
  @Test(
    arguments: [
      (Target.android, "ic_r2_d2", "r2_d2", "r2-d2", "ic_r2_d2"),
      (.web, "alert-circle", "alert-circle", "AlertCircle", "alert-circle"),
      (.iconify, "a-b", "a&b", "a\"b", "a-b"), (.font, "cafe", "cafe", "café", "cafe"),
      (.react, "HomePage", "home-page", "homepage", "Homepage"),
      (.compose, "Heart1", "heart-1", "heart1", "Heart1"),
      (.gtk, "go-next-symbolic", "go-next", "go.Next", "go-next-symbolic"),
      (.flutter, "a_b", "a-b", "a.b", "a_b"), (.flutter, "heart_1", "heart-1", "heart1", "heart1"),
      (.xcassets, "go.next", "go.Next", "go.next", "go.next"), (.symbols, "a.b", "a.b", "a:b", "a.b"),
      (.windows, "map", "map", "Map", "map"), (.vue, "MapIcon", "map", "map-icon", "MapIcon"),
    ]) func namesThatMeetAreAnError(
      target: Target, name: String, owner: String, icon: String, other: String
    ) throws
  {
    let picture = try SinglePicture.picture(Self.plain)
    for names in [[owner, icon], [icon, owner]] {
      let icons = names.map { SinglePicture.icon($0, picture) }
      let error = try #require(throws: ExportError.self) {
        try #require(target.exporter).export(ExportSet(icons: icons, sizes: [24], scales: [1]))
      }
      #expect([owner, icon].contains(error.icon))
      for word in ["\"\(owner)\"", "\"\(icon)\"", "rename one of them"] {
        #expect(error.description.contains(word), "\(error)")
      }
    }
  }

  @Test func foreignNamesAreReported() throws {
    let picture = try SinglePicture.picture(Self.plain)
    let icons = ["سهم", "é", "plain"].map { SinglePicture.icon($0, picture) }
    let export = try #require(Target.android.exporter).export(
      ExportSet(icons: icons, sizes: [24], scales: [1]))
    #expect(
      export.warnings.map(\.message) == [
        "is named ic_e, because names here are written with a to z; index.json has the names of 1 more"
      ])
  }

  /// The suffix that an exporter adds to a name can turn it into another icon's name. The style sheet knows its symbols by
  /// any name, so that the icon keeps its own.
  @Test func derivedNamesMakeRoom() throws {
    var set = try ExportFixture.set(only: ["sidebar", "checkmark"])
    let index = try #require(set.icons.firstIndex { $0.name == "checkmark" })
    set.icons[index].name = "sidebar.rtl"
    let export = try #require(Target.web.exporter).export(set)
    #expect(export.icons["sidebar.rtl"]?.name == "sidebar-rtl")
    #expect(
      export.warnings.map(\.message) == [
        "its symbol is named sidebar-rtl-2, because sidebar-rtl is another icon"
      ])
    let texts = export.files.map { if case .text(let text) = $0.content { text } else { "" } }
    #expect(texts.contains { $0.contains("sidebar-rtl-2") })
  }

  /// A page may use the sprite and the font of a set, in which an icon may be called `font`.
  @Test func theClassesOfFontAndPageDiffer() throws {
    var set = try ExportFixture.set(only: ["sidebar", "checkmark", "question"])
    let names = ["sidebar": "font", "question": "font-size", "checkmark": "size"]
    for index in set.icons.indices { set.icons[index].name = names[set.icons[index].name] ?? "" }
    func classes(_ target: Target) throws -> Set<String> {
      let files = try #require(target.exporter).export(set).files
      guard case .text(let css)? = files.first(where: { $0.path == "icons.css" })?.content else { return [] }
      return Set(css.matches(of: /\.[a-z][a-z-]*/).map { String($0.output) })
    }
    let (web, font) = (try classes(.web), try classes(.font))
    #expect(web.contains(".icon-font") && font.isSuperset(of: [".iconfont", ".iconfont-size"]))
    #expect(web.isDisjoint(with: font), "\(web) \(font)")
  }

  /// A set can be called like a keyword of Kotlin, which no package can.
  @Test func theKotlinPackageIsNoKeyword() throws {
    var set = try ExportFixture.set(only: ["checkmark"])
    set.name = SetName("In")
    let exporter = try #require(Target.compose.exporter)
    let file = try #require(try exporter.export(set).files.first)
    guard case .text(let text) = file.content else { return }
    #expect(file.path == "inicons/Checkmark.kt" && text.contains("package inicons\n"))
  }

  /// GTK, and apps on other platforms, derive the names of further drawings themselves, so that no other icon can have them.
  @Test(
    arguments: [
      (Target.gtk, "sidebar-rtl", "sidebar-rtl-symbolic", ""),
      (.gtk, "sidebar-symbolic-rtl", "sidebar-rtl-symbolic", ""),
      (.gtk, "letter-ar", "letter-ar-2-symbolic", "letter-ar-symbolic is a drawing of \"letter\""),
      (.gtk, "letter-ar-eg", "letter-ar-eg-symbolic", ""),
      (.gtk, "sidebar.ar", "sidebar-ar-2-symbolic", "sidebar-ar-symbolic is a drawing of \"sidebar\""),
      (.iconify, "sidebar-ar", "sidebar-ar-2", "sidebar-ar is a drawing of \"sidebar\""),
      (.gtk, "sidebar.in", "sidebar-in-symbolic", ""),
      (.iconify, "checkmark.rtl", "checkmark-rtl-2", "checkmark-rtl is a drawing of \"checkmark\""),
      (.iconify, "letter-sr-Latn", "letter-sr-latn-2", "letter-sr-latn is a drawing of \"letter\""),
      (.symbols, "sidebar.rtl", "sidebar.rtl-2", "sidebar.rtl is a drawing of \"sidebar\""),
      (.symbols, "letter.AR", "letter.AR-2", "letter.AR is a drawing of \"letter\""),
      (.symbols, "checkmark.ltr", "checkmark.ltr", ""),
    ]) func ownNamesMakeRoom(target: Target, icon: String, name: String, reason: String) throws
  {
    var set = try ExportFixture.set(only: ["sidebar", "letter", "checkmark"])
    let path = SinglePicture.svg(#"<path d="M2 2h9v9z"/>"#)
    set.icons.append(SinglePicture.icon(icon, try SinglePicture.picture(path)))
    let export = try #require(target.exporter).export(set)
    #expect(export.icons[icon]?.name == name)
    #expect(Set(export.files.map { $0.path.lowercased() }).count == export.files.count)
    #expect(
      export.warnings.map { "\($0.icon ?? ""): \($0.message)" }
        == (reason.isEmpty ? [] : ["\(icon): is named \(name), because \(reason) there"]))
    set.icons.reverse()
    #expect(try #require(target.exporter).export(set).icons == export.icons)
  }

  /// GTK shows `x-rtl` and `x-ltr` in place of a coloured `x`, even if `x` has one drawing for both directions.
  @Test func noOtherIconIsShownForADirectionInGTK() throws {
    let red = try SinglePicture.picture(SinglePicture.svg(#"<path d="M2 2h9v9z" fill="red"/>"#))
    let icons = ["x-ltr", "x", "x-rtl-rtl", "x-rtl"].map { SinglePicture.icon($0, red) }
    let export = try #require(Target.gtk.exporter)
      .export(ExportSet(icons: icons, sizes: [24], scales: [1]))
    #expect(
      export.icons.mapValues(\.name) == [
        "x": "x", "x-rtl": "x-rtl-2", "x-ltr": "x-ltr-2", "x-rtl-rtl": "x-rtl-rtl",
      ])
    #expect(
      export.warnings.map { "\($0.icon ?? ""): \($0.message)" } == [
        "x-ltr: is named x-ltr-2, because x-ltr is a drawing of \"x\" there",
        "x-rtl: is named x-rtl-2, because x-rtl is a drawing of \"x\" there",
      ])
  }

  @Test func eachOfSeveralSizesHasItsOwnName() throws {
    var set = try ExportFixture.set(only: ["checkmark"])
    set.sizes = [24, 16]
    func paths(_ target: Target) throws -> [String] {
      try #require(target.exporter).export(set).files.map(\.path).sorted()
    }
    #expect(try paths(.android) == ["res/drawable/ic_checkmark_16.xml", "res/drawable/ic_checkmark_24.xml"])
    #expect(try paths(.flutter).contains("assets/icons/2.0x/checkmark-16.png"))
    #expect(try paths(.windows).contains("Assets/checkmark-24.scale-150.png"))
  }
}

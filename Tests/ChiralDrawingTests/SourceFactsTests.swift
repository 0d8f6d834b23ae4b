import ChiralValues
import Testing

@testable import ChiralDrawing

/// The readers of code and of Android's XML: what they find, and how much work they do.
@Suite struct SourceFactsTests {
  private func facts(_ text: String, _ language: SourceLanguage) -> SourceFacts {
    SourceFacts(Array(text.utf8), language)
  }

  // MARK: What they find

  @Test func commentsAndTextsHoldNoCalls() {
    let code = """
      // const IconData gone = IconData(1);
      /* const IconData lost = IconData(2); */
      final url = 'https://example.org/const IconData text = IconData(3)'; // 'x'
      static const IconData back = IconData(0xe1, matchTextDirection : true);
      static const IconData next = const _MyIconData(0xe2, f(matchTextDirection: false), 1);
      static const IconData same = Icons.back;
      """
    let calls = facts(code, .dart).calls
    #expect(calls.map(\.subject) == ["back", "next", "same"])
    #expect(calls.map { $0.flag?.isSet } == [true, false, nil])
    #expect(calls.map { $0.arguments == nil } == [false, false, true])
    #expect(calls.map(\.mirrors) == [true, false, false])
  }

  @Test func aClassOfIconsMayMirrorThemAll() {
    let code = """
      class Turned extends IconData { const Turned(int code) : super(code, matchTextDirection: true); }
      class Plain extends IconData { const Plain(int code) : super(code); }
      static const IconData back = Turned(1), other = Plain(2);
      static const IconData clock = const Plain(3);
      """
    let calls = facts(code, .dart).calls
    #expect(calls.map(\.subject) == ["back", "clock"] && calls.map(\.mirrors) == [true, false])
    // What a class says is changed there, and not in each call.
    #expect(calls.allSatisfy { $0.arguments == nil })
  }

  @Test func aListHasItsLabelAndItsNames() {
    let code = "final mirroredIcons = const <String>{'back', \"a-b\",}; var x = {'a': ['b']};"
    let lists = facts(code, .dart).lists
    #expect(lists.map(\.label) == ["mirroredIcons"])
    #expect(lists.map { $0.names.map(\.text) } == [["back", "a-b"]])
    let sets = facts("f(); const m: Set<string> = new Set(['a', `b`]); let n = ['c']", .script).lists
    #expect(sets.map { $0.names.map(\.text) } == [["a", "b"], ["c"]])
    #expect(sets.map(\.label) == ["const m Set string new Set", "let n"])
  }

  @Test(arguments: [
    "'back', other, 'clock'", "...others, 'back'", "'back', 'two words'", "'back' 'clock'", "'back', 'clock",
    "'back' + 'clock'", ", 'back'",
  ])
  func aListOfMoreThanNamesIsNone(content: String) {
    #expect(facts("mirrored = [\(content)\n]", .script).lists.isEmpty)
  }

  @Test func drawingsThatCodeShowsAreFound() {
    let code = """
      SvgPicture.asset('assets/back.svg', matchTextDirection: true), SvgPicture.asset("a/$b.svg"),
      const SvgGenImage('assets/next.svg'), SvgPicture.asset('assets/note.txt')
      """
    let calls = facts(code, .dart).calls
    #expect(calls.map(\.subject) == ["assets/back.svg", "assets/next.svg"])
    #expect(calls.map { $0.flag?.isSet } == [true, nil])
  }

  @Test func kotlinNamesItsVectorsAndThoseOfMaterial() {
    let code = """
      val a = materialIcon(name = "Filled.Back", autoMirror = true) { Icons.Default.Clock }
      ImageVector.Builder(defaultWidth = 24.0.dp, name = "Next").build(); Icons.AutoMirrored.Outlined.List
      ImageVector.Builder(defaultWidth = 24.0.dp); other(name = "None")
      """
    let found = facts(code, .kotlin)
    #expect(found.calls.map(\.subject) == ["Back", "Next"])
    #expect(found.calls.map { $0.flag?.isSet } == [true, nil])
    #expect(
      found.mentions.map(\.name) == ["Clock", "List"] && found.mentions.map(\.mirrors) == [false, true])
  }

  @Test func resourcesTellTheirRootTheirFlagsAndAliases() {
    let drawable = facts(
      "<?xml version='1.0'?><!-- <shape> --><vector\n android:autoMirrored = 'true'/>", .resources)
    #expect(drawable.root == "vector" && drawable.isAutoMirrored && drawable.flag == 44..<75)
    let layers = facts("<layer-list><item android:drawable=\"@drawable/a\"/></layer-list>", .resources)
    #expect(layers.root == "layer-list" && layers.parts == ["a"] && layers.flag == nil)
    #expect(!facts("<!-- autoMirrored='true' --><vector/>", .resources).isAutoMirrored)
    #expect(facts("<manifest><application android:supportsRtl=\"true\">", .resources).supportsRightToLeft)
    let values = """
      <resources><item name="a" type="drawable">@drawable/b</item><item name="c" type="id">@drawable/d</item>
      <!-- <drawable name="x">@drawable/y --><drawable name='e'> @drawable/f</drawable><drawable name="g">#fff</drawable>
      """
    let aliases = facts(values, .resources).aliases
    #expect(aliases.map(\.name) == ["a", "e"] && aliases.map(\.target) == ["b", "f"])
    #expect(facts("", .resources).root == nil && facts("<!-- <a>", .resources).root == nil)
  }

  @Test(arguments: [
    ("[dir=rtl] .bar .icon-back { color: red; transform: scaleX(-1) }", ["icon-back", "back"]),
    (".back-icon:dir(rtl), .next:dir(rtl) { scale: -1 1; }", ["back-icon", "back", "next"]),
    (".back { [dir=\"rtl\"] & { transform: rotateY(180deg) } }", ["back"]),
    ("html[dir='rtl'] img[src$=\"img/back.svg\"] {\n transform: scale(-1, 1);\n}", ["back"]),
    ("@media print { .a:dir(rtl) > .next { -webkit-transform: scale3d(-1, 1, 1); } }", ["next"]),
    ("[dir=rtl] .a { background: url(https://x.org/a.svg); transform: scaleX(-1) }", ["a"]),
    (".a { b: url(data:image/gif;base64,R0//+//P///yH5) }[dir=rtl] .back { scale: -1 }", ["back"]),
    (".back { transform: scaleX(-1) }", []), ("[dir=rtl] .back { transform: scale(1) }", []),
    ("/* [dir=rtl] */ .back { transform: scaleX(-1) }", []),
    (".back:not([dir=rtl] *) { transform: scaleX(-1) }", []),
    ("[dir=rtl] { margin: 0 } .back { transform: scaleX(-1) }", []),
    (".next, [dir=rtl] .back { transform: scaleX(-1) }", ["back"]),
    (".next:not(:first-child), .back:dir(rtl) { scale: -1 }", ["back"]),
    (":is(.next, .back):dir(rtl) { scale: -1 }", ["next", "back"]),
    (".back:where([dir=rtl], [dir=rtl] *) > svg { scale: -1 }", ["back"]),
    ("[dir=rtl] .bar .icon, [dir=rtl] .bar *:hover { scale: -1 }", ["bar"]),
    ("[dir=rtl] { .a { .next > * { scale: -1 } } }", ["next"]),
  ])
  func stylesFlipPictures(style: String, pictures: [String]) {
    #expect(facts(style, .style).uses.map(\.drawing) == pictures)
  }

  /// A custom property that is -1 for right-to-left flips what it scales: everywhere or, if a rule for pictures sets it, only these.
  @Test(arguments: [
    (
      "[dir=rtl] { --turn: -1 } .back { transform: scaleX(var(--turn)) }", ["--turn"],
      ["--turn", "--turn back"]
    ),
    (
      ".back:dir(rtl) { --turn:-1 }\n.back * { scale: var(--turn) 1 }", ["--turn back"],
      ["--turn", "--turn back"]
    ),
    ("[dir=ltr] { --turn: 1 } [dir=rtl] { --turn: -10; --b: calc(-1) }", [], []),
    (":root { --turn: -1 } .back { transform: translateX(var(--turn)) }", [], []),
  ])
  func propertiesFlipPictures(style: String, properties: [String], asked: [String]) {
    let found = facts(style, .style)
    #expect(found.flippers == properties && found.uses.flatMap(\.functions) == asked)
    #expect(found.uses.allSatisfy { $0.drawing == "back" && !$0.isFlipped })
  }

  @Test func stylesGiveDrawingsToClasses() {
    let style = """
      .next { background: url("i/next.svg?v=2") } [dir=rtl] .next { mask: url( i/back.svg#a ) }
      .a { background: url(data:image/svg+xml,a.svg); } .b { background: url(https://x.org/a.svg) }
      """
    let found = facts(style, .style)
    #expect(found.aliases.map(\.name) == ["next", "rtl:next"])
    #expect(found.aliases.map(\.target) == ["i/next.svg", "i/back.svg"])
    #expect(found.supportsRightToLeft && !facts(".ui-rtl .next { margin: 0 }", .style).supportsRightToLeft)
    #expect(facts("<svg class='a  b'><g class='c'/></svg>", .resources).classes == ["a", "b"])
  }

  @Test(arguments: [
    ("<ArrowLeftIcon aria-hidden className=\"size-4 rtl:-scale-x-100\" />", ["ArrowLeftIcon", "ArrowLeft"]),
    ("<p>x</p><img src='/img/back.svg' class='rtl:rotate-180'><p name='a'>", ["back"]),
    ("<Icon name=\"next\" className={cn('rtl:scale-x-[-1]', a < b)} />", ["Icon", "", "next"]),
    ("<Back className=\"-scale-x-100\" /><i className=\"rtl:ml-2\" />", []),
  ])
  func classesFlipElements(page: String, pictures: [String]) {
    #expect(facts(page, .script).uses.map(\.drawing) == pictures.filter { !$0.isEmpty })
  }

  // MARK: How much work they do

  /// Pieces that made readers with patterns look at the rest of the file again and again.
  private static let pieces = [
    "<!--", "<item ", "<drawable name='a'", "<a b='", "-->", "a", "\u{E9}", "f", "'", "\"", "`", "/*", "//",
    "\\'", "'''", "(",
    "materialIcon(", "ImageVector.Builder(name = \"a\", ", "SvgPicture.asset('a.svg', ",
    "const IconData a = IconData(",
    "matchTextDirection: true, ", "autoMirror = true,", "m = {'a', ", "[", "['a'", "{[", "a = ",
    "Icons.Default.A ", "\n", "R.drawable.a ", "f(R.drawable.a, ", "Image(\"a\").b(", "fun f(", "scaleX = ",
    "val a = ",
    "const m = x ", ".a?", "class A extends IconData ", "val p = f(R.drawable.a)\n", "p.b(", "p.c = d\n",
    "v.setImageResource(R.drawable.a)\n", "v.e = f ", "Image(uiImage: A.b.image).c(",
    "<v scaleX='@i/s' src='@drawable/b'>", "[dir=rtl] .icon-a { transform: scaleX(-1);", "{", ".a,", "}",
    "<A b=\"rtl:rotate-180\" ", ".a:dir(rtl){--a:-1;scale:var(--a);background:url(a.svg);", "url(", ":is(",
    "--",
    "[dir=rtl] .a .b *,", "<svg class='a b' ",
  ]

  /// Twice the input is twice the work, five times over; work is counted in bytes and tokens, not in seconds.
  @Test(arguments: pieces) func twiceTheInputIsTwiceTheWork(piece: String) {
    for language in SourceLanguage.allCases {
      var former: Int?
      for doubling in 0..<6 {
        let bytes = Array(String(repeating: piece, count: 40 << doubling).utf8)
        let effort = Self.effort(bytes, language)
        if let former {
          #expect(effort <= 2 * former + 8192, "\(piece) in \(language): \(former), then \(effort)")
        }
        former = effort
      }
    }
  }

  private static func effort(_ bytes: [UInt8], _ language: SourceLanguage) -> Int {
    switch language {
    case .resources: ResourceFacts(bytes).effort
    case .style: StyleFacts(bytes).effort
    case .dart, .kotlin, .script, .swift: CodeFacts(bytes, language).effort
    }
  }

  @Test(arguments: SourceLanguage.allCases) func anyBytesHaveFactsThatFit(language: SourceLanguage) {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let text = (0..<20).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      let bytes = Array(text.utf8)
      #expect(SourceFacts(bytes, language).fits(bytes.count), "\(text)")
    }
  }
}

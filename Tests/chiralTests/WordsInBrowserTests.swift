import ChiralTestSupport
import Foundation
import Testing

/// The words of the page: plain, short, and about what is shown.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct WordsInBrowserTests {
  /// A slash of its own with a gap in the base, in a set without the plain icon.
  private static let slashed =
    Desk.head + #"<path d="M8 3h12v12M3 8v13h8v-8M14 17h3"/><path id="bar" d="M2 2l20 20"/></svg>"#

  /// A question says what is wrong; the ways out that are about the manifest, and the ids of rules, are in titles.
  @Test func questionsAreInPlainWords() throws {
    let scene = try PageScene(
      ["mic.off": #""mirror""#, "arrow.forward": #""fixed""#], drawings: ["mic.off": Self.slashed])
    try scene.open()
    let browser = scene.browser
    let reason = "document.querySelector('.row[data-name=\"mic.off\"] .why')"
    #expect(try browser.text("\(reason).textContent").hasPrefix("R14: it is a separate slash, but the base"))
    #expect(try browser.text("\(reason).textContent.includes('verb')") == "false")
    #expect(try browser.text("\(reason).title.includes('the verb keep')") == "true")
    try browser.press("y")
    let rules = "data.icons.flatMap((icon) => icon.findings.map(({ rule }) => rule))"
    let told = try browser.text(
      "[document.body, inspector].some((one) => \(rules).some((rule) => one.innerText.includes(rule)))")
    #expect(told == "false")
    #expect(try browser.text("\(rules).length > 0") == "true")
    #expect(try browser.text("needOf(data.icons[0]).title.includes('verb')") == "false")
    // The loupe, too.
    try browser.press("Enter")
    #expect(try browser.text("\(rules).some((rule) => inspector.innerText.includes(rule))") == "false")
    #expect(try browser.count("#copy-link") == 0)
  }

  /// Two pictures to choose from have different words; one that is the drawing says so, and no picture is offered twice.
  @Test func picturesToChooseFromAreToldApart() throws {
    let desk = try Desk(["mic.off": #""mirror""#], drawings: ["mic.off": Self.slashed])
    let browser = desk.browser
    try browser.evaluate(
      """
      { const [icon] = data.icons, [upright, mirrored, drawn] = icon.readings, e = (selector) => [{ path: ['components', selector], value: 'keep' }];
        icon.readings = [{ ...upright, e: e('#bar') }, { ...upright, p: mirrored.p, e: e('#base') }, { ...mirrored, p: upright.p },
          { ...drawn, k: 'recognised' }]; layOut(); }
      """)
    #expect(
      try browser.text("readingsOf(data.icons[0]).map((one) => readingText(data.icons[0], one)).join('; ')")
        == "upright: slash (#bar); upright: slash (#base); the drawing as it is")
    #expect(try browser.count(".row .reading") == 3)
  }

  /// A search narrows what the buttons for all questions of a kind answer and count; the keys do the same.
  @Test func kindsAnswerWhatIsShown() throws {
    let note = #"{ "class": "fixed", "note": "unsure: the name means nothing to this program" }"#
    let names = ["zorp-a", "zorp-b", "quux-a", "quux-b", "quux-c"]
    let drawings = Dictionary(
      uniqueKeysWithValues: names.enumerated().map {
        ($1, Desk.head + #"<path d="M4 6h\#(8 + $0)v4H4z"/></svg>"#)
      })
    let desk = try Desk(Dictionary(uniqueKeysWithValues: names.map { ($0, note) }), drawings: drawings)
    let browser = desk.browser
    try browser.press("y")
    #expect(try browser.text("document.querySelector('#all-note .count').textContent") == "5")
    try browser.click("#search")
    try browser.type("zorp")
    try browser.wait("list.icons.length === 2")
    #expect(try browser.text("document.querySelector('#all-note .count').textContent") == "2")
    try browser.click("#all-note")
    #expect(try browser.count(".together-tile") == 2)
    #expect(
      try browser.text("document.querySelector('#together-send').textContent") == "Keep these 2 fixed")
    try browser.press("Escape")
    try browser.evaluate("answerAlike(list.icons[0])")
    #expect(try browser.count(".together-tile") == 2)
    #expect(
      try browser.text("togetherText([0, 1, 2].map(() => ({ icon: { c: 'mirror' }, need: {} })), 'keep', 3)")
        == "Keep these 3 mirrored")
  }

  /// The key for the parts says that an icon has none, and changes nothing.
  @Test func anIconWithoutPartsKeepsTheView() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.click(".row[data-name=block]", at: .init(0.5, 0.9))
    try browser.press("p")
    try Desk.wait(for: "block has no parts that are kept or moved", in: browser)
    #expect(try browser.text("look.parts") == "false")
    // The page of a server has a link that others can open.
    try browser.press("Enter")
    #expect(try browser.count("#copy-link") == 1)
  }

  /// On a phone, what the page says after a decision takes two lines at most, in any language.
  @Test(arguments: ["en", "ar"]) func toastsAreShort(language: String) throws {
    let name = "align-horizontal-distribute-center"
    let desk = try Desk(
      [name: Desk.icons["zorp"] ?? "", "block": #"{ "class": "fixed" }"#],
      drawings: [name: Desk.drawings["zorp"] ?? "", "block": Desk.drawings["block"] ?? ""], width: 390,
      language: language)
    let browser = desk.browser
    let lines = "document.querySelector('.toast').getBoundingClientRect().height <= 2 * 18 + 14"
    let texts = [
      "stillAsked(data.icons[0], `${data.icons[0].n}: ${t('decided.approved')}`)", "t('notWritten')",
      "t('notWritten.open')", "t('disputed.kept', { icons: '\(name)' })", "t('notSeen')",
      "t('undone', { icon: `${namesOf(data.icons.map(({ n }) => n))}: ${t('decided.approved')}` })",
      "`${namesOf([1, 2, 3, 4].map(() => '\(name)'))}: ${t('decided.approved')}`",
      "t('shownFirst', { icon: '\(name)' })", "t('noParts', { icon: '\(name)' })",
    ]
    for text in texts {
      try browser.evaluate("announce(\(text))")
      try browser.wait("document.querySelector('#live').textContent === \(text)")
      #expect(try browser.evaluate(lines) as? Bool == true, "\(text)")
    }
    #expect(browser.problems.filter { !$0.contains(desk.server.host) } == [])
  }
}

import ChiralTestSupport
import Foundation
import Testing

/// The index of the web target in Chromium. If that is not installed, the tests are skipped, and say so.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the index is not tried"))
struct WebIndexTests {
  private let set: IconSet
  private let browser: Browser

  private static let letter = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" onload="window.hurt=1"><script>window.hurt=1</script>\
    <path d="M3 3h9v18z"/></svg>
    """

  init() throws {
    set = try IconSet()
    try set.write(Self.letter, to: "Assets/letter.svg")
    try set.write(IconSet.wide, to: "Assets/letter.ar.svg")
    try set.writeManifest(
      IconSet.icons.merging([
        "letter": #"{ "class": "localized", "variants": { "Arab": "letter.ar.svg" } }"#,
        #"<img src=x onerror=window.hurt=1>"#: #"{ "class": "mirror", "file": "arrow.forward.svg" }"#,
        "rectangle.and.text.magnifyingglass.on.something":
          #"{ "class": "mirror", "file": "arrow.forward.svg" }"#,
      ]) { $1 })
    let outcome = try set.build("--target", "web")
    #expect(outcome.status == 0, "\(outcome.errors)")
    browser = try Browser(downloads: set.folder)
  }

  private func open(width: Int = 1440) throws {
    try browser.show(set.folder.appending(path: "chiral-out/web/index.html"), width: width)
  }

  /// The symbol that an icon shows in one of its two places.
  private func shown(_ name: String, _ direction: String) throws -> String {
    try browser.text(
      """
      [...document.querySelectorAll('li[data-name="\(name)"] span[dir=\(direction)] use')]\
      .filter((use) => getComputedStyle(use).display !== 'none').map((use) => use.getAttribute('href')).join(' ')
      """)
  }

  @Test func bothDirectionsStandSideBySide() throws {
    try open()
    #expect(
      try browser.count("li .pair > span[dir=ltr] svg") == 6
        && browser.count("li .pair > span[dir=rtl] svg") == 6)
    let flip = { (direction: String) in
      try browser.text(
        "getComputedStyle(document.querySelector('li[data-name=\"arrow.forward\"] span[dir=\(direction)] use')).transform"
      )
    }
    #expect(try flip("ltr") == "none" && flip("rtl") == "matrix(-1, 0, 0, 1, 0, 0)")
    // The first language from right to left is chosen, so that letters are not shown twice.
    #expect(try shown("letter", "rtl") == "#letter-ar" && shown("letter", "ltr") == "#letter")
    #expect(try browser.text("document.querySelector('#sides').textContent").contains("right to left (ar)"))
    // All locales of the manifest are offered, each under its own name.
    let names = try browser.text(
      "[...document.querySelectorAll('select[name=language] option')].map((one) => one.textContent).join()")
    #expect(names.contains("English (en)") && names.contains("العربية (ar)"), "\(names)")
    try browser.choose("", in: "select[name=language]")
    #expect(try shown("letter", "rtl") == "#letter")
  }

  /// A language that browsers know in English only has its own name.
  @Test func everyLanguageHasItsOwnName() throws {
    try open()
    let names = try browser.text(
      """
      (() => {
        const list = document.querySelector('select[name=language]');
        for (const tag of ['ckb', 'ug-CN', 'ps', 'dv', 'tlh']) list.append(new Option(tag, tag));
        nameLanguages();
        return [...list.options].slice(-5).map((one) => one.textContent).join();
      })()
      """)
    #expect(
      names == "کوردیی ناوەندی (ckb),ئۇيغۇرچە (ug-CN),پښتو (ps),ދިވެހިބަސް (dv),tlh", "\(names)")
  }

  @Test func searchAndSizeApplyToAll() throws {
    try open()
    try browser.press("/")
    try browser.type("arrow left")
    #expect(
      try browser.text("[...document.querySelectorAll('li:not([hidden])')].map((cell) => cell.dataset.name)")
        == "arrow.left")
    #expect(try browser.text("document.querySelector('#count').textContent") == "1 of 6 icons")
    #expect(try browser.text("document.querySelector('#none').checkVisibility()") == "false")
    try browser.type(" nowhere")
    #expect(try browser.text("document.querySelector('#none').checkVisibility()") == "true")
    #expect(try browser.text("document.querySelector('#count').textContent") == "0 of 6 icons")
    try browser.press("Escape")
    #expect(try browser.count("li[hidden]") == 0)
    try browser.evaluate(
      "{ const field = document.querySelector('input[name=size]'); field.value = 64; field.dispatchEvent(new Event('input')); }"
    )
    #expect(try browser.text("document.querySelector('li svg').getBoundingClientRect().height") == "64")
    #expect(browser.problems == [])
  }

  @Test func whatIsTheSameEverywhereIsPaleAndCanBeHidden() throws {
    try open()
    #expect(
      try browser.text("[...document.querySelectorAll('li[data-same]')].map((cell) => cell.dataset.name)")
        == "arrow.left")
    try browser.click("input[name=differs]")
    #expect(try browser.text("document.querySelector('#count').textContent") == "5 of 6 icons")
    #expect(try browser.count("li[hidden]") == 1)
    #expect(browser.problems == [])
  }

  @Test func nameElementAndRuleAreCopied() throws {
    try open()
    try browser.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    func copied(_ kind: String, _ name: String) throws -> String {
      try browser.click("input[name=copy][value=\(kind)]")
      try browser.click("li[data-name=\"\(name)\"] button")
      return try browser.text("window.copied")
    }
    #expect(try copied("name", "set/wide") == "set/wide")
    #expect(try browser.text("document.querySelector('#said').textContent") == "Name of set/wide copied")
    #expect(try browser.text("document.querySelector('li.copied').dataset.name") == "set/wide")
    let element = try copied("element", "letter")
    #expect(
      element.contains("<use href=\"sprite.svg#letter\">") && element.contains("class=\"icon icon-letter\""))
    #expect(try copied("css", "arrow.left") == ".icon-arrow-left {\n  font-size: 16px;\n}\n")
  }

  /// A drawing in colours of its own stands on the ground on which its ink can be seen; one in the colour of the text needs none.
  @Test(arguments: [false, true]) func inkIsSeenInBothSchemes(isDark: Bool) throws {
    let paths = [
      "ink-dark": "<path fill='#2e3436' d='M3 3h9v18z'/>",
      "ink-light": "<path fill='#f6f5f4' d='M3 3h9v18z'/>",
      "ink-text": "<path fill='currentColor' d='M3 3h9v18z'/>",
      "ink-both": "<path fill='#2e3436' d='M2 2h20v20H2z'/><path fill='#f6f5f4' d='M4 4h16v16H4z'/>",
      "ink-none": "<path fill='none' d='M3 3h9v18z'/>",
    ]
    for (name, path) in paths {
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(path)</svg>"
      try set.write(svg, to: "Assets/\(name).svg")
    }
    try set.writeManifest(paths.mapValues { _ in #""mirror""# })
    #expect(try set.build("--target", "web").status == 0)
    try browser.show(set.folder.appending(path: "chiral-out/web/index.html"), isDark: isDark)
    let grounds =
      "[...document.querySelectorAll('.pair > [data-ground]')].map((one) => `${one.closest('li').dataset.name} ${one.dir}`).sort().join()"
    let name = isDark ? "ink-dark" : "ink-light"
    try browser.wait("(\(grounds)) === '\(name) ltr,\(name) rtl'")
    let background = try browser.text(
      "getComputedStyle(document.querySelector('.pair > [data-ground]')).backgroundColor")
    let page = try browser.text("getComputedStyle(document.body).backgroundColor")
    #expect(background == (isDark ? "rgb(255, 255, 255)" : "rgb(18, 18, 18)") && background != page)
    // The grounds follow the scheme.
    try browser.call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "light" : "dark"]]])
    let other = isDark ? "ink-light" : "ink-dark"
    try browser.wait("(\(grounds)) === '\(other) ltr,\(other) rtl'")
    #expect(browser.problems == [])
  }

  @Test func nothingOfADrawingOrANameRuns() throws {
    try open()
    #expect(try browser.text("window.hurt") == "undefined")
    #expect(try browser.count("script") == 1 && browser.count("img") == 0)
    #expect(browser.problems == [])
    try browser.evaluate(
      "{ const script = document.createElement('script'); script.textContent = 'window.hurt = 1'; document.body.append(script); }"
    )
    #expect(try browser.text("window.hurt") == "undefined")
    #expect(browser.problems.count == 1)
  }

  /// A line of a name ends behind a separator; nothing is wider than a narrow screen.
  @Test(arguments: [390, 1440]) func namesAreNotBrokenInsideWords(width: Int) throws {
    try open(width: width)
    let lines = try browser.text(
      """
      (() => {
        const code = document.querySelector('li[data-name^=rectangle] code');
        const lines = [];
        let top = null;
        for (const node of code.childNodes) {
          if (!node.data) continue;
          const range = document.createRange();
          for (let place = 0; place < node.length; place += 1) {
            range.setStart(node, place);
            range.setEnd(node, place + 1);
            const box = range.getBoundingClientRect();
            if (box.top !== top) lines.push('');
            top = box.top;
            lines[lines.length - 1] += node.data[place];
          }
        }
        return lines.join(' ');
      })()
      """)
    let parts = lines.split(separator: " ")
    #expect(parts.count > 1 && parts.dropLast().allSatisfy { $0.hasSuffix(".") }, "\(lines)")
    #expect(try browser.text("document.documentElement.scrollWidth <= innerWidth") == "true")
    #expect(try browser.namelessElements() == [])
  }
}

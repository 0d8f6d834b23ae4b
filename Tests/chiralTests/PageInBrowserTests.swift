import ChiralTestSupport
import Foundation
import Testing

/// The page in Chromium. If that is not installed, the tests are skipped, and say so.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct PageInBrowserTests {
  @Test func nothingHostileActsAndNothingIsAskedFor() throws {
    let scene = try PageScene()
    try scene.open()
    let browser = scene.browser
    #expect(try browser.count(".row") == 7)
    #expect(try browser.text("document.querySelector('h1').textContent").hasSuffix("</script>\u{FFFD}"))
    #expect(try browser.text("document.body.textContent.includes('\u{202E}')") == "false")
    #expect(try browser.text("[...document.images].every((image) => image.naturalWidth > 0)") == "true")
    for key in [
      "j", "Enter", "j", "j", "d", "o", "Escape", "b", "w", "o", "d", "f", "s", "?", "Escape", "p", "z", "g",
      "x", "v",
    ] {
      try browser.press(key)
    }
    #expect(try browser.text("window.hurt") == "undefined")
    #expect(try browser.count("script") == 4)
    #expect(browser.problems == [])
    // The content security policy is effective: a script that is inserted into the page does not run.
    try browser.evaluate(
      "{ const script = document.createElement('script'); script.textContent = 'window.hurt = 1'; document.body.append(script); }"
    )
    #expect(try browser.text("window.hurt") == "undefined")
    #expect(browser.problems.count == 1)
  }

  @Test func everythingHasAKeyAndAName() throws {
    let scene = try PageScene()
    try scene.open(at: "#sort=name")
    let browser = scene.browser
    #expect(try browser.namelessElements() == [])
    try browser.press("j", "j")
    #expect(try scene.focused == "arrow.forward")
    #expect(try scene.current == "arrow.forward")
    try browser.press("k")
    #expect(try scene.focused == "<img src=x onerror=window.hurt=1>")
    try browser.press("End")
    #expect(try scene.focused == "set/wide")
    let isInSight =
      "(() => { const box = document.activeElement.getBoundingClientRect(); return box.top > 0 && box.bottom <= innerHeight; })()"
    #expect(try browser.text(isInSight) == "true")
    let modes = [("b", "blink"), ("w", "swipe"), ("o", "onion"), ("d", "difference"), ("s", "side")]
    for (key, mode) in modes {
      try browser.press(key)
      #expect(try browser.text("document.documentElement.dataset.mode") == mode)
      #expect(try browser.text("document.querySelector('input[name=mode]:checked').value") == mode)
    }
    try browser.press("/")
    #expect(try browser.text("document.activeElement.id") == "search")
    try browser.type("muted")
    #expect(try scene.names == "muted")
    #expect(try browser.text("document.querySelector('#shown').textContent") == "1 of 7 icons")
    try browser.press("Enter")
    #expect(try scene.focused == "muted")
    try browser.press("Escape")
    #expect(try browser.count(".row") == 7)
    try browser.press("?")
    #expect(try browser.count(".keys kbd") > 25)
    #expect(try browser.namelessElements() == [])
    try browser.press("Escape", "Enter")
    #expect(try browser.text("document.querySelector('.inspector').open") == "true")
    #expect(try browser.namelessElements() == [])
    #expect(browser.problems == [])
  }

  @Test func filtersPick() throws {
    let scene = try PageScene()
    try scene.open()
    let browser = scene.browser
    try browser.evaluate("document.querySelector('.chip.fixed').click()")
    #expect(try scene.names == "arrow.left noted")
    // The button vanishes, and leaves the focus to the icons.
    try browser.evaluate("document.querySelector('#clear').focus(); document.querySelector('#clear').click()")
    #expect(try browser.text("document.activeElement.className") == "row current")
    // Every choice tells the number of its icons.
    let silent = """
      [...document.querySelectorAll('select[data-filter] option')]\
      .filter((one) => one.value && !/[0-9]$/.test(one.textContent)).map((one) => one.value).join()
      """
    #expect(try browser.text(silent) == "")
    try browser.choose("he", in: "#locale-select")
    #expect(try scene.names == "set/wide")
    try browser.press("Escape")
    try browser.choose("exception", in: "#rule-select")
    try browser.press("Escape")
    try browser.choose("class", in: "#group-select")
    #expect(
      try browser.text("[...document.querySelectorAll('.group bdi')].map((head) => head.textContent).join()")
        == "mirror,both,fixed")
    try browser.choose("state", in: "#sort-select")
    #expect(browser.problems == [])
  }

  @Test func theDifferenceShowsWhatWasKept() throws {
    let scene = try PageScene()
    try scene.open("--icon", "muted")
    let browser = scene.browser
    let ink = """
      (() => { const canvas = document.querySelector('.stage canvas'); const at = canvas.getContext('2d') \
      .getImageData(0, 0, canvas.width, canvas.height).data; let colored = 0; \
      for (let i = 0; i < at.length; i += 4) if (at[i + 3] > 128 && Math.abs(at[i] - at[i + 2]) > 40) colored += 1; return colored; })()
      """
    try browser.press("f", "d")
    try browser.wait("document.querySelector('.stage canvas')?.dataset.done === 'true'")
    #expect(try browser.evaluate(ink) as? Int ?? 0 > 40)
    #expect(try browser.count(".row .part") == 0)
    #expect(try browser.text("document.querySelector('.row .share').textContent").hasSuffix("% differs"))
    try browser.press("s")
    #expect(try browser.count(".row .part.kept") == 1)
    // A plain mirror image shows the flipped PNG of its base, and does not differ from the plain flip.
    try scene.open("--icon", "arrow.forward")
    let flips = "[...document.querySelectorAll('.row .pic')].map((one) => one.matches('.flip')).join()"
    #expect(try browser.text(flips) == "false,true")
    try browser.press("f", "d")
    try browser.wait("document.querySelector('.stage canvas')?.dataset.done === 'true'")
    #expect(try browser.evaluate(ink) as? Int == 0)
    #expect(try browser.text("document.querySelector('.row .share').textContent") == "no difference")
  }

  @Test func decisionsComeBackToTheCommand() throws {
    let scene = try PageScene()
    try scene.chiral("review", "approve", "arrow.left")
    try scene.open(at: "#sort=name")
    let browser = scene.browser
    try browser.choose("open", in: "#state-select")
    #expect(try browser.count(".row") == 6)
    try browser.press("a", "r")
    try browser.type("the arrow \"is\" thin </script>")
    try browser.press("Enter")
    try browser.press("h")
    try browser.evaluate("document.querySelector('#download').click()")
    let file = scene.set.folder.appending(path: "decisions.json")
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: file.path) { usleep(50_000) }
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == browser.text("document.querySelector('dialog textarea').value"))
    let applied = try scene.chiral("review", "apply", "decisions.json")
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(applied.errors == "4 decisions taken over\n")
    let status = try scene.chiral("review", "status")
    #expect(
      status.output.contains(
        "rejected  <img src=x onerror=window.hurt=1> mirrored: the arrow \"is\" thin </script>"))
    #expect(!status.output.contains("window.hurt=1</script> mirrored"))
    // The page shows the former picture beside a changed one, and old decisions do not apply to it.
    try scene.chiral("review", "approve", "--all")
    try scene.set.write(IconSet.wide, to: "Assets/arrow.left.svg")
    try scene.open()
    #expect(
      try browser.text(
        "[...document.querySelectorAll('.change figcaption b')].map((word) => word.textContent).join()")
        == "before,now,difference,before,now,difference,before,now,difference")
    try scene.chiral("review", "approve", "arrow.left", "</script><script>window.hurt=1</script>")
    let stale = try scene.chiral("review", "apply", "decisions.json")
    #expect(stale.status == 1)
    #expect(stale.errors.contains("decisions.json:2:1: error:"))
    #expect(browser.problems == [])
  }

  /// The longer tests: every language, phones, the dark mode, many icons. `make verify` runs them.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["CHIRAL_BROWSER_TESTS"] == "all", "make verify runs it"))
  func everyLanguageOnEveryScreen() throws {
    let scene = try PageScene()
    for language in ["en", "ar", "he", "ar-XB"] {
      for width in [1440, 820, 390] {
        try scene.open("--ui-locale", language, width: width, isDark: language == "ar")
        let browser = scene.browser
        let place = Comment(rawValue: "\(language) \(width)")
        let isRightToLeft = try browser.text("document.documentElement.dir") == "rtl"
        #expect(isRightToLeft == (language != "en"))
        #expect(try browser.text("document.documentElement.scrollWidth <= innerWidth") == "true", place)
        for keys in [["Enter"], ["Escape", "?"], ["Escape", "r"], ["Escape", "z", "z", "x"]] {
          for key in keys { try browser.press(key) }
          #expect(try browser.namelessElements() == [], place)
          #expect(try browser.text("document.documentElement.scrollWidth <= innerWidth") == "true", place)
        }
        // Rows have exactly the computed height.
        let overflow =
          "[...document.querySelectorAll('.row .body')].filter((row) => row.scrollHeight > row.clientHeight + 1).length"
        #expect(try browser.evaluate(overflow) as? Int == 0, place)
        #expect(browser.problems == [], place)
      }
    }
  }

  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["CHIRAL_BROWSER_TESTS"] == "all", "make verify runs it"))
  func onlyVisibleIconsAreInThePage() throws {
    let icons = (1...2000).map { ("icon.\($0)", #"{"class": "mirror", "file": "arrow.forward.svg"}"#) }
    let scene = try PageScene(Dictionary(uniqueKeysWithValues: icons))
    try scene.open()
    let browser = scene.browser
    let opened = try browser.text("Math.round(performance.now())")
    print("2,000 icons: the page answers \(opened) ms after it was opened")
    #expect(try browser.count(".row") < 60)
    #expect(try browser.text("document.querySelector('.row').getAttribute('aria-setsize')") == "2000")
    try browser.press("End")
    #expect(try scene.focused == "icon.2000")
    #expect(
      try browser.text(
        "document.activeElement.getBoundingClientRect().bottom <= innerHeight && scrollY > 50000") == "true")
    #expect(try browser.count(".row") < 60)
    try browser.press("/")
    try browser.type("icon.1999")
    #expect(try scene.names == "icon.1999")
    #expect(browser.problems == [])
  }
}

import ChiralTestSupport
import Foundation
import Testing

/// Icons of React in a page that somebody else wrote, in Chromium: its policy refuses markup in strings, and its style sheet
/// scales icons.
@Suite struct ComponentPageTests {
  private static let modules = "/usr/share/nodejs"
  private static let esbuild = "/usr/bin/esbuild"
  private static let canRun =
    [esbuild, modules + "/react-dom/client.js"].allSatisfy(FileManager.default.fileExists(atPath:))
    && Browser.executable != nil

  private static let page = """
    <!doctype html><html lang="he" dir="rtl"><meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'">
    <style>body { font-size: 40px } @layer utilities { .scale-150 { scale: 150% } }</style>
    <div id="app"></div><script src="app.js"></script>
    """

  /// The functions return the direction in which the arrow points, its width, and the paths that are seen of the other icon.
  private static let script = """
    import { createElement as h } from "react";
    import { flushSync } from "react-dom";
    import { createRoot } from "react-dom/client";
    import { ArrowForward, SetWide } from "./out/react/index.js";

    const root = createRoot(document.getElementById("app"));
    flushSync(() => root.render([
      h(ArrowForward, { id: "plain", key: 1 }), h(SetWide, { id: "wide", key: 2 }),
      h(ArrowForward, { id: "utility", key: 3, className: "scale-150" }),
      h(ArrowForward, { id: "own", key: 4, style: { scale: "1.5" } }),
      h("p", { key: 5, dir: "ltr" }, h(SetWide, { id: "around" }), h(SetWide, { id: "right", dir: "rtl" })),
      h(SetWide, { id: "left", key: 6, dir: "ltr" }), h(SetWide, { id: "arabic", key: 7, lang: "ar" }),
    ]));
    const element = (id) => document.getElementById(id);
    window.pointing = (id) => Math.sign(element(id).querySelector("path").getScreenCTM().a);
    window.width = (id) => element(id).getBoundingClientRect().width;
    window.seen = (id) => [...element(id).querySelectorAll("path")].filter((path) => {
      for (let at = path; at.id !== id; at = at.parentNode) if (getComputedStyle(at).opacity === "0") return false;
      return true;
    }).map((path) => path.getAttribute("d"));
    document.documentElement.dataset.ready = "true";
    """

  /// The drawing of `set/wide`, and that for Hebrew, which counts from right to left only.
  private static let (wide, hebrew) = ("M2 2h13v8H2z", "M5 12h14M13 6l6 6-6 6")

  private func scene() throws -> (set: IconSet, browser: Browser) {
    let set = try IconSet()
    let built = try set.build("--target", "react", "--output", "out")
    #expect(built.status == 0, "\(built.errors)")
    try set.write(Self.page, to: "page.html")
    try set.write(Self.script, to: "app.mjs")
    let bundled = try Command.start(
      Self.esbuild,
      ["app.mjs", "--bundle", "--define:process.env.NODE_ENV=\"production\"", "--outfile=app.js"],
      in: set.folder, environment: ["NODE_PATH": Self.modules])
    #expect(bundled.status == 0, "\(bundled.errors)")
    let browser = try Browser(downloads: set.folder)
    try browser.show(set.folder.appending(path: "page.html"), width: 400, height: 200)
    return (set, browser)
  }

  @Test(.enabled(if: canRun)) func iconsAreShownUnderThePolicyOfAPage() throws {
    let (set, browser) = try scene()
    for id in ["wide", "around", "left"] { #expect(try browser.text("seen('\(id)')") == Self.wide, "\(id)") }
    #expect(try browser.text("pointing('plain')") == "1")
    let sheet = try JSONEncoder().encode(
      try String(contentsOf: set.folder.appending(path: "out/react/icons.css"), encoding: .utf8))
    try browser.evaluate(
      """
      { const style = document.createElement("style"); style.textContent = \(String(decoding: sheet, as: UTF8.self)); \
      document.head.append(style); }
      """)
    let expected = [
      "wide": Self.hebrew, "around": Self.wide, "right": Self.hebrew, "left": Self.wide,
      "arabic": "M28 2h-13v8H28z",
    ]
    for (id, path) in expected { #expect(try browser.text("seen('\(id)')") == path, "\(id)") }
    for id in ["plain", "utility", "own"] {
      #expect(try browser.text("pointing('\(id)')") == "-1", "\(id)")
      let width = try browser.text("width('\(id)') / width('plain')")
      #expect(width == (id == "plain" ? "1" : "1.5"), "\(id)")
    }
    #expect(browser.problems.isEmpty, "\(browser.problems)")
  }
}

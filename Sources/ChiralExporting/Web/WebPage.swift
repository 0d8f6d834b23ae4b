import ChiralManifest
import ChiralValues

/// `index.html`: all icons from left to right beside the form from right to left, with search; works without a server.
package struct WebPage {
  let icons: [WebIcon]
  /// The locales of the manifest.
  let locales: [LanguageTag]
  let sprite: WebSprite
  /// The height of the icons, in pixels.
  let size: Int
  /// The class of all icons.
  let className: String

  /// The text of the file.
  var html: String {
    """
    <!doctype html>
    <html lang="en" dir="ltr">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Icons</title>
    <link rel="stylesheet" href="icons.css">
    <style>\(Self.style)</style>
    </head>
    <body>
    <svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" aria-hidden="true">
    \(sprite.symbols)</svg>
    <header>
    <form role="search">
    <h1>Icons</h1>
    <label class="wide"><span>Search</span> <input type="search" name="search" autocomplete="off" spellcheck="false"></label>
    \(languages)<fieldset><legend>A click copies</legend>
    <label><input type="radio" name="copy" value="name" checked><span>Name</span></label>
    <label><input type="radio" name="copy" value="element"><span>Element</span></label>
    <label><input type="radio" name="copy" value="css"><span>CSS</span></label></fieldset>
    <label><input type="checkbox" name="differs"> <span>Only icons that differ</span></label>
    <label><span>Size</span> <input type="range" name="size" min="16" max="96" step="1" value="\(min(max(size, 16), 96))">
    <output name="pixels">\(min(max(size, 16), 96)) px</output></label>
    </form>
    <p><span id="count">\(icons.count) of \(icons.count) icons</span> <span id="sides"></span> <span id="said" role="status"></span></p>
    </header>
    <main>
    <ul id="icons" data-class="\(className)">
    \(icons.map(cell).joined())</ul>
    <p id="none" role="status" hidden>No icon matches.</p>
    </main>
    <script>\(Self.script)</script>
    </body>
    </html>

    """
  }

  /// The SHA-256 of the script.
  private static let scriptDigest = "kBjojxelUndEDk4hDBpue7uStBjkITVzJ8ZWQLaf3sw="

  /// The content security policy: the page may use its styles, show pictures that it contains, and run its
  /// own script.
  package static let policy =
    "default-src 'none'; style-src 'self' file: 'unsafe-inline'; img-src data:; script-src 'sha256-\(scriptDigest)'; "
    + "base-uri 'none'; form-action 'none'"

  /// The choice of a language of the manifest for the pictures of its direction, at first the first one from right to left; empty if the
  /// manifest names none.
  private var languages: String {
    guard !locales.isEmpty else { return "" }
    let usual = locales.first { $0.direction == .rightToLeft }
    let options = locales.map {
      "<option value=\"\($0.text)\" lang=\"\($0.text)\" data-dir=\"\($0.direction.rawValue)\"\($0 == usual ? " selected" : "")>\($0.text)</option>"
    }
    return """
      <label><span>Language</span> <select name="language"><option value="" data-dir="rtl">any</option>\(options.joined())</select></label>

      """
  }

  private func cell(_ icon: WebIcon) -> String {
    let name = Escape.markup(icon.name)
    return """
      <li data-name="\(name)" data-id="\(icon.id)"\(icon.isSameEverywhere ? " data-same" : "")>\
      <button type="button" title="\(name)">
      <span class="pair"><span dir="ltr" lang="en" title="left to right">\(icon.markup(sprite: ""))</span>\
      <span dir="rtl" title="right to left">\(icon.markup(sprite: ""))</span></span>
      <code>\(Self.breakable(name))</code>
      </button></li>

      """
  }

  /// Returns a name that lines may break behind its separators, and nowhere else.
  private static func breakable(_ name: String) -> String {
    var text = ""
    for character in name {
      text.append(character)
      if ".-_/".contains(character) { text += "<wbr>" }
    }
    return text
  }
}

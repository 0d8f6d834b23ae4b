import ChiralManifest

/// `index.html`: all icons, in a direction and language that the reader chooses; works without a server.
package struct WebPage {
  let icons: [WebIcon]
  /// The height of the icons, in pixels.
  let size: Int
  /// The class of all icons.
  let className: String

  /// The text of the file.
  var html: String {
    let locales = Set(icons.flatMap { $0.rows.map(\.locale) }).sorted()
    let options = locales.map {
      "<option value=\"\($0.text)\" data-dir=\"\($0.direction.rawValue)\">\($0.text)</option>"
    }
    return """
      <!doctype html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Icons</title>
      <link rel="stylesheet" href="icons.css">
      <style>
      :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
      body { margin: 24px; }
      form { display: flex; flex-wrap: wrap; gap: 16px; margin-block-end: 24px; }
      ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 16px; margin: 0; padding: 0; }
      li { display: flex; flex-direction: column; align-items: center; gap: 8px; list-style: none; text-align: center; }
      li > span { direction: ltr; overflow-wrap: anywhere; opacity: 0.75; font-size: 12px; }
      .\(className) { font-size: \(size)px; }
      </style>
      </head>
      <body>
      <svg xmlns="http://www.w3.org/2000/svg" style="position: absolute" width="0" height="0" aria-hidden="true">
      \(WebSprite(icons: icons).symbols)</svg>
      <form>
      <label>Language <select name="lang"><option value="en" data-dir="ltr">any</option>\(options.joined())</select></label>
      <label>Direction <select name="dir"><option>ltr</option><option>rtl</option></select></label>
      </form>
      <ul>
      \(icons.map(cell).joined())</ul>
      <script>\(Self.script)</script>
      </body>
      </html>

      """
  }

  /// The script, without its tags.
  package static let script = """

    const form = document.querySelector("form");
    form.addEventListener("change", (event) => {
      if (event.target === form.lang) form.dir.value = form.lang.selectedOptions[0].dataset.dir;
      document.documentElement.lang = form.lang.value;
      document.documentElement.dir = form.dir.value;
    });

    """

  /// The SHA-256 of the script.
  private static let scriptDigest = "ps+ApBPXxhodyGQruE3KsyZyz9pgD+xbOl2m69fcH/0="

  /// The content security policy: the page may use its styles, show pictures that it contains, and run its
  /// own script.
  package static let policy =
    "default-src 'none'; style-src 'self' file: 'unsafe-inline'; img-src data:; script-src 'sha256-\(scriptDigest)'; "
    + "base-uri 'none'; form-action 'none'"

  private func cell(_ icon: WebIcon) -> String {
    "<li>\(icon.markup(sprite: ""))<span>\(Escape.markup(icon.name))</span></li>\n"
  }
}

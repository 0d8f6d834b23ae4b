import ChiralManifest
import ChiralValues

/// `index.html`: all icons of a font from left to right and from right to left, with their classes and code points.
struct FontPage {
  let icons: [FontIcon]
  let family: String
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
    <title>\(family)</title>
    <link rel="stylesheet" href="icons.css">
    <style>
    :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
    body { margin: 24px; }
    ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(176px, 1fr)); gap: 12px; padding: 0; }
    li { display: flex; flex-direction: column; align-items: center; gap: 8px; padding: 12px 8px; list-style: none; \
    border: 1px solid light-dark(#d0d0d5, #48484c); border-radius: 8px; content-visibility: auto; }
    div { display: flex; gap: 1em; font-size: 32px; }
    code { max-inline-size: 100%; overflow-wrap: anywhere; text-align: center; font: 12px/1.3 ui-monospace, monospace; }
    </style>
    </head>
    <body>
    <h1>\(family)</h1>
    <p>\(icons.count) icons, left to right and right to left</p>
    <ul>
    \(icons.map(cell).joined())</ul>
    </body>
    </html>

    """
  }

  /// The page may use its styles and its font, and nothing else.
  private static let policy =
    "default-src 'none'; style-src 'self' file: 'unsafe-inline'; font-src 'self' file:; base-uri 'none'; form-action 'none'"

  private func cell(_ icon: FontIcon) -> String {
    let mark = "<i class=\"\(className) \(className)-\(icon.id)\" aria-hidden=\"true\"></i>"
    return """
      <li title="\(Escape.markup(icon.name))"><div><span dir="ltr">\(mark)</span><span dir="rtl">\(mark)</span></div>\
      <code>\(icon.id)</code><code>U+\(String(icon.codePoint, radix: 16, uppercase: true))</code></li>

      """
  }
}

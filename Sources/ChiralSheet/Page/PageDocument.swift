import ChiralManifest

/// The page for browsers: one file that asks for nothing.
extension PageData {
  /// The HTML; `sha256` gives the 32 bytes of a digest, by which the page's own script, and no other, may run.
  package func html(sha256: ([UInt8]) -> [UInt8]) -> [UInt8] {
    let (json, pngs) = encoded()
    let digest = base64(sha256(Array(PageSource.script.utf8)))
    var page = Array(head(scriptDigest: digest).utf8)
    page.append(contentsOf: "<script type=\"application/json\" id=\"data\">".utf8)
    page.append(contentsOf: Self.harmless(json.printed(.compact)).utf8)
    page.append(contentsOf: "</script>\n<script type=\"text/plain\" id=\"pictures\">".utf8)
    for png in pngs {
      page.append(contentsOf: base64(png).utf8)
      page.append(UInt8(ascii: "\n"))
    }
    page.append(contentsOf: "</script>\n<script>\(PageSource.script)</script>\n</body>\n</html>\n".utf8)
    return page
  }

  /// What the page may do: show its own pictures, style itself, run its own script.
  static func policy(scriptDigest: String) -> String {
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-\(scriptDigest)'; "
      + "base-uri 'none'; form-action 'none'"
  }

  /// JSON without `<`, so that nothing in it ends the element that holds it.
  private static func harmless(_ json: String) -> String { json.replacing("<", with: "\\u003c") }

  private func head(scriptDigest: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(escaped(language.tag))" dir="\(language.direction.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy(scriptDigest: scriptDigest))">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <link rel="icon" href="data:,">
    <title>\(escaped(Caption.printable(sheet.title)))</title>
    <style>\(PageSource.style)</style>
    </head>
    <body>
    <noscript><p>\(escaped(noScript))</p></noscript>

    """
  }

  private var noScript: String {
    if case .string(let text)? = language.strings["noScript"] { text } else { "" }
  }
}

import ChiralManifest
import ChiralValues

/// A page for browsers: one file that loads nothing else.
struct PageDocument {
  /// The language of the page.
  let language: PageLanguage
  /// The title of the window.
  let title: String
  /// The script of the page.
  let script: String
  /// True if the page comes from a server, and may connect to it.
  var isLive = false

  /// Returns the HTML with the data, and with the PNG files and the drawings that it refers to by number. `sha256` computes the
  /// digest that allows the page's own script, and no other, to run.
  func html(
    _ data: JSONValue, pictures: [[UInt8]] = [], drawings: [JSONValue] = [], sha256: ([UInt8]) -> [UInt8]
  ) -> [UInt8] {
    let digest = base64(sha256(Array(script.utf8)))
    var page = Array(head(scriptDigest: digest).utf8)
    page.append(contentsOf: "<script type=\"application/json\" id=\"data\">".utf8)
    page.append(contentsOf: Escape.jsonInMarkup(data.printed(.compact)).utf8)
    page.append(contentsOf: "</script>\n<script type=\"text/plain\" id=\"pictures\">".utf8)
    for png in pictures {
      page.append(contentsOf: base64(png).utf8)
      page.append(UInt8(ascii: "\n"))
    }
    page.append(contentsOf: "</script>\n<script type=\"application/json\" id=\"drawings\">".utf8)
    page.append(contentsOf: Escape.jsonInMarkup(JSONValue.array(drawings).printed(.compact)).utf8)
    page.append(contentsOf: "</script>\n<script>\(script)</script>\n</body>\n</html>\n".utf8)
    return page
  }

  /// Returns the content security policy: the page may show its own pictures, use its own styles, run its own
  /// script and, if it comes from a server, connect to that server.
  static func policy(scriptDigest: String, isLive: Bool = false) -> String {
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-\(scriptDigest)'; "
      + (isLive ? "connect-src 'self'; " : "") + "base-uri 'none'; form-action 'none'"
  }

  private func head(scriptDigest: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(Escape.markup(language.tag))" dir="\(language.direction.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy(scriptDigest: scriptDigest, isLive: isLive))">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    \(PageData.mark)
    <link rel="icon" href="data:,">
    <title>\(Escape.markup(Caption.printable(title)))</title>
    <style>\(PageSource.style)</style>
    </head>
    <body>
    <noscript><p>\(Escape.markup(noScript))</p></noscript>

    """
  }

  private var noScript: String {
    if case .string(let text)? = language.strings["noScript"] { text } else { "" }
  }
}

extension PageData {
  /// The element by which a page is recognised as one of ours.
  package static let mark = "<meta name=\"generator\" content=\"chiral sheet\">"

  /// Returns the HTML. `sha256` computes the digest that allows the page's own script, and no other, to run.
  package func html(sha256: ([UInt8]) -> [UInt8]) -> [UInt8] {
    let (json, pool) = encoded()
    let script = live == nil ? PageSource.script : PageSource.script + "\n" + PageSource.live
    return PageDocument(language: language, title: sheet.title, script: script, isLive: live != nil)
      .html(json, pictures: pool.lines, drawings: pool.drawings, sha256: sha256)
  }
}

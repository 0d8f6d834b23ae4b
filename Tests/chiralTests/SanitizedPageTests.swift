import ChiralTestSupport
import Foundation
import Testing

/// Drawings with scripts run nothing in the page that the web target writes, nor on a page with Iconify's
/// bodies.
@Suite struct SanitizedPageTests {
  private let set: IconSet

  init() throws { set = try IconSet() }

  /// The script that each drawing tries to run.
  private static let run = "document.title=&quot;owned&quot;"

  private static let drawings = [
    "<script>document.title='owned'</script><path d=\"M3 3h9\"/>",
    "<path onload=\"\(run)\" onclick=\"\(run)\" d=\"M3 3h9\"/>",
    "<text><!--><img src=x onerror=\(run)>--></text>", "<text><?x ><img src=x onerror=\(run)>?></text>",
    "<text><img xmlns=\"urn:x\" src=\"x\" onerror=\"\(run)\"/>a</text>",
    "<p><![CDATA[<img src=x onerror=document.title='owned'>]]></p><path d=\"M3 3h9\"/>",
    "<div><![CDATA[<img src=x onerror=document.title='owned'>]]></div><path d=\"M3 3h9\"/>",
    "<xmp><![CDATA[</xmp><img src=x onerror=document.title='owned'>]]></xmp><path d=\"M3 3h9\"/>",
    "<text><![CDATA[</text></svg><img src=x onerror=document.title='owned'>]]></text>",
    "<style><![CDATA[</style><img src=x onerror=document.title='owned'>]]></style><path d=\"M3 3h9\"/>",
    "<foreignObject width=\"9\" height=\"9\"><img xmlns=\"http://www.w3.org/1999/xhtml\" src=\"x\" onerror=\"\(run)\"/></foreignObject><path d=\"M3 3h9\"/>",
    "<a href=\"javascript:\(run)\"><path d=\"M3 3h9\"/></a>",
    "<title><![CDATA[<img src=x onerror=document.title='owned'>]]></title><path d=\"M3 3h9\"/>",
    "<desc><![CDATA[<svg onload=document.title='owned'>]]></desc><path d=\"M3 3h9\"/>",
    "<image href=\"data:image/svg+xml,%3Csvg onload='\(run)'/%3E\" width=\"9\" height=\"9\"/><path d=\"M3 3h9\"/>",
    "<a id=\"q\"><path d=\"M3 3h9\"/><set attributeName=\"href\" to=\"javascript:\(run)\"/></a>",
    "<use href=\"data:image/svg+xml,%3Csvg id='x' onload='\(run)'/%3E#x\"/><path d=\"M3 3h9\"/>",
    "<path style=\"fill:url(javascript:\(run))\" d=\"M3 3h9\"/>",
    "<text>&lt;img src=x onerror=\(run)></text>",
    // A mark that combines with `<` hides it from a search for characters.
    "<text>\u{D4E}&lt;img src=x onerror=\(run)></text>",
    "<text><![CDATA[\u{D4E}<img src=x onerror=document.title='owned'>]]></text>",
    "<iframe srcdoc=\"&lt;script>top.\(run)&lt;/script>\"/><path d=\"M3 3h9\"/>",
    "<text data-x=\"--&gt;&lt;img src=x onerror=\(run)>\" font-family='a\"&gt;&lt;img src=x onerror=\(run)>'>b</text>",
  ]

  private func build() throws {
    var icons: [String: String] = [:]
    for (index, drawing) in Self.drawings.enumerated() {
      try set.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" onload=\"\(Self.run)\">\(drawing)</svg>",
        to: "Assets/a\(index).svg")
      icons["a\(index)"] = #""fixed""#
    }
    try set.writeManifest(icons)
    let outcome = try set.build("--target", "web", "--target", "iconify")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for word in ["<script>", "onload", "onclick", "<foreignObject>", "<p>", "href="] {
      #expect(outcome.errors.contains(word), "\(word): \(outcome.errors)")
    }
  }

  private func bodies() throws -> [String] {
    let file = set.folder.appending(path: "chiral-out/iconify/icons.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let icons = try #require(json?["icons"] as? [String: [String: Any]])
    #expect(icons.count == Self.drawings.count)
    return icons.values.compactMap { $0["body"] as? String }
  }

  @Test func nothingButDrawingIsWritten() throws {
    try build()
    let sprite = try String(
      contentsOf: set.folder.appending(path: "chiral-out/web/sprite.svg"), encoding: .utf8)
    for text in try bodies() + [sprite] {
      for sign in [
        "<!--", "<?", "<![", "<script", "<img", "<iframe", "javascript:", "onload=", "onerror=\"",
        "data:image/svg",
      ] {
        #expect(text.utf8.firstRange(of: sign.utf8) == nil, "\(sign): \(text)")
      }
    }
    let script = "import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])"
    let parse = try Command.start(
      "/usr/bin/env", ["python3", "-c", script, set.folder.path + "/chiral-out/web/sprite.svg"])
    #expect(parse.status == 0, "\(parse.errors)")
  }

  @Test(.enabled(if: Browser.executable != nil, "chromium is not installed")) func nothingRunsInAPage() throws
  {
    try build()
    let page = try String(
      contentsOf: set.folder.appending(path: "chiral-out/web/index.html"), encoding: .utf8)
    let policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/
    #expect(page.firstMatch(of: policy) != nil)
    // Scripts stay out even without the policy, because the drawings themselves contain none.
    try set.write(page.replacing(policy, with: ""), to: "bare.html")
    let icons = try bodies().map { "<svg viewBox=\"0 0 24 24\">\($0)</svg>" }.joined()
    try set.write("<!doctype html><title>Icons</title>\(icons)", to: "bodies.html")
    for name in ["chiral-out/web/index.html", "bare.html", "bodies.html"] {
      let address = set.folder.appending(path: name).absoluteString
      let run = try Command.start(
        Browser.executable ?? "",
        [
          "--headless=new", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=3000",
          "--user-data-dir=\(set.folder.path)/profile", "--dump-dom", address,
        ])
      #expect(run.output.contains("<title>Icons</title>"), "\(name): \(run.output.prefix(400))")
      #expect(!run.output.contains("owned\"</title>") && !run.output.contains("<img"), "\(name)")
    }
  }
}

import ChiralClassification
import ChiralManifest
import ChiralValues

/// Content that depends on something outside the drawing, or that not every program draws.
extension AuditRule {
  static let foreignContent: [AuditRule] = [
    fault(
      "reference-external", .warning,
      summary: "a drawing refers to a file or to the network",
      rationale: """
        An icon that needs another file looks different wherever that file is missing: in a PNG, in an app, offline. An \
        address on the network also tells the server who looks at the icon.
        """,
      passing: [.cup(#"<a href="https://example.org"><path d="M4 4h12v16z"/></a>"#)],
      failing: [
        .cup(#"<path d="M4 4h12v16z"/><image href="photo.png" width="9" height="9"/>"#),
        .cup(#"<style>@import "https://example.org/icons.css";</style><path d="M4 4h12v16z"/>"#),
        Example(#""cup": "fixed""#, ["cup.svg": #"<?xml-stylesheet href="icons.css"?>"# + Example.circle]),
      ]
    ) { subject in
      marks([.external], in: subject) {
        "put it into the drawing, or remove it: \(Wording.quoted($0.detail)) is outside the drawing, and Chiral loads no other files"
      }
    },
    fault(
      "script-in-drawing", .error, of: [.script], summary: "a drawing holds a script",
      rationale: """
        An icon has nothing to run. Where an SVG is put into a page, its script runs with the rights of the page.
        """,
      failing: [
        #"<script>alert(1)</script><path d="M4 4h12v16z"/>"#, #"<path onload="alert(1)" d="M4 4h12v16z"/>"#,
      ]
    ) { "remove \(Wording.escaped($0.detail)): an icon must not run code" },
    fault(
      "part-left-out", .warning, of: [.leftOutOfPages],
      summary:
        "a part of a drawing is left out of pages and components, because it could run or load something",
      rationale: """
        The targets web, iconify, react, vue and svelte put drawings into other people's pages, and write only what \
        draws: no HTML, no links to the outside, no styles that load something. Without that part the icon may look \
        different there. Other kinds report scripts, links to files, pictures, text and what nobody draws.
        """,
      failing: [
        #"<handler type="a"/><path d="M4 4h12v16z"/>"#, #"<path style="fill:\72 ed" d="M4 4h12v16z"/>"#,
      ]
    ) {
      "draw without \(Wording.escaped($0.detail)): web pages and components leave it out, because it could run or load something"
    },
    fault(
      "element-not-drawn", .warning, of: [.undrawn],
      summary: "a drawing holds an element that renderers of icons leave out",
      rationale: """
        HTML inside SVG, Inkscape's flowed text, and media are drawn by some programs and left out by others. PNG files \
        never show them.
        """,
      failing: [
        #"<path d="M4 4h12v16z"/><foreignObject width="9" height="9"><p xmlns="h">a</p></foreignObject>"#
      ]
    ) { "turn <\(Wording.escaped($0.detail))> into paths, or remove it: most renderers do not draw it" },
    fault(
      "origin-ignored", .warning, of: [.transformOrigin],
      summary: "a transform has an origin that librsvg and converters ignore",
      rationale: """
        Browsers turn and scale an element about its `transform-origin`. librsvg, which draws the PNGs of a build, does so \
        about 0 0. A page and an app then show different pictures.
        """,
      passing: [
        #"<path transform="rotate(45 12 12)" d="M4 4h12v16z"/>"#,
        #"<path transform="rotate(45)" transform-origin="0 0" d="M4 4h12v16z"/>"#,
      ],
      failing: [#"<path transform="rotate(45)" transform-origin="12 12" d="M4 4h12v16z"/>"#]
    ) {
      "write the origin \(Wording.escaped($0.detail)) into the transform, such as rotate(45 12 12): "
        + "PNGs and most converters ignore transform-origin"
    },
    fault(
      "raster-in-drawing", .note, guideline: .r25, summary: "a drawing holds a raster picture",
      rationale: """
        A raster picture is sharp at one size. An icon is shown at many, and grows with the text around it. Only the \
        first one in a drawing is reported.
        """,
      failing: [Example(#""photo": "fixed""#, ["photo.svg": Example.framed])]
    ) { subject in
      var seen: Set<String> = []
      return marks([.raster], in: subject) {
        "draw it as paths: a \(Wording.escaped($0.detail)) picture blurs at every size but its own"
      }.filter { seen.insert($0.location.file).inserted }
    },
    fault(
      "text-needs-font", .warning, guideline: .r8,
      summary: "a drawing holds text, whose look depends on the fonts of the machine",
      rationale: """
        Text is laid out on the machine that renders the icon, in the font that it names or in a substitute. It also shows \
        the same letters to every reader, whatever script they read. Themes and apps without a manifest are not asked \
        about it unless the kind is named.
        """,
      passing: [
        .cup(#"<text/><path d="M4 4h12v16z"/>"#),
        Example(
          #""bold": {"class": "localized", "text": {"text": {"Arab": "غ"}}}"#, ["bold.svg": Example.lettered]),
      ],
      failing: [Example(#""bold": "fixed""#, ["bold.svg": Example.lettered])]
    ) { subject in
      // The text of these drawings becomes outlines in a build.
      let set = Set(
        subject.manifest.icons.filter(\.iconClass.takesVariants)
          .flatMap { [$0.file] + $0.variants.map(\.file) }.map { subject.pathPrefix + $0 })
      return marks([.text], in: subject) {
        "turn the text \(Wording.quoted($0.detail)) into outlines, or make the icon localized, so that Chiral does that: fonts differ between machines"
      }.filter { !set.contains($0.location.file) }
    },
  ]
}

extension AuditRule.Example {
  fileprivate static let lettered = svg(#"<text x="4" y="20" font-size="16">B</text>"#)
}

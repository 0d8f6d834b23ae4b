import ChiralManifest
import ChiralValues

/// Values and references that cannot be read.
extension AuditRule {
  static let brokenValues: [AuditRule] = [
    fault(
      "path-malformed", .warning, of: [.brokenPath, .barePoint],
      summary: "a path or a list of points has an error",
      rationale: """
        Renderers draw a path up to its first error and leave out the rest, without reporting it. Android's and Apple's \
        converters refuse the whole drawing. At a point without digits, as in `12.`, browsers stop and others read on.
        """,
      passing: [#"<path d="m2 2 8-8a1 1 0 011 1z"/>"#],
      failing: [
        #"<path d="M2 2h20v20L2"/>"#, #"<polygon points="2,2 20,2 20"/><path d="M2 9h9v9z"/>"#,
        #"<path d="M2 2h12.v9z"/>"#,
      ]
    ) { mark in
      if mark.kind == .barePoint {
        return
          "write \(Wording.quoted(mark.detail)) without the point: browsers draw nothing of the path after it"
      }
      return mark.detail.isEmpty
        ? "complete the last command: it lacks numbers"
        : "correct the path from here: \(Wording.quoted(mark.detail)) cannot be read, and nothing after it is drawn"
    },
    fault(
      "geometry-malformed", .warning, of: [.brokenLength],
      summary: "a length, size or transform cannot be read",
      rationale: """
        A value that cannot be read counts as 0 in one renderer, as missing in another, and hides the element in a third.
        """,
      passing: [#"<rect x="1e1" width="50%" height="4mm"/>"#],
      failing: [
        #"<rect x="4" y="4" width="8,5" height="9"/>"#, #"<circle cx="9" cy="9" r="-4"/>"#,
        #"<path transform="translate 4 4" d="M4 4h12v16z"/>"#,
      ]
    ) { "write a number that can be read: \(Wording.escaped($0.detail))" },
    fault(
      "geometry-not-finite", .error, of: [.nonFinite],
      summary: "a coordinate or a length is not a finite number, or is larger than ten million",
      rationale: """
        NaN and numbers that overflow come out of broken exports. Renderers leave the element out, draw it across the whole \
        picture, or hang.
        """,
      failing: [#"<circle cx="NaN" cy="9" r="4"/>"#, #"<path d="M4 4h1e39v16z"/>"#]
    ) { "export the drawing again, or correct the number by hand: \(Wording.escaped($0.detail))" },
    fault(
      "colour-malformed", .warning, of: [.brokenColour], summary: "a colour cannot be read",
      rationale: """
        A colour that cannot be read is ignored, and the shape takes the inherited colour, which is usually black.
        """,
      passing: [##"<path d="M4 4h12v16z" fill="#1c1b1f" stroke="rgb(0 0 0 / 50%)"/>"##],
      failing: [
        ##"<path d="M4 4h12v16z" fill="#12345"/>"##, #"<path d="M4 4h12v16z" style="fill:curentColor"/>"#,
      ]
    ) { "write a colour that can be read: \(Wording.escaped($0.detail))" },
    fault(
      "id-duplicate", .warning, summary: "a reference or a component means an id that two elements have",
      rationale: """
        It means the first element with the id, whichever its author had in mind. An id that nothing refers to, as exporters \
        write it for every layer of a name, does no harm.
        """,
      passing: [.cup(#"<g id="a"/><circle id="a" r="9"/>"#)],
      failing: [
        .cup(##"<circle id="a" r="9"/><path id="a" d="M2 2h2v2z"/><use href="#a" x="8"/>"##),
        Example(
          ##""cup": { "class": "mirror", "components": { "#a": "keep" } }"##,
          ["cup.svg": Example.svg(#"<circle id="a" r="9"/><path id="a" d="M2 2h2v2z"/>"#)]),
      ]
    ) { subject in
      subject.usedDrawings.flatMap { path, icon, facts in
        facts.marks.filter { $0.kind == .duplicateID || $0.kind == .repeatedID && icon.names($0.detail) }.map
        {
          Violation(
            icon: icon.name, location: subject.location($0, in: path),
            message:
              "rename the second \(Wording.quoted($0.detail)): references and components mean the first")
        }
      }
    },
    fault(
      "reference-missing", .warning, of: [.missingTarget],
      summary: "a drawing refers to an id that it does not have",
      rationale: """
        A missing paint paints nothing, a missing clip clips nothing or everything, and a use without a target shows nothing; \
        no renderer reports it.
        """,
      passing: [
        ##"<g id="a"><circle cx="9" cy="9" r="4"/></g><use href="#a" x="3"/>"##,
        #"<path d="M4 4h12v16z" fill="url(#brand) black"/>"#,
      ],
      failing: [
        #"<path d="M4 4h12v16z"/><path d="M4 4h9" fill="url(#brand)"/>"#,
        ##"<path d="M4 4h12v16z"/><use href="#a" x="3"/>"##,
      ]
    ) {
      "add an element with the id \(Wording.quoted($0.detail)), or remove the reference: the drawing has no such element"
    },
    fault(
      "reference-circular", .error, of: [.circle], summary: "a part of a drawing refers to itself",
      rationale: """
        Each renderer breaks such a cycle at a different place; librsvg usually draws nothing and reports no error.
        """,
      passing: [
        ##"<linearGradient id="a"><stop/></linearGradient><linearGradient id="b" href="#a"/>"##
          + #"<path d="M4 4h12v16z" fill="url(#b)"/>"#,
        ##"<path id="a" d="M4 4h12v16z" fill="url(#a)"/><linearGradient id="a"><stop/></linearGradient>"##,
      ],
      failing: [
        ##"<linearGradient id="a" href="#a"/><path d="M4 4h12v16z" fill="url(#a)"/>"##,
        ##"<g id="a"><use href="#a" x="3"/><path d="M4 4h12v16z"/></g>"##,
      ]
    ) { "break the circular reference: \(Wording.escaped($0.detail)) is drawn inside itself" },
  ]
}

extension Icon {
  /// Returns true if a component or a text of the icon means an id.
  fileprivate func names(_ id: String) -> Bool {
    (parts.components.map(\.selector) + letters.texts.map(\.selector)).contains { $0.contains("#" + id) }
  }
}

import ChiralClassification
import ChiralManifest
import ChiralValues

/// Rules about a sign that must stay upright inside an icon that mirrors.
extension AuditRule {
  /// The sign that such a rule looks for.
  struct Sign {
    /// The words of icons that show the sign.
    let words: Set<String>
    /// The name of such an icon in the examples.
    let icon: String
    /// The content of the attribute `d` of the sign in the examples, beside two lines of text.
    let path: String
    /// The part to name, as a noun: `the play sign`.
    let noun: String
    /// The effect of mirroring the sign, after "mirroring the icon".
    let effect: String
  }

  /// Returns a rule that finds icons in which mirroring flips a sign.
  ///
  /// An icon that moves the sign, one that is fixed, and a drawing that is its own mirror image pass.
  static func signFlips(
    id: String, summary: String, guideline: Guideline, rationale: String, sign: Sign
  ) -> AuditRule {
    AuditRule(
      id: id, summary: summary, guideline: guideline, severity: .warning, rationale: rationale,
      usesDrawings: true,
      passing: [
        sign.example(##"{"class": "mirror", "components": {"#sign": "move"}}"##, #" id="sign""#),
        sign.example(#""fixed""#),
        Example("\"\(sign.icon)\": \"mirror\"", ["\(sign.icon).svg": Example.circle]),
      ],
      failing: [sign.example(#"{"class": "mirror", "infer": false}"#)],
      check: { subject in
        plainMirrors(named: sign.words, in: subject).map { icon in
          violation(icon, sign.message(icon))
        }
      })
  }
}

extension AuditRule.Sign {
  /// Returns an icon of two lines of text with the sign.
  fileprivate func example(_ entry: String, _ attributes: String = "") -> AuditRule.Example {
    let lines = #"<path d="M2 4h9v2H2zM2 9h6v2H2z"/>"#
    let drawing = AuditRule.Example.svg("\(lines)<path\(attributes) fill-rule=\"evenodd\" d=\"\(path)\"/>")
    return AuditRule.Example("\"\(icon)\": \(entry)", ["\(icon).svg": drawing])
  }

  fileprivate func message(_ icon: Icon) -> String {
    "name \(noun) in \(Wording.quoted(icon.name)) as a component with the verb move: mirroring the icon \(effect)"
  }
}

import ChiralClassification
import ChiralManifest
import ChiralValues

/// The reference of the audit's rules, generated from the rules.
package enum RuleReference {
  /// Returns a list with one line per rule, by group.
  package static func text(paint: (String) -> String = { $0 }) -> String {
    let width = AuditRule.ids.map(\.count).max() ?? 0
    return RuleGroup.allCases.map { group in
      let lines = group.rules.flatMap { [$0] + $0.kinds }.map { rule in
        let id = rule.id.padding(to: width)
        return
          "  \(id)  \(rule.severity.rawValue.padding(to: 7))  \(rule.guidelineText.padding(to: 3))  \(rule.summary)\n"
      }
      return paint(group.rawValue) + ": \(group.summary)\n" + lines.joined()
    }.joined(separator: "\n")
  }

  /// The article `RulesReference` of the documentation.
  package static var markdown: String {
    let chapters = RuleGroup.allCases.map { group in
      "## \(group.title)\n\nThese compare \(group.summary).\n\n"
        + "| rule | severity | guideline | what it finds |\n| --- | --- | --- | --- |\n"
        + group.rules.map(\.markdownRow).joined()
        + group.rules.map { "\n" + $0.markdown }.joined()
    }
    return introduction + "\n" + chapters.joined(separator: "\n")
      + "\n## Guidelines\n\n" + Guideline.allCases.map { "- \($0.id): \($0.text)\n" }.joined()
  }

  private static let introduction = """
    # The rules of the audit

    This page is what `chiral rules --format markdown` prints; `chiral explain RULE` shows one rule.

    A finding of severity error gives status 1, a warning does so with `--strict`, a note never. A manifest may say
    otherwise, and may allow a finding on an icon with a reason:

    ```json
    {
      "rules": { "concept-disputed": "off", "file-unclassified": "error" },
      "icons": {
        "arrow.left": { "class": "mirror", "allow": { "absolute-name-mirrors": "it points at the text" } }
      }
    }
    ```

    `chiral audit --fix` corrects the manifest where that changes no picture; a fix that changes a picture is made \
    only if its rule is named (`--fix --rule absolute-name-mirrors`). `--dry-run` shows the difference and writes \
    nothing.

    An existing set can start with a baseline: `chiral audit --baseline known.json --write-baseline` records the present \
    findings, and `chiral audit --baseline known.json` reports only new ones.

    """
}

extension AuditRule {
  /// The guideline's number; empty if there is none.
  var guidelineText: String { guideline.map(\.id) ?? "" }

  fileprivate var markdownRow: String {
    "| [\(id)](#\(id)) | \(severity.rawValue) | \(guidelineText) | \(Markup.markdown(summary)) |\n"
  }

  /// The row of a kind, with its reason: the examples are those of `chiral explain`.
  private var kindRow: String {
    let sentence = summary.prefix(1).uppercased() + summary.dropFirst() + ". " + rationale
    return "| \(id) | \(severity.rawValue) | \(guidelineText) | \(Markup.markdown(sentence)) |\n"
  }

  /// A chapter of the page.
  fileprivate var markdown: String {
    let facts = [severity.rawValue, guideline.map(\.id)].compactMap(\.self).joined(separator: ", ")
    let text = "### \(id)\n\n\(Markup.markdown(summary)) (\(facts))\n\n\(Markup.markdown(rationale))\n"
    if !kinds.isEmpty {
      return text
        + "\n| kind | severity | guideline | what it finds, and why it matters |\n| --- | --- | --- | --- |\n"
        + kinds.map(\.kindRow).joined()
    }
    return text
      + (disagreement.map { "\nWho disagrees: \(Markup.markdown($0))\n" } ?? "")
      + "\nNothing is found in:\n\n```jsonc\n\(passing.map(\.listing).joined())```\n"
      + "\nSomething is found in:\n\n```jsonc\n\(failing.map(\.listing).joined())```\n"
  }

  /// Returns the description of the rule for a person at a terminal.
  package func explanation(paint: (String) -> String = { $0 }) -> String {
    let facts = [severity.rawValue, guideline.map(\.id), group.rawValue].compactMap(\.self)
    var parts = ["\(paint(id)) (\(facts.joined(separator: ", "))): \(summary)", rationale]
    if let guideline { parts.append("\(guideline.id): \(guideline.text)") }
    if let disagreement { parts.append("Who disagrees: \(disagreement)") }
    if !kinds.isEmpty {
      parts.append("Its kinds:\n" + kinds.map { "  \(paint($0.id)): \($0.summary)\n" }.joined())
      return parts.joined(separator: "\n\n")
    }
    parts.append("Nothing is found in:\n" + passing.map { Self.indented($0.listing) }.joined())
    parts.append("Something is found in:\n" + failing.map { Self.indented($0.listing) }.joined())
    return parts.joined(separator: "\n\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}

extension AuditRule.Example {
  /// The icons and other settings of the example as lines of JSON.
  var listing: String {
    var remarks: [String] = []
    if policy != .apple { remarks.append("policy \(policy.rawValue)") }
    if leftMeansBack { remarks.append("leftMeansBack") }
    if let grid = keylines.grid { remarks.append("grid \(Wording.number(grid))") }
    if let margin = keylines.margin { remarks.append("margin \(Wording.number(margin))") }
    if locales != Self.usualLocales { remarks.append("locales \(locales.joined(separator: ", "))") }
    if let drawings {
      remarks.append("drawings \(drawings.isEmpty ? "none" : drawings.joined(separator: ", "))")
    }
    let lines = icons.isEmpty ? "" : icons + "\n"
    return lines + (remarks.isEmpty ? "" : "  // with \(remarks.joined(separator: "; "))\n")
      + drawnLines.map { "  // \($0)\n" }.joined()
  }

  /// The drawings, each once, with the names of the files that show it.
  private var drawnLines: [String] {
    var seen: Set<String> = []
    return svgs.filter { seen.insert($0.value).inserted }.map { first in
      let names = svgs.filter { $0.value == first.value }.map(\.key)
      let files = names.count > 3 ? "\(names[0]) to \(names[names.count - 1])" : names.joined(separator: ", ")
      return "\(files): \(first.value)"
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

import ChiralClassification
package import ChiralManifest
internal import ChiralValues

extension RuleReference {
  /// The version of the format; raised with every change that programs reading the JSON have to follow.
  private static let jsonVersion = 1

  /// The rules, and for a rule of several kinds these, for programs: `format`, `version` and `rules`, each with `id`, `group`, `severity`, `summary`,
  /// `rationale`, `passing` and `failing` (examples: `icons`, and where relevant `drawings`, `policy`,
  /// `leftMeansBack`, `grid`, `margin`), and optionally `guideline` and `disagreement`.
  package static var json: JSONValue {
    [
      "format": "chiral-rules", "version": .int(jsonVersion), "rules": .array(AuditRule.allParts.map(\.json)),
    ]
  }
}

extension AuditRule {
  fileprivate var json: JSONValue {
    .members([
      "id": .string(id), "group": .string(group.rawValue), "severity": .string(severity.rawValue),
      "guideline": guideline.map { .string($0.id) }, "summary": .string(summary),
      "rationale": .string(rationale), "disagreement": disagreement.map(JSONValue.string),
      "passing": .array(passing.map(\.json)), "failing": .array(failing.map(\.json)),
    ])
  }
}

extension AuditRule.Example {
  fileprivate var json: JSONValue {
    .members([
      "icons": .string(icons), "drawings": drawings.map { .array($0.map(JSONValue.string)) },
      "policy": policy == .apple ? nil : .string(policy.rawValue),
      "leftMeansBack": leftMeansBack ? .bool(true) : nil,
      "grid": keylines.grid.map(JSONValue.double), "margin": keylines.margin.map(JSONValue.double),
      "locales": locales == Self.usualLocales ? nil : .array(locales.map(JSONValue.string)),
    ])
  }
}

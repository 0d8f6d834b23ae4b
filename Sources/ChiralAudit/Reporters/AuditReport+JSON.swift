import ChiralClassification
package import ChiralManifest

extension AuditReport {
  /// The version of the format; raised with every change that programs reading the JSON have to follow.
  static let jsonVersion = 1

  /// The findings for programs: `format`, `version`, `manifest`, `errors`, `warnings` and `notes` (counts),
  /// `rules` that ran, with their severity in this manifest, `findings`, each with `rule`, `severity`,
  /// `file`, `line`, `column`, `message`, and optionally `guideline`, `icon` and `fix` (`instruction` and
  /// `safe`); and `suppressed`, the findings with a `suppression`: `kind` `allowed` with the `reason`, or
  /// `baseline`.
  package var json: JSONValue {
    [
      "format": "chiral-audit", "version": .int(Self.jsonVersion), "manifest": .string(manifest),
      "errors": .int(count(.error)), "warnings": .int(count(.warning)), "notes": .int(count(.note)),
      "rules": .array(rules.map(json)), "findings": .array(findings.map(\.json)),
      "suppressed": .array(suppressed.map(\.json)),
    ]
  }

  private func json(_ rule: AuditRule) -> JSONValue {
    let level = settings.level(of: rule.id)?.rawValue
    return .members([
      "id": .string(rule.id), "severity": .string(level ?? rule.severity.rawValue),
      "guideline": rule.guideline.map { .string($0.id) }, "summary": .string(rule.summary),
    ])
  }
}

extension Fix {
  fileprivate var json: JSONValue { ["instruction": .string(instruction), "safe": .bool(isSafe)] }
}

extension Suppression {
  fileprivate var json: JSONValue {
    switch self {
    case .allowed(let reason): ["kind": "allowed", "reason": .string(reason)]
    case .baseline: ["kind": "baseline"]
    }
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    .members([
      "rule": .string(rule), "severity": .string(severity.rawValue),
      "guideline": guideline.map { .string($0.id) }, "icon": icon.map(JSONValue.string),
      "file": .string(location.file), "line": .int(location.line), "column": .int(location.column),
      "message": .string(message), "fix": fix.map(\.json),
      "suppression": suppression.map(\.json),
    ])
  }
}

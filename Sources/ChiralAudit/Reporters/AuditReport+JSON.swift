import ChiralClassification
package import ChiralManifest

extension AuditReport {
  /// Raised when a program that reads the JSON of an audit must change.
  static let jsonVersion = 1

  /// The findings for programs: `format`, `version`, `manifest`, `errors`, `warnings` and `notes` (counts), `rules`
  /// that were asked, and `findings`, each with `rule`, `severity`, `file`, `line`, `column`, `message`, and, where
  /// there is one, `guideline`, `icon` and `fix` (`instruction`, and whether it is `safe`).
  package var json: JSONValue {
    [
      "format": "chiral-audit", "version": .int(Self.jsonVersion), "manifest": .string(manifest),
      "errors": .int(count(.error)), "warnings": .int(count(.warning)), "notes": .int(count(.note)),
      "rules": .array(rules.map(\.json)), "findings": .array(findings.map(\.json)),
    ]
  }
}

extension Fix {
  fileprivate var json: JSONValue { ["instruction": .string(instruction), "safe": .bool(isSafe)] }
}

extension AuditRule {
  fileprivate var json: JSONValue {
    .members([
      "id": .string(id), "severity": .string(severity.rawValue),
      "guideline": guideline.map { .string($0.id) }, "summary": .string(summary),
    ])
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    .members([
      "rule": .string(rule), "severity": .string(severity.rawValue),
      "guideline": guideline.map { .string($0.id) }, "icon": icon.map(JSONValue.string),
      "file": .string(location.file), "line": .int(location.line), "column": .int(location.column),
      "message": .string(message), "fix": fix.map(\.json),
    ])
  }
}

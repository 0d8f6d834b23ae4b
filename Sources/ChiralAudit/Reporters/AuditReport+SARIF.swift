import ChiralClassification
package import ChiralManifest

extension AuditReport {
  /// The findings as SARIF 2.1.0, for services that scan code: one run, which declares every rule, and which is
  /// there without findings too, so that a service can close what was resolved.
  package func sarif(version: String) -> JSONValue {
    let driver: JSONValue = [
      "name": "chiral", "semanticVersion": .string(version), "rules": .array(AuditRule.all.map(\.sarif)),
    ]
    let run: JSONValue = [
      "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
      "invocations": [["executionSuccessful": true]], "results": .array(findings.map(\.sarif)),
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
  }
}

extension AuditRule {
  fileprivate var sarif: JSONValue {
    .members([
      "id": .string(id), "shortDescription": ["text": .string(summary)],
      "fullDescription": ["text": .string(rationale)],
      "help": ["text": .string(rationale + (guideline.map { " The guideline is \($0)." } ?? ""))],
      "defaultConfiguration": ["level": .string(severity.rawValue)],
      "properties": guideline.map { ["tags": [.string($0.id)]] },
    ])
  }
}

extension Finding {
  fileprivate var sarif: JSONValue {
    .members([
      "ruleId": .string(rule),
      "ruleIndex": AuditRule.all.firstIndex { $0.id == rule }.map(JSONValue.int),
      "level": .string(severity.rawValue),
      "message": ["text": .string(message + (fix.map { "; \($0.instruction)" } ?? ""))],
      "locations": [
        [
          "physicalLocation": [
            "artifactLocation": ["uri": .string(Markup.uri(location.file))],
            "region": ["startLine": .int(location.line), "startColumn": .int(location.column)],
          ]
        ]
      ],
      "partialFingerprints": ["ruleIconMessage/v1": .string("\(rule) \(icon ?? location.file) \(message)")],
    ])
  }
}

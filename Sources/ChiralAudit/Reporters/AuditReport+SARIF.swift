import ChiralClassification
package import ChiralManifest

extension AuditReport {
  /// The name by which services know the folder of the checkout.
  fileprivate static let sourceRoot = "%SRCROOT%"

  /// Returns the findings as SARIF 2.1.0 for code scanning services: one run, which declares every rule. The
  /// run is present even without findings, so that a service can close resolved ones.
  package func sarif(version: String) -> JSONValue {
    let driver: JSONValue = [
      "name": "chiral", "semanticVersion": .string(version), "rules": .array(AuditRule.allParts.map(\.sarif)),
    ]
    let run: JSONValue = [
      "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
      "originalUriBaseIds": [
        Self.sourceRoot: ["description": ["text": "the top of the checkout, or the folder of the run"]]
      ],
      "invocations": [
        ["executionSuccessful": true, "ruleConfigurationOverrides": .array(overrides)]
      ],
      "results": .array(Self.results((findings + suppressed).sorted())),
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
  }

  /// The severities that the manifest sets.
  private var overrides: [JSONValue] {
    AuditRule.allParts.enumerated().compactMap { index, rule in
      settings.level(of: rule.id).map { level in
        let configuration: JSONValue =
          level == .off ? ["enabled": false] : ["level": .string(level.rawValue)]
        return [
          "descriptor": ["id": .string(rule.id), "index": .int(index)], "configuration": configuration,
        ]
      }
    }
  }

  /// Returns the results with fingerprints: the rule, the icon and the number of such a finding, but not its words, so that
  /// a reworded message is no new alert.
  private static func results(_ findings: [Finding]) -> [JSONValue] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let kind = "\(finding.rule) \(finding.icon ?? finding.location.file)"
      counts[kind, default: 0] += 1
      return finding.sarif(fingerprint: "\(kind) \(counts[kind, default: 0])")
    }
  }
}

extension AuditRule {
  fileprivate var sarif: JSONValue {
    .members([
      "id": .string(id), "shortDescription": ["text": .string(summary)],
      "fullDescription": ["text": .string(rationale)],
      "help": ["text": .string(help), "markdown": .string(helpMarkdown)],
      "defaultConfiguration": ["level": .string(severity.rawValue)],
      "properties": guideline.map { ["tags": [.string($0.id)]] },
    ])
  }
}

extension AuditRule {
  private var help: String { rationale + (guideline.map { " The guideline is \($0)." } ?? "") }

  /// The same with examples and the way to allow a finding, as code scanning services show it. There is no address of the
  /// documentation that would hold for every copy of the program, so that the text stands here.
  private var helpMarkdown: String {
    let examples = failing.isEmpty ? [] : ["Found in:", "```json\n{ \(failing[0].icons) }\n```"]
    let passes = passing.isEmpty ? [] : ["Not in:", "```json\n{ \(passing[0].icons) }\n```"]
    let allow = "An icon may allow the rule with a reason: `\"allow\": {\"\(id)\": \"why\"}`."
    return ([help] + examples + passes + [allow]).joined(separator: "\n\n")
  }
}

extension Suppression {
  /// The kind of the suppression: `inSource` for the manifest, `external` for another file.
  fileprivate var sarif: JSONValue {
    switch self {
    case .allowed(let reason): ["kind": "inSource", "justification": .string(reason)]
    case .baseline: ["kind": "external", "justification": "known when the baseline was written"]
    }
  }
}

extension Finding {
  fileprivate func sarif(fingerprint: String) -> JSONValue {
    .members([
      "ruleId": .string(rule),
      "ruleIndex": AuditRule.allParts.firstIndex { $0.id == rule }.map(JSONValue.int),
      "level": .string(severity.rawValue),
      "message": ["text": .string(message + (fix.map { "; \($0.instruction)" } ?? ""))],
      "locations": [
        [
          "physicalLocation": [
            "artifactLocation": .members([
              "uri": .string(Markup.uri(location.file)),
              "uriBaseId": location.file.hasPrefix("/") ? nil : .string(AuditReport.sourceRoot),
            ]),
            "region": ["startLine": .int(location.line), "startColumn": .int(location.column)],
          ]
        ]
      ],
      "suppressions": .array(suppression.map { [$0.sarif] } ?? []),
      "partialFingerprints": ["ruleIcon/v2": .string(fingerprint)],
    ])
  }
}

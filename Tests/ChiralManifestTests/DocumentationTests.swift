import ChiralManifest
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

@Suite struct DocumentationTests {
  private static let catalogue = "Sources/chiral/Chiral.docc"

  private func text(of file: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
  }

  /// The manifests in the documentation are valid.
  @Test(arguments: ["README.md", "\(catalogue)/ManifestReference.md", "\(catalogue)/LettersAndDigits.md"])
  func examplesAreValid(file: String) throws {
    let blocks = try text(of: file).components(separatedBy: "```json\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let manifests = blocks.filter { $0.contains("\"icons\"") }
    #expect(!manifests.isEmpty)
    for manifest in manifests {
      let reading = ManifestReader.read(Array(manifest.utf8), file: file, probes: .trusting)
      #expect(reading.diagnostics.filter { $0.severity == .error } == [])
      #expect(reading.manifest != nil)
    }
  }

  /// The manifest reference has a row for each key of the schema, in the schema's order, and no others.
  @Test(arguments: ["The manifest", "An icon", "A wording"]) func everyKeyHasItsRow(chapter: String) throws {
    let page = try text(of: "\(Self.catalogue)/ManifestReference.md")
    let body = try #require(page.components(separatedBy: "\n## \(chapter)\n").last).components(
      separatedBy: "\n## ")[0]
    let rows = body.matches(of: #/(?m)^\| `([^`]+)` \|/#).map { String($0.1) }
    let definitions = ManifestSchema.schema["$defs"]
    let schema: JSONValue? =
      switch chapter {
      case "The manifest": ManifestSchema.schema
      case "An icon": definitions?["icon"]
      default: definitions?["wording"]?["anyOf"]?.elements.last
      }
    #expect(rows == schema?["properties"]?.keys)
    let required = Set(schema?["required"]?.elements.compactMap(\.text) ?? [])
    for row in body.split(separator: "\n") {
      guard let key = row.firstMatch(of: #/^\| `([^`]+)` \|.*\|([^|]*)\|$/#) else { continue }
      #expect(required.contains(String(key.1)) == key.2.contains("required"), "\(row)")
    }
  }

  /// The classes, verbs, severities and policies of the schema are explained.
  @Test func everyWordIsNamed() throws {
    let page = try text(of: "\(Self.catalogue)/ManifestReference.md")
    let words =
      IconClass.allCases.map(\.rawValue) + ComponentVerb.allCases.map(\.rawValue)
      + Policy.allCases.map(\.rawValue) + RuleLevel.allCases.map(\.rawValue)
    for word in words { #expect(page.contains("`\(word)`"), "\(word)") }
  }
}

extension JSONValue {
  fileprivate var keys: [String] { if case .object(let members) = self { members.map(\.key) } else { [] } }
  fileprivate var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}

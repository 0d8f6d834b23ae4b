internal import ChiralClassification
package import ChiralManifest

/// `chiral init --reclass`: another policy for a manifest, and the classes that it gives.
extension Initialization {
  /// What came of it.
  package struct Reclassing: Hashable, Sendable {
    /// The policy before.
    package let from: Policy
    /// The policy after.
    package let to: Policy
    /// How many icons have another class or note than before.
    package let changed: Int
    /// How many would, but have something that a person wrote.
    package let kept: Int
  }

  /// Gives the icons that are as the old policy had them what the new one says; all others are somebody's decision.
  func reclass(_ project: Project, _ drawings: [String], in assets: String, to policy: Policy) throws(Failure)
    -> Reclassing
  {
    let probe = try evidence(of: drawings, in: project.path(of: assets.isEmpty ? "." : assets)).probe
    func entries(_ policy: Policy) -> [String: JSONValue] {
      let inventory = Inventory(of: drawings, policy: policy, evidence: probe)
      return Dictionary(inventory.entries.map { ($0.name, $0.json) }) { first, _ in first }
    }
    let old = entries(project.manifest.policy)
    let new = entries(policy)
    let source = SourceText(
      try attempt { () throws(FileError) in try Files.read(manifest) }, file: manifest)
    var edits = [ManifestEdit.set(["policy"], .string(policy.rawValue))]
    var kept = 0
    for icon in JSONReader.read(source).root?["icons"]?.members ?? [] {
      guard let before = old[icon.key], let after = new[icon.key], before != after else { continue }
      if Self.full(JSONValue(icon.value)) == before {
        edits.append(.set(["icons", icon.key], after))
      } else {
        kept += 1
      }
    }
    if let text = ManifestEditor.applying(edits, to: source) { try write(text) }
    return Reclassing(from: project.manifest.policy, to: policy, changed: edits.count - 1, kept: kept)
  }

  /// An icon that is written as its class alone, as `init` writes it.
  private static func full(_ value: JSONValue) -> JSONValue {
    guard case .string = value else { return value }
    return .object([.init(key: "class", value: value)])
  }
}

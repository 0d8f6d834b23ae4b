internal import ChiralClassification
package import ChiralManifest

/// `chiral init --reclass`: other conventions for a manifest, and the classes that they give.
extension Initialization {
  /// What came of it.
  package struct Reclassing: Hashable, Sendable {
    /// The conventions before.
    package let from: Conventions
    /// The conventions after.
    package let to: Conventions
    /// The icons that have another class or note than before, by name.
    package let changes: [Change]
    /// How many would, but have something that a person wrote.
    package let kept: Int
    /// True if nothing was written.
    package let isDry: Bool
  }

  /// Another class or note for one icon.
  package struct Change: Hashable, Sendable {
    package let icon: String
    package let before: IconClass
    package let after: IconClass
    /// The short name of the concept that decides now.
    package let concept: String
  }

  /// Gives the icons that are as the old conventions had them what the new ones say; all others are somebody's
  /// decision.
  func reclass(
    _ project: Project, _ drawings: [String], in assets: String, to conventions: Conventions
  ) throws(Failure) -> Reclassing {
    let probe = try evidence(of: drawings, in: project.path(of: assets.isEmpty ? "." : assets)).probe
    let old = Inventory(of: drawings, conventions: project.manifest.conventions, evidence: probe)
    let new = Inventory(of: drawings, conventions: conventions, evidence: probe)
    let source = SourceText(
      try attempt { () throws(FileError) in try Files.read(manifest) }, file: manifest)
    let before = Dictionary(old.entries.map { ($0.name, $0) }) { first, _ in first }
    let after = Dictionary(new.entries.map { ($0.name, $0) }) { first, _ in first }
    var edits = Self.edits(from: project.manifest.conventions, to: conventions)
    var changes: [Change] = []
    var kept = 0
    for icon in JSONReader.read(source).root?["icons"]?.members ?? [] {
      guard let was = before[icon.key], let will = after[icon.key], was.json != will.json else { continue }
      guard Self.full(JSONValue(icon.value)) == was.json else {
        kept += 1
        continue
      }
      edits.append(.set(["icons", icon.key], will.json))
      changes.append(
        Change(
          icon: icon.key, before: was.iconClass, after: will.iconClass,
          concept: new.judgements[icon.key]?.decidedBy ?? ""))
    }
    if !isDry, let text = ManifestEditor.applying(edits, to: source) { try write(text) }
    return Reclassing(
      from: project.manifest.conventions, to: conventions, changes: changes, kept: kept, isDry: isDry)
  }

  private static func edits(from old: Conventions, to new: Conventions) -> [ManifestEdit] {
    (old.policy == new.policy ? [] : [.set(["policy"], .string(new.policy.rawValue))])
      + (old.leftMeansBack == new.leftMeansBack ? [] : [.set(["leftMeansBack"], .bool(new.leftMeansBack))])
  }

  /// An icon that is written as its class alone, as `init` writes it.
  private static func full(_ value: JSONValue) -> JSONValue {
    guard case .string = value else { return value }
    return .object([.init(key: "class", value: value)])
  }
}

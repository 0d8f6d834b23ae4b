internal import ChiralClassification
package import ChiralManifest

/// `chiral init --reclass`: gives an existing manifest other conventions, and its icons the classes that
/// follow.
extension Initialization {
  /// The result.
  package struct Reclassing: Hashable, Sendable {
    /// The conventions before.
    package let from: Conventions
    /// The conventions after.
    package let to: Conventions
    /// The icons whose class or note changes, by name.
    package let changes: [Change]
    /// The number of icons that would change but have an entry that somebody edited.
    package let kept: Int
    /// True if the manifest did not say what left means, and does now.
    package let answersLeft: Bool
    /// True if nothing was written.
    package let isDry: Bool
  }

  /// A change of the class or the note of one icon.
  package struct Change: Hashable, Sendable {
    package let icon: String
    package let before: IconClass
    package let after: IconClass
    /// The short name of the concept that decides under the new conventions.
    package let concept: String
  }

  /// Updates the icons whose entries are exactly what the old conventions give. All other entries are
  /// a person's decision and stay.
  func reclass(
    _ project: Project, _ drawings: [String], in assets: String, to conventions: Conventions
  ) throws(Failure) -> Reclassing {
    let probe = try evidence(of: drawings, in: project.path(of: assets.isEmpty ? "." : assets)).probe
    func inventory(_ conventions: Conventions) -> Inventory {
      Inventory(
        of: drawings, conventions: conventions, groupsSizes: project.manifest.groupsDrawings, evidence: probe)
    }
    let old = inventory(project.manifest.conventions)
    let new = inventory(conventions)
    let source = SourceText(
      try attempt { () throws(FileError) in try Files.read(manifest) }, file: manifest)
    let before = Dictionary(old.entries.map { ($0.name, $0) }) { first, _ in first }
    let after = Dictionary(new.entries.map { ($0.name, $0) }) { first, _ in first }
    var edits = edits(of: project.manifest, to: conventions)
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
      from: project.manifest.conventions, to: conventions, changes: changes, kept: kept,
      answersLeft: answersLeft(project.manifest), isDry: isDry)
  }

  /// Returns the edits of the conventions. A meaning of left that was asked for is written even if it is the usual one: it answers
  /// a question of `chiral todo`.
  private func edits(of manifest: Manifest, to new: Conventions) -> [ManifestEdit] {
    let old = manifest.conventions
    return (old.policy == new.policy ? [] : [.set(["policy"], .string(new.policy.rawValue))])
      + (old.leftMeansBack != new.leftMeansBack || answersLeft(manifest)
        ? [.set(["leftMeansBack"], .bool(new.leftMeansBack))] : [])
  }

  private func answersLeft(_ manifest: Manifest) -> Bool {
    leftMeansBack != nil && !manifest.saysWhatLeftMeans
  }

  /// Expands an icon that is written as a class only to the object that `init` writes.
  private static func full(_ value: JSONValue) -> JSONValue {
    guard case .string = value else { return value }
    return .object([.init(key: "class", value: value)])
  }
}

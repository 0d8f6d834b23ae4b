import ChiralManifest
import ChiralPipeline
import ChiralValues

/// The report of `init --reclass`: a summary, then the changes grouped by concept.
struct ReclassingText {
  private let reclassing: Initialization.Reclassing
  private let manifest: String

  /// Creates the report for the manifest at a path.
  init(_ reclassing: Initialization.Reclassing, manifest: String) {
    self.reclassing = reclassing
    self.manifest = manifest
  }

  /// The summary, and a line for each concept and pair of classes.
  var text: String { ([summary] + groups).joined(separator: "\n") }

  private var summary: String {
    let kept =
      reclassing.kept == 0
      ? "" : "; \(reclassing.kept) decided by people and kept"
    return "\(Wording.escaped(manifest)): \(what), \(Wording.counted(reclassing.changes.count, "icon")) "
      + "\(reclassing.isDry ? "would be reclassified" : "reclassified")\(kept)"
  }

  private var what: String {
    let policy =
      reclassing.from.policy == reclassing.to.policy
      ? nil : "policy \(reclassing.to.policy.rawValue) instead of \(reclassing.from.policy.rawValue)"
    let left =
      reclassing.from.leftMeansBack == reclassing.to.leftMeansBack && !reclassing.answersLeft
      ? nil : reclassing.to.leftMeansBack ? "left means back" : "left stays left"
    let parts = [policy, left].compactMap(\.self)
    return parts.isEmpty ? "nothing to replace" : parts.joined(separator: ", ")
  }

  private struct Kind: Hashable {
    var concept: String
    var before: IconClass
    var after: IconClass
  }

  /// The groups, such as `arrow-absolute: fixed → mirror, 28 icons: arrow-left, arrow-right …`.
  private var groups: [String] {
    let kinds = Dictionary(grouping: reclassing.changes) {
      Kind(concept: $0.concept, before: $0.before, after: $0.after)
    }
    let sorted = kinds.sorted { one, other in
      (other.value.count, one.key.concept, one.value[0].icon) < (
        one.value.count, other.key.concept, other.value[0].icon
      )
    }
    return sorted.map { kind, changes in
      let classes =
        kind.before == kind.after ? "another note" : "\(kind.before.rawValue) → \(kind.after.rawValue)"
      let names = changes.map { Wording.escaped($0.icon) }.joined(separator: ", ")
      return "  \(kind.concept): \(classes), \(Wording.counted(changes.count, "icon")): \(names)"
    }
  }
}

package import ChiralManifest

/// Corrects a manifest with the fixes of findings.
///
/// Safe fixes are always applied, fixes that change pictures only if their rule is named.
package struct Repair: Sendable {
  /// The result of a repair.
  package struct Outcome: Sendable {
    /// The manifest after the repair.
    package var source: SourceText
    /// The findings that were corrected.
    package var mended: [Finding] = []
    /// The findings that an audit of the changed manifest still reports.
    package var left: [Finding] = []
  }

  private let named: Set<String>

  /// Creates a repair; `rules` are those that the user named.
  package init(naming rules: some Sequence<String>) { named = Set(rules) }

  /// Returns true if the repair corrects a finding.
  package func mends(_ finding: Finding) -> Bool {
    guard let fix = finding.fix, finding.suppression == nil else { return false }
    return fix.isSafe || named.contains(finding.rule)
  }

  /// Corrects a manifest until no fix is left; `audit` returns the findings of a manifest.
  ///
  /// If two fixes want different values for a member, neither is applied, because the next round would
  /// reverse it.
  package func run(
    _ source: SourceText, audit: (SourceText) throws -> [Finding]
  ) rethrows -> Outcome {
    var disputed: Set<[String]> = []
    repeat {
      var attempt = Attempt(source: source, disputed: disputed)
      let outcome = try attempt.run(mends, audit: audit)
      if attempt.disputed == disputed { return outcome }
      disputed = attempt.disputed
    } while true
  }
}

/// One attempt from the beginning, with the members that must not be changed.
private struct Attempt {
  let source: SourceText
  /// The members for which fixes contradict each other.
  var disputed: Set<[String]>
  /// The values written so far, by their members.
  private var values: [[String]: JSONValue] = [:]

  init(source: SourceText, disputed: Set<[String]>) {
    self.source = source
    self.disputed = disputed
  }

  mutating func run(
    _ mends: (Finding) -> Bool, audit: (SourceText) throws -> [Finding]
  ) rethrows -> Repair.Outcome {
    var outcome = Repair.Outcome(source: source)
    outcome.left = try audit(source)
    while true {
      let known = disputed
      let chosen = outcome.left.filter { mends($0) && take($0) }
      guard disputed == known, !chosen.isEmpty,
        let text = ManifestEditor.applying(chosen.flatMap { $0.fix?.edits ?? [] }, to: outcome.source)
      else { return outcome }
      let next = SourceText(Array(text.utf8), file: source.file)
      guard next.bytes != outcome.source.bytes else { return outcome }
      outcome.mended += chosen
      outcome.source = next
      outcome.left = try audit(next)
    }
  }

  /// Applies a fix and returns true; returns false, and records the reason, if the fix conflicts with others.
  private mutating func take(_ finding: Finding) -> Bool {
    let edits = finding.fix?.edits ?? []
    for case .set(let path, let value) in edits {
      if let other = values[path], other != value { disputed.insert(path) }
    }
    let paths = edits.compactMap { edit in if case .set(let path, _) = edit { path } else { nil } }
    guard disputed.isDisjoint(with: paths) else { return false }
    for case .set(let path, let value) in edits { values[path] = value }
    return true
  }
}

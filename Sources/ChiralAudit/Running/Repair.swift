package import ChiralManifest

/// Mends a manifest with the fixes of findings.
///
/// Safe fixes are made; those that change pictures only where their rule is named.
package struct Repair: Sendable {
  /// The result of a repair.
  package struct Outcome: Sendable {
    /// The manifest as it is now.
    package var source: SourceText
    /// The findings that were mended.
    package var mended: [Finding] = []
    /// The findings that an audit of the changed manifest still reports.
    package var left: [Finding] = []
  }

  private let named: Set<String>

  /// A mending; `rules` are those that somebody named.
  package init(naming rules: some Sequence<String>) { named = Set(rules) }

  /// Returns true if a finding can be mended without further options.
  package func mends(_ finding: Finding) -> Bool {
    guard let fix = finding.fix, finding.suppression == nil else { return false }
    return fix.isSafe || named.contains(finding.rule)
  }

  /// Mends until nothing is left to mend; `audit` finds what is wrong with a manifest.
  ///
  /// Where two fixes want a member to be different, neither is made: the next mending would turn it back.
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

/// One mending from the beginning, which knows what must be left alone.
private struct Attempt {
  let source: SourceText
  /// The places at which fixes contradict each other.
  var disputed: Set<[String]>
  /// The values written so far, by their place.
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

  /// Applies a fix and returns true; returns false, and notes the reason, if something speaks against it.
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

import ChiralManifest

/// The findings that were there when somebody wrote the baseline: those count no more, so that an old set can
/// begin to be audited without being mended first.
///
/// A finding is known by its rule and its icon, or its file where it is about no icon, and how many such there
/// were: lines and words may change without waking it up.
package struct Baseline: Sendable {
  /// The value of the file's format key.
  static let format = "chiral-baseline"
  /// Raised when a program that reads baselines must change.
  static let version = 1

  /// The properties that tell one finding from another.
  struct Key: Hashable, Comparable {
    var rule: String
    var icon: String?
    /// Relative to the manifest's folder.
    var file: String?

    static func < (left: Key, right: Key) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }

    private var parts: [String] { [rule, icon ?? "", file ?? ""] }
  }

  private let counts: [Key: Int]

  init(counts: [Key: Int]) { self.counts = counts }

  /// Creates a baseline of the current findings; `pathPrefix` is the prefix of the paths that the manifest gives.
  package init(of findings: [Finding], pathPrefix: String) {
    let known = findings.filter { $0.suppression == nil }
    counts = Dictionary(grouping: known) { Key($0, pathPrefix) }.mapValues(\.count)
  }

  /// The findings with those marked that were there, and how many that were there are gone.
  package func applied(to findings: [Finding], pathPrefix: String) -> (findings: [Finding], gone: Int) {
    var left = counts
    let marked = findings.map { finding in
      let key = Key(finding, pathPrefix)
      guard finding.suppression == nil, let count = left[key], count > 0 else { return finding }
      left[key] = count - 1
      var finding = finding
      finding.suppression = .baseline
      return finding
    }
    return (marked, left.values.reduce(0, +))
  }

  /// The file, one line a finding, the same for the same findings.
  package var text: String {
    let lines = counts.sorted { $0.key < $1.key }.map { key, count in
      JSONValue.members([
        "rule": .string(key.rule), "icon": key.icon.map(JSONValue.string),
        "file": key.file.map(JSONValue.string), "count": count == 1 ? nil : .int(count),
      ]).printed(.fitted(width: 1_000_000, expanded: 0))
    }
    let list = lines.isEmpty ? "[]" : "[\n    " + lines.joined(separator: ",\n    ") + "\n  ]"
    return
      "{\n  \"format\": \"\(Self.format)\",\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }
}

extension Baseline.Key {
  init(_ finding: Finding, _ pathPrefix: String) {
    let file = finding.location.file
    rule = finding.rule
    icon = finding.icon
    self.file =
      icon == nil ? (file.hasPrefix(pathPrefix) ? String(file.dropFirst(pathPrefix.count)) : file) : nil
  }
}

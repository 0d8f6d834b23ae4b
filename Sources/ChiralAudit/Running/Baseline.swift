import ChiralManifest

/// The findings at the time when the baseline was written. These no longer count, so that an existing set can
/// be audited without being corrected first.
///
/// A finding is identified by its rule and its icon (or its file, if it concerns no icon), and by the number
/// of such findings: lines and words may change without reviving it.
package struct Baseline: Sendable {
  /// The value of the file's format key.
  static let format = "chiral-baseline"
  /// The version of the format; raised with every change that programs reading baselines have to follow.
  static let version = 1

  /// The properties that tell one finding from another.
  struct Key: Hashable, Comparable {
    var rule: String
    var icon: String?
    /// The path relative to the manifest's folder.
    var file: String?

    static func < (left: Key, right: Key) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }

    private var parts: [String] { [rule, icon ?? "", file ?? ""] }
  }

  private let counts: [Key: Int]

  init(counts: [Key: Int]) { self.counts = counts }

  /// Creates a baseline of the current findings; `pathPrefix` is the prefix of the paths in the manifest.
  package init(of findings: [Finding], pathPrefix: String) {
    let known = findings.filter { $0.suppression == nil }
    counts = Dictionary(grouping: known) { Key($0, pathPrefix) }.mapValues(\.count)
  }

  /// Returns the findings with those of the baseline marked, and the number of findings of the baseline that
  /// no longer occur.
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

  /// The text of the file, one line per finding; equal findings give equal text.
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

package import ChiralManifest
internal import ChiralValues

extension Baseline {
  /// Returns the baseline in a file, or all problems of the file.
  package static func read(_ bytes: [UInt8], file: String) -> (baseline: Baseline?, problems: [Diagnostic]) {
    let reading = JSONReader.read(SourceText(bytes, file: file))
    var problems = reading.problems
    guard let root = reading.root, problems.count == 0 else { return (nil, problems.inReadingOrder) }
    guard root["format"]?.string == format, root["version"]?.integer == version,
      let elements = root["findings"]?.elements
    else {
      problems.add(at: root.span.lowerBound, notABaseline)
      return (nil, problems.inReadingOrder)
    }
    var counts: [Key: Int] = [:]
    for element in elements {
      if let rule = element["rule"]?.string, let kind = AuditRule.kind(called: rule) {
        problems.add(at: element.span.lowerBound, renamed(rule, to: kind))
      } else if let rule = element["rule"]?.string, let count = count(element) {
        counts[Key(rule: rule, icon: element["icon"]?.string, file: element["file"]?.string), default: 0] +=
          count
      } else {
        problems.add(at: element.span.lowerBound, notAFinding)
      }
    }
    return (problems.count == 0 ? Baseline(counts: counts) : nil, problems.inReadingOrder)
  }

  private static func count(_ node: JSONNode) -> Int? {
    guard let count = node["count"] else { return 1 }
    return count.integer.flatMap { (1...1_000_000).contains($0) ? $0 : nil }
  }

  private static let notABaseline =
    "this is not a baseline of version \(version); write one with --write-baseline"
  private static func renamed(_ rule: String, to kind: AuditRule) -> String {
    "\(Wording.quoted(rule)) is now \(Wording.quoted(kind.id)); write that, or write the baseline again with --write-baseline"
  }
  private static let notAFinding =
    "write a finding such as {\"rule\": \"file-missing\", \"icon\": \"arrow\"}, or write the baseline again with --write-baseline"
}

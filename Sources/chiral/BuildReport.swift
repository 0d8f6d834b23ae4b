import ChiralPipeline

/// The last words of a build, for people.
struct BuildReport {
  private let summary: BuildSummary
  private let isDry: Bool

  init(_ summary: BuildSummary, isDry: Bool) {
    self.summary = summary
    self.isDry = isDry
  }

  /// One line, and one more where icons failed.
  var text: String {
    let made = "\(counted(summary.iconCount, "icon")), \(counted(summary.pictureCount, "distinct picture"))"
    return (["\(made): \(files)"] + [failures].compactMap(\.self)).joined(separator: "\n")
  }

  private var files: String {
    let changes = [BuildSummary.Change.created, .replaced, .removed].compactMap { change in
      let count = summary.count(change)
      return count == 0 ? nil : "\(count) \(isDry ? "to be " : "")\(change.rawValue)"
    }
    let total = counted(summary.fileCount, "file")
    return changes.isEmpty ? "\(total), nothing to change" : "\(total), \(changes.joined(separator: ", "))"
  }

  private var failures: String? {
    let names = Set(summary.failures.map(\.icon)).sorted()
    guard !names.isEmpty else { return nil }
    return "\(names.count) of \(counted(summary.iconCount, "icon")) failed: \(names.joined(separator: ", "))"
  }
}

extension BuildSummary.Failure {
  /// Which icon lacks files, and for whom.
  var place: String { "\(icon) for \(locales.joined(separator: ", "))" }
}

/// A number with its noun.
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

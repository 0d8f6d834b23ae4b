import ChiralManifest
import ChiralPipeline
import ChiralValues

/// The summary at the end of a build.
struct BuildReport {
  private let summary: BuildSummary
  private let isDry: Bool

  init(_ summary: BuildSummary, isDry: Bool) {
    self.summary = summary
    self.isDry = isDry
  }

  /// One line, one more if icons failed, and up to two about declined icons.
  var lines: [String] {
    let pictures = Wording.counted(summary.pictureCount, "distinct picture")
    let icons = Wording.counted(summary.iconCount, "icon")
    // A merge makes no pictures.
    let made = summary.pictureCount == 0 ? icons : "\(icons), \(pictures)"
    return ["\(made): \(files)"] + [failures].compactMap(\.self) + declined
  }

  private var files: String {
    let changes = [BuildSummary.Change.created, .replaced, .removed].compactMap { change in
      let count = summary.count(change)
      return count == 0 ? nil : "\(count) \(isDry ? "to be " : "")\(change.rawValue)"
    }
    let total = Wording.counted(summary.fileCount, "file")
    return changes.isEmpty ? "\(total), nothing to change" : "\(total), \(changes.joined(separator: ", "))"
  }

  /// A line for icons that the manifest does not accept, and one for the others.
  private var declined: [String] {
    [false, true].compactMap { isAccepted in
      let icons = summary.declined.filter { $0.isAccepted == isAccepted }
      guard !icons.isEmpty else { return nil }
      let forms = DeclinedForm.allCases.compactMap { form in
        let count = Set(icons.filter { $0.form == form }.map(\.icon)).count
        return count == 0 ? nil : "\(form.summary) (\(count))"
      }
      let total = Set(icons.map(\.icon)).count
      return
        "\(total) of \(Wording.counted(summary.iconCount, "icon")) \(isAccepted ? "accepted as declined" : "declined")"
        + ": where they would mirror, locales get \(forms.joined(separator: ", "))"
        + (isAccepted ? "" : "; chiral review accept takes that as it is")
    }
  }

  private var failures: String? {
    let names = Set(summary.failures.map(\.icon)).sorted()
    guard !names.isEmpty else { return nil }
    return
      "\(names.count) of \(Wording.counted(summary.iconCount, "icon")) failed: \(names.joined(separator: ", "))"
  }
}

extension BuildSummary.Failure {
  /// The icon that lacks files, with the locales concerned.
  var place: String { "\(icon) for \(locales.joined(separator: ", "))" }
}

extension BuildSummary.Declined {
  /// The icon that lacks its own form, with the locales concerned.
  var place: String { "\(icon) for \(locales.joined(separator: ", "))" }
}

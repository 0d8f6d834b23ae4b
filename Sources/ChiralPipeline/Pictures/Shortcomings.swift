internal import ChiralAudit
internal import ChiralExporting
internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// The pictures of an icon that a build could not make.
struct Shortcomings {
  /// The errors in drawings.
  private(set) var failures: [BuildSummary.Failure] = []
  /// Right-to-left forms that cannot be derived.
  private(set) var declined: [BuildSummary.Declined] = []
  /// Warnings about letters that are set in another weight than requested, and about pictures to look at.
  private(set) var warnings: [String] = []

  /// Collects the problems of an icon, each with its locales; those in `optional` do not count.
  ///
  /// - Parameter asksToLook: true if pictures that may have a fault are a problem.
  init(
    of planned: Plan.PlannedIcon, _ made: [Artwork: Picture], besides optional: Set<LanguageTag> = [],
    asksToLook: Bool = false
  ) {
    let pictures = planned.decisions.filter { !optional.contains($0.locale) }.flatMap { decision in
      decision.artworks.map { (locale: decision.locale.text, artwork: $0, made[$0]) }
    }
    guard pictures.contains(where: { $0.2?.hasRemark ?? false }) else { return }
    let icon = planned.icon
    for (locale, artwork, picture) in pictures {
      switch picture?.problem {
      case .failed(let problem): fail(icon, locale: locale, problem: problem.description)
      case .declined(let problem): decline(icon, locale: locale, problem: problem.description, form: .omit)
      case nil:
        if let problem = picture?.declined {
          decline(icon, locale: locale, problem: problem.description, form: artwork.declined)
        }
      }
    }
    let faces = pictures.flatMap { $0.2?.product?.faces ?? [] }
    warnings = faces.replacement.map { ["letters: \(icon.name): \($0)"] } ?? []
    failures.sort { $0.problem < $1.problem }
    declined.sort { $0.problem < $1.problem }
    guard asksToLook, !icon.allows(.partsDiffer) else { return }
    let looks = Set(pictures.flatMap { $0.2?.product?.looks ?? [] })
    warnings += looks.sorted().map { "right-to-left: \(icon.name): look at its picture: \($0)" }
  }

  private mutating func fail(_ icon: Icon, locale: String, problem: String) {
    if let index = failures.firstIndex(where: { $0.problem == problem }) {
      failures[index].locales.append(locale)
    } else {
      failures.append(BuildSummary.Failure(icon: icon.name, locales: [locale], problem: problem))
    }
  }

  private mutating func decline(_ icon: Icon, locale: String, problem: String, form: DeclinedForm) {
    if let index = declined.firstIndex(where: { $0.problem == problem && $0.form == form }) {
      declined[index].locales.append(locale)
    } else {
      declined.append(
        BuildSummary.Declined(
          icon: icon.name, locales: [locale], problem: problem, form: form,
          isAccepted: icon.declined.isAccepted))
    }
  }
}

extension Project {
  /// True unless the manifest turns off the rule about pictures that may have a fault.
  var asksToLook: Bool {
    !manifest.rules.contains { $0.rule == AuditRule.partsDiffer.id && $0.level == .off }
  }
}

extension Icon {
  /// Returns true if the findings of a rule about the icon are intended.
  fileprivate func allows(_ rule: AuditRule) -> Bool { allow.contains { $0.rule == rule.id } }
}

import ChiralAudit
import ChiralClassification
import ChiralExporting
import ChiralManifest
import ChiralValues

/// Everything about a set that waits for a decision, grouped by reason.
struct OpenList {
  /// The groups, sorted by urgency and then by size.
  private(set) var groups: [OpenGroup] = []
  /// The set as an argument for the suggested commands; empty if it need not be named.
  private let set: String
  /// The icons of which a picture cannot be made, as far as a review tells.
  private let broken: Set<String>
  /// The icons with letters, which could be fixed and show them as drawn.
  private let lettered: Set<String>

  /// Collects the findings of the audit and the notes of `init`, and the pictures of a review if one is
  /// given.
  init(_ manifest: Manifest, _ findings: [Finding], review: Review? = nil, set: String?) {
    self.set = set.map { " " + Escape.shell($0) } ?? ""
    broken = Set((review?.open ?? []).filter { $0.state == .broken }.map(\.key.icon))
    lettered = Set(manifest.icons.filter(\.iconClass.takesVariants).map(\.name))
    addLeft(LeftHint.openIcons(of: manifest))
    let counted = findings.filter { $0.suppression == nil && $0.severity != .note }
    add(counted)
    // A finding that somebody has allowed answers the note that repeats it, too.
    let found = findings.filter { $0.severity != .note }
    addNotes(of: manifest.icons, besides: Set(found.map { Item(icon: $0.icon ?? "", rule: $0.rule) }))
    if let review { add(review) }
  }

  /// The number of questions, which `init`, `todo` and the page give.
  var questionCount: Int { groups.reduce(0) { $0 + $1.questionCount } }

  // MARK: Left and right

  private mutating func addLeft(_ icons: [String]) {
    groups += grouped(
      .left, icons.map { ($0, "the name says left or right; in many sets that means back and forward") },
      next: { _ in ["--left-means-back", "--no-left-means-back"].map { "chiral init --reclass \($0)\(set)" } }
    )
  }

  // MARK: Findings

  private mutating func add(_ findings: [Finding]) {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    for rule in AuditRule.allParts {
      for (kind, all) in Self.kinds(of: byRule[rule.id] ?? [], rule) {
        let found = Self.asked(all)
        let mending =
          found.contains { $0.fix != nil } ? ["chiral audit --rule \(rule.id) --fix --dry-run\(set)"] : []
        let named = Set(found.compactMap(\.icon))
        groups += grouped(
          kind, found.map { ($0.icon ?? $0.location.file, $0.reason) },
          rule: kind == .declined ? nil : rule.id, isChore: kind == .warning && rule.isChore
        ) { icons in
          kind == .declined
            ? accepting(icons, isDeclined: true)
            : ["chiral explain \(rule.id)"] + mending
              + answers(to: rule.id, about: icons.filter(named.contains))
        }
      }
    }
  }

  /// Returns one finding for each icon, because one answer about the rule settles them all, and every finding about no icon.
  private static func asked(_ findings: [Finding]) -> [Finding] {
    var icons: Set<String> = []
    return findings.filter { finding in finding.icon.map { icons.insert($0).inserted } ?? true }
  }

  /// Returns the commands that answer a finding: allowing an icon without a picture would not make the picture.
  private func answers(to rule: String, about icons: [String]) -> [String] {
    let seen = icons.filter { !broken.contains($0) }
    guard let first = seen.first else { return fixing(icons) }
    let same = seen.count > 1 ? "--same-reason " : ""
    return ["chiral review allow \(rule) \(same)\(Escape.shell(first)) --because '…'\(set)"]
  }

  /// Returns the command that shows the letters of icons as they are drawn; none if no icon has letters.
  private func fixing(_ icons: [String]) -> [String] {
    let names = icons.filter(lettered.contains).map(Escape.shell)
    return names.isEmpty ? [] : ["chiral review class fixed \(names.joined(separator: " "))\(set)"]
  }

  private static func kinds(of findings: [Finding], _ rule: AuditRule) -> [(OpenGroup.Kind, [Finding])] {
    if rule.id == AuditRule.iconDeclined.id { return [(.declined, findings)] }
    return [
      (.error, findings.filter { $0.severity == .error }),
      (.warning, findings.filter { $0.severity == .warning }),
    ]
  }

  /// Returns the commands that accept icons as they are, and before them those that show what is asked about.
  private func accepting(_ icons: [String], isDeclined: Bool) -> [String] {
    let first = Escape.shell(icons[0])
    let same = icons.count == 1 ? "" : "--same-reason "
    let pictures = isDeclined ? ["chiral review readings \(first)\(set)"] : []
    return ["chiral explain \(first)\(set)"] + pictures + ["chiral review accept \(same)\(first)\(set)"]
  }

  // MARK: Notes and pictures

  /// An icon that a rule found.
  private struct Item: Hashable {
    let icon: String
    let rule: String
  }

  /// Adds the notes, except for those that repeat a finding.
  private mutating func addNotes(of icons: [Icon], besides findings: Set<Item>) {
    let noted = icons.compactMap { icon -> (String, String)? in
      guard let note = icon.note, let reason = NoteReason(note: note),
        !NoteReason.isSettled(note, by: icon.iconClass)
      else { return nil }
      let isFound = Self.rules[reason].map { findings.contains(Item(icon: icon.name, rule: $0)) }
      return isFound == true ? nil : (icon.name, note)
    }
    groups += grouped(.note, noted) { accepting($0, isDeclined: false) }
  }

  /// The rules that find the same as `init` writes into notes.
  private static let rules: [NoteReason: String] = [
    .ownDrawings: "script-without-drawing", .partner: "pair-classes-differ",
    .letters: "icon-declined", .plainFlip: "rtl-drawing-is-flip", .family: "variant-classes-differ",
    .imported: "sure-class-differs",
  ]

  private mutating func add(_ review: Review) {
    let looking = ["chiral sheet --changed\(set)"]
    let approving = looking + ["chiral review approve --all\(set)"]
    for (state, kind) in [
      (Review.State.rejected, OpenGroup.Kind.rejected), (.changed, .changed), (.new, .picture),
    ] {
      groups += grouped(
        kind, Self.keys(of: review, state).map { ($0, Self.words(for: state)) },
        next: { _ in state == .rejected ? looking : approving })
    }
    // A picture that cannot be made is an error, unless the audit has named one of the same icon.
    let failed = Set(groups.filter { $0.kind == .error || $0.kind == .declined }.flatMap(\.icons))
    let unnamed = broken.subtracting(failed).sorted()
    groups += grouped(
      .error, unnamed.map { ($0, "the picture cannot be made") },
      next: { ["chiral build\(set)"] + fixing($0) })
    groups += grouped(
      .picture, Self.keys(of: review, nil).map { ($0, "the approved picture is gone") },
      next: { _ in ["chiral review approve --all\(set)"] })
  }

  /// Returns the pictures in a state to look at, such as `cart#mirrored → as-drawn`.
  private static func keys(of review: Review, _ state: Review.State?) -> [String] {
    review.openPictures.filter { $0.state == state }.map { "\($0.key.icon)#\($0.name)" }
  }

  private static func words(for state: Review.State) -> String {
    switch state {
    case .new: "nobody has approved the picture"
    case .changed: "the class or the picture differs from what was approved"
    case .rejected: "the picture was rejected"
    case .approved, .broken: "the picture cannot be made"
    }
  }

  // MARK: Groups

  /// Returns items of one kind in groups; `next` returns the commands that answer for the icons of a group.
  private func grouped(
    _ kind: OpenGroup.Kind, _ things: [(icon: String, reason: String)], rule: String? = nil,
    isChore: Bool = false, next: ([String]) -> [String]
  ) -> [OpenGroup] {
    var messages = GeneralMessages()
    let byReason = Dictionary(grouping: things) { messages.general($0.reason) }
    return byReason.map { general, things in
      var icons: [String] = []
      for thing in things where icons.last != thing.icon { icons.append(thing.icon) }
      return OpenGroup(
        kind: kind, reason: Set(things.map(\.reason)).count == 1 ? things[0].reason : general,
        words: GeneralMessages.shared(things.map(\.reason)), rule: rule, icons: icons,
        isChore: isChore, next: next(icons))
    }.sorted { ($1.icons.count, $0.reason) < ($0.icons.count, $1.reason) }
  }
}

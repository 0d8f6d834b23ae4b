package import ChiralManifest
import ChiralValues

/// The decisions made in the page: `decisions.json`.
package struct Decisions: Sendable {
  /// A verdict on one picture, with the place in the file.
  package struct Item: Sendable {
    package var key: Approval.Key
    package var approval: Approval
    /// The stamp of the verdict that the page showed, empty if there was none; nil if the page did not tell.
    package var shown: String?
    /// The digest of the icon's entry in the manifest that the page showed; nil if the page did not tell.
    package var entry: String?
    package var location: SourceLocation
  }

  /// A decision about one icon in the manifest, with the place in the file.
  package struct Answer: Sendable {
    /// The name of the icon.
    package var icon: String
    /// The digest of the icon's entry in the manifest that the page showed.
    package var entry: String
    /// The changes of the entry.
    package var changes: [EntryChange]
    /// The stamps of the verdicts that the page showed, by variant, each empty if there was none.
    package var shown: [String: String] = [:]
    /// The class that the page showed; nil if it is not known.
    package var shownClass: String?
    package var location: SourceLocation

    /// Returns true if an answer confirms another class than the one that an icon has now.
    package func confirmsOtherClass(than iconClass: IconClass) -> Bool {
      guard let shownClass, shownClass != iconClass.rawValue else { return false }
      return !changes.contains { $0.change.path == ["class"] }
    }

    /// Returns the changes as edits of the manifest.
    package func edits(of icon: Icon) -> [ManifestEdit] { changes.map { $0.change.edit(of: icon) } }
  }

  /// A change of an entry of the manifest, with the place of its value in the file.
  package struct EntryChange: Sendable {
    package var change: IconChange
    package var location: SourceLocation
  }

  /// A decision that was not carried out.
  package struct Refusal: Hashable, Sendable {
    /// The icon, the picture or the member that the decision is about.
    package var name: String
    /// The reason with an instruction, as the end of a sentence that begins with the name.
    package var reason: String
    /// The place of the decision in the file.
    package var location: SourceLocation

    package init(_ name: String, _ reason: String, at location: SourceLocation) {
      (self.name, self.reason, self.location) = (name, reason, location)
    }
  }

  /// The decisions about pictures, in the order of the file.
  package var items: [Item]
  /// The decisions about icons, in the order of the file.
  package var answers: [Answer] = []
  /// The answer to the question whether left means back; nil if nobody gave it.
  package var leftMeansBack: Bool?
  /// The place of that answer in the file.
  package var leftLocation: SourceLocation?
  /// True to forget the approvals of icons that no longer exist.
  package var forgetsGone = false
  /// The origin of the decisions; only a served page has one.
  package var origin = Origin()

  /// The browser tab that made decisions.
  package struct Origin: Sendable {
    package var author = ""
    /// The tab in which the decisions were made, if another one sends them: it took over what waited in the first.
    package var maker = ""
    /// The name of the person; empty if nobody gave one.
    package var name = ""
    /// The words in which the page names the decisions.
    package var words = ""
    /// The identity of the request, which the page repeats if it got no answer; empty if it has none.
    package var request = ""

    /// Creates an empty origin.
    package init() {}

    /// Reads the members `author`, `origin`, `by`, `words` and `request`.
    package init(_ json: JSONNode?) {
      author = json?["author"]?.string ?? ""
      maker = json?["origin"]?.string ?? author
      name = json?["by"]?.string ?? ""
      words = json?["words"]?.string ?? ""
      request = json?["request"]?.string ?? ""
    }
  }

  /// The version of the file; version 1 has no `answers` and no `leftMeansBack`.
  static let versions = 1...2
  static let format = "chiral-decisions"

  /// The result of reading a file.
  package struct Reading {
    /// The decisions; nil if the file is invalid.
    package var decisions: Decisions?
    /// The errors and warnings.
    package var diagnostics: [Diagnostic]
  }

  /// Reads a file; an invalid decision makes the whole file invalid.
  package static func read(_ bytes: [UInt8], file: String) -> Reading {
    let source = SourceText(bytes, file: file)
    let reading = JSONReader.read(source)
    var problems = reading.problems
    guard let root = reading.root, !problems.containError else {
      return Reading(decisions: nil, diagnostics: problems.inReadingOrder)
    }
    var reader = DecisionReader(source, problems: problems)
    let decisions = reader.decisions(root)
    problems = reader.problems
    return Reading(
      decisions: problems.containError ? nil : decisions, diagnostics: problems.inReadingOrder)
  }

  /// The number of decisions.
  package var count: Int {
    items.count + answers.count + (leftMeansBack == nil ? 0 : 1) + (forgetsGone ? 1 : 0)
  }

  /// Adds the decisions that match the present pictures to the approvals, and returns a refusal for each of the others. A verdict that
  /// stands already is not refused, although the picture may have changed since. An icon of which every picture is approved loses the
  /// approvals of pictures that it no longer has.
  package func apply(to approvals: inout Approvals, _ review: Review) -> [Refusal] {
    let present = Dictionary(review.items.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    lazy var variants = Dictionary(grouping: review.items.map(\.key), by: \.icon)
    var refused: [Refusal] = []
    for item in items {
      let given = item.approval
      if let mark = present[item.key]?.mark, given.mark.holds(for: mark) {
        approvals.entries[item.key] = Approval(given.verdict, mark: mark, remark: given.remark)
      } else if let standing = approvals.entries[item.key], given.mark.holds(for: standing.mark),
        given.agrees(with: standing)
      {
        continue
      } else {
        let reason = present[item.key] == nil ? Self.unknown(variants[item.key.icon]) : Self.otherPicture
        refused.append(Refusal(item.key.description, reason, at: item.location))
      }
    }
    let settled = review.settled(by: approvals, among: Set(items.map(\.key.icon)))
    let shown = Set(review.items.map(\.key.icon))
    review.forgetGone(in: &approvals) { settled.contains($0) || (forgetsGone && !shown.contains($0)) }
    return refused
  }

  // MARK: Reasons

  private static let otherPicture = "is another picture than in the sheet; make a new sheet and look again"

  /// The reason to refuse a decision about an icon that the manifest does not have.
  package static let unknownIcon = "is not in the manifest; leave it out"

  /// The reason to refuse a decision about an entry that has changed.
  package static let otherEntry = "has been changed in the manifest since it was shown; look at it again"

  /// Returns the reason to refuse a decision about a picture that an icon does not have; nil stands for the pictures of an unknown icon.
  private static func unknown(_ pictures: [Approval.Key]?) -> String {
    guard let pictures else { return unknownIcon }
    let names = Wording.list(pictures.map { Wording.quoted($0.variant) })
    return "is not a picture of the icon, which has \(names); make a new sheet and look again"
  }
}

extension Decisions.Refusal {
  /// The refusal with its place.
  package var description: String { "\(location): error: \(message)" }

  /// The refusal without its place.
  package var message: String { "\(Wording.quoted(name)) \(reason)" }
}

extension [Decisions.Refusal] {
  /// The number of refusals from which those of one reason share two lines.
  private static var many: Int { 3 }
  /// The number of names in these lines.
  private static var mostNames: Int { 5 }

  /// Returns the refusals in the order of the file, a line each; many for the same reason in two lines, of which the second has the names.
  package func lines(withPlaces: Bool) -> [String] {
    let groups = Dictionary(grouping: self, by: \.reason)
    var told: Set<String> = []
    return flatMap { refusal -> [String] in
      let group = groups[refusal.reason] ?? []
      guard group.count >= Self.many else { return [withPlaces ? refusal.description : refusal.message] }
      guard told.insert(refusal.reason).inserted else { return [] }
      let message = "\(group.count) decisions are refused: each \(refusal.reason)"
      return [
        withPlaces ? "\(refusal.location): error: \(message)" : message,
        "  " + Wording.shortList(group.map(\.name), most: Self.mostNames),
      ]
    }
  }
}

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
    package var changes: [IconChange]
    /// The stamps of the verdicts that the page showed, by variant, each empty if there was none.
    package var shown: [String: String] = [:]
    package var location: SourceLocation
  }

  /// The decisions about pictures, in the order of the file.
  package var items: [Item]
  /// The decisions about icons, in the order of the file.
  package var answers: [Answer] = []
  /// The answer to the question whether left means back; nil if nobody gave it.
  package var leftMeansBack: Bool?
  /// True to forget the approvals of icons that no longer exist.
  package var forgetsGone = false
  /// The origin of the decisions; only a served page has one.
  package var origin = Origin()

  /// The browser tab that made decisions.
  package struct Origin: Sendable {
    package var author = ""
    /// The name of the person; empty if nobody gave one.
    package var name = ""
    /// The words in which the page names the decisions.
    package var words = ""
    /// The identity of the request, which the page repeats if it got no answer; empty if it has none.
    package var request = ""

    /// Creates an empty origin.
    package init() {}

    /// Reads the members `author`, `by`, `words` and `request`.
    package init(_ json: JSONNode?) {
      author = json?["author"]?.string ?? ""
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
    guard root["format"]?.string == format, let version = root["version"]?.integer,
      versions.contains(version), let elements = root["decisions"]?.elements
    else {
      problems.add(
        at: root.span.lowerBound, "this is not a \(format) file of version \(versions.upperBound)")
      return Reading(decisions: nil, diagnostics: problems.inReadingOrder)
    }
    var items: [Item] = []
    for element in elements {
      guard let icon = element["icon"]?.string, let variant = element["variant"]?.string,
        let approval = Approval(element)
      else {
        problems.add(at: element.span.lowerBound, "this is not a decision; export it from the sheet again")
        continue
      }
      items.append(
        Item(
          key: Approval.Key(icon: icon, variant: variant), approval: approval,
          shown: element["shown"]?.string, entry: element["entry"]?.string,
          location: source.location(of: element.span.lowerBound)))
    }
    var answers: [Answer] = []
    for element in root["answers"]?.elements ?? [] {
      guard let answer = Answer(element, at: source.location(of: element.span.lowerBound)) else {
        problems.add(at: element.span.lowerBound, "this is not an answer; export it from the sheet again")
        continue
      }
      answers.append(answer)
    }
    let decisions = Decisions(
      items: items, answers: answers, leftMeansBack: root["leftMeansBack"]?.boolean,
      forgetsGone: root["forgetsGone"]?.boolean ?? false,
      origin: Origin(root))
    return Reading(
      decisions: problems.containError ? nil : decisions, diagnostics: problems.inReadingOrder)
  }

  /// The number of decisions.
  package var count: Int {
    items.count + answers.count + (leftMeansBack == nil ? 0 : 1) + (forgetsGone ? 1 : 0)
  }

  /// Adds the decisions that match the present pictures to the approvals, and returns an instruction for each
  /// of the others. An icon of which every picture is approved loses the approvals of pictures that it no longer has.
  package func apply(to approvals: inout Approvals, _ review: Review) -> [Diagnostic] {
    let present = Dictionary(review.items.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var refused: [Diagnostic] = []
    for item in items {
      let name = Wording.quoted(item.key.description)
      if present[item.key] == nil {
        refused.append(
          Diagnostic(location: item.location, message: "\(name) is not in the manifest; leave it out"))
      } else if let mark = present[item.key]?.mark, item.approval.mark.holds(for: mark) {
        approvals.entries[item.key] = Approval(
          item.approval.verdict, mark: mark, remark: item.approval.remark)
      } else {
        refused.append(
          Diagnostic(
            location: item.location,
            message: "\(name) is another picture than in the sheet; make a new sheet and look again"))
      }
    }
    let settled = review.settled(by: approvals, among: Set(items.map(\.key.icon)))
    let shown = Set(review.items.map(\.key.icon))
    review.forgetGone(in: &approvals) { settled.contains($0) || (forgetsGone && !shown.contains($0)) }
    return refused
  }
}

extension Decisions.Answer {
  /// Reads `{"icon": …, "entry": …, "changes": [{"path": […], "value": …}], "shown": {…}}`; nil if it has another form.
  fileprivate init?(_ json: JSONNode, at location: SourceLocation) {
    guard let icon = json["icon"]?.string, let entry = json["entry"]?.string,
      let elements = json["changes"]?.elements, !elements.isEmpty
    else { return nil }
    let changes = elements.compactMap(IconChange.init)
    guard changes.count == elements.count else { return nil }
    let shown = (json["shown"]?.members ?? []).compactMap { one in one.value.string.map { (one.key, $0) } }
    self.init(
      icon: icon, entry: entry, changes: changes, shown: Dictionary(shown) { $1 }, location: location)
  }
}

package import ChiralManifest
import ChiralValues

/// The decisions made in the page: `decisions.json`.
package struct Decisions: Sendable {
  /// A verdict on one picture, with the place in the file.
  package struct Item: Sendable {
    package var key: Approval.Key
    package var approval: Approval
    package var location: SourceLocation
  }

  /// The decisions in the order of the file.
  package var items: [Item]

  static let version = 1
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
    guard root["format"]?.string == format, root["version"]?.integer == version,
      let elements = root["decisions"]?.elements
    else {
      problems.add(at: root.span.lowerBound, "this is not a \(format) file of version \(version)")
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
          location: source.location(of: element.span.lowerBound)))
    }
    return Reading(
      decisions: problems.containError ? nil : Decisions(items: items), diagnostics: problems.inReadingOrder)
  }

  /// Adds the decisions that match the present pictures to the approvals, and returns an instruction for each
  /// of the others.
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
    return refused
  }
}

package import ChiralManifest
import ChiralValues

/// The approvals of a set: `manifest.approved.json`, one line per picture, sorted, so that it merges line by
/// line.
package struct Approvals: Hashable, Sendable {
  /// The approvals by picture.
  package var entries: [Approval.Key: Approval]

  /// Creates a list of approvals; empty by default.
  package init(_ entries: [Approval.Key: Approval] = [:]) { self.entries = entries }

  /// Raised when a program that reads the file must change.
  static let version = 1
  static let format = "chiral-approvals"

  /// The content of the file. The version is at the end, so that every line of an approval ends with a comma
  /// and no line changes when another is added after it.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    // A line has about 180 bytes. Room that is not used takes no memory, but a list that grows is copied.
    bytes.reserveCapacity(256 * (entries.count + 1))
    bytes += "{\n\"format\": \"\(Self.format)\",\n".utf8
    for (key, approval) in entries.sorted(by: { $0.key < $1.key }) {
      bytes.appendQuoted(key.description)
      bytes += ": ".utf8
      bytes += approval.json.printedBytes(.fitted(width: .max, expanded: 0))
      bytes += ",\n".utf8
    }
    bytes += "\"version\": \(Self.version)\n}\n".utf8
    return bytes
  }

  /// The result of reading a file.
  package struct Reading {
    /// The approvals; nil if the file is invalid.
    package var approvals: Approvals?
    /// The errors and warnings.
    package var diagnostics: [Diagnostic]
  }

  /// Reads a file. A picture that appears twice, as after a merge, counts as not approved.
  package static func read(_ bytes: [UInt8], file: String) -> Reading {
    let source = SourceText(bytes, file: file)
    var lines = ApprovalLines(source)
    let reading = JSONReader.read(source) { lines.add($0) }
    var problems = reading.problems
    if !problems.containError {
      if let root = reading.root, root.members != nil {
        if lines.isOfThisFormat {
          problems.add(lines.problems)
        } else {
          problems.add(at: root.span.lowerBound, "this is not a \(format) file of version \(version)")
        }
      } else {
        problems.add(at: 0, "write an object; chiral review approve makes it")
      }
    }
    return Reading(
      approvals: problems.containError ? nil : Approvals(lines.entries), diagnostics: problems.inReadingOrder)
  }
}

/// The members of a file of approvals, which are taken one by one.
private struct ApprovalLines {
  private(set) var entries: [Approval.Key: Approval] = [:]
  private(set) var problems: Problems
  private var format: JSONNode?
  private var version: JSONNode?
  /// The keys that appear more than once.
  private var repeated: Set<Approval.Key> = []

  init(_ source: SourceText) { problems = Problems(source: source) }

  var isOfThisFormat: Bool {
    format?.string == Approvals.format && version?.integer == Approvals.version
  }

  mutating func add(_ member: JSONMember) {
    switch member.key {
    case "format": format = format ?? member.value
    case "version": version = version ?? member.value
    default: addApproval(member)
    }
  }

  private mutating func addApproval(_ member: JSONMember) {
    guard let key = Approval.Key(member.key), let approval = Approval(member.value) else {
      problems.add(
        at: member.keySpan.lowerBound, "this is not an approval; remove the line and approve again")
      return
    }
    if !repeated.contains(key), entries[key] == nil {
      entries[key] = approval
    } else {
      problems.add(
        .warning, at: member.keySpan.lowerBound,
        "\(Wording.quoted(member.key)) stands here twice, so it counts as not approved; approve it again")
      entries[key] = nil
      repeated.insert(key)
    }
  }
}

extension Approval {
  /// A hash that tells a page whether it has shown this verdict with its picture and its remark.
  package var stamp: String { String(json.printed(.compact).fowlerNollVo, radix: 16) }

  /// The entry in files of approvals and of decisions. The verdict `approved` is left out.
  package var json: JSONValue {
    .members([
      "verdict": verdict == .approved ? nil : .string(verdict.rawValue),
      "decision": .string(mark.decision), "svg": .string(mark.fingerprint.svg),
      "pixels": .string(mark.fingerprint.pixels), "by": remark.by.map(JSONValue.string),
      "on": remark.on.map(JSONValue.string), "note": remark.note.map(JSONValue.string),
      "at": remark.at.map { .array([.double($0.x), .double($0.y)]) },
    ])
  }

  /// Reads an entry; nil if a member is missing or has another type.
  package init?(_ json: JSONNode) {
    guard let decision = json["decision"]?.string, let svg = json["svg"]?.string,
      let pixels = json["pixels"]?.string,
      let verdict = Verdict(rawValue: json["verdict"]?.string ?? Verdict.approved.rawValue)
    else { return nil }
    self.init(
      verdict, mark: Mark(decision: decision, fingerprint: Fingerprint(svg: svg, pixels: pixels)),
      remark: Remark(
        by: json["by"]?.string, on: json["on"]?.string, note: json["note"]?.string,
        at: json["at"]?.elements.flatMap(Point.init)))
  }
}

extension Approval.Point {
  /// Reads a point; nil unless it is two numbers.
  init?(_ elements: [JSONNode]) {
    guard elements.count == 2, let x = elements[0].number, let y = elements[1].number else { return nil }
    self.init(x: x, y: y)
  }
}

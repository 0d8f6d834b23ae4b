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
  package var text: String {
    var lines = ["{", "\"format\": \"\(Self.format)\","]
    for (key, approval) in entries.sorted(by: { $0.key < $1.key }) {
      let name = JSONValue.string(key.description).printed(.compact)
      lines.append("\(name): \(approval.json.printed(.fitted(width: .max, expanded: 0))),")
    }
    return (lines + ["\"version\": \(Self.version)", "}", ""]).joined(separator: "\n")
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
    let reading = JSONReader.read(SourceText(bytes, file: file))
    var problems = reading.problems
    guard let root = reading.root, let members = root.members, !problems.containError else {
      if !problems.containError { problems.add(at: 0, "write an object; chiral review approve makes it") }
      return Reading(approvals: nil, diagnostics: problems.inReadingOrder)
    }
    guard root["format"]?.string == format, root["version"]?.integer == version else {
      problems.add(at: root.span.lowerBound, "this is not a \(format) file of version \(version)")
      return Reading(approvals: nil, diagnostics: problems.inReadingOrder)
    }
    var approvals = Approvals()
    var seen: Set<String> = []
    for member in members where !["format", "version"].contains(member.key) {
      guard let key = Approval.Key(member.key), let approval = Approval(member.value) else {
        problems.add(
          at: member.keySpan.lowerBound, "this is not an approval; remove the line and approve again")
        continue
      }
      if seen.insert(member.key).inserted {
        approvals.entries[key] = approval
      } else {
        problems.add(
          .warning, at: member.keySpan.lowerBound,
          "\(Wording.quoted(member.key)) stands here twice, so it counts as not approved; approve it again")
        approvals.entries[key] = nil
      }
    }
    return Reading(
      approvals: problems.containError ? nil : approvals, diagnostics: problems.inReadingOrder)
  }
}

extension Approval {
  /// The entry in files of approvals and of decisions. The verdict `approved` is left out.
  package var json: JSONValue {
    .members([
      "verdict": verdict == .approved ? nil : .string(verdict.rawValue),
      "decision": .string(mark.decision), "svg": .string(mark.fingerprint.svg),
      "pixels": .string(mark.fingerprint.pixels), "by": remark.by.map(JSONValue.string),
      "on": remark.on.map(JSONValue.string), "note": remark.note.map(JSONValue.string),
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
      remark: Remark(by: json["by"]?.string, on: json["on"]?.string, note: json["note"]?.string))
  }
}

package import ChiralManifest
internal import ChiralRequests
import ChiralValues

/// `chiral mirror --format json`: format `chiral-mirror`, documented in Files.md of the documentation.
extension MirrorRun.Outcome {
  /// Raised when a program that reads the JSON must change.
  private static let jsonVersion = 1

  /// Returns all outcomes of a run as JSON.
  package static func json(_ outcomes: [MirrorRun.Outcome]) -> JSONValue {
    [
      "format": "chiral-mirror", "version": .int(jsonVersion),
      "drawings": .array(outcomes.map(\.json)),
    ]
  }

  private var json: JSONValue {
    .members([
      "file": .string(file), "outcome": .string(problem == nil ? "mirrored" : "declined"),
      "problem": problem.map(JSONValue.string),
      "notes": .array(
        notes.map { note in
          .members([
            "action": .string(note.action.rawValue), "element": .string(note.element),
            "line": .int(note.line), "reason": .string(note.reason),
            "rule": note.rule.map(JSONValue.string), "sign": note.sign.map { .string($0.rawValue) },
            "confidence": .double(note.confidence),
          ])
        }),
    ])
  }

  /// The reasons to look at the mirror image, one line each.
  package var remarks: [String] {
    notes.filter { $0.action == .noticed }.map {
      "\(file):\($0.line): warning: look at its mirror image: \($0.reason)"
    }
  }

  /// The explanations for people, one line per part that was not simply rewritten.
  package var explanations: [String] {
    if notes.isEmpty, problem == nil { return ["\(file): nothing stays as it is: a plain mirror image"] }
    return notes.filter { $0.action != .noticed }.map { note in
      let percent = Int((note.confidence * 100).rounded())
      let facts = [percent < 100 ? "confidence \(percent) %" : nil, note.sign.map { "sign: \($0.rawValue)" }]
        .compactMap(\.self).joined(separator: ", ")
      return "\(file):\(note.line): \(note.action.rawValue) \(note.element): \(note.reason)"
        + (facts.isEmpty ? "" : " (\(facts))")
    }
  }
}

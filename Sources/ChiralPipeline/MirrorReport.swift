package import ChiralManifest
import ChiralMirroring

/// `chiral mirror --format json`: format `chiral-mirror`, documented in README.md.
extension MirrorRun.Outcome {
  /// Raised when a program that reads the JSON must change.
  private static let jsonVersion = 1

  /// All outcomes of a run, for programs.
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
          [
            "action": .string(note.action.rawValue), "element": .string(note.element),
            "line": .int(note.line), "reason": .string(note.reason),
          ]
        }),
    ])
  }

  /// What was not plainly rewritten, for people: a line each.
  package var explanations: [String] {
    notes.map { "\(file):\($0.line): \($0.action.rawValue) \($0.element): \($0.reason)" }
  }
}

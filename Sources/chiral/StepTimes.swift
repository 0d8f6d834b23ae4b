import ChiralValues

/// The time that each step of a command takes, for `--verbose`.
struct StepTimes {
  private var steps: [(name: String, duration: Duration)] = []
  private var start = ContinuousClock.now

  /// Ends a step, which began when the one before it ended. `part` was a step of its own.
  mutating func finish(_ step: String, without part: (name: String, duration: Duration)? = nil) {
    let now = ContinuousClock.now
    if let part {
      steps.append(part)
      start += part.duration
    }
    steps.append((step, now - start))
    start = now
  }

  /// A line such as `time: manifest 0.02 s, drawings 1.85 s, rules 0.11 s`.
  var line: String {
    "time: " + steps.map { "\($0.name) \(Self.seconds($0.duration)) s" }.joined(separator: ", ")
  }

  private static func seconds(_ duration: Duration) -> String {
    let hundredths = Int((duration / .milliseconds(10)).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

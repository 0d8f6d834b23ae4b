import ArgumentParser
import ChiralManifest
import ChiralPipeline
import ChiralSheet
import ChiralValues

/// `chiral review status`: lists the pictures that are not approved.
struct ReviewStatus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "List the pictures that are not approved in their present form.",
    discussion: """
      Prints one line per picture: new, changed (the decision or the picture), rejected (with the note), \
      broken, or gone. Many pictures in one state are one line, unless --verbose lists them. With --strict, for CI, the exit status is 1 unless the list is empty:

        chiral review status
        chiral review status --strict --format json
      """)

  @OptionGroup var set: SetArgument
  @Option(help: ArgumentHelp("text for people, or json for programs.", valueName: "format"))
  var format = ReviewFormat.text
  @Flag(help: "Exit with status 1 unless every picture is approved.")
  var strict = false
  @OptionGroup var outputOptions: OutputOptions

  func run() throws {
    let terminal = outputOptions.terminal
    let table = try ReviewTable.lay(set.place, terminal: terminal, keepsMarks: false) { $0.manifest }
    let report = ReviewReport(review: table.review)
    switch format {
    case .text:
      let lines = report.lines(isWhole: outputOptions.verbose, styled: terminal.styled)
      try terminal.report(lines.map { $0 + "\n" }.joined())
      terminal.note(report.summary)
    case .json: try terminal.result(json: report.json)
    }
    if strict, !(table.review.open.isEmpty && table.review.gone.isEmpty) { throw ExitCode.incomplete }
  }
}

/// The formats of a status.
enum ReviewFormat: String, ExpressibleByArgument, CaseIterable { case text, json }

/// The report of a review.
struct ReviewReport {
  let review: Review

  /// Returns one line per picture that is not approved or is gone; many new or gone ones are one line unless all
  /// are wanted.
  func lines(isWhole: Bool, styled: (String, Terminal.Style) -> String) -> [String] {
    let (fresh, other) = (review.open.filter { $0.state == .new }, review.open.filter { $0.state != .new })
    return lines(of: other, styled: styled)
      + (isWhole || fresh.count <= Self.mostAlike
        ? lines(of: fresh, styled: styled)
        : [styled(Self.padded("new"), Review.State.new.style) + Self.short(fresh.map(\.key))])
      + (isWhole || review.gone.count <= Self.mostAlike
        ? review.gone.map { styled(Self.padded("gone"), .faint) + Self.text($0) }
        : [styled(Self.padded("gone"), .faint) + Self.short(review.gone)])
  }

  /// The number of pictures in one state that are listed one by one.
  private static let mostAlike = 20

  private static func short(_ keys: [Approval.Key]) -> String {
    "\(keys.count) pictures: \(Wording.shortList(keys.map { "\($0.icon) \($0.variant)" }, most: 5))"
  }

  private func lines(of items: [Review.Item], styled: (String, Terminal.Style) -> String) -> [String] {
    items.map { item in
      let note = item.state == .rejected ? item.former?.remark.note : nil
      let details = item.changes.isEmpty ? "" : " (\(item.changes.map(\.rawValue).joined(separator: ", ")))"
      let remark = note.map { ": \(Wording.escaped($0))" } ?? ""
      return
        "\(styled(Self.padded(item.state.rawValue), item.state.style))\(Self.text(item.key))\(details)\(remark)"
    }
  }

  /// The number of pictures in each state, such as `168 pictures: 2 changed, 166 approved`.
  var summary: String {
    let states = Review.State.allCases.map { state in
      (review.items.count { $0.state == state }, state.rawValue)
    }
    let counts = (states + [(review.gone.count, "gone")]).filter { $0.0 > 0 }
    return
      ([Wording.counted(review.items.count, "picture")]
      + [counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")]).joined(separator: ": ")
  }

  /// The report as JSON: `format`, `version`, and for each picture that is not approved its `icon`, `variant`
  /// and `state`, with `changes` and a `note` if there are any.
  var json: JSONValue {
    let items = review.open.map { item -> JSONValue in
      .members([
        "icon": .string(item.key.icon), "variant": .string(item.key.variant),
        "state": .string(item.state.rawValue),
        "changes": item.changes.isEmpty ? nil : .array(item.changes.map { .string($0.rawValue) }),
        "note": item.state == .rejected ? item.former?.remark.note.map(JSONValue.string) : nil,
      ])
    }
    let gone = review.gone.map { key -> JSONValue in
      ["icon": .string(key.icon), "variant": .string(key.variant), "state": "gone"]
    }
    return [
      "format": "chiral-review", "version": 1,
      "approved": .int(review.items.count { $0.state == .approved }), "pictures": .array(items + gone),
    ]
  }

  private static func padded(_ word: String) -> String {
    word + String(repeating: " ", count: max(1, 10 - word.count))
  }

  private static func text(_ key: Approval.Key) -> String { Wording.escaped("\(key.icon) \(key.variant)") }
}

extension Review.State {
  fileprivate var style: Terminal.Style {
    switch self {
    case .broken, .rejected: .error
    case .changed: .warning
    case .new: .name
    case .approved: .good
    }
  }
}

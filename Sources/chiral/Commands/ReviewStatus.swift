import ArgumentParser
import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral review status`: lists the pictures that are not approved.
struct ReviewStatus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "List the pictures that are not approved in their present form.",
    discussion: """
      Prints one line per picture: new, changed (the class, the decision or the picture), rejected (with the note), \
      broken, or gone; and one per drawing that the manifest names and that is missing. A picture that some languages \
      see in place of another is one line, with the names of both. Many pictures in one state are one \
      line, unless --verbose lists them. With --strict, for CI, the exit status is 1 unless the list is empty:

        chiral review status
        chiral review status --strict --format json
      """)

  @OptionGroup var set: SetArgument
  @Option(help: ArgumentHelp("text for people, or json for programs.", valueName: "format"))
  var format = ReviewFormat.text
  @Flag(help: "Exit with status 1 unless every picture is approved and no drawing is missing.")
  var strict = false
  @OptionGroup var outputOptions: OutputOptions

  func run() throws {
    let terminal = outputOptions.terminal
    let project = try set.place.load(terminal, tellsMissingDrawings: false)
    let review = try ReviewTable.review(project, terminal: terminal)
    let report = ReviewReport(review, of: project.manifest)
    switch format {
    case .text:
      try report.print(isWhole: outputOptions.verbose, styled: terminal.styled, to: terminal.report)
      terminal.note(report.summary)
    case .json: try terminal.result(json: report.json)
    }
    if strict, !(review.isComplete && report.missing.isEmpty) { throw ExitCode.incomplete }
  }
}

/// The formats of a status.
enum ReviewFormat: String, ExpressibleByArgument, CaseIterable { case text, json }

/// The report of a review.
struct ReviewReport {
  private let review: Review
  /// The pictures that are gone and have no other in their place.
  private let gone: [Review.OpenPicture]
  /// The drawings that the manifest names and that do not exist, in the order of the icons. Not all of them leave a picture broken:
  /// one for a script that no locale has is never shown, and a slash can do without a sibling.
  let missing: [(icon: String, file: String)]

  init(_ review: Review, of manifest: Manifest) {
    self.review = review
    gone = review.openPictures.filter { $0.state == nil }
    missing = manifest.icons.flatMap { icon in icon.missingFiles.map { (icon.name, $0.path) } }
  }

  /// Prints one line per picture that is not approved or is gone, and per missing drawing; many new or gone pictures are one
  /// line unless all are wanted.
  func print(
    isWhole: Bool, styled: @escaping (String, Terminal.Style) -> String, to body: (String) throws -> Void
  ) rethrows {
    let other = review.openPictures.filter { $0.state != .new && $0.state != nil }
    try Self.print(other.map { line(of: $0, styled: styled) }, to: body)
    let fresh = review.openPictures.filter { $0.state == .new }
    if isWhole || fresh.count <= Self.mostAlike {
      try Self.print(fresh.map { line(of: $0, styled: styled) }, to: body)
    } else {
      let keys = Self.short(fresh)
      try Self.print([styled(Self.padded("new"), Review.State.new.style) + keys], to: body)
    }
    let absent = styled(Self.padded("missing"), .error)
    try Self.print(missing.map { absent + Wording.escaped("\($0.icon) \($0.file)") }, to: body)
    let word = styled(Self.padded("gone"), .faint)
    if isWhole || gone.count <= Self.mostAlike {
      try Self.print(gone.map { word + Self.text($0) }, to: body)
    } else {
      try Self.print([word + Self.short(gone)], to: body)
    }
  }

  /// The number of pictures in one state that are listed one by one.
  private static let mostAlike = 20

  private static func print(_ lines: [String], to body: (String) throws -> Void) rethrows {
    try body(lines.map { $0 + "\n" }.joined())
  }

  private static func short(_ pictures: [Review.OpenPicture]) -> String {
    let first = pictures.prefix(mostNamed).map(text)
    let rest = pictures.count > first.count ? " and \(pictures.count - first.count) more" : ""
    return "\(pictures.count) pictures: \(first.joined(separator: ", "))\(rest)"
  }

  /// The number of pictures that are named if there are many in one state.
  private static let mostNamed = 5

  private func line(of picture: Review.OpenPicture, styled: (String, Terminal.Style) -> String) -> String {
    let details = picture.details.isEmpty ? "" : " (\(picture.details.joined(separator: ", ")))"
    let remark = picture.item?.note.map { ": \(Wording.escaped($0))" } ?? ""
    let word = styled(Self.padded(picture.kind), picture.state?.style ?? .faint)
    return word + Self.text(picture) + details + remark
  }

  /// The number of pictures in each state, such as `168 pictures: 2 changed, 166 approved`.
  var summary: String {
    let states = Review.State.allCases.map { state in
      let open = review.openPictures.count { $0.state == state }
      return (open + (state == .approved ? review.settledCount : 0), state.rawValue)
    }
    let counts = (states + [(gone.count, "gone")]).filter { $0.0 > 0 }
    let absent = missing.isEmpty ? "" : "; \(Wording.counted(missing.count, "drawing")) missing"
    let total = states.reduce(0) { $0 + $1.0 }
    return
      ([Wording.counted(total, "picture")]
      + [counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")]).joined(separator: ": ") + absent
  }

  /// The report as JSON: `format`, `version`, and for each picture that is not approved its `icon`, `variant`
  /// and `state`, with the variant that it `replaces`, `changes` and a `note` if there are any; and `missing` drawings if there are any.
  var json: JSONValue {
    let pictures = review.openPictures.map { picture -> JSONValue in
      .members([
        "icon": .string(picture.key.icon), "variant": .string(picture.key.variant),
        "replaces": (picture.replaced?.key.variant).map(JSONValue.string),
        "state": .string(picture.kind),
        "changes": picture.changes.isEmpty ? nil : .array(picture.changes.map { .string($0.rawValue) }),
        "note": (picture.item?.note).map(JSONValue.string),
      ])
    }
    let absent = missing.map { drawing -> JSONValue in
      ["icon": .string(drawing.icon), "file": .string(drawing.file)]
    }
    return .members([
      "format": "chiral-review", "version": 1,
      "approved": .int(review.settledCount), "pictures": .array(pictures),
      "missing": absent.isEmpty ? nil : .array(absent),
    ])
  }

  private static func padded(_ word: String) -> String {
    word + String(repeating: " ", count: max(1, 10 - word.count))
  }

  private static func text(_ picture: Review.OpenPicture) -> String {
    Wording.escaped("\(picture.key.icon) \(picture.name)")
  }
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

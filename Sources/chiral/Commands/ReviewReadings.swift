import ArgumentParser
import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral review readings`: shows the right-to-left pictures that icons may have.
struct ReviewReadings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "readings",
    abstract: "Show the right-to-left pictures that doubtful icons may have.",
    discussion: """
      Lists at most \(DrawingReading.most) pictures for each icon, the likeliest first, with the lines of the manifest that make them: the icon \
      mirrored with the signs upright that recognition considered, all of it mirrored, or the drawing as it is. Pictures that \
      look the same are listed once. DIR/readings-1.png shows them side by side under their numbers, which chiral review \
      choose takes. Without icons, those are shown that are declined or whose notes ask which picture is right:

        chiral review readings Icons
        chiral review readings truck.slash Icons
        chiral review choose truck.slash 2
      """)

  @OptionGroup var picked: IconArguments
  @Option(help: ArgumentHelp("text for people, or json for programs.", valueName: "format"))
  var format = ReviewFormat.text
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the pages. (default: chiral-out/sheet beside the manifest)", valueName: "dir"))
  var output: String?
  @OptionGroup var outputOptions: OutputOptions

  func run() throws {
    let terminal = outputOptions.terminal
    let project = try picked.place.load(terminal, tellsMissingDrawings: false)
    let readings = try IconReadings(project, terminal: terminal)
    let named = try picked.selection.applied(to: project.manifest).icons
    let icons = picked.icons.isEmpty ? try readings.doubtful(among: named) : named
    let rows = try readings.rows(of: icons)
    let report = ReadingReport(rows)
    switch format {
    case .json: try terminal.result(json: report.json)
    case .text: try terminal.report(report.text { terminal.styled($0, .name) })
    }
    guard !rows.isEmpty else { return terminal.note("no icon waits for a picture to be chosen") }
    let folder = output ?? project.path(of: "chiral-out/sheet")
    try BuildRun.requireNoLinks(folder, isNamed: output != nil, beside: project.source.file, terminal)
    let pages = try readings.write(rows, to: folder)
    terminal.note(
      "\(Wording.counted(rows.count, "icon")) on \(pages.map(Wording.escaped).joined(separator: ", "))")
    if let first = rows.first(where: { !$0.readings.isEmpty }) {
      let set = picked.set.map { " " + Escape.shell($0) } ?? ""
      terminal.note("to take one: chiral review choose \(Escape.shell(first.icon.name)) 1\(set)")
    }
  }
}

/// The report of the readings of icons.
struct ReadingReport {
  private let rows: [ReadingSheet.Row]

  init(_ rows: [ReadingSheet.Row]) { self.rows = rows }

  /// Returns a paragraph per icon with a line per reading, and the changes of the manifest that make it.
  func text(paint: (String) -> String) -> String {
    rows.map { row in
      let lines = row.readings.enumerated().map { index, one in
        let changes = one.edits(of: row.icon).map(\.instruction)
        let how = changes.isEmpty ? "as the manifest says" : changes.joined(separator: ", ")
        return "  \(index + 1)  \(Wording.escaped(one.reading.words))\n     \(how)\n"
      }
      return paint(Wording.escaped(row.icon.name)) + "\n"
        + (lines.isEmpty ? "  the drawing cannot be read\n" : lines.joined())
    }.joined()
  }

  /// The readings as JSON.
  var json: JSONValue {
    ["format": "chiral-readings", "version": 1, "icons": .array(rows.map(Self.json))]
  }

  private static func json(_ row: ReadingSheet.Row) -> JSONValue {
    let readings = row.readings.enumerated().map { index, one -> JSONValue in
      [
        "number": .int(index + 1), "kind": .string(one.reading.kind.rawValue),
        "words": .string(one.reading.words),
        "changes": .array(one.changes.map(\.json)),
      ]
    }
    return ["icon": .string(row.icon.name), "readings": .array(readings)]
  }
}

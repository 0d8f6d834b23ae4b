import ArgumentParser
import ChiralClassification
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral import`: converts the decisions of another tool's set into a manifest.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Write a manifest with the decisions of an icon set for another tool.",
    discussion: """
      Every icon keeps the class that its set gives it; standard output lists the icons that Chiral would \
      classify differently. Existing entries of a manifest are kept. The kinds and the files that they \
      read:

        xcassets  an asset catalog: language-direction and locale of the images in Contents.json. PDFs and bitmaps are judged \
      by their names; --convert makes an SVG of each PDF, and --drawings names the folder of their SVGs
        android   res: VectorDrawables and SVGs; android:autoMirrored, drawable-ldrtl, drawable-ar-rEG, aliases in \
      values-ldrtl. The manifest lies beside res. --drawings names the folder of the SVGs of bitmaps (ic_back.svg or \
      back.svg); with it, the SVGs stand for VectorDrawables, too
        fluent    metadata.json: directionType; drawings in SVG, RTL/SVG and LOCALE/SVG
        codex     a JSON list: images with ltr, rtl, lang, default; or Codex's shouldFlip
        gtk       a theme: go-next-symbolic-rtl.svg or go-next-rtl-symbolic.svg beside go-next-symbolic.svg, as a file or a \
      link
        web       a web app: its SVGs, of which those mirror that CSS, SCSS or Less flips for right-to-left ([dir=rtl] .icon-back \
      { transform: scaleX(-1) }, also by a custom property that is -1 there), that have a class such as rtl:rotate-180 in a page, \
      or a mark (as below); and next-rtl.svg beside next.svg or next-ltr.svg
        flutter   Dart: IconData(…, matchTextDirection: true), a set of names that mirror (drawings: NAME.svg), or \
      SvgPicture.asset('back.svg', matchTextDirection: true) in the folder of an app
        compose   Kotlin: ImageVector.Builder(name = "Back", autoMirror = true), and Material's icons that the code shows, such as \
      Icons.AutoMirrored.Filled.ArrowBack, which mirror, and Icons.Filled.ArrowBack, which do not
        names     a list of the names that mirror: one a line, a JSON array, or a set in JavaScript or TypeScript; JSON with a flag \
      for each icon, {"back": {"rtlFlip": true}}; or a folder of SVGs of which those that mirror have data-directional="true", \
      mirror-in-rtl="true" or the class rtl-flip
        sprite    an SVG with many icons, which holds no decisions: the <symbol>s of a sprite sheet, or the glyphs of an SVG font. Each \
      becomes an SVG in a folder with the sheet's name, or in --drawings, which is then classified as chiral init does

        chiral import xcassets App/Assets.xcassets
        chiral import android app/src/main/res
        chiral import sprite web/icons.svg
      """)

  @Argument(
    help: ArgumentHelp(
      "xcassets, android, fluent, codex, gtk, web, flutter, compose, names or sprite.", valueName: "kind")
  )
  var kind: ImportKindName
  @Argument(help: ArgumentHelp("The folder of the set, or its list of icons.", valueName: "path"))
  var path: String
  @Option(
    help: ArgumentHelp(
      "The folder of the SVGs, for sets in other formats; missing SVGs can be added in a second run.",
      valueName: "dir"))
  var drawings: String?
  @Option(
    name: [.customShort("m"), .customShort("o"), .customLong("manifest")],
    help: ArgumentHelp(
      "The manifest or its folder: the one of the drawings, or one above it. (default: manifest.json there)",
      valueName: "file"))
  var manifest: String?
  @Option(
    help: ArgumentHelp(
      "The platform whose conventions apply where sources disagree, in a new manifest: apple, material or gnome. (default: the set's)",
      valueName: "name"))
  var policy: PolicyName?
  @Flag(
    inversion: .prefixedNo,
    help:
      "Treat arrows named left and right as back and forward, in a new manifest. (default: as the set has them)"
  )
  var leftMeansBack: Bool?
  @Flag(help: "Convert the PDFs of an asset catalog, each into an SVG beside it, with pdftocairo of poppler.")
  var convert = false
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if convert, kind != .xcassets {
      throw ValidationError("--convert is for xcassets: no other kind has PDFs")
    }
  }

  func run() throws {
    let terminal = output.terminal
    guard let kind = kind.kind else { return try importSheet(terminal) }
    let outcome: ImportRun.Outcome
    do throws(Initialization.Failure) {
      var run = ImportRun(
        kind, path: path, drawings: drawings, manifest: manifest.map(InitCommand.file),
        policy: policy?.policy, leftMeansBack: leftMeansBack)
      run.convertsPages = convert
      outcome = try run.run()
    } catch {
      if case .drawings(.interrupted) = error { throw ExitCode.interrupted }
      InitCommand.tell(error, terminal)
      throw ExitCode.impossible
    }
    terminal.remarks(outcome.remarks)
    for difference in outcome.differences { try terminal.result(text(difference)) }
    if let left = leftOut(outcome) { terminal.note(left) }
    terminal.note(summary(outcome))
    if outcome.isNew, leftMeansBack == nil, kind == .android || kind == .xcassets,
      let hint = LeftHint.text(
        about: LeftHint.openIcons(ofApp: outcome.added.map { ($0.name, $0.iconClass) }),
        remedy: "import with --left-means-back")
    {
      terminal.note(hint)
    }
    if let wanted = Self.wanted(outcome) { terminal.note(wanted) }
  }

  /// Makes a folder of SVGs of a sheet, and a manifest for it.
  private func importSheet(_ terminal: Terminal) throws {
    do throws(Initialization.Failure) {
      let sheet = try SheetImport.run(path, into: drawings, renderer: HelperLocation.find())
      terminal.remarks(sheet.remarks)
      terminal.note(
        "\(Wording.escaped(path)) holds \(Wording.counted(sheet.icons, "icon")); wrote \(Wording.counted(sheet.written, "SVG")) "
          + "into \(Wording.escaped(sheet.folder))")
      let progress = terminal.progress("inspecting")
      let outcome = try Initialization(
        folder: sheet.folder, manifest: manifest.map(InitCommand.file), policy: policy?.policy,
        leftMeansBack: leftMeansBack, renderer: HelperLocation.find(),
        progress: { progress.update($0, of: $1) }
      ).run()
      progress.finish()
      InitCommand.tell(outcome, folder: sheet.folder, locales: [], leftMeansBack: leftMeansBack, terminal)
    } catch {
      if case .drawings(.interrupted) = error { throw ExitCode.interrupted }
      InitCommand.tell(error, terminal)
      throw ExitCode.impossible
    }
  }

  /// Returns the files without drawings, counted by kind; nil if there are none.
  private func leftOut(_ outcome: ImportRun.Outcome) -> String? {
    guard !outcome.leftOut.isEmpty else { return nil }
    let kinds = outcome.leftOut.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \(Wording.escaped($0.key))" }
    let count = outcome.leftOut.values.reduce(0, +)
    let advice = outcome.leftOut["PDF"] == nil ? "" : "; --convert makes SVGs of the PDFs"
    let fate =
      kind == .xcassets && drawings == nil
      ? "without a drawing, judged by \(count == 1 ? "its name" : "their names") alone"
      : "left out, which no manifest can name"
    return "\(Wording.counted(count, "picture")) \(fate): " + kinds.joined(separator: ", ") + advice
  }

  /// Returns an instruction to add the missing drawings; nil if there are none.
  private static func wanted(_ outcome: ImportRun.Outcome) -> String? {
    let (icons, folder) = outcome.undrawn
    guard let first = icons.first else { return nil }
    let others = icons.count == 1 ? "" : " and so on"
    return
      "\(Wording.counted(icons.count, "icon")) without an SVG: put \(Wording.escaped(first)).svg\(others) into "
      + "\(Wording.escaped(folder)), and run this again"
  }

  private func text(_ difference: ImportRun.Difference) -> String {
    let judged = difference.judgement.text(name: difference.name)
    return "\(judged) [\(kind.rawValue) says \(difference.iconClass.rawValue)]"
  }

  private func summary(_ outcome: ImportRun.Outcome) -> String {
    let counts =
      outcome.manifest.map {
        InitCommand.summary(of: outcome.added, in: $0, isNew: outcome.isNew, listsNotes: false)
      }
      ?? "no manifest was written, because no drawing can be read: --drawings DIR names the folder of their SVGs"
    let differing = outcome.differences.count
    return differing == 0
      ? counts : "\(counts); Chiral would decide otherwise for \(Wording.counted(differing, "icon"))"
  }
}

/// The kinds by the names that arguments use.
enum ImportKindName: String, ExpressibleByArgument, CaseIterable {
  case xcassets, android, fluent, codex, gtk, web, flutter, compose, names, sprite

  /// The kind of this name; nil for a file that holds no decisions, but drawings.
  var kind: ImportKind? {
    switch self {
    case .xcassets: .xcassets
    case .android: .android
    case .fluent: .fluent
    case .codex: .codex
    case .gtk: .gtk
    case .web: .web
    case .flutter: .flutter
    case .compose: .compose
    case .names: .names
    case .sprite: nil
    }
  }
}

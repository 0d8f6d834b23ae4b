package import ChiralAudit
package import ChiralClassification
internal import ChiralManifest
internal import ChiralValues

/// An app or a theme without a manifest, as it ships.
package struct ShippedApp: Sendable {
  /// The layout of its icons.
  package let kind: ImportKind
  /// The icons with the decisions of the app.
  package let project: Project
  /// The sentence that says whether the app supports right-to-left interfaces.
  package let support: String

  private let supportsRightToLeft: Bool
  private let isTranslated: Bool
  /// The icons whose drawings cannot be read, so that only their names are judged.
  private let undrawn: Set<String>
  /// The paths, in messages, of files that the app does not have: the SVGs of its PDFs.
  private let standIns: Set<String>
  /// Keeps the files that stand in for others.
  private let pages: PDFPages?
  /// The path of the project, trimmed of a slash at its end.
  package let path: String
  /// The files whose drawings could not be judged, with the reasons, sorted.
  package let unjudged: [(file: String, reason: String)]
  /// Messages about what users see and no rule finds: files that cannot be read, and icons that are flipped twice.
  package let remarks: [ImportedSet.Remark]

  /// Reads every app and theme in a folder; empty if the folder has none of the known layouts.
  package static func all(in path: String) throws(Initialization.Failure) -> [ShippedApp] {
    guard ManifestSearch.isFolder(path) else { return [] }
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let files = try ImportFolder(path, kind: .android).files
    let layouts = AppLayouts(files + ((try? DrawingFolder(path))?.drawings ?? []))
    var apps: [ShippedApp] = []
    for kind in layouts.kinds {
      // A theme has all SVGs of its folder, so that one beside an app is read by itself.
      for root in kind == .gtk && layouts.kinds.count > 1 ? themes(files) : [""] {
        let app = try ShippedApp(kind, in: root.isEmpty ? path : path + "/" + root, files)
        if app.isJudged(beside: apps) { apps.append(app) }
      }
    }
    return apps
  }

  /// Returns true unless these are the SVGs of something else: the icons of a web app are known by a flip or a drawing for right-to-left
  /// or, if it has none, by its languages.
  private func isJudged(beside others: [ShippedApp]) -> Bool {
    guard kind == .web else { return true }
    let isDirected = project.manifest.icons.contains { $0.iconClass.mirrors }
    return isDirected || others.isEmpty && supportsRightToLeft && isTranslated
  }

  /// Returns the folders with an index.theme.
  private static func themes(_ files: [String]) -> [String] {
    files.filter { $0.split(separator: "/").last == "index.theme" }.map {
      String($0.dropLast("index.theme".count + 1))
    }
  }

  private init(_ kind: ImportKind, in path: String, _ files: [String]) throws(Initialization.Failure) {
    self.kind = kind
    self.path = path
    let languages = AppLanguages(files, in: path, of: kind)
    let shipped = try ImportRun(kind, path: path).shipped(
      locales: languages.locales ?? Initialization.locales)
    project = shipped.project
    pages = shipped.pages
    let set = shipped.set
    supportsRightToLeft = set.supportsRightToLeft == true
    isTranslated = !languages.tags.isEmpty
    undrawn = Set(set.undrawn.map(\.name))
    remarks = set.remarks.filter(\.isAboutUsers)
    standIns = Set((pages?.standIns ?? [:]).flatMap { [shipped.project.pathPrefix + $0.key, $0.value] })
    unjudged = (pages?.failures ?? [:]).map { (file: $0.key, reason: $0.value) }.sorted { $0.file < $1.file }
    let isWithoutConverter =
      pages == nil && set.undrawn.contains { $0.file?.lowercased().hasSuffix(".pdf") == true }
    support =
      Self.support(kind, set.supportsRightToLeft, tags: languages.tags)
      + (isWithoutConverter
        ? "; its PDFs are judged by their names: for their drawings, run \(PDFPages.installation)" : "")
  }

  private static func support(_ kind: ImportKind, _ isDeclared: Bool?, tags: [String]) -> String {
    let translated =
      tags.isEmpty
      ? "it has no translation into a right-to-left language"
      : "it is translated into \(tags.joined(separator: ", "))"
    switch kind {
    case .gtk: return "GTK and Qt flip no icon by themselves: what counts are the -rtl drawings"
    case .web: return "its styles, its pages and its drawings say what it flips; \(translated)"
    case .android:
      guard let isDeclared else {
        return "no AndroidManifest.xml here says whether the app supports right-to-left; \(translated)"
      }
      return isDeclared
        ? "the app supports right-to-left (android:supportsRtl); \(translated)"
        : "the app does not support right-to-left, and Android flips nothing: add android:supportsRtl=\"true\" to its <application>; \(translated)"
    default: return "Xcode's apps mirror where a language is right-to-left; \(translated)"
    }
  }

  /// Returns findings with places in the files of the app instead of the manifest, which is nowhere written; those about the
  /// manifest itself are left out. Texts in drawings are no question of direction; they are reported only if the rule is named.
  package func located(_ findings: [Finding], named rules: [String]) -> [Finding] {
    let icons = Dictionary(project.whole.icons.map { ($0.name, $0) }) { first, _ in first }
    return findings.compactMap { finding in
      if finding.rule == AuditRule.unclassified || finding.rule == AuditRule.textNeedsFont && rules.isEmpty {
        return nil
      }
      if kind == .web, Self.isSettled(finding) { return nil }
      let icon = finding.icon.flatMap { icons[$0] }
      let isBitmap = icon.map { undrawn.contains($0.name) || DrawingFile($0.file) == nil } ?? false
      // A place in the SVG is none in its PDF.
      guard finding.location.file == project.manifest.file || standIns.contains(finding.location.file) else {
        return isBitmap ? nil : finding
      }
      guard let icon else { return nil }
      var finding = finding
      finding.location = place(of: icon)
      finding.fix = nil
      return finding
    }.sorted()
  }

  /// Returns true if a web app has decided what is found: a list of letters by language has those that it needs, and a number at the
  /// beginning of a file's name sorts it, or is that of a format (`01-edit_pencil`, `7z`).
  private static func isSettled(_ finding: Finding) -> Bool {
    let name = finding.icon?.split(separator: "/").last
    return finding.rule == "script-without-drawing"
      || finding.rule == "digits-not-localized" && name?.first?.isNumber == true
  }

  /// Returns the line that holds the decision about an icon, or the first line of its file.
  private func place(of icon: Icon) -> SourceLocation {
    var file = project.pathPrefix + icon.file
    var mark = "autoMirrored"
    if kind == .xcassets {
      file = (Files.parentFolder(of: file) ?? ".") + "/Contents.json"
      mark = "language-direction"
    }
    let text = (try? Files.readFile(file, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains(mark) } ?? 0
    return SourceLocation(file: file, line: line + 1, column: 1)
  }
}

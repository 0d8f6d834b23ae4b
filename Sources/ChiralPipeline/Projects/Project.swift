import ChiralAudit
package import ChiralManifest
import ChiralSVG
internal import ChiralValues

/// A valid manifest with its folder: the input of every command but `init`.
package struct Project: Sendable {
  /// The valid manifest, with the icons that have drawings.
  package let manifest: Manifest
  /// The icons of asset catalogs whose files are bitmaps or PDFs: only their names and their flags count.
  package let undrawn: [Icon]
  /// The warnings about the manifest.
  package let warnings: [Diagnostic]
  /// The manifest as it was read.
  package let source: SourceText
  let folder: ManifestFolder

  /// The size above which a manifest is refused, in bytes; it leaves room for a line for each of a million
  /// icons.
  static let largestManifest = 256 << 20

  /// Reads and validates a manifest. With a share, only its icons are read and checked, and only their drawings
  /// are read for text. Commands that need only names pass false for `readsTexts`: no drawing is read then, and no worker
  /// is needed.
  package static func load(
    _ path: String, share: Shard? = nil, readsTexts: Bool = true
  ) throws(LoadError) -> Project {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path, limit: largestManifest)
    } catch {
      throw FileStatus(path) == nil ? .missing(error) : .unreadable(error)
    }
    do throws(LoadError) {
      return try Project(
        SourceText(bytes, file: path), in: ManifestFolder(ofManifest: path), share: share,
        readsTexts: readsTexts)
    } catch {
      // The link may have come with the working tree and lead to any file of the user, which no log may quote.
      guard case .invalid = error, FileStatus(path, followingLinks: false)?.kind == .link else { throw error }
      throw .invalid([
        Diagnostic(
          location: SourceLocation(file: path, line: 1, column: 1),
          message:
            "this is a link, and the file to which it leads is not a valid manifest; name that file to see why"
        )
      ])
    }
  }

  /// Validates a manifest in a folder.
  init(
    _ source: SourceText, in folder: ManifestFolder, share: Shard? = nil, readsTexts: Bool = true
  ) throws(LoadError) {
    let reading = ManifestReader.read(
      source.bytes, file: source.file, probes: Self.probes(in: folder), part: share?.part)
    guard let manifest = reading.manifest else { throw .invalid(reading.diagnostics) }
    undrawn = manifest.icons.filter(\.isUndrawn)
    let drawn = undrawn.isEmpty ? manifest : manifest.with(manifest.icons.filter { !$0.isUndrawn })
    ReadableFonts.add(manifest.fontFiles.map(folder.path))
    do throws(BuildError) {
      self.manifest = readsTexts ? try DrawnTexts(folder).added(to: drawn) : drawn
    } catch {
      throw .drawings(error)
    }
    self.source = source
    self.folder = folder
    warnings = reading.diagnostics
  }

  /// The manifest with all its icons.
  package var whole: Manifest { undrawn.isEmpty ? manifest : manifest.with(manifest.icons + undrawn) }

  /// Returns the project with another text of its manifest; nothing is written.
  package func reading(_ source: SourceText) throws(LoadError) -> Project {
    try Project(source, in: folder)
  }

  /// Returns the project with only some of its icons.
  func restricted(to isIncluded: (Icon) -> Bool) -> Project {
    Project(
      manifest: manifest.restricted(to: manifest.locales, icons: isIncluded), warnings: warnings,
      source: source,
      folder: folder)
  }

  /// Returns the project with other icons, whose drawings lie in the same folder, or stand in for files there.
  func with(_ icons: [Icon], standIns: [String: String] = [:]) -> Project {
    let folder = standIns.isEmpty ? folder : ManifestFolder(path: folder.path, standIns: standIns)
    return Project(manifest: manifest.with(icons), warnings: warnings, source: source, folder: folder)
  }

  private init(manifest: Manifest, warnings: [Diagnostic], source: SourceText, folder: ManifestFolder) {
    self.manifest = manifest
    undrawn = []
    self.warnings = warnings
    self.source = source
    self.folder = folder
  }

  /// Writes the manifest atomically, unless the file already has this text.
  package func writeManifest() throws(FileError) {
    try Files.replaceProjectFile(source.file, with: source.bytes)
  }

  /// Returns a path of the manifest (an icon's `file`, an artwork's `source`) as one that can be opened.
  package func path(of relative: String) -> String { folder.path(of: relative) }

  /// Returns a path of a manifest as one that can be opened, even if the manifest cannot be read.
  package static func path(of relative: String, beside manifest: String) -> String {
    ManifestFolder(ofManifest: manifest).path(of: relative)
  }

  /// The prefix that `path(of:)` adds to a path.
  package var pathPrefix: String { folder.path(of: "") }

  private static func probes(in folder: ManifestFolder) -> ManifestProbes {
    ManifestProbes(
      file: folder.probe, selectorProblem: selectorProblem, rules: AuditRule.ids)
  }

  private static func selectorProblem(_ text: String) -> String? {
    do throws(SelectorError) {
      _ = try Selector(text)
      return nil
    } catch {
      return error.description
    }
  }

  /// The reason why a project cannot be loaded.
  package enum LoadError: Error {
    /// The manifest does not exist.
    case missing(FileError)
    /// The manifest cannot be read.
    case unreadable(FileError)
    /// The manifest is invalid; holds all problems, in reading order.
    case invalid([Diagnostic])
    /// The text of the drawings cannot be read.
    case drawings(BuildError)
  }
}

extension Manifest {
  /// The font files that icons name, relative to the manifest's folder.
  fileprivate var fontFiles: Set<String> {
    Set(
      icons.lazy.flatMap(\.letters.fonts).flatMap { $0 }.compactMap { choice in
        if case .file(let file) = choice.font { file } else { nil }
      })
  }
}

extension Project {
  /// The name of the file of approvals, which lies beside the manifest.
  var approvalsFile: String {
    let name = manifest.file.split(separator: "/").last.map(String.init) ?? "manifest.json"
    return (name.hasSuffix(".json") ? String(name.dropLast(5)) : name) + ".approved.json"
  }
}

extension Icon {
  /// True if the icon is a bitmap or a PDF in an image set.
  fileprivate var isUndrawn: Bool {
    file.contains(".imageset/") && Self.undrawn.contains { file.lowercased().hasSuffix($0) }
  }

  private static let undrawn = [".png", ".jpg", ".jpeg", ".heic", ".webp", ".pdf"]
}

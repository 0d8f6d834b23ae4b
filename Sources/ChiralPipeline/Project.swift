import ChiralAudit
package import ChiralManifest
import ChiralSVG

/// A manifest with the folder that it stands in: what every command but the first begins with.
package struct Project: Sendable {
  /// The valid manifest.
  package let manifest: Manifest
  /// What is not right with it, and yet lets the work go on.
  package let warnings: [Diagnostic]
  /// The manifest as it was read.
  package let source: SourceText
  let folder: ManifestFolder

  /// Larger manifests are refused: a line for each of a million icons fits.
  static let largestManifest = 256 << 20

  /// Reads and validates a manifest.
  package static func load(_ path: String) throws(LoadError) -> Project {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path, limit: largestManifest)
    } catch {
      throw FileStatus(path) == nil ? .missing(error) : .unreadable(error)
    }
    return try Project(SourceText(bytes, file: path), in: ManifestFolder(ofManifest: path))
  }

  /// Validates a manifest that stands in a folder.
  private init(_ source: SourceText, in folder: ManifestFolder) throws(LoadError) {
    let reading = ManifestReader.read(source.bytes, file: source.file, probes: Self.probes(in: folder))
    guard let manifest = reading.manifest else { throw .invalid(reading.diagnostics) }
    ReadableFonts.add(manifest.fontFiles.map(folder.path))
    do throws(BuildError) {
      self.manifest = try DrawnTexts(folder).added(to: manifest)
    } catch {
      throw .drawings(error)
    }
    self.source = source
    self.folder = folder
    warnings = reading.diagnostics
  }

  private init(_ project: Project, _ manifest: Manifest) {
    self.manifest = manifest
    warnings = project.warnings
    source = project.source
    folder = project.folder
  }

  /// The same with the icons of one share.
  func part(_ shard: Shard) -> Project { Project(self, shard.part(of: manifest)) }

  /// The project as it would be if its manifest read otherwise; nothing is written.
  package func reading(_ source: SourceText) throws(LoadError) -> Project {
    try Project(source, in: folder)
  }

  /// Writes the manifest at once; one that reads so already is left alone.
  package func writeManifest() throws(FileError) { try Files.replace(source.file, with: source.bytes) }

  /// A path of the manifest (an icon's `file`, an artwork's `source`) as one that can be opened.
  package func path(of relative: String) -> String { folder.path(of: relative) }

  /// A path of a manifest as one that can be opened, whether or not the manifest can be read.
  package static func path(of relative: String, beside manifest: String) -> String {
    ManifestFolder(ofManifest: manifest).path(of: relative)
  }

  /// What `path(of:)` puts before a path.
  package var pathPrefix: String { folder.path(of: "") }

  private static func probes(in folder: ManifestFolder) -> ManifestProbes {
    ManifestProbes(
      file: folder.probe, selectorProblem: selectorProblem, rules: AuditRule.all.map(\.id))
  }

  private static func selectorProblem(_ text: String) -> String? {
    do throws(SelectorError) {
      _ = try Selector(text)
      return nil
    } catch {
      return error.description
    }
  }

  /// Why there is no project.
  package enum LoadError: Error {
    /// There is no manifest.
    case missing(FileError)
    /// The manifest cannot be read.
    case unreadable(FileError)
    /// The manifest is wrong; everything that is, in reading order.
    case invalid([Diagnostic])
    /// The text of its drawings cannot be read.
    case drawings(BuildError)
  }
}

extension Manifest {
  /// The font files that icons name, relative to the manifest's folder.
  fileprivate var fontFiles: Set<String> {
    Set(
      icons.lazy.flatMap(\.fonts).flatMap { $0 }.compactMap { choice in
        if case .file(let file) = choice.font { file } else { nil }
      })
  }
}

import ChiralAudit
package import ChiralManifest
import ChiralSVG

/// A manifest with the folder that it stands in: what every command but the first begins with.
package struct Project: Sendable {
  /// The valid manifest.
  package let manifest: Manifest
  /// What is not right with it, and yet lets the work go on.
  package let warnings: [Diagnostic]
  private let folder: ManifestFolder

  /// Larger manifests are refused: a line for each of a million icons fits.
  private static let largestManifest = 256 << 20

  /// Reads and validates a manifest.
  package static func load(_ path: String) throws(LoadError) -> Project {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path, limit: largestManifest)
    } catch {
      throw FileStatus(path) == nil ? .missing(error) : .unreadable(error)
    }
    let folder = ManifestFolder(ofManifest: path)
    let reading = ManifestReader.read(bytes, file: path, probes: probes(in: folder))
    guard let manifest = reading.manifest else { throw .invalid(reading.diagnostics) }
    return Project(manifest: manifest, warnings: reading.diagnostics, folder: folder)
  }

  /// A path of the manifest (an icon's `file`, an artwork's `source`) as one that can be opened.
  package func path(of relative: String) -> String { folder.path(of: relative) }

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
  }
}

package import ChiralAudit
package import ChiralManifest

/// Reads and writes baselines.
package enum BaselineFile {
  /// The size above which a baseline is refused, in bytes.
  private static let largest = 64 << 20

  /// The reason why a baseline cannot be used.
  package enum Failure: Error {
    /// The file cannot be read.
    case file(FileError)
    /// The file is not a baseline; holds everything that is wrong with it.
    case invalid([Diagnostic])
  }

  /// The path of the baseline that is written and read if no other is named: beside the manifest, whose folder is
  /// `pathPrefix`.
  package static func usual(_ pathPrefix: String) -> String { pathPrefix + "chiral-baseline.json" }

  /// Returns the path of the usual baseline; nil if there is none.
  package static func found(_ pathPrefix: String) -> String? {
    let path = usual(pathPrefix)
    return FileStatus(path)?.kind == .file ? path : nil
  }

  /// Reads the baseline at a path.
  package static func read(_ path: String) throws(Failure) -> Baseline {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path, limit: largest)
    } catch {
      throw .file(error)
    }
    let reading = Baseline.read(bytes, file: path)
    guard let baseline = reading.baseline else { throw .invalid(reading.problems) }
    return baseline
  }

  /// Replaces the baseline at a path atomically; throws if the file there is not a baseline. Without a path, the baseline is
  /// `chiral-baseline.json` beside the manifest.
  package static func write(_ baseline: Baseline, to path: String?, of project: Project) throws(FileError) {
    let place = self.path(path, of: project)
    if path == nil { try LinkGuard.check(place, beside: place) } else { try LinkGuard.check(place) }
    if let status = FileStatus(place), status.kind == .file, status.size > 0 {
      let bytes = try Files.readFile(place, limit: largest)
      guard Baseline.read(bytes, file: place).baseline != nil else {
        throw FileError(
          "write", place, reason: "it is not a baseline; move it away, or name another --baseline")
      }
    }
    let bytes = Array(baseline.text.utf8)
    if path == nil {
      try Files.replaceProjectFile(place, with: bytes)
    } else {
      try Files.replace(place, with: bytes)
    }
  }

  /// Returns the path of the baseline that is written.
  package static func path(_ path: String?, of project: Project) -> String {
    path ?? usual(project.pathPrefix)
  }
}

package import ChiralAudit
package import ChiralManifest

/// Reads and writes baselines.
package enum BaselineFile {
  /// Larger files are refused.
  private static let largest = 64 << 20

  /// Why there is no baseline.
  package enum Failure: Error {
    /// It cannot be read.
    case file(FileError)
    /// It is something else; everything that is wrong with it.
    case invalid([Diagnostic])
  }

  /// The baseline at a path.
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

  /// Puts a baseline at a path at once.
  package static func write(_ baseline: Baseline, to path: String) throws(FileError) {
    try Files.replace(path, with: Array(baseline.text.utf8))
  }
}

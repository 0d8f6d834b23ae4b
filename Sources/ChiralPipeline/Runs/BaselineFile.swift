package import ChiralAudit
package import ChiralManifest

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

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
    return access(path, F_OK) == 0 ? path : nil
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

  /// Replaces the baseline at a path atomically.
  package static func write(_ baseline: Baseline, to path: String) throws(FileError) {
    try Files.replace(path, with: Array(baseline.text.utf8))
  }
}

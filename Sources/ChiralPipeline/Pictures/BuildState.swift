internal import ChiralManifest
package import ChiralRequests
internal import ChiralValues

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The state that a build leaves behind so that the next one sees at once whether there is anything to do.
///
/// It describes one output folder on one machine. If it is missing or damaged, the next build examines
/// everything.
struct BuildState: Sendable {
  /// The digest of the manifest and of all options that affect the result; see `CacheSession.fingerprint`.
  var fingerprint: [UInt8]
  /// The identity of the tools; see `ToolIdentity`.
  var tools: String
  /// The programs and libraries, by absolute path.
  var toolFiles: StampTable
  /// Every other file that was read, by path relative to the manifest's folder.
  var inputs: StampTable
  /// Every file that was written, by path relative to the output folder.
  var outputs: StampTable
  /// The names of the targets other than `files` that have a folder.
  var targets: [String]
  /// The summary that was reported, without the changes.
  var summary: BuildSummary
  /// The warnings about the manifest.
  var warnings: [String]

  /// Reads the state that a build left in a folder; nil if it is missing, damaged, or of another version.
  static func read(in memory: String) -> BuildState? {
    guard var content = Record.read(.state, at: path(in: memory)) else { return nil }
    return try? content.read(BuildState.self)
  }

  private static func path(in memory: String) -> String { "\(memory)/\(Record.Kind.state.fileName)" }

  /// Writes the state, whole or not at all.
  func write(in memory: String) throws(FileError) {
    try Record.write(self, kind: .state, at: Self.path(in: memory))
  }
}

// The coding of the state as bytes.

extension BuildState: ByteCoded {
  static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      fingerprint: try coder(value, \.fingerprint), tools: try coder(value, \.tools),
      toolFiles: StampTable(.inputs, bytes: try coder(value, \.toolFiles.bytes)),
      inputs: StampTable(.inputs, bytes: try coder(value, \.inputs.bytes)),
      outputs: StampTable(.outputs, bytes: try coder(value, \.outputs.bytes)),
      targets: try coder(value, \.targets), summary: try coder(value, \.summary),
      warnings: try coder(value, \.warnings))
  }
}

/// A summary without the changes.
extension BuildSummary: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    var summary = Self()
    summary.iconCount = try coder(value, \.iconCount)
    summary.pictureCount = try coder(value, \.pictureCount)
    summary.fileCount = try coder(value, \.fileCount)
    summary.warnings = try coder(value, \.warnings)
    summary.failures = try coder(value, \.failures)
    summary.declined = try coder(value, \.declined)
    return summary
  }
}

extension BuildSummary.Failure: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      icon: try coder(value, \.icon), locales: try coder(value, \.locales),
      problem: try coder(value, \.problem))
  }
}

extension BuildSummary.Declined: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      icon: try coder(value, \.icon), locales: try coder(value, \.locales),
      problem: try coder(value, \.problem), form: try coder(value, \.form),
      isAccepted: try coder(value, \.isAccepted))
  }
}

extension DeclinedForm: ByteCoded {}

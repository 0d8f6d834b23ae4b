internal import ChiralManifest
internal import ChiralRequests
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
    return try? BuildState(&content)
  }

  private static func path(in memory: String) -> String { "\(memory)/\(Record.Kind.state.fileName)" }

  /// Writes the state, whole or not at all.
  func write(in memory: String) throws(FileError) {
    var writer = ByteWriter()
    for bytes in [fingerprint, Array(tools.utf8), toolFiles.bytes, inputs.bytes, outputs.bytes] {
      writer.write(bytes)
    }
    writer.write(targets) { $0.write($1) }
    writer.write(summary)
    writer.write(warnings) { $0.write($1) }
    try Record.write(writer, kind: .state, at: Self.path(in: memory))
  }

  private init(_ reader: inout ByteReader) throws(MalformedMessage) {
    fingerprint = try reader.byteString()
    tools = try reader.string()
    toolFiles = StampTable(.inputs, bytes: try reader.byteString())
    inputs = StampTable(.inputs, bytes: try reader.byteString())
    outputs = StampTable(.outputs, bytes: try reader.byteString())
    targets = try reader.list { reader throws(MalformedMessage) in try reader.string() }
    summary = try reader.summary()
    warnings = try reader.list { reader throws(MalformedMessage) in try reader.string() }
  }

  init(
    fingerprint: [UInt8], tools: String, toolFiles: StampTable, inputs: StampTable, outputs: StampTable,
    targets: [String], summary: BuildSummary, warnings: [String]
  ) {
    self.fingerprint = fingerprint
    self.tools = tools
    self.toolFiles = toolFiles
    self.inputs = inputs
    self.outputs = outputs
    self.targets = targets
    self.summary = summary
    self.warnings = warnings
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ summary: BuildSummary) {
    write(summary.iconCount)
    write(summary.pictureCount)
    write(summary.fileCount)
    write(summary.warnings) { $0.write($1) }
    write(summary.failures) { writer, failure in
      writer.write(failure.icon)
      writer.write(failure.locales) { $0.write($1) }
      writer.write(failure.problem)
    }
    write(summary.declined) { writer, declined in
      writer.write(declined.icon)
      writer.write(declined.locales) { $0.write($1) }
      writer.write(declined.problem)
      writer.write(declined.form.rawValue)
      writer.write(declined.isAccepted)
    }
  }
}

extension ByteReader {
  fileprivate mutating func summary() throws(MalformedMessage) -> BuildSummary {
    var summary = BuildSummary()
    summary.iconCount = try integer()
    summary.pictureCount = try integer()
    summary.fileCount = try integer()
    summary.warnings = try list { reader throws(MalformedMessage) in try reader.string() }
    summary.failures = try list { reader throws(MalformedMessage) in
      let icon = try reader.string()
      let locales = try reader.list { reader throws(MalformedMessage) in try reader.string() }
      return BuildSummary.Failure(icon: icon, locales: locales, problem: try reader.string())
    }
    summary.declined = try list { reader throws(MalformedMessage) in
      let icon = try reader.string()
      let locales = try reader.list { reader throws(MalformedMessage) in try reader.string() }
      let problem = try reader.string()
      guard let form = DeclinedForm(rawValue: try reader.string()) else { throw MalformedMessage() }
      return BuildSummary.Declined(
        icon: icon, locales: locales, problem: problem, form: form, isAccepted: try reader.flag())
    }
    return summary
  }
}

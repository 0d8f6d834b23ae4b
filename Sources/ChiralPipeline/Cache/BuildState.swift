internal import ChiralManifest
internal import ChiralRendering

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a build leaves behind so that the next one sees at a glance whether there is anything to do.
///
/// It concerns one output folder on one machine; when it is missing or damaged, everything is looked at anew.
struct BuildState: Sendable {
  /// Below the output folder.
  static let fileName = "state"

  /// Of the manifest and of everything that was asked for.
  var fingerprint: [UInt8]
  /// See `ToolIdentity`.
  var tools: String
  /// The programs and libraries, by absolute paths.
  var toolFiles: StampTable
  /// Everything else that was read, by paths from the manifest's folder.
  var inputs: StampTable
  /// Everything that was written, by paths from the output folder.
  var outputs: StampTable
  /// The names of the targets other than `files` that have a folder.
  var targets: [String]
  /// What people were told, but for changes.
  var summary: BuildSummary
  /// What was said about the manifest.
  var warnings: [String]
  /// The checksum of the `JobTable` that belongs to it.
  var jobs: Int
  /// Of the file that it was read from.
  private var stamp = FileStamp.absent

  private static let magic = Array("chiral-state 4\n".utf8)
  private static let largest = 1 << 30

  /// The state that a build left in the folder of its memory; nil where it is damaged, or of another version.
  static func read(in memory: String) -> BuildState? {
    let path = path(in: memory)
    let stamp = FileStamp(at: AT_FDCWD, path, followingLinks: false)
    guard let bytes = try? Files.readFile(path, limit: largest), bytes.starts(with: magic) else { return nil }
    var reader = ByteReader(bytes, from: magic.count)
    guard let checksum = try? reader.integer(), let body = try? reader.byteString(), reader.isAtEnd,
      Int(Deflate.checksum(body)) == checksum
    else { return nil }
    var content = ByteReader(body)
    var state = try? BuildState(&content)
    state?.stamp = stamp
    return state
  }

  /// Whether no other build has left another one since it was read.
  func isCurrent(in memory: String) -> Bool {
    stamp == FileStamp(at: AT_FDCWD, Self.path(in: memory), followingLinks: false)
  }

  private static func path(in memory: String) -> String { "\(memory)/\(fileName)" }

  /// Writes it, whole or not at all.
  func write(in memory: String) throws(FileError) {
    var body = ByteWriter()
    for bytes in [fingerprint, Array(tools.utf8), toolFiles.bytes, inputs.bytes, outputs.bytes] {
      body.write(bytes)
    }
    body.write(targets) { $0.write($1) }
    body.write(summary)
    body.write(warnings) { $0.write($1) }
    body.write(jobs)
    var file = ByteWriter()
    file.write(Int(Deflate.checksum(body.bytes)))
    file.write(body.bytes)
    try Files.put(Self.magic + file.bytes, at: Self.path(in: memory))
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
    jobs = try reader.integer()
  }

  init(
    fingerprint: [UInt8], tools: String, toolFiles: StampTable, inputs: StampTable, outputs: StampTable,
    targets: [String], summary: BuildSummary, warnings: [String], jobs: Int
  ) {
    self.fingerprint = fingerprint
    self.tools = tools
    self.toolFiles = toolFiles
    self.inputs = inputs
    self.outputs = outputs
    self.targets = targets
    self.summary = summary
    self.warnings = warnings
    self.jobs = jobs
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

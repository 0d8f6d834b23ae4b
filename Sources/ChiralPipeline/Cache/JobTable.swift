internal import ChiralExporting
internal import ChiralManifest
internal import ChiralRendering
internal import ChiralRequests
internal import ChiralValues
import Synchronization

/// The pictures that were requested of each drawing and the results, kept for the next build. With it, the
/// next build examines only the drawings that changed.
struct JobTable: Sendable {
  /// The conditions that all pictures share. A table with other conditions is useless.
  struct Conditions: Hashable, Sendable {
    /// The identity of the tools; see `ToolIdentity`.
    var tools: String
    /// The resolutions of the PNG files; empty if the target `files` is not built.
    var resolutions: [Resolution]
    /// The heights at which pictures are rendered, in pixels.
    var heights: [Int]
    /// The CSS that sets `currentColor`.
    var stylesheet: String?
    /// The raw value of a `PNG.Compression`.
    var compression: String
    /// True if files with equal contents are hard links to one another.
    var sharesFiles: Bool
  }

  /// The pictures of one drawing.
  struct Row: Hashable, Sendable {
    /// The path of the drawing; see `SourceJob`.
    var source: String
    /// The encoded pictures and the icons and locales that show them.
    var asked: [UInt8]
    /// The paths of other drawings that were consulted, relative to the manifest's folder.
    var dependencies: [String]
    /// The encoded records, in the order of the pictures.
    var came: [UInt8]
  }

  /// The name of the file in the folder of the build state.
  static let fileName = "jobs"

  var conditions: Conditions
  /// The rows in the order of the jobs.
  var rows: [Row]
  /// The drawings of the jobs without a row, and the other drawings that these consulted: a change of one of them
  /// concerns more than the rows tell.
  var others: Set<String>

  /// Reads the table whose checksum `BuildState` knows; nil if there is no such table.
  static func read(in memory: String, checksum expected: Int) -> JobTable? {
    guard var record = Record.read(.jobs, at: path(in: memory)), record.checksum == expected else {
      return nil
    }
    return try? JobTable(&record.content)
  }

  /// Writes the table, whole or not at all, and returns its checksum.
  func write(in memory: String) throws(FileError) -> Int {
    let draft = try RecordDraft(.jobs, at: Self.path(in: memory))
    try draft.write { $0.write(conditions) }
    for row in rows { try draft.write { $0.write(row) } }
    try draft.write { $0.writeEnd(others: others) }
    return try draft.finish()
  }

  static func path(in memory: String) -> String { "\(memory)/\(fileName)" }
}

extension JobTable {
  private init(_ reader: inout ByteReader) throws(MalformedMessage) {
    conditions = Conditions(
      tools: try reader.string(),
      resolutions: try reader.list { reader throws(MalformedMessage) in
        Resolution(size: try reader.integer(), scale: try reader.integer())
      },
      heights: try reader.list { reader throws(MalformedMessage) in try reader.integer() },
      stylesheet: try reader.optional { reader throws(MalformedMessage) in try reader.string() },
      compression: try reader.string(), sharesFiles: try reader.flag())
    rows = []
    // The number of rows is not known when the first is written.
    while try reader.flag() {
      rows.append(
        Row(
          source: try reader.string(), asked: try reader.byteString(),
          dependencies: try reader.list { reader throws(MalformedMessage) in try reader.string() },
          came: try reader.byteString()))
    }
    others = Set(try reader.list { reader throws(MalformedMessage) in try reader.string() })
    guard reader.isAtEnd else { throw MalformedMessage() }
  }
}

extension JobTable.Row {
  /// Makes the row of a job; nil if another attempt could succeed, if a picture was declined, or if letters
  /// are set, because these depend on the drawing's text.
  init?(_ job: SourceJob, placement: Placement, records: [PictureRecord?]) {
    self.init(job, placement: placement, records: records, encoded: PictureRecord.encoded(records))
  }

  /// Makes the row of a job whose records were encoded, or could not be.
  init?(_ job: SourceJob, placement: Placement, records: [PictureRecord?], encoded: [UInt8]?) {
    guard let came = encoded, let asked = Self.asked(job, placement) else { return nil }
    let dependencies = Set(records.flatMap { $0?.dependencies ?? [] }.map(\.path))
    self.init(source: job.source, asked: asked, dependencies: dependencies.sorted(), came: came)
  }

  /// Encodes the request of a job; nil if it sets letters.
  static func asked(_ job: SourceJob, _ placement: Placement) -> [UInt8]? {
    guard job.artworks.allSatisfy({ $0.lettering == nil }) else { return nil }
    var writer = ByteWriter()
    writer.write(job.artworks) { writer, artwork in
      writer.write(artwork)
      writer.write(artwork.declined.rawValue)
      writer.write(placement[artwork]) { writer, showing in
        writer.write(showing.icon)
        writer.write(showing.locales) { $0.write($1) }
        writer.write(showing.sizes) { writer, sizes in writer.write(sizes) { $0.write($1) } }
        writer.write(showing.hasDrawing)
      }
    }
    return writer.bytes
  }

  /// The decoded job with the icons and locales that show its pictures; nil if the row cannot be decoded.
  var job: (job: SourceJob, showings: [Artwork: [Showing]])? {
    var reader = ByteReader(asked)
    var showings: [Artwork: [Showing]] = [:]
    let artworks = try? reader.list { reader throws(MalformedMessage) in
      var artwork = try reader.artwork(source: source)
      guard let declined = DeclinedForm(rawValue: try reader.string()) else { throw MalformedMessage() }
      artwork = artwork.declining(declined)
      showings[artwork] = try reader.list { reader throws(MalformedMessage) in
        Showing(
          icon: try reader.string(),
          locales: try reader.list { reader throws(MalformedMessage) in try reader.string() },
          sizes: try reader.optional { reader throws(MalformedMessage) in
            try reader.list { reader throws(MalformedMessage) in try reader.integer() }
          },
          hasDrawing: try reader.flag())
      }
      return artwork
    }
    guard let artworks, reader.isAtEnd else { return nil }
    return (SourceJob(source: source, artworks: artworks), showings)
  }

  /// Decodes the records of `count` pictures, in order; nil if the row cannot be decoded.
  func records(_ count: Int) -> [PictureRecord]? { PictureRecord.decoded(came, count: count) }
}

extension ByteWriter {
  fileprivate mutating func write(_ conditions: JobTable.Conditions) {
    write(conditions.tools)
    write(conditions.resolutions) { writer, resolution in
      writer.write(resolution.size)
      writer.write(resolution.scale)
    }
    write(conditions.heights) { $0.write($1) }
    write(conditions.stylesheet) { $0.write($1) }
    write(conditions.compression)
    write(conditions.sharesFiles)
  }

  fileprivate mutating func write(_ row: JobTable.Row) {
    write(true)
    write(row.source)
    write(row.asked)
    write(row.dependencies) { $0.write($1) }
    write(row.came)
  }

  fileprivate mutating func writeEnd(others: Set<String>) {
    write(false)
    write(others.sorted()) { $0.write($1) }
  }
}

extension JobTable {
  /// A table to which the jobs of a build are added when they end, in any order and by any thread. If it cannot be written,
  /// the next build does without it.
  final class Draft: Sendable {
    private struct State {
      var record: RecordDraft?
      var others: Set<String> = []
    }

    private let state: Mutex<State>

    /// Begins the table in the folder of the build state.
    init(_ conditions: Conditions, in memory: String) {
      let record = try? RecordDraft(.jobs, at: JobTable.path(in: memory))
      try? record?.write { $0.write(conditions) }
      state = Mutex(State(record: record))
    }

    /// Adds a job; `encoded` are its records if they could be encoded.
    func add(_ job: SourceJob, placement: Placement, records: [PictureRecord?], encoded: [UInt8]?) {
      if let row = Row(job, placement: placement, records: records, encoded: encoded) { return add(row) }
      state.withLock { state in
        state.others.insert(job.source)
        for record in records { state.others.formUnion(record?.dependencies.map(\.path) ?? []) }
      }
    }

    /// Adds the row of a job.
    func add(_ row: Row) {
      state.withLock { state in
        do { try state.record?.write { $0.write(row) } } catch { state.record = nil }
      }
    }

    /// Completes the table and returns its checksum; nil if it could not be written.
    func finish() -> Int? {
      state.withLock { state in
        guard let record = state.record else { return nil }
        state.record = nil
        do {
          try record.write { $0.writeEnd(others: state.others) }
          return try record.finish()
        } catch {
          return nil
        }
      }
    }
  }
}

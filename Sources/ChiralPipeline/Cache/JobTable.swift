internal import ChiralExporting
internal import ChiralManifest
internal import ChiralPlanning
internal import ChiralRendering
internal import ChiralRequests

/// What a build left behind of each drawing: which pictures were asked of it, and what they came to. So the next
/// one looks only at drawings of which something changed.
struct JobTable: Sendable {
  /// What all pictures have in common; a table with other conditions is of no use.
  struct Conditions: Hashable, Sendable {
    /// See `ToolIdentity`.
    var tools: String
    /// The PNGs of every picture; none where the target `files` is not built.
    var resolutions: [Resolution]
    /// The heights in which pictures are rendered, in pixels.
    var heights: [Int]
    /// What tints `currentColor`, as CSS.
    var stylesheet: String?
    /// `PNG.Compression`.
    var compression: String
    /// Equal files share their storage.
    var sharesFiles: Bool
  }

  /// The pictures of one drawing.
  struct Row: Hashable, Sendable {
    /// See `SourceJob`.
    var source: String
    /// The pictures and who shows them, encoded.
    var asked: [UInt8]
    /// The paths of other drawings that were looked at, relative to the manifest's folder.
    var dependencies: [String]
    /// The records, in the order of the pictures, encoded.
    var came: [UInt8]
  }

  /// Below the folder of the cache.
  static let fileName = "jobs"
  private static let magic = Array("chiral-jobs 3\n".utf8)
  private static let largest = 1 << 30

  var conditions: Conditions
  /// In the order of the jobs.
  var rows: [Row]

  /// The table in the folder of a memory, whose checksum `BuildState` knows; nil where there is no such one.
  static func read(in memory: String, checksum expected: Int) -> JobTable? {
    guard let bytes = try? Files.readFile(path(in: memory), limit: largest), bytes.starts(with: magic),
      Int(Deflate.checksum(bytes)) == expected
    else { return nil }
    var reader = ByteReader(bytes, from: magic.count)
    return try? JobTable(&reader)
  }

  /// Writes it, whole or not at all, and returns its checksum.
  func write(in memory: String) throws(FileError) -> Int {
    var writer = ByteWriter(Self.magic)
    writer.write(conditions.tools)
    writer.write(conditions.resolutions) { writer, resolution in
      writer.write(resolution.size)
      writer.write(resolution.scale)
    }
    writer.write(conditions.heights) { $0.write($1) }
    writer.write(conditions.stylesheet) { $0.write($1) }
    writer.write(conditions.compression)
    writer.write(conditions.sharesFiles)
    writer.write(rows) { writer, row in
      writer.write(row.source)
      writer.write(row.asked)
      writer.write(row.dependencies) { $0.write($1) }
      writer.write(row.came)
    }
    try Files.put(writer.bytes, at: Self.path(in: memory))
    return Int(Deflate.checksum(writer.bytes))
  }

  private static func path(in memory: String) -> String { "\(memory)/\(fileName)" }
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
    rows = try reader.list { reader throws(MalformedMessage) in
      Row(
        source: try reader.string(), asked: try reader.byteString(),
        dependencies: try reader.list { reader throws(MalformedMessage) in try reader.string() },
        came: try reader.byteString())
    }
    guard reader.isAtEnd else { throw MalformedMessage() }
  }
}

extension JobTable.Row {
  /// The row of a job; nil where another attempt may come to something else, or letters are set, which depend on
  /// what the drawing says.
  init?(_ job: SourceJob, _ placement: Placement, _ records: [Artwork: PictureRecord]) {
    guard let asked = Self.asked(job, placement) else { return nil }
    var writer = ByteWriter()
    var dependencies: Set<String> = []
    for artwork in job.artworks {
      guard let record = records[artwork], record.problem == nil, record.declined == nil else { return nil }
      dependencies.formUnion(record.dependencies.map(\.path))
      writer.write(record)
    }
    self.init(
      source: job.source, asked: asked, dependencies: dependencies.sorted(), came: writer.bytes)
  }

  /// What a job asks for; nil where it cannot be told in a row.
  static func asked(_ job: SourceJob, _ placement: Placement) -> [UInt8]? {
    guard job.artworks.allSatisfy({ $0.lettering == nil }) else { return nil }
    var writer = ByteWriter()
    writer.write(job.artworks) { writer, artwork in
      writer.write(artwork)
      writer.write(artwork.declined.rawValue)
      writer.write(placement[artwork]) { writer, showing in
        writer.write(showing.icon)
        writer.write(showing.locales) { $0.write($1) }
      }
    }
    return writer.bytes
  }

  /// The job with who shows its pictures; nil where the row is not what this version writes.
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
          locales: try reader.list { reader throws(MalformedMessage) in try reader.string() })
      }
      return artwork
    }
    guard let artworks, reader.isAtEnd else { return nil }
    return (SourceJob(source: source, artworks: artworks), showings)
  }

  /// What became of as many pictures, in their order; nil where the row is not what this version writes.
  func records(_ count: Int) -> [PictureRecord]? {
    var reader = ByteReader(came)
    var records: [PictureRecord] = []
    for _ in 0..<count {
      guard let record = try? reader.record() else { return nil }
      records.append(record)
    }
    return reader.isAtEnd ? records : nil
  }
}

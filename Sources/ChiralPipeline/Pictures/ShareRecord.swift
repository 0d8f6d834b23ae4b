internal import ChiralExporting
internal import ChiralManifest
internal import ChiralRendering
internal import ChiralRequests

/// The record that a build with `--shard` leaves in its folder: the number of its share, and its inputs.
struct ShareRecord: Hashable, Sendable {
  /// The options other than the share, which are the same for all shares of a build.
  struct Request: Hashable, Sendable {
    var targets: [String]
    var locales: [String]?
    var sizes: [Int]?
    var scales: [Int]?
    var compression: String
    var bakes: Bool
    var onlyListedLocales: Bool
  }

  var shard: Shard
  var request: Request
  /// The identity of the tools; see `ToolIdentity`.
  var tools: String
  /// The digest of the manifest's bytes.
  var manifest: [UInt8]
  /// The drawings that were read, by path relative to the manifest's folder.
  var drawings: [Dependencies.Item]

  /// Returns the path of the record in the folder of a share.
  static func path(in output: String) -> String { "\(output)/\(inside)" }
  /// The path in the output folder.
  static let inside = "\(CacheFolder.name)/\(Record.Kind.share.fileName)"

  /// Reads the record in a folder; nil if it is missing or damaged.
  static func read(in output: String) -> ShareRecord? {
    guard var content = Record.read(.share, at: path(in: output)) else { return nil }
    return try? ShareRecord(&content)
  }

  /// Writes the record, whole or not at all.
  func write(in output: String) throws(FileError) {
    var body = ByteWriter()
    body.write(shard.number)
    body.write(shard.count)
    body.write(request)
    body.write(tools)
    body.write(manifest)
    body.write(drawings) { writer, item in
      writer.write(item.path)
      writer.write(item.digest?.bytes ?? [])
    }
    try Record.write(body, kind: .share, at: Self.path(in: output))
  }
}

extension ShareRecord {
  private init(_ reader: inout ByteReader) throws(MalformedMessage) {
    guard let shard = Shard(try reader.integer(), of: try reader.integer()) else { throw MalformedMessage() }
    self.shard = shard
    request = try reader.request()
    tools = try reader.string()
    manifest = try reader.byteString()
    drawings = try reader.list { reader throws(MalformedMessage) in
      let path = try reader.string()
      let digest = try reader.byteString()
      return Dependencies.Item(path: path, digest: digest.isEmpty ? nil : SHA256(bytes: digest))
    }
  }
}

extension ShareRecord.Request {
  /// Takes the request from the options of a build.
  init(_ options: BuildOptions) {
    targets = options.targets.map(\.rawValue).sorted()
    locales = options.scope.locales?.map(\.text)
    sizes = options.scope.sizes
    scales = options.scope.scales
    compression = options.form.compression.rawValue
    bakes = options.form.bakes
    onlyListedLocales = options.form.onlyListedLocales
  }

  /// Applies the request to other options; returns false if this version does not know all its values.
  func apply(to options: inout BuildOptions) -> Bool {
    let known = targets.compactMap(Target.init)
    let tags = locales?.compactMap { try? LanguageTag($0) }
    guard known.count == targets.count, tags?.count == locales?.count,
      let compression = PNG.Compression(rawValue: compression)
    else { return false }
    options.targets = Set(known)
    options.scope.locales = tags
    options.scope.sizes = sizes
    options.scope.scales = scales
    options.form.compression = compression
    options.form.bakes = bakes
    options.form.onlyListedLocales = onlyListedLocales
    return true
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ request: ShareRecord.Request) {
    write(request.targets) { $0.write($1) }
    write(request.locales) { writer, locales in writer.write(locales) { $0.write($1) } }
    for numbers in [request.sizes, request.scales] {
      write(numbers) { writer, numbers in writer.write(numbers) { $0.write($1) } }
    }
    write(request.compression)
    write(request.bakes)
    write(request.onlyListedLocales)
  }
}

extension ByteReader {
  fileprivate mutating func request() throws(MalformedMessage) -> ShareRecord.Request {
    ShareRecord.Request(
      targets: try strings(),
      locales: try optional { reader throws(MalformedMessage) in try reader.strings() },
      sizes: try optional { reader throws(MalformedMessage) in try reader.integers() },
      scales: try optional { reader throws(MalformedMessage) in try reader.integers() },
      compression: try string(), bakes: try flag(), onlyListedLocales: try flag())
  }

  private mutating func strings() throws(MalformedMessage) -> [String] {
    try list { reader throws(MalformedMessage) in try reader.string() }
  }

  private mutating func integers() throws(MalformedMessage) -> [Int] {
    try list { reader throws(MalformedMessage) in try reader.integer() }
  }
}

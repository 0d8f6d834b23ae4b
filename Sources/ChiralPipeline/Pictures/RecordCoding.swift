internal import ChiralExporting
internal import ChiralRequests

extension PictureRecord {
  /// Encodes the records of a drawing's pictures; nil if one of them was not made or was declined. The changes and the product
  /// are left out.
  static func encoded(_ records: [PictureRecord?]) -> [UInt8]? {
    var writer = ByteWriter()
    for record in records {
      guard let record, record.problem == nil, record.declined == nil else { return nil }
      writer.write(record)
    }
    return writer.bytes
  }

  /// Decodes the records of `count` pictures; nil if the bytes do not hold as many.
  static func decoded(_ bytes: [UInt8], count: Int) -> [PictureRecord]? {
    var reader = ByteReader(bytes)
    var records: [PictureRecord] = []
    for _ in 0..<count {
      guard let record = try? reader.record() else { return nil }
      records.append(record)
    }
    return reader.isAtEnd ? records : nil
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ record: PictureRecord) {
    write(record.written) { writer, written in
      writer.write(written.form.height)
      writer.write(written.digest.bytes)
      writer.write(written.isOneFile)
    }
    write(record.parts) { writer, part in
      writer.write(part.action)
      writer.write(part.element)
      writer.write(part.reason)
    }
    write(record.fonts)
    write(record.dependencies) { writer, item in
      writer.write(item.path)
      writer.write(item.digest?.bytes ?? [])
    }
  }
}

extension ByteReader {
  fileprivate mutating func record() throws(MalformedMessage) -> PictureRecord {
    var record = PictureRecord()
    record.written = try list { reader throws(MalformedMessage) in
      PictureRecord.Written(
        form: OutputFile.Form(height: try reader.integer()), digest: SHA256(bytes: try reader.byteString()),
        isOneFile: try reader.flag())
    }
    record.parts = try list { reader throws(MalformedMessage) in
      BuildIndex.Part(
        action: try reader.string(), element: try reader.string(), reason: try reader.string())
    }
    record.fonts = try values()
    record.dependencies = try list { reader throws(MalformedMessage) in
      let path = try reader.string()
      let digest = try reader.byteString()
      return Dependencies.Item(path: path, digest: digest.isEmpty ? nil : SHA256(bytes: digest))
    }
    return record
  }
}

extension OutputFile.Form {
  /// A number for the form: the height in pixels, 0 for a drawing, negative if `currentColor` stays black.
  fileprivate var height: Int {
    switch self {
    case .svg: 0
    case .png(let height, let isTinted): isTinted ? height : -height
    }
  }

  fileprivate init(height: Int) {
    self = height == 0 ? .svg : .png(height: abs(height), isTinted: height > 0)
  }
}

extension PNG {
  /// The largest number of pixels that are read: 64 MB.
  static let largestPixelCount = 1 << 24

  /// Reads a PNG with eight bits per channel, not interlaced, of any colour type and with any filters.
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    let chunks = try Chunks(bytes)
    let header = try Header(chunks.header)
    let rows = try unfilteredRows(chunks.data, header)
    return try bitmap(rows, header: header, chunks: chunks)
  }

  private static func unfilteredRows(_ data: [UInt8], _ header: Header) throws(PNGError) -> [UInt8] {
    let length = header.width * header.type.channels
    let filtered: [UInt8]
    do {
      filtered = try Inflate.zlib(data, count: header.height * (1 + length))
    } catch {
      throw .damaged(chunk: "IDAT")
    }
    var rows = [UInt8](repeating: 0, count: header.height * length)
    for row in 0..<header.height {
      let source = row * (1 + length)
      guard let filter = Filter(rawValue: filtered[source]) else { throw .damaged(chunk: "filter byte") }
      let line = Line(start: row * length, length: length, channels: header.type.channels)
      filter.undo(filtered[(source + 1)...].prefix(length), into: &rows, line)
    }
    return rows
  }

  private static func bitmap(_ rows: [UInt8], header: Header, chunks: Chunks) throws(PNGError) -> Bitmap {
    let pixels =
      switch header.type {
      case .grey: pixels(rows, channels: 1, at: (0, 0, 0), alpha: nil)
      case .greyAlpha: pixels(rows, channels: 2, at: (0, 0, 0), alpha: 1)
      case .rgb: pixels(rows, channels: 3, at: (0, 1, 2), alpha: nil)
      case .rgba: pixels(rows, channels: 4, at: (0, 1, 2), alpha: 3)
      case .palette: pixels(try looked(up: rows, in: chunks), channels: 4, at: (0, 1, 2), alpha: 3)
      }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  /// Returns premultiplied RGBA from rows with the given positions of colours and alpha among the channels.
  private static func pixels(
    _ rows: [UInt8], channels: Int, at places: (Int, Int, Int), alpha place: Int?
  ) -> [UInt8] {
    let count = rows.count / channels
    return [UInt8](unsafeUninitializedCapacity: count * 4) { target, initialized in
      initialized = count * 4
      rows.withUnsafeBufferPointer { rows in
        var (from, to) = (0, 0)
        while from < rows.count {
          let alpha = place.map { rows[from + $0] } ?? 255
          switch alpha {
          case 0:
            (target[to], target[to + 1], target[to + 2]) = (0, 0, 0)
          case 255:
            target[to] = rows[from + places.0]
            target[to + 1] = rows[from + places.1]
            target[to + 2] = rows[from + places.2]
          default:
            target[to] = premultiplied(rows[from + places.0], alpha: alpha)
            target[to + 1] = premultiplied(rows[from + places.1], alpha: alpha)
            target[to + 2] = premultiplied(rows[from + places.2], alpha: alpha)
          }
          target[to + 3] = alpha
          from += channels
          to += 4
        }
      }
    }
  }

  /// Returns palette indices as straight RGBA.
  private static func looked(up rows: [UInt8], in chunks: Chunks) throws(PNGError) -> [UInt8] {
    var colours: [UInt8] = []
    colours.reserveCapacity(rows.count * 4)
    for number in rows.lazy.map({ Int($0) }) {
      guard number * 3 + 2 < chunks.palette.count else { throw .damaged(chunk: "PLTE") }
      colours += chunks.palette[number * 3..<number * 3 + 3]
      colours.append(number < chunks.transparency.count ? chunks.transparency[number] : 255)
    }
    return colours
  }
}

extension PNG {
  /// True if a file is a PNG of a height whose chunks are complete and have the right checksums; nothing is decompressed.
  package static func isIntact(_ bytes: [UInt8], height: Int) -> Bool {
    guard let chunks = try? Chunks(bytes), let header = try? Header(chunks.header) else { return false }
    return header.height == height && !chunks.data.isEmpty
  }
}

/// The chunks that are used, each verified by its checksum; all IDAT chunks are joined.
private struct Chunks {
  var header: [UInt8] = []
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  var data: [UInt8] = []

  init(_ bytes: [UInt8]) throws(PNGError) {
    guard bytes.starts(with: PNG.signature) else { throw .notPNG }
    var at = PNG.signature.count
    // Besides its content, a chunk has 12 bytes: length, name and checksum (PNG, section 5.3). The checksum covers the name
    // and the content.
    while at + 12 <= bytes.count {
      let length = Int(readBigEndian(bytes, at))
      let name = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
      guard at + 12 + length <= bytes.count else { throw .damaged(chunk: name) }
      let checksum = bytes[at + 4..<at + 8 + length].withUnsafeBytes { crc32($0) }
      guard checksum == readBigEndian(bytes, at + 8 + length) else { throw .damaged(chunk: name) }
      let content = Array(bytes[at + 8..<at + 8 + length])
      switch name {
      case "IHDR": header = content
      case "PLTE": palette = content
      case "tRNS": transparency = content
      case "IDAT": data += content
      case "IEND": return
      default: break
      }
      at += 12 + length
    }
    throw .damaged(chunk: "IEND")
  }
}

private func readBigEndian(_ bytes: [UInt8], _ at: Int) -> UInt32 {
  bytes[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) }
}

/// The IHDR chunk, of a supported kind.
private struct Header {
  let width: Int
  let height: Int
  let type: PNG.ColorType

  init(_ content: [UInt8]) throws(PNGError) {
    guard content.count == 13 else { throw .damaged(chunk: "IHDR") }
    width = Int(readBigEndian(content, 0))
    height = Int(readBigEndian(content, 4))
    guard let type = PNG.ColorType(rawValue: content[9]), width > 0, height > 0 else {
      throw .damaged(chunk: "IHDR")
    }
    guard content[8] == 8 else { throw .unsupported("\(content[8]) bits a channel") }
    guard content[12] == 0 else { throw .unsupported("interlacing") }
    guard width.multipliedReportingOverflow(by: height).partialValue <= PNG.largestPixelCount,
      width <= PNG.largestPixelCount, height <= PNG.largestPixelCount
    else { throw .tooLarge(width: width, height: height) }
    self.type = type
  }
}

/// The position of a row among the unfiltered rows.
private struct Line {
  let start: Int
  let length: Int
  let channels: Int
}

/// The five filters of rows; all but `none` store differences from neighbouring bytes.
private enum Filter: UInt8 {
  case none, left, up, average, paeth

  func undo(_ filtered: ArraySlice<UInt8>, into rows: inout [UInt8], _ line: Line) {
    if self == .none {
      rows.replaceSubrange(line.start..<line.start + line.length, with: filtered)
      return
    }
    for (offset, value) in filtered.enumerated() {
      let at = line.start + offset
      let left = offset < line.channels ? 0 : rows[at - line.channels]
      let up = line.start == 0 ? 0 : rows[at - line.length]
      let corner = offset < line.channels || line.start == 0 ? 0 : rows[at - line.length - line.channels]
      rows[at] = value &+ prediction(left: left, up: up, corner: corner)
    }
  }

  private func prediction(left: UInt8, up: UInt8, corner: UInt8) -> UInt8 {
    switch self {
    case .none: return 0
    case .left: return left
    case .up: return up
    case .average: return UInt8((UInt16(left) + UInt16(up)) / 2)
    case .paeth:
      let estimate = Int(left) + Int(up) - Int(corner)
      let (a, b, c) = (abs(estimate - Int(left)), abs(estimate - Int(up)), abs(estimate - Int(corner)))
      if a <= b && a <= c { return left }
      return b <= c ? up : corner
    }
  }
}

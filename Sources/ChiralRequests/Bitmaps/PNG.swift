/// Definitions shared by the writer and the reader of PNG. Source: the PNG specification, third edition.
package enum PNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The colour types; their number of channels is the number of bytes per pixel, at eight bits per channel.
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// The effort of compression; the pixels are the same.
  package enum Compression: String, CaseIterable, Sendable {
    /// Compresses in half the time of `balanced`, to about 8 % more bytes.
    case fast
    /// Compresses to a third less than cairo's writer, and faster.
    case balanced
    /// Compresses in forty times the time of `balanced`, to about 10 % fewer bytes.
    case smallest

    /// The level of libdeflate, 0 to 12.
    package var level: Int {
      switch self {
      case .fast: 1
      case .balanced: 6
      case .smallest: 12
      }
    }
  }

  /// The default level of compression.
  package static let standardLevel = Compression.balanced.level

  /// Returns the bytes of a PNG file; they are always the same for the same picture and level.
  package static func encode(_ bitmap: Bitmap, level: Int = standardLevel) -> [UInt8] {
    let encoder = PNGEncoder(level: level)
    return encoder.encode(bitmap)
  }
}

extension PNG {
  /// Returns the PNG file of the mirror image of another; nil if that cannot be read.
  package static func flippedHorizontally(_ png: [UInt8], level: Int) -> [UInt8]? {
    (try? decode(png)).map { encode($0.flippedHorizontally(), level: level) }
  }

  /// Returns a PNG file with the name of the program that wrote it, in a chunk behind the header.
  package static func signed(_ png: [UInt8], by software: StaticString) -> [UInt8] {
    // The signature, and the length, name, content and checksum of IHDR.
    let header = signature.count + 4 + 4 + 13 + 4
    guard png.count > header, png.starts(with: signature) else { return png }
    let named = Array("tEXt".utf8) + mark(of: software)
    let checksum = named.withUnsafeBytes { crc32($0) }
    let numbers = [UInt32(named.count - 4), checksum].map { number in
      withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
    return png[..<header] + numbers[0] + named + numbers[1] + png[header...]
  }

  /// Returns the bytes by which a file is recognised as one of a program.
  package static func mark(of software: StaticString) -> [UInt8] {
    software.withUTF8Buffer { Array("Software".utf8) + [0] + Array($0) }
  }
}

/// The reason why a PNG cannot be read.
package enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file does not begin like a PNG.
  case notPNG
  /// A chunk is missing, cut off or has a wrong checksum.
  case damaged(chunk: String)
  /// The file is valid, but of a kind that this reader does not support.
  case unsupported(String)
  /// The picture has more pixels than allowed.
  case tooLarge(width: Int, height: Int)

  package var description: String {
    switch self {
    case .notPNG: "this is not a PNG file"
    case .damaged(let chunk): "the PNG's \(chunk) is missing or damaged"
    case .unsupported(let what): "PNGs with \(what) cannot be read"
    case .tooLarge(let width, let height): "the PNG of \(width) × \(height) pixels is too large"
    }
  }
}

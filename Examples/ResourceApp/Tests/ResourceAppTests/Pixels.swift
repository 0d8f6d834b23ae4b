import CZlib
import Foundation

/// The alpha channel of a PNG with 8 bits per channel, as rows.
struct Pixels: Equatable {
  let rows: [[UInt8]]

  var width: Int { rows.first?.count ?? 0 }
  var height: Int { rows.count }

  /// The mirror image.
  var flipped: Pixels { Pixels(rows: rows.map { $0.reversed() }) }

  /// Returns the sum of the alpha of one half.
  func ink(inLeftHalf: Bool) -> Int {
    rows.map { row in (inLeftHalf ? row.prefix(width / 2) : row.suffix(width / 2)).reduce(0) { $0 + Int($1) }
    }
    .reduce(0, +)
  }
}

extension Pixels {
  struct Unreadable: Error {
    let reason: String
  }

  /// Reads a PNG file.
  init(_ url: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: url))
    var data: [UInt8] = []
    var header: [UInt8] = []
    var at = 8
    while at + 8 <= bytes.count {
      let length = Self.number(bytes[at..<at + 4])
      let body = bytes[at + 8..<at + 8 + length]
      switch String(decoding: bytes[at + 4..<at + 8], as: UTF8.self) {
      case "IHDR": header = Array(body)
      case "IDAT": data += body
      default: break
      }
      at += 12 + length
    }
    let channels = [4: 2, 6: 4][header[9]]
    guard let channels, header[8] == 8, header[12] == 0 else { throw Unreadable(reason: "kind \(header)") }
    let (width, height) = (Self.number(header[0..<4]), Self.number(header[4..<8]))
    let raw = try Self.inflated(data, size: (width * channels + 1) * height)
    rows = Self.unfiltered(raw, stride: width * channels, channels).map { row in
      stride(from: channels - 1, to: row.count, by: channels).map { row[$0] }
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func inflated(_ data: [UInt8], size: Int) throws -> [UInt8] {
    var result = [UInt8](repeating: 0, count: size)
    var length = uLongf(size)
    guard uncompress(&result, &length, data, uLong(data.count)) == Z_OK, length == size else {
      throw Unreadable(reason: "its data")
    }
    return result
  }

  /// Reverses the filters of the rows (PNG specification, 9.2).
  private static func unfiltered(_ raw: [UInt8], stride: Int, _ channels: Int) -> [[UInt8]] {
    var above = [UInt8](repeating: 0, count: stride)
    return Swift.stride(from: 0, to: raw.count, by: stride + 1).map { start in
      var row = Array(raw[start + 1..<start + 1 + stride])
      for index in row.indices {
        let left = index < channels ? 0 : Int(row[index - channels])
        let corner = index < channels ? 0 : Int(above[index - channels])
        let up = Int(above[index])
        let guess = [0, left, up, (left + up) / 2, paeth(left, up, corner)][Int(raw[start])]
        row[index] = UInt8(truncatingIfNeeded: Int(row[index]) + guess)
      }
      above = row
      return row
    }
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}

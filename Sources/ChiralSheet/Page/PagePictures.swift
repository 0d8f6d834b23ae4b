import ChiralManifest
import ChiralPlanning

/// The pictures of a page: each PNG once, in base64, one a line; data refers to them by number.
struct PagePictures {
  private(set) var lines: [[UInt8]] = []
  private var numbers: [[UInt8]: Int] = [:]
  private(set) var portraits: [JSONValue] = []
  private var indices: [Key: Int] = [:]

  /// Pictures with the same pixels in the same sizes are one picture of a page.
  private struct Key: Hashable {
    var pngs: [Int: [UInt8]]
    var parts: [Portrait.Part]
  }

  /// The number of a picture among `portraits`.
  mutating func index(of portrait: Portrait) -> Int {
    let key = Key(pngs: portrait.pngs, parts: portrait.parts)
    if let index = indices[key] { return index }
    let index = portraits.count
    indices[key] = index
    let files = SheetPicture.pageHeights.map { height in
      portrait.pngs[height].map { JSONValue.int(number(of: $0)) } ?? .null
    }
    portraits.append(
      .members([
        "f": .array(files), "w": .int(portrait.pixelWidth), "t": .int(portrait.tone.rawValue),
        "parts": portrait.parts.isEmpty ? nil : .array(portrait.parts.map(\.json)),
      ]))
    return index
  }

  private mutating func number(of png: [UInt8]) -> Int {
    if let number = numbers[png] { return number }
    numbers[png] = lines.count
    lines.append(png)
    return lines.count - 1
  }
}

extension Portrait.Part {
  fileprivate var json: JSONValue {
    .members([
      "a": .string(action), "e": .string(element), "why": .string(reason),
      "box": box.map { box in
        .array([box.x, box.y, box.width, box.height].map { .double(($0 * 100).rounded() / 100) })
      },
    ])
  }
}

import ChiralManifest
import ChiralValues

/// The pictures of a page: each PNG once, in Base64, one per line; the data refers to them by number.
struct PagePictures {
  /// The heights of the PNGs, in pixels, unless a picture has others.
  let heights: [Int]
  private(set) var lines: [[UInt8]] = []
  private var numbers: [ByteKey: Int] = [:]
  private(set) var renditions: [JSONValue] = []
  /// The drawings as texts, each once.
  private(set) var drawings: [JSONValue] = []
  private var drawingNumbers: [ByteKey: Int] = [:]
  private var indices: [Key: Int] = [:]

  /// The identity of a picture: pictures with the same PNG files and parts are stored once.
  private struct Key: Hashable {
    /// The heights of its files.
    var heights: [Int]
    /// The numbers of its files.
    var files: [Int]
    var isFlipped: Bool
    var parts: [MirrorNote]
  }

  /// Creates an empty list of pictures with these heights.
  init(heights: [Int]) { self.heights = heights }

  /// Returns the number of a picture in `renditions`.
  mutating func index(of rendition: Rendition) -> Int {
    let own = rendition.pngs.keys.sorted()
    let files = own.map { height in number(of: rendition.pngs[height] ?? []) }
    let key = Key(heights: own, files: files, isFlipped: rendition.isFlipped, parts: rendition.parts)
    if let index = indices[key] { return index }
    let index = renditions.count
    indices[key] = index
    renditions.append(
      .members([
        "f": .array(files.map(JSONValue.int)), "y": own == heights ? nil : .array(own.map(JSONValue.int)),
        "m": rendition.isFlipped ? true : nil,
        "d": drawing(of: rendition).map(JSONValue.int), "w": .int(rendition.pixelWidth),
        "t": .int(rendition.tone.rawValue),
        "parts": rendition.parts.isEmpty ? nil : .array(rendition.parts.map(\.json)),
      ]))
    return index
  }

  private mutating func drawing(of rendition: Rendition) -> Int? {
    guard !rendition.drawing.isEmpty else { return nil }
    let key = ByteKey(rendition.drawing)
    if let number = drawingNumbers[key] { return number }
    drawingNumbers[key] = drawings.count
    drawings.append(.string(String(decoding: rendition.drawing, as: UTF8.self)))
    return drawings.count - 1
  }

  private mutating func number(of png: [UInt8]) -> Int {
    let key = ByteKey(png)
    if let number = numbers[key] { return number }
    numbers[key] = lines.count
    lines.append(png)
    return lines.count - 1
  }
}

extension MirrorNote {
  /// The part that was kept or moved, as the page reads it.
  fileprivate var json: JSONValue {
    let guidelines = rule?.split(separator: ", ").map { JSONValue.string(String($0)) }
    return .members([
      "a": .string(action.rawValue), "e": .string(element), "why": .string(reason),
      "g": guidelines.map(JSONValue.array), "is": subject.map { .string($0.rawValue) },
      "named": isNamed ? true : nil,
      "proof": proof.map { [.string($0.sibling), .double($0.mean), .double($0.spot)] },
      "at": .array(parts.map(\.json)),
    ])
  }
}

extension MirrorNote.Part {
  /// The place of the part in the drawing, as the page reads it.
  fileprivate var json: JSONValue {
    .members([
      "n": .int(number), "sub": subpaths.isEmpty ? nil : .array(subpaths.map(JSONValue.int)),
      "d": outline.map(JSONValue.string),
    ])
  }
}

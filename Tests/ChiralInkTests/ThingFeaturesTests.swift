import ChiralSVG
import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralInk

/// The features of ink, which two programs compute: this one, and the scripts that train the networks.
@Suite struct ThingFeaturesTests {
  /// A drawing of `Assets` with its features, as `scripts/feature-record.py` recorded them.
  private struct Recorded {
    let name: String
    let pixels: [Bool]
    let width: Int
    let features: [Float]
  }

  /// The record has units of 1/4096, and the script adds in another order.
  private static let tolerance: Float = 1.5 / 4096

  @Test func theScriptsComputeTheSameFeatures() throws {
    let record = try Self.record()
    #expect(record.count == 50)
    for drawing in record {
      let features = try #require(ThingFeatures(opaque: drawing.pixels, width: drawing.width))
      let wrong = features.values.indices.filter {
        abs(features.values[$0] - drawing.features[$0]) > Self.tolerance
      }
      let listed = wrong.prefix(5).map { "\($0): \(features.values[$0]), not \(drawing.features[$0])" }
      #expect(wrong.isEmpty, "\(drawing.name): \(wrong.count) features differ: \(listed)")
    }
  }

  /// The networks learn from pictures, whose pixels end elsewhere than the samples of outlines: the features of text.quote differ
  /// by 0.033 on average, those of the others by less.
  @Test func outlinesHaveTheFeaturesOfTheirPictures() throws {
    var compared = 0
    for drawing in try Self.record() {
      let file = Repository.root.appending(path: "Assets/\(drawing.name).svg")
      let text = try Data(contentsOf: file)
      // Neither text nor clipping is ink for the reader.
      guard !["<text", "clip-path"].contains(where: String(decoding: text, as: UTF8.self).contains) else {
        continue
      }
      let document = try SVGDocument(parsing: Array(text), file: file.lastPathComponent)
      let scene = Scene(document, viewBox: try document.viewBox())
      let units = InkReader(scene).units
      let features = ThingFeatures(units, in: try #require(units.box))
      let differences = zip(features.values, drawing.features).map { abs($0 - $1) }
      let mean = differences.reduce(0, +) / Float(differences.count)
      #expect(mean < 0.035, "\(drawing.name)")
      compared += 1
    }
    #expect(compared == 42)
  }

  /// A record of one drawing, or of empty ones, would show nothing.
  @Test func theRecordShowsEveryKindOfFeature() throws {
    let record = try Self.record()
    let areas = 14 * 14
    for features in [0..<areas, areas..<2 * areas, 2 * areas..<3 * areas, 3 * areas..<ThingFeatures.count] {
      #expect(Set(record.map { Array($0.features[features]) }).count > 45)
    }
    #expect(Set(record.map { $0.features.suffix(4).firstIndex(of: 1) }).count == 4)
  }

  private static func record() throws -> [Recorded] {
    let file = Repository.root.appending(path: "Tests/Fixtures/recognition/features.bin")
    var rest = try Data(contentsOf: file)[...]
    func next() -> Int {
      let bytes = rest.prefix(2)
      rest = rest.dropFirst(2)
      return bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    var record: [Recorded] = []
    while !rest.isEmpty {
      let name = String(decoding: rest.dropFirst().prefix(Int(rest[rest.startIndex])), as: UTF8.self)
      rest = rest.dropFirst(1 + name.utf8.count)
      let (width, height) = (next(), next())
      let bits = Array(rest.prefix((width * height + 7) / 8))
      rest = rest.dropFirst(bits.count)
      let pixels = (0..<width * height).map { place -> Bool in
        let mask: UInt8 = 0x80 >> (place % 8)
        return bits[place / 8] & mask != 0
      }
      let features = (0..<ThingFeatures.count).map { _ in Float(next()) / 4096 }
      record.append(Recorded(name: name, pixels: pixels, width: width, features: features))
    }
    return record
  }
}

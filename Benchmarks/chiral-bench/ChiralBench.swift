import CLibXML2
import ChiralMirroring
import ChiralSVG
import Foundation

/// Measures parsing, mirroring and serialising drawings against parsing each twice with libxml2, at three
/// sizes.
///
/// Usage: `chiral-bench <file> …`. The times are medians over the drawings of the best run of each, in
/// microseconds.
@main enum ChiralBench {
  static func main() throws {
    let files = CommandLine.arguments.dropFirst().filter { $0.hasSuffix(".svg") }
    guard !files.isEmpty else { return print("name some SVG files") }
    print("copies     bytes   libxml2 twice   mirror   ratio   mirror per copy")
    var first: Double?
    for copies in [1, 10, 100] {
      let drawings = try files.map { try repeated(Array(Data(contentsOf: URL(filePath: $0))), copies) }
      let rows = drawings.map { drawing in
        (size: drawing.count, libxml2: time { parseTwice(drawing) }, mirror: time { mirror(drawing) })
      }
      let xml = median(rows.map(\.libxml2))
      let own = median(rows.map(\.mirror))
      let ratio = median(rows.map { $0.mirror / $0.libxml2 })
      first = first ?? own
      let numbers = [median(rows.map { Double($0.size) }), xml, own, ratio, own / Double(copies)]
      print(line(copies, numbers))
    }
  }

  private static func line(_ copies: Int, _ numbers: [Double]) -> String {
    String(
      format: "%6d  %8.0f  %14.1f  %7.1f  %6.2f  %16.1f", copies, numbers[0], numbers[1], numbers[2],
      numbers[3],
      numbers[4])
  }

  /// Returns a drawing with its content repeated.
  private static func repeated(_ source: [UInt8], _ copies: Int) throws -> [UInt8] {
    var document = try SVGDocument(parsing: source, file: "")
    let content = document.root.children
    document.root.children = (0..<copies).flatMap { _ in content }
    return document.serialized()
  }

  private static func parseTwice(_ bytes: [UInt8]) {
    for _ in 0..<2 {
      bytes.withUnsafeBytes { raw in
        let text = raw.bindMemory(to: CChar.self).baseAddress
        xmlFreeDoc(xmlReadMemory(text, Int32(raw.count), nil, nil, Int32(XML_PARSE_NONET.rawValue)))
      }
    }
  }

  private static func mirror(_ bytes: [UInt8]) {
    var mirror = Mirror()
    mirror.isPure = true
    let result = try? mirror.mirrored(SVGDocument(parsing: bytes, file: "")).document.serialized()
    precondition(result?.isEmpty == false)
  }

  /// Returns the best time of a call in microseconds, measured for at least a fiftieth of a second.
  private static func time(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var best = Duration.seconds(1000)
    var runs = 0
    while runs < 5 || clock.now - start < .milliseconds(20) {
      best = min(best, clock.measure(work))
      runs += 1
    }
    return best / .microseconds(1)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

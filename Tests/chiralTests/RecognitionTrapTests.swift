import ChiralTestSupport
import Foundation
import Testing

/// Numbers in drawings, however large, do not trap in the recognition of parts.
@Suite struct RecognitionTrapTests {
  private static func drawing(_ attributes: String, _ path: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path \(attributes) d=\"\(path)\"/></svg>"
  }

  private static let drawings = [
    drawing("fill=\"none\" stroke=\"red\"", "M8 5A4 4 0 0 0 5 1e300c0 3 1 5 2 6"),
    drawing("fill=\"red\"", "m8 6H3c-1 0-2 1-1.e900,2v1c0,1 1 2 2 2"),
    drawing("stroke=\"red\" stroke-width=\"1e308\"", "M3 3l18 18M1e308 0h-1e308v9z"),
    drawing("transform=\"scale(1e-300 1e300)\"", "M3 3l18 18-2 2L1 5zM1e200 5h4v1e200z"),
    drawing("transform=\"scale(0)\"", "M3 3l18 18M6 6h9v9z"),
    drawing("filter=\"url(#f)\" fill=\"red\"", "M3 3h9v9z").replacing(
      "</svg>",
      with: "<filter id=\"f\"><feConvolveMatrix order=\"3\" kernelMatrix=\"1 2 3 4 5 6 7 8 9\" "
        + "targetX=\"-9223372036854775808\"/></filter></svg>"),
    drawing("fill=\"red\"", "M0 0h0v0zM4 4h1e-320v9zM1e154 1e154l1e154 9 3 3z"),
  ]

  @Test func hugeNumbersAreDrawnOrRefusedButTrapNowhere() throws {
    let set = try IconSet()
    for (number, drawing) in Self.drawings.enumerated() {
      for name in ["bell-off", "edit", "file-search", "clock-check"] {
        try set.write(drawing, to: "Hostile/\(name)-\(number).svg")
      }
    }
    for command in [["mirror", "Hostile", "-o", "mirrored"], ["init", "Hostile"], ["audit", "Hostile"]] {
      let outcome = try Command.run(command, in: set.folder)
      #expect(!outcome.errors.contains("signal") && !outcome.output.contains("signal"), "\(outcome)")
      #expect(outcome.status < 2, "\(outcome)")
    }
  }
}

import ChiralMirroring
import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import Foundation
import Testing

/// The law of mirroring on a folder of any drawings: `CHIRAL_CORPUS=FOLDER swift test --filter CorpusTests`.
///
/// Drawings that cannot be read, rendered or mirrored are counted separately, because they are refused with a
/// reason.
@Suite struct CorpusTests {
  private static let folder = ProcessInfo.processInfo.environment["CHIRAL_CORPUS"].map { URL(filePath: $0) }
  private let helper = RenderHelper(.init(executable: BuiltProducts.renderer))

  @Test(.enabled(if: folder != nil)) func everyDrawingIsMirroredExactly() throws {
    let folder = try #require(Self.folder)
    var count = (exact: 0, refused: 0, different: 0)
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where path.hasSuffix(".svg") {
      let source = try Array(Data(contentsOf: folder.appending(path: path)))
      guard let document = try? SVGDocument(parsing: source, file: path),
        let mirrored = try? Mirror.pure.mirrored(document).document,
        let upright = try? helper.picture(document)
      else {
        count.refused += 1
        continue
      }
      let isExact = try helper.picture(mirrored).looksLike(upright.flippedHorizontally())
      if isExact { count.exact += 1 } else { count.different += 1 }
      #expect(isExact, "\(path) is not mirrored exactly")
    }
    print("\(count.exact) exact, \(count.different) different, \(count.refused) refused")
    #expect(count.exact > 0)
    #expect(count.refused * 100 <= count.exact, "more than one drawing in a hundred is refused")
  }
}

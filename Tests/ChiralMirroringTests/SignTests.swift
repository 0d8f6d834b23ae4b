import ChiralMirroring
import ChiralSVG
import ChiralTestSupport
import ChiralValues
import Testing

@testable import ChiralSigns

/// The table of signs: what each row says about its examples, and the article that lists them.
@Suite struct SignTests {
  /// Returns the mirror image of an example for Hebrew, in which question marks are kept, and its notes.
  private func mirrored(_ example: Sign.Example) throws -> MirrorResult {
    var mirror = Mirror()
    mirror.keepsQuestionMarks = true
    mirror.name = example.icon
    return try mirror.mirrored(try SVGDocument(parsing: Array(example.drawing.utf8), file: "example.svg"))
  }

  /// Returns true if a note is about a sign.
  private func isAbout(_ sign: Sign, _ note: MirrorNote) -> Bool {
    let isNamed = sign.subject != nil || [sign.noun, sign.name].contains { note.reason.contains($0) }
    return note.rule == sign.guideline && note.subject == sign.subject && isNamed
  }

  @Test(arguments: Sign.all) func examplesAreSeen(sign: Sign) throws {
    #expect(sign.examples.contains { $0.isSeen })
    for example in sign.examples {
      // A name that promises a sign that is not there declines the icon.
      let notes = example.isSeen ? try mirrored(example).notes : (try? mirrored(example).notes) ?? []
      let isSeen = notes.contains { isAbout(sign, $0) }
      #expect(isSeen == example.isSeen, "signs/\(sign.name), \(example.caption): \(notes)")
    }
  }

  /// Only signs that a word or the network can promise have vetoes that the name overrules.
  @Test func rowsAreConsistent() {
    #expect(Set(Sign.all.map(\.name)).count == Sign.all.count)
    for sign in Sign.all {
      #expect(sign.guideline.split(separator: ", ").allSatisfy { $0.hasPrefix("R") })
      #expect(sign.words.allSatisfy { $0 == $0.lowercased() })
      #expect(sign.vetoes.allSatisfy { !$0.reason.isEmpty })
    }
  }

  /// The article lists each sign with a picture: as drawn, and mirrored.
  @Test func theArticleIsCurrent() throws {
    expectGolden(SignReference.markdown, "Sources/chiral/Chiral.docc/Signs.md")
    for sign in Sign.all {
      guard let example = sign.examples.first else { continue }
      let image = try mirrored(example).document
      let picture = SignReference.picture(
        of: example, mirrored: String(decoding: image.serialized(), as: UTF8.self))
      expectGolden(picture, "Sources/chiral/Chiral.docc/sign-\(sign.name).svg")
    }
  }
}

extension Sign: CustomTestStringConvertible {
  /// The name of the row.
  public var testDescription: String { name }
}

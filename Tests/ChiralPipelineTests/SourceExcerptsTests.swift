import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralPipeline

@Suite struct SourceExcerptsTests {
  @Test func theCaretStandsBelowTheColumn() {
    #expect(SourceExcerpts.window("    <path d=\"M0\"/>", column: 11) == "<path d=\"M0\"/>\n      ^")
    #expect(SourceExcerpts.window("<g/>", column: 5) == "<g/>\n    ^")
    #expect(SourceExcerpts.window("<g/>", column: 9) == nil)
  }

  /// The part of a long line around the column is shown, and the caret is below the same character.
  @Test(arguments: [1, 40, 200, 273, 999, 1000]) func aLongLineIsCut(column: Int) throws {
    let line = String((0..<1000).map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) })
    let lines = try #require(SourceExcerpts.window(line[...], column: column)).split(separator: "\n")
    #expect(lines[0].count <= 74)
    let caret = lines[1].count - 1
    #expect(Array(lines[0])[caret] == Array(line)[column - 1])
    // A narrow terminal shows less, and neither line is broken there.
    let narrow = try #require(SourceExcerpts.window(line[...], column: column, width: 34)).split(
      separator: "\n")
    #expect(narrow.allSatisfy { $0.count <= 36 })
    #expect(Array(narrow[0])[narrow[1].count - 1] == Array(line)[column - 1])
  }

  @Test func aFileAsAWholeHasNone() throws {
    let scratch = try ScratchFolder()
    let file = scratch.url.appending(path: "a.svg").path
    try Data("<svg>\n  <g/>\n</svg>\n".utf8).write(to: URL(filePath: file))
    let excerpts = SourceExcerpts()
    #expect(excerpts.excerpt(at: SourceLocation(file: file, line: 1, column: 1)) == nil)
    #expect(excerpts.excerpt(at: SourceLocation(file: file, line: 2, column: 3)) == "<g/>\n^")
    #expect(excerpts.excerpt(at: SourceLocation(file: file, line: 9, column: 3)) == nil)
    #expect(excerpts.excerpt(at: SourceLocation(file: file + "x", line: 2, column: 3)) == nil)
  }
}

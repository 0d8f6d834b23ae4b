import ChiralMirroring
import ChiralSVG
import Testing

/// Laws that need no pictures, for every fixture: the properties that a mirror image shares with its source.
@Suite struct TextLawTests {
  @Test(arguments: Fixture.areas) func mirroringTwiceGivesTheNumbersOfTheSource(area: String) throws {
    for fixture in Fixture.all(in: area) {
      let document = try fixture.document()
      let twice = try Mirror.pure.mirrored(Mirror.pure.reread(document)).document
      // A dashed shape becomes a path and stays one, and shared parts may be copied.
      var rest = numbers(twice)[...]
      for path in numbers(document) {
        rest = rest.drop { $0 != path }.dropFirst()
        #expect(!rest.isEmpty || numbers(twice).last == path, "\(fixture)")
      }
    }
  }

  /// Returns all numbers of all paths, as values.
  private func numbers(_ document: SVGDocument) -> [[DecimalNumber]] {
    document.root.tree.filter { $0.name == "path" && $0.namespace == .svg }
      .map { PathData($0["d"] ?? "").arguments.map(\.value) }
  }

  @Test(arguments: Fixture.areas) func theResultIsWellFormedAndTheSameEachTime(area: String) throws {
    for fixture in Fixture.all(in: area) {
      let once = try Mirror.pure.mirrored(fixture.document()).document.serialized()
      let again = try Mirror.pure.mirrored(fixture.document()).document.serialized()
      #expect(once == again, "\(fixture)")
      #expect(throws: Never.self, "\(fixture)") { try SVGDocument(parsing: once, file: fixture.name) }
    }
  }

  @Test(arguments: Fixture.areas) func everyIDIsKeptOnce(area: String) throws {
    for fixture in Fixture.all(in: area) {
      let before = ids(try fixture.document())
      let after = ids(try Mirror.pure.mirrored(fixture.document()).document)
      #expect(Set(before).isSubset(of: after), "\(fixture)")
      #expect(after.count - Set(after).count == before.count - Set(before).count, "\(fixture)")
    }
  }

  private func ids(_ document: SVGDocument) -> [String] { document.root.tree.compactMap { $0["id"] } }

  /// An additional group would break selectors such as `:first-child` and `>`.
  @Test(arguments: Fixture.areas) func nothingIsWrapped(area: String) throws {
    for fixture in Fixture.all(in: area) {
      let before = try fixture.document().root.tree
      let after = try Mirror.pure.mirrored(fixture.document()).document.root.tree
      #expect(before.filter { $0.name == "g" }.count == after.filter { $0.name == "g" }.count, "\(fixture)")
    }
  }
}

import ChiralManifest
import ChiralTestSupport
import ChiralValues
import Testing

/// All messages about manifests in one table: `Tests/Fixtures/manifest/wording.txt`.
@Suite struct WordingTests {
  @Test func everyMessageReadsAsRecorded() throws {
    var table = ""
    for name in ManifestFixture.good + ManifestFixture.bad {
      let diagnostics = try ManifestFixture.read(name).diagnostics
      guard !diagnostics.isEmpty else { continue }
      table += diagnostics.map { "\($0)\n" }.joined() + "\n"
    }
    expectGolden(table, "Tests/Fixtures/manifest/wording.txt")
  }

  @Test(arguments: ManifestFixture.good) func goodManifestsAreValid(name: String) throws {
    let reading = try ManifestFixture.read(name)
    #expect(reading.manifest != nil)
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: ManifestFixture.bad) func badManifestsAreNot(name: String) throws {
    let reading = try ManifestFixture.read(name)
    #expect(reading.manifest == nil)
    #expect(reading.diagnostics.contains { $0.severity == .error })
  }

  @Test(arguments: ManifestFixture.bad) func nothingReachesATerminalRaw(name: String) throws {
    for diagnostic in try ManifestFixture.read(name).diagnostics {
      #expect(!diagnostic.description.unicodeScalars.contains(where: Wording.isUnprintable))
    }
  }

  @Test(arguments: ManifestFixture.bad) func messagesAreInstructions(name: String) throws {
    for diagnostic in try ManifestFixture.read(name).diagnostics {
      let message = diagnostic.message
      #expect(!message.hasSuffix("."))
      #expect(message.first?.isUppercase != true)
    }
  }

  @Test func aFileNameIsEscapedToo() {
    let location = SourceLocation(file: "a\u{1B}[2J.json", line: 1, column: 1)
    #expect("\(location)" == "a\\u{1B}[2J.json:1:1")
  }
}

import ChiralManifest
import ChiralTestSupport
import Testing

@Suite struct NameClassesTests {
  @Test func namesAreAnsweredInTheirOrder() throws {
    let run = try Command.run(
      ["explain", "--format", "class", "undo", "arrow.left", "xyzzy"], in: Repository.root)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("undo: mirror (sure, R6): "))
    #expect(lines[1].hasPrefix("arrow.left: fixed (sure, R2): "))
    #expect(lines[2].hasPrefix("xyzzy: fixed (unsure): "))
  }

  @Test func foldersAreLookedThrough() throws {
    let run = try Command.run(["explain", "--format", "json", "Assets"], in: Repository.root)
    let root = try #require(JSONReader.read(SourceText(Array(run.output.utf8), file: "")).root)
    #expect(root["format"]?.string == "chiral-classification")
    #expect(root["version"]?.integer == 1)
    let icon = root["icons"]?.elements?.first { $0["name"]?.string == "arrow.forward" }
    #expect(icon?["class"]?.string == "mirror")
    #expect(icon?["rule"]?.string == "R1")
  }

  @Test func aListIsMeasured() throws {
    let run = try Command.run(
      ["explain", "--format", "class", "--measure", "-"], in: Repository.root,
      input: "name\tclass\nundo\tmirror\ncup\tfixed\n")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("2 names: precision 1.000, recall 1.000, F1 1.000"))
  }

  @Test func aMissingListIsStatus2() throws {
    let run = try Command.run(
      ["explain", "--format", "class", "--measure", "nowhere.tsv"], in: Repository.root)
    #expect(run.status == 2)
    #expect(run.errors == "error: cannot read nowhere.tsv: No such file or directory\n")
  }

  @Test func nothingToDoIsStatus64() throws {
    #expect(try Command.run(["explain", "--format", "class"], in: Repository.root).status == 64)
  }
}

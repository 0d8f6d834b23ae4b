import ChiralClassification
import ChiralManifest
import Testing

@Suite struct InventoryTests {
  private func text(_ entries: [ManifestEntry]) -> [String] {
    entries.map { "\($0.name) \($0.json.printed(.compact))" }
  }

  @Test func classesComeFromNamesAndNeighbours() {
    let inventory = Inventory(of: [
      "go-next.svg", "arrow.left.svg", "cup.svg", "a/sign.svg", "a/sign-rtl.svg", "b/lonely-rtl.svg",
    ])
    #expect(
      text(inventory.entries) == [
        #"a/sign {"class":"both","variants":{"rtl":"a/sign-rtl.svg"}}"#, #"arrow.left {"class":"fixed"}"#,
        #"b/lonely-rtl {"class":"fixed"}"#, #"cup {"class":"fixed"}"#, #"go-next {"class":"mirror"}"#,
      ])
  }

  @Test func theOrderOfFilesDoesNotMatter() {
    let files = [
      "x.svg", "X.svg", "x-rtl.svg", "x-symbolic.svg", "x-rtl-symbolic.svg", "x-symbolic-rtl.svg", "y.svg",
    ]
    #expect(Inventory(of: files) == Inventory(of: files.reversed()))
  }

  @Test func theMarkAtTheEndWins() {
    let inventory = Inventory(of: ["x-symbolic.svg", "x-rtl-symbolic.svg", "x-symbolic-rtl.svg"])
    #expect(
      text(inventory.entries) == [#"x-symbolic {"class":"both","variants":{"rtl":"x-symbolic-rtl.svg"}}"#])
    #expect(inventory.spare == [.init(file: "x-rtl-symbolic.svg", icon: "x-symbolic")])
  }

  @Test func namesThatCollideAreMadeDistinct() {
    let inventory = Inventory(of: [
      "Arrow.svg", "arrow.svg", "arrow.SVG", "$comment.svg", "caf\u{E9}.svg", "cafe\u{301}.svg",
    ])
    #expect(Set(inventory.entries.map { PathRules.folded($0.name) }).count == 6)
    #expect(inventory.renamed.count == 4)
    #expect(inventory.entries.first { $0.name == "arrow-2" }?.file == "arrow.SVG")
    #expect(inventory.entries.first { $0.name == "arrow-3" }?.file == "arrow.svg")
  }

  @Test func impossibleNamesAreRefused() {
    let inventory = Inventory(of: ["a\u{1B}[2J.svg", String(repeating: "x", count: 300) + ".svg", "ok.svg"])
    #expect(inventory.entries.map(\.name) == ["ok"])
    #expect(inventory.refused.count == 2)
  }

  @Test func whatIsKnownStays() {
    let inventory = Inventory(
      of: ["a.svg", "b.svg", "B.svg", "a-rtl.svg", "used.svg"], knownIcons: ["a", "b"],
      usedFiles: ["a.svg", "b.svg", "used.svg"])
    #expect(text(inventory.entries) == [#"B-2 {"class":"fixed","file":"B.svg"}"#])
    #expect(inventory.spare == [.init(file: "a-rtl.svg", icon: "a")])
  }
}

import Testing

@testable import ChiralPipeline

@Suite struct ProcessorsTests {
  @Test func thereIsAlwaysOne() { #expect(Processors.count >= 1) }

  @Test(
    arguments: [
      ("150000 100000", 2), ("200000 100000", 2), ("50000 100000", 1), ("max 100000", nil), ("", nil),
      ("5", nil), ("-1 100000", nil),
    ] as [(String, Int?)])
  func quotasAreRoundedUp(line: String, count: Int?) { #expect(ControlGroup.quota(unified: line) == count) }

  @Test(arguments: [("Cpus_allowed:\t3", 2), ("Cpus_allowed:\tff,ffff0000", 24), ("Cpus_allowed:", 0)])
  func masksAreCounted(line: String, count: Int) { #expect(ControlGroup.processors(inMask: line) == count) }

  @Test func theGroupsAboveCountToo() {
    #expect(
      ControlGroup.folders(of: ["0::/a/b"]) == [.unified("/a/b"), .unified("/a"), .unified("")])
    #expect(ControlGroup.folders(of: ["0::/"]) == [.unified("")])
  }

  @Test func theFirstVersionNamesItsControllers() {
    let lines = ["4:memory:/x", "3:cpu,cpuacct:/docker", "broken"]
    #expect(ControlGroup.folders(of: lines) == [.processor("/docker"), .processor("")])
    #expect(ControlGroup.quota("-1", of: "100000") == nil)
    #expect(ControlGroup.quota("100000", of: "100000") == 1)
  }
}

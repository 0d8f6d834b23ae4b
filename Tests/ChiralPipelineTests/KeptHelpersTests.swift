import Testing

@testable import ChiralPipeline

@Suite struct KeptHelpersTests {
  @Test func eachThreadHasAWorkerThatTheNextStepGetsAgain() {
    let helpers = KeptHelpers(executable: "/nowhere", count: 2)
    let step = [helpers.helper, helpers.helper]
    #expect(step[0] !== step[1])
    let next = [helpers.helper, helpers.helper]
    #expect(next[0] === step[0] && next[1] === step[1])
  }

  @Test func endedWorkersAreNotUsedAgain() {
    let helpers = KeptHelpers(executable: "/nowhere", count: 1)
    let first = helpers.helper
    helpers.end()
    #expect(helpers.helper !== first)
  }
}

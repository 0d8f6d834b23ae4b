import Synchronization
import Testing

@testable import ChiralPipeline

@Suite struct WorkersTests {
  @Test(arguments: [1, 2, 7, 100]) func everyPieceIsDoneOnceAndInOrder(count: Int) {
    let tools = Atomic(0)
    let results = Workers.run(
      Array(0..<50), count: count, shouldStop: { false },
      makeTool: { tools.wrappingAdd(1, ordering: .relaxed).newValue },
      { _, number in number * number })
    #expect(results == (0..<50).map { $0 * $0 })
    #expect(tools.load(ordering: .relaxed) == min(count, 50))
  }

  @Test func workThatIsStoppedHasNoResult() {
    let done = Atomic(0)
    let results = Workers.run(
      Array(0..<50), count: 1, shouldStop: { done.load(ordering: .relaxed) >= 3 }, makeTool: {},
      { _, number in
        done.wrappingAdd(1, ordering: .relaxed)
        return number
      })
    #expect(results.compactMap(\.self) == [0, 1, 2])
  }

  @Test func noWorkStartsNoThread() {
    let results = Workers.run([Int](), count: 4, shouldStop: { false }, makeTool: {}, { _, number in number })
    #expect(results.isEmpty)
  }
}

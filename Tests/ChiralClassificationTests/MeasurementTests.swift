import ChiralClassification
import Testing

@Suite struct MeasurementTests {
  private let list = SampleList(
    tsv: "name\tclass\textra\nundo\tmirror\t1\ncup\tfixed\nreply\tfixed\nxyzzy\tmirror\nnothing\n")

  @Test func listsAreRead() {
    #expect(list.samples.map(\.name) == ["undo", "cup", "reply", "xyzzy"])
    #expect(list.badLines == [6])
    #expect(!list.knowsVariants)
  }

  @Test func answersAreCounted() {
    let measurement = Measurement(list.samples, judge: Judge(), countingVariants: false)
    #expect(measurement.total == .init(found: 1, alarms: 1, missed: 1, passed: 1))
    #expect(measurement.total.precision == 0.5)
    #expect(measurement.total.f1 == 0.5)
    #expect(measurement.byWord["reply"]?.alarms == 1)
    #expect(measurement.mistakes.map(\.sample.name) == ["reply", "xyzzy"])
    #expect(measurement.text.hasPrefix("4 names: precision 0.500, recall 0.500, F1 0.500"))
  }

  @Test func halvesAreDisjointAndKeepVariantsTogether() {
    let names = (0..<200).map { "icon-\($0)" }
    let tuning = names.filter(SampleList.Half.tuning.contains)
    #expect(tuning.count > 60 && tuning.count < 140)
    #expect(names.filter { SampleList.Half.heldOut.contains($0) } == names.filter { !tuning.contains($0) })
    for name in names {
      #expect(SampleList.Half.tuning.contains(name) == SampleList.Half.tuning.contains(name + ".circle.fill"))
    }
  }
}

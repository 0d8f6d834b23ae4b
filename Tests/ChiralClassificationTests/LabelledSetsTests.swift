import ChiralClassification
import ChiralManifest
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

/// Names of real sets, compared with classes that a person assigned by looking at the drawings, which are not
/// here.
@Suite struct LabelledSetsTests {
  private struct Label {
    var name: String
    var mirrors: Bool
    var turnsWithLeft: Bool
  }

  /// Returns the labels of a set, without those on which designers disagree.
  private func labels(of set: String) throws -> [Label] {
    let file = Repository.root.appending(path: "Tests/Fixtures/classification/\(set).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().compactMap {
      line in
      let columns = line.split(separator: "\t").map(String.init)
      return columns[2] == "1"
        ? nil
        : Label(
          name: columns[0], mirrors: columns[1] != "fixed" && columns[1] != "left",
          turnsWithLeft: columns[1] == "left")
    }
  }

  /// The lists with the least F1 by names alone; symmetric drawings look directional by their names.
  private static let sets: KeyValuePairs = [
    "octicons": 0.9, "fontawesome": 0.9, "breeze": 0.75, "fontawesome-second": 0.9, "mdi-second": 0.85,
    "tabler-examined": 0.9, "tabler-unexamined": 0.95, "remix-examined": 0.95, "remix-unexamined": 0.55,
    "phosphor-examined": 0.85, "phosphor-unexamined": 0.8, "heroicons-codicons-examined": 0.75,
    "heroicons-codicons-unexamined": 0.65,
  ]

  /// Icons that need something in right-to-left are found, under either policy, whatever left means.
  @Test(arguments: sets.map { ($0.key, $0.value) }) func mostIconsAreClassedAsByEye(
    set: String, least: Double
  ) throws {
    let labels = try labels(of: set)
    #expect(labels.count > 36)
    for policy in [Policy.apple, .material] {
      for leftMeansBack in [false, true] {
        let judge = Judge(Conventions(policy: policy, leftMeansBack: leftMeansBack))
        var score = Measurement.Score()
        for label in labels {
          let isNeeded = label.mirrors || (label.turnsWithLeft && leftMeansBack)
          let isSaid = judge.judgement(of: IconName(label.name)).iconClass != .fixed
          switch (isNeeded, isSaid) {
          case (true, true): score.found += 1
          case (false, true): score.alarms += 1
          case (true, false): score.missed += 1
          case (false, false): score.passed += 1
          }
        }
        #expect(score.f1 >= least, "\(set) under \(policy), left means back: \(leftMeansBack), \(score)")
      }
    }
  }

  /// Every label has a reason, and a class that the test knows.
  @Test(arguments: sets.map(\.key))
  func labelsAreWhole(set: String) throws {
    let file = Repository.root.appending(path: "Tests/Fixtures/classification/\(set).tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    for line in lines {
      let columns = line.split(separator: "\t").map(String.init)
      #expect(columns.count == 4, "\(line)")
      #expect(columns[1] == "left" || IconClass(rawValue: columns[1]) != nil, "\(line)")
      #expect(columns[3].hasPrefix("R"), "\(line)")
    }
    #expect(Set(lines).count == lines.count)
  }
}

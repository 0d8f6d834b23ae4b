import ChiralManifest
package import ChiralValues

/// The accuracy of judgements by name, against a list of known classes.
package struct Measurement: Hashable, Sendable {
  /// The numbers of right and wrong answers of one kind.
  package struct Score: Hashable, Sendable {
    /// The icons that need something in right-to-left and were judged so.
    package var found = 0
    /// The icons that need nothing and were judged to need something.
    package var alarms = 0
    /// The icons that need something and were judged to need nothing.
    package var missed = 0
    /// The icons that need nothing and were judged so.
    package var passed = 0

    package init(found: Int = 0, alarms: Int = 0, missed: Int = 0, passed: Int = 0) {
      self.found = found
      self.alarms = alarms
      self.missed = missed
      self.passed = passed
    }

    /// The share of the icons judged to need something that do need it.
    package var precision: Double { Self.share(found, of: found + alarms) }
    /// The share of the icons that need something that were judged so.
    package var recall: Double { Self.share(found, of: found + missed) }
    /// The harmonic mean of precision and recall.
    package var f1: Double { Self.share(2 * found, of: 2 * found + alarms + missed) }
    /// The number of right answers.
    package var right: Int { found + passed }
    package var count: Int { found + alarms + missed + passed }

    private static func share(_ part: Int, of whole: Int) -> Double {
      whole == 0 ? 1 : Double(part) / Double(whole)
    }

    mutating func add(needed: Bool, said: Bool) {
      switch (needed, said) {
      case (true, true): found += 1
      case (false, true): alarms += 1
      case (true, false): missed += 1
      case (false, false): passed += 1
      }
    }
  }

  /// A wrong answer.
  package struct Mistake: Hashable, Sendable {
    package var sample: Sample
    package var judgement: Judgement
  }

  package private(set) var total = Score()
  /// The score of each level of confidence.
  package private(set) var byConfidence: [Confidence: Score] = [:]
  /// The score of each concept of the lexicon.
  package private(set) var byConcept: [String: Score] = [:]
  /// The score of each word of the names.
  package private(set) var byWord: [String: Score] = [:]
  /// The wrong answers in the order of the list.
  package private(set) var mistakes: [Mistake] = []

  /// Judges every name and compares. If the list does not know which icons need drawings of their own, only
  /// mirroring counts.
  package init(_ samples: [Sample], judge: Judge, countingVariants: Bool) {
    for sample in samples {
      let name = IconName(sample.name)
      let judgement = judge.judgement(of: name)
      let needed = Self.counts(sample.iconClass, countingVariants)
      let said = Self.counts(judgement.iconClass, countingVariants)
      total.add(needed: needed, said: said)
      byConfidence[judgement.confidence, default: Score()].add(needed: needed, said: said)
      byConcept[judgement.decidedBy, default: Score()].add(needed: needed, said: said)
      for word in Set(name.words) { byWord[word, default: Score()].add(needed: needed, said: said) }
      if needed != said { mistakes.append(Mistake(sample: sample, judgement: judgement)) }
    }
  }

  private static func counts(_ iconClass: IconClass, _ countingVariants: Bool) -> Bool {
    countingVariants ? iconClass != .fixed : iconClass.mirrors
  }
}

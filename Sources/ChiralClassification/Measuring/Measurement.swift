import ChiralManifest

/// How well names are classed, against a list that knows.
package struct Measurement: Hashable, Sendable {
  /// Rights and wrongs of one kind.
  package struct Score: Hashable, Sendable {
    /// Icons that need something in right-to-left, and were said to.
    package var found = 0
    /// Icons that need nothing, and were said to need something.
    package var alarms = 0
    /// Icons that need something, and were said to need nothing.
    package var missed = 0
    /// Icons that need nothing, and were said to need nothing.
    package var passed = 0

    package init(found: Int = 0, alarms: Int = 0, missed: Int = 0, passed: Int = 0) {
      self.found = found
      self.alarms = alarms
      self.missed = missed
      self.passed = passed
    }

    /// Of those said to need something, how many do.
    package var precision: Double { Self.share(found, of: found + alarms) }
    /// Of those that need something, how many were said to.
    package var recall: Double { Self.share(found, of: found + missed) }
    /// The harmonic mean of both.
    package var f1: Double { Self.share(2 * found, of: 2 * found + alarms + missed) }
    /// How many answers were right.
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
  /// What each level of confidence is worth.
  package private(set) var byConfidence: [Confidence: Score] = [:]
  /// What each concept of the lexicon is worth.
  package private(set) var byConcept: [String: Score] = [:]
  /// What each word of the names is worth.
  package private(set) var byWord: [String: Score] = [:]
  /// The wrong answers, in the order of the list.
  package private(set) var mistakes: [Mistake] = []

  /// Classes every name and compares. Where the list does not know drawings of their own, only mirroring counts.
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

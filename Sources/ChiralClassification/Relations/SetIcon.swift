import ChiralManifest
package import ChiralValues

/// An icon of a set with what its own name and drawing say about it.
package struct SetIcon: Hashable, Sendable {
  /// The name in the manifest.
  package let name: String
  /// The name as it is read, without the words that all names of the set share.
  package let read: IconName
  /// The evidence in the drawing; nil if it was not examined.
  package let evidence: DrawingEvidence?
  /// The judgement.
  package internal(set) var judgement: Judgement
  /// True if the class may still change; false if a person or a drawing of its own has decided it.
  package let isOpen: Bool

  /// Creates an icon.
  package init(
    name: String, read: IconName, evidence: DrawingEvidence?, judgement: Judgement, isOpen: Bool = true
  ) {
    (self.name, self.read, self.evidence) = (name, read, evidence)
    (self.judgement, self.isOpen) = (judgement, isOpen)
  }

  /// The weight of the judgement in a vote.
  var weight: Int {
    switch judgement.confidence {
    case .sure: 3
    case .likely: 2
    case .unsure: 1
    }
  }

  /// True if the drawing is its own mirror image, so that mirroring makes no difference.
  var isSymmetric: Bool { evidence?.isOwnMirrorImage == true }

  /// True if the class can be compared with that of others: letters and digits are another matter.
  var isComparable: Bool { isOpen && !judgement.iconClass.takesVariants && !isSymmetric }
}

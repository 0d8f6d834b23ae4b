import ChiralManifest
package import ChiralValues

/// Decides the classes of a set's icons by what they say about each other.
package struct SetResolver {
  /// The icons with their judgements in the light of the set, in the order in which they were given.
  package private(set) var icons: [SetIcon]
  private let links: SetLinks
  /// The icons that a relation has settled.
  private var settled: Set<Int> = []

  /// Resolves a set.
  package init(_ icons: [SetIcon]) {
    self.icons = icons
    links = SetLinks(icons)
    for relation in Relation.allCases {
      let proposals = relation.proposals(self.icons, links)
      for proposal in proposals {
        if proposal.decides { carryOut(proposal, of: relation) } else { ask(proposal) }
      }
      settled.formUnion(proposals.flatMap { [$0.icon] + [$0.like].compactMap { $0 } })
    }
  }

  /// Asks what a relation would change, unless there is another question already.
  private mutating func ask(_ proposal: Relation.Proposal) {
    let judgement = icons[proposal.icon].judgement
    guard icons[proposal.icon].isOpen, judgement.question == nil, judgement.confidence > .unsure else {
      return
    }
    icons[proposal.icon].judgement.question = proposal.question
  }

  /// Changes an icon and all whose drawings must mirror with it, unless one of them is settled.
  private mutating func carryOut(_ proposal: Relation.Proposal, of relation: Relation) {
    let companions = relation == .likeDrawings ? [proposal.icon] : links.companions(of: proposal.icon)
    guard companions.allSatisfy({ mayChange($0, to: proposal.iconClass, by: relation) }) else { return }
    for companion in companions
    where companion == proposal.icon
      || icons[companion].judgement.iconClass.mirrors != proposal.iconClass.mirrors
    {
      icons[companion].judgement.follow(proposal, like: proposal.like.map { icons[$0].judgement })
    }
  }

  /// Returns true if an icon has the class, or may take it. A name that is sure gives way to two witnesses only: the drawing of its
  /// base beside the slash, the drawing and the name of a key in a set that plays, or an equal drawing with a tape's name.
  private func mayChange(_ icon: Int, to iconClass: IconClass, by relation: Relation) -> Bool {
    let judgement = icons[icon].judgement
    if judgement.iconClass.mirrors == iconClass.mirrors { return icons[icon].isOpen }
    let isFirm =
      judgement.confidence == .sure && ![.slashedSymmetry, .mediaKeys, .likeDrawings].contains(relation)
    return icons[icon].isOpen && !settled.contains(icon) && !isFirm
  }
}

extension Judge {
  /// Returns the judgements of all icons of a set, which consider what the icons say about each other.
  package func judgements(of names: [String], drawn evidence: (String) -> DrawingEvidence?) -> [Judgement] {
    let icons = names.map { name in
      let drawing = evidence(name)
      return SetIcon(
        name: name, read: read(IconName(name)), evidence: drawing,
        judgement: judgement(of: IconName(name), drawn: drawing))
    }
    return SetResolver(icons).icons.map(\.judgement)
  }
}

extension Judgement {
  /// Takes the class that a relation proposes.
  fileprivate mutating func follow(_ proposal: Relation.Proposal, like other: Judgement?) {
    if iconClass != proposal.iconClass {
      except = proposal.iconClass.mirrors ? other?.except ?? [] : []
      if !proposal.iconClass.mirrors { components = [] }
      variants = proposal.iconClass.takesVariants ? other?.variants ?? variants : []
    }
    iconClass = proposal.iconClass
    (guideline, decidedBy, reason) = (proposal.guideline, proposal.id, proposal.reason)
    (confidence, question, isUncontested) = (proposal.confidence, proposal.question, false)
    // What sources say about the words says nothing about the neighbours.
    (agree, disagree, turnsWithLeft) = ([], [], other?.turnsWithLeft ?? false)
    parts = parts.map(\.withoutDecision)
  }
}

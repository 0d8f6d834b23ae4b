package import ChiralValues

// The coding of facts as bytes; the version of `Record.Kind.facts` must change with any change here.

extension DrawingFacts: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    var facts = Self()
    facts.unreadable = try coder(value, \.unreadable)
    facts.box = try coder(value, \.box)
    facts.boxless = try coder(value, \.boxless)
    facts.otherSize = try coder(value, \.otherSize)
    facts.marks = try coder(value, \.marks)
    facts.usesCurrentColor = try coder(value, \.usesCurrentColor)
    facts.picture = try coder(value, \.picture)
    facts.overflow = try coder(value, \.overflow)
    facts.ink = try coder(value, \.ink)
    facts.unrendered = try coder(value, \.unrendered)
    return facts
  }
}

extension DrawingFacts.Box: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      minX: try coder(value, \.minX), minY: try coder(value, \.minY), width: try coder(value, \.width),
      height: try coder(value, \.height))
  }
}

extension Overflow: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    var overflow = Self()
    overflow.left = try coder(value, \.left)
    overflow.right = try coder(value, \.right)
    overflow.top = try coder(value, \.top)
    overflow.bottom = try coder(value, \.bottom)
    return overflow
  }
}

extension DrawingMark: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      try coder(value, \.kind), line: try coder(value, \.line), column: try coder(value, \.column),
      detail: try coder(value, \.detail))
  }
}

extension DrawingMark.Kind: ByteCoded {}

extension DrawingObstacle: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      line: try coder(value, \.line), column: try coder(value, \.column),
      element: try coder(value, \.element), problem: try coder(value, \.problem))
  }
}

extension PictureFacts: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      height: try coder(value, \.height), isBlank: try coder(value, \.isBlank),
      isOwnMirrorImage: try coder(value, \.isOwnMirrorImage), ink: try coder(value, \.ink),
      lean: Lean(x: try coder(value, \.lean.x), y: try coder(value, \.lean.y)),
      thickness: try coder(value, \.thickness), symmetryShift: try coder(value, \.symmetryShift),
      pixels: try coder(value, \.pixels))
  }
}

extension PictureFacts.Pixels: ByteCoded {
  private static let choices: [Choice<Self>] = [
    Choice(Self.held) { if case .held(let thumbnail) = $0 { thumbnail } else { nil } },
    Choice(Self.stored) { if case .stored(let key) = $0 { key } else { nil } },
  ]

  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    try coder.choice(value, choices)
  }
}

extension Thumbnail: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    let picture = Self(
      width: try coder(value, \.width), height: try coder(value, \.height), alpha: try coder(value, \.alpha),
      colour: try coder(value, \.colour))
    guard let picture else { throw MalformedMessage() }
    return picture
  }
}

extension MirrorFacts: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    var facts = Self(isBuilt: false)
    facts.refusal = try coder(value, \.refusal)
    facts.parts = try coder(value, \.parts)
    facts.pixels = try coder(value, \.pixels)
    facts.isUnchanged = try coder(value, \.isUnchanged)
    facts.remarks = try coder(value, \.remarks)
    facts.unmatched = try coder(value, \.unmatched)
    return facts
  }
}

extension MirrorFacts.Part: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      action: try coder(value, \.action), element: try coder(value, \.element),
      rule: try coder(value, \.rule), line: try coder(value, \.line))
  }
}

extension MirrorNote: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    var note = Self(
      action: try coder(value, \.action), element: try coder(value, \.element),
      line: try coder(value, \.line), rule: try coder(value, \.rule), reason: try coder(value, \.reason),
      confidence: try coder.ratio(value, \.confidence))
    note.parts = try coder(value, \.parts)
    note.group = try coder(value, \.group)
    note.subject = try coder(value, \.subject)
    note.sign = try coder(value, \.sign)
    note.isNamed = try coder(value, \.isNamed)
    note.proof = try coder(value, \.proof)
    return note
  }
}

extension MirrorNote.Action: ByteCoded {}
extension PartSubject: ByteCoded {}

extension MirrorNote.Proof: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      sibling: try coder(value, \.sibling), mean: try coder.ratio(value, \.mean),
      spot: try coder.ratio(value, \.spot))
  }
}

extension MirrorNote.Part: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      number: try coder(value, \.number), subpaths: try coder(value, \.subpaths),
      outline: try coder(value, \.outline))
  }
}

extension DrawingEvidence: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    var evidence = Self(
      isOwnMirrorImage: try coder(value, \.isOwnMirrorImage), text: try coder(value, \.text),
      outlined: try coder(value, \.outlined))
    evidence.suspected = try coder(value, \.suspected)
    evidence.hasEvenOutline = try coder(value, \.hasEvenOutline)
    evidence.hasRaster = try coder(value, \.hasRaster)
    evidence.slash = try coder(value, \.slash)
    evidence.flip = try coder(value, \.flip)
    evidence.lines = try coder(value, \.lines)
    evidence.rows = try coder(value, \.rows)
    evidence.sighting = try coder(value, \.sighting)
    evidence.ink = try coder(value, \.ink)
    return evidence
  }
}

extension DrawingEvidence.Lines: ByteCoded {}
extension DrawingEvidence.Rows: ByteCoded {}
extension DrawingEvidence.Subject: ByteCoded {}

extension DrawingEvidence.Sighting: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(try coder(value, \.subject), percent: try coder(value, \.percent))
  }
}

extension DrawnText: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(content: try coder(value, \.content), relativeSize: try coder.ratio(value, \.relativeSize))
  }
}

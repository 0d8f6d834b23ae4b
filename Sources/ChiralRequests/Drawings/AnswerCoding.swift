package import ChiralValues

// The coding of answers as bytes.

extension DrawingAnswer: ByteCoded {
  private static let choices: [Choice<Self>] = [
    Choice(Self.pictures) {
      if case .pictures(let pictures, let siblings) = $0 { (pictures, siblings) } else { nil }
    },
    Choice(Self.facts) { if case .facts(let answer) = $0 { answer } else { nil } },
    Choice(Self.evidence) { if case .evidence(let answer) = $0 { answer } else { nil } },
    Choice(Self.mirror) { if case .mirror(let answer) = $0 { answer } else { nil } },
    Choice(Self.texts) { if case .texts(let texts) = $0 { texts } else { nil } },
    Choice(Self.letters) { if case .letters(let problems) = $0 { problems } else { nil } },
    Choice(Self.shown) { if case .shown(let drawing) = $0 { .some(drawing) } else { nil } },
    Choice(Self.form) { if case .form(let text) = $0 { text } else { nil } },
    Choice(Self.places) { if case .places(let places) = $0 { places } else { nil } },
    Choice(Self.sheet) { if case .sheet(let answer) = $0 { answer } else { nil } },
    Choice(Self.readings) { if case .readings(let readings) = $0 { readings } else { nil } },
    Choice(Self.source) { if case .source(let facts) = $0 { facts } else { nil } },
  ]

  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    try coder.choice(value, choices)
  }
}

extension Product: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    let svg = try coder(value, \.svg)
    let rendered = try coder(value) { $0.rendered == $0.svg ? nil : $0.rendered }
    return Self(
      svg: svg, pngs: try coder(value, \.pngs), notes: try coder(value, \.notes),
      faces: try coder(value, \.faces), rendered: rendered ?? svg, isFlipped: try coder(value, \.isFlipped))
  }
}

extension PictureProblem: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    try coder.choice(
      value,
      [
        Choice(Self.failed) { if case .failed(let problem) = $0 { problem } else { nil } },
        Choice(Self.declined) { if case .declined(let problem) = $0 { problem } else { nil } },
      ])
  }
}

extension DrawingProblem: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      try coder(value, \.description), mayPass: try coder(value, \.mayPass),
      obstacle: try coder(value, \.obstacle))
  }
}

extension DrawingFault: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      line: try coder(value, \.line), column: try coder(value, \.column), message: try coder(value, \.message)
    )
  }
}

extension LetterProblem: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    try coder.choice(
      value,
      [
        Choice(Self.notSet) { if case .notSet(let reason) = $0 { reason } else { nil } },
        Choice(Self.inAnotherWeight) { if case .inAnotherWeight(let faces) = $0 { faces } else { nil } },
      ])
  }
}

extension FactAnswer: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(drawing: try coder(value, \.drawing), mirrors: try coder(value, \.mirrors))
  }
}

extension FactAnswer.Mirrored: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(facts: try coder(value, \.facts), siblings: try coder(value, \.siblings))
  }
}

extension EvidenceAnswer: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    var answer = Self()
    answer.evidence = try coder(value, \.evidence)
    answer.picture = try coder(value, \.picture)
    answer.fault = try coder(value, \.fault)
    return answer
  }
}

extension ElementPlace: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    let place = Self(name: try coder(value, \.name), bytes: try coder(value, \.bytes))
    guard !place.bytes.isEmpty else { throw MalformedMessage() }
    return place
  }
}

extension MirrorAnswer: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      svg: try coder(value, \.svg), notes: try coder(value, \.notes), problem: try coder(value, \.problem))
  }
}

extension SheetAnswer: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(icons: try coder(value, \.icons), fault: try coder(value, \.fault))
  }
}

extension SheetAnswer.Icon: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(name: try coder(value, \.name), svg: try coder(value, \.svg), fault: try coder(value, \.fault))
  }
}

extension DrawingReading: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(try coder(value, \.kind), parts: try coder(value, \.parts))
  }
}

extension DrawingReading.Kind: ByteCoded {}

extension DrawingReading.Part: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      noun: try coder(value, \.noun), subject: try coder(value, \.subject),
      component: try coder(value, \.component))
  }
}

extension Bitmap: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    let (width, height) = (try coder(value, \.width), try coder(value, \.height))
    let pixels = try coder(value, \.pixels)
    guard (1...1 << 15).contains(width), (1...1 << 15).contains(height), pixels.count == width * height * 4
    else { throw MalformedMessage() }
    return Self(width: width, height: height, pixels: pixels)
  }
}

package import ChiralValues

// The coding of artworks and forms, which requests hold.

/// An artwork without the form that takes its place where it is declined.
extension Artwork: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      source: try coder(value, \.source), transformation: try coder(value, \.transformation),
      parts: try coder(value, \.parts), viewBox: try coder(value, \.viewBox),
      sibling: try coder(value, \.sibling), slash: try coder(value, \.slash),
      infers: try coder(value, \.infers), lettering: try coder(value, \.lettering),
      name: try coder(value, \.name), keepsQuestionMarks: try coder(value, \.keepsQuestionMarks))
  }
}

extension Artwork.Transformation: ByteCoded {}
extension SlashVerb: ByteCoded {}

extension Artwork.Part: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(selector: try coder(value, \.selector), verb: try coder(value, \.verb))
  }
}

extension IconViewBox: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    let text = try coder(value) { "\($0.minX) \($0.minY) \($0.width) \($0.height)" }
    guard let box = value ?? Self(text) else { throw MalformedMessage() }
    return box
  }
}

extension Lettering: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      replacements: try coder(value, \.replacements), rewritten: try coder(value, \.rewritten),
      fonts: try coder(value, \.fonts), context: try coder(value, \.context),
      margin: try coder(value, \.margin))
  }
}

extension Lettering.Replacement: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      selector: try coder(value, \.selector), content: try coder(value, \.content),
      scale: try coder(value, \.scale))
  }
}

extension Lettering.Context: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      script: try coder(value, \.script), direction: try coder(value, \.direction),
      language: try coder(value, \.language))
  }
}

extension Direction: ByteCoded {}

extension FontName: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    try coder.choice(
      value,
      [
        Choice(Self.family) { if case .family(let family) = $0 { family } else { nil } },
        Choice(Self.file) { if case .file(let file) = $0 { file } else { nil } },
      ])
  }
}

extension DrawingForm: ByteCoded {
  private static let choices: [Choice<Self>] = [
    Choice(Self.sized) { if case .sized(let height, let tint) = $0 { (height, tint) } else { nil } },
    Choice(Self.body) { if case .body(let prefix) = $0 { .some(prefix) } else { nil } },
    Choice(Self.reactNodes) { if case .reactNodes(let prefix) = $0 { .some(prefix) } else { nil } },
    Choice(Self.vectorDrawable) { if case .vectorDrawable(let vector) = $0 { vector } else { nil } },
    Choice(Self.drawableFile) {
      if case .drawableFile(let source, let flag) = $0 { (source, flag) } else { nil }
    },
    Choice(Self.imageVector) {
      if case .imageVector(let name, let vector) = $0 { (name, vector) } else { nil }
    },
    Choice(Self.symbol) { if case .symbol(let name) = $0 { name } else { nil } },
    Choice(Self.symbolic) { if case .symbolic(let height) = $0 { height } else { nil } },
    Choice(Self.glyph) { if case .glyph(let height, let ascent) = $0 { (height, ascent) } else { nil } },
  ]

  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    try coder.choice(value, choices)
  }
}

extension DrawingForm.Vector: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      height: try coder(value, \.height), isAutoMirrored: try coder(value, \.isAutoMirrored),
      try coder(value, \.paint))
  }
}

extension DrawingForm.Paint: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(isTinted: try coder(value, \.isTinted), tint: try coder(value, \.tint))
  }
}

extension Tint: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    guard let tint = Self(try coder(value, \.css)) else { throw MalformedMessage() }
    return tint
  }
}

extension ShownDrawing: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      svg: try coder(value, \.svg), template: try coder(value, \.template),
      viewBox: try coder(value, \.viewBox), isMonochrome: try coder(value, \.isMonochrome),
      dropped: try coder(value, \.dropped))
  }
}

extension FormProblem: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    try coder.choice(
      value,
      [
        Choice(Self.impossible) { if case .impossible(let reason) = $0 { reason } else { nil } },
        Choice(Self.failed) { if case .failed(let reason) = $0 { reason } else { nil } },
      ])
  }
}

extension SignKind: ByteCoded {}

extension Inference: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    let kinds = try coder(value) { $0.kinds.map { kinds in SignKind.allCases.filter(kinds.contains) } }
    return Self(kinds: kinds.map { Set($0) })
  }
}

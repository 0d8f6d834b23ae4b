package import ChiralValues

// The coding of requests as bytes.

extension DrawingRequest: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    var request = Self(
      try coder(value, \.task), file: try coder(value, \.file), bytes: try coder(value, \.bytes),
      name: try coder(value, \.name))
    request.siblings = try coder(value, \.siblings)
    request.fontFolder = try coder(value, \.fontFolder)
    return request
  }
}

extension DrawingTask: ByteCoded {
  private static let choices: [Choice<Self>] = [
    Choice(Self.pictures) { if case .pictures(let task) = $0 { task } else { nil } },
    Choice(Self.facts) { if case .facts(let task) = $0 { task } else { nil } },
    Choice(Self.evidence) { if case .evidence(let height, let name) = $0 { (height, name) } else { nil } },
    Choice(Self.mirror) { if case .mirror(let task) = $0 { task } else { nil } },
    Choice(.texts),
    Choice(Self.letters) { if case .letters(let artworks) = $0 { artworks } else { nil } },
    Choice(Self.shown) { if case .shown(let template) = $0 { template } else { nil } },
    Choice(Self.form) { if case .form(let form) = $0 { form } else { nil } },
    Choice(.places),
    Choice(.sheet),
    Choice(Self.readings) { if case .readings(let artwork) = $0 { artwork } else { nil } },
    Choice(Self.source) { if case .source(let language) = $0 { language } else { nil } },
    Choice(Self.dress) { if case .dress(let model) = $0 { model } else { nil } },
  ]

  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    try coder.choice(value, choices)
  }
}

extension DrawingRequest.Sibling: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(name: try coder(value, \.name), file: try coder(value, \.file), bytes: try coder(value, \.bytes))
  }
}

extension PictureTask: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    var task = Self(
      artworks: try coder(value, \.artworks), heights: try coder(value, \.heights),
      stylesheet: try coder(value, \.stylesheet))
    task.compression = try coder(value, \.compression)
    task.sharesPictures = try coder(value, \.sharesPictures)
    return task
  }
}

extension PNG.Compression: ByteCoded {}
extension Confidence: ByteCoded {}
extension SourceLanguage: ByteCoded {}
extension ComponentVerb: ByteCoded {}

extension FactTask: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    var task = Self(
      wantsDrawing: try coder(value, \.wantsDrawing), viewBox: try coder(value, \.viewBox),
      keylines: try coder(value, \.keylines), mirrors: try coder(value, \.mirrors))
    task.rendersPictures = try coder(value, \.rendersPictures)
    return task
  }
}

extension FactTask.Mirror: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      artwork: try coder(value, \.artwork), made: try coder(value, \.made),
      wantsPixels: try coder(value, \.wantsPixels))
  }
}

extension FactTask.Made: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      refusal: try coder(value, \.refusal), notes: try coder(value, \.notes),
      rendered: try coder(value, \.rendered))
  }
}

extension Keylines: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(grid: try coder(value, \.grid), margin: try coder(value, \.margin))
  }
}

extension MirrorTask: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      isPure: try coder(value, \.isPure), components: try coder(value, \.components),
      infers: try coder(value, \.infers), keepsQuestionMarks: try coder(value, \.keepsQuestionMarks))
  }
}

extension MirrorTask.Component: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(selector: try coder(value, \.selector), verb: try coder(value, \.verb))
  }
}

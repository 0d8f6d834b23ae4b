// The coding of messages as bytes.

extension HelperRequest: ByteCoded {
  private static let choices: [Choice<Self>] = [
    Choice(Self.render) { if case .render(let request) = $0 { request } else { nil } },
    Choice(Self.measure) { if case .measure(let request) = $0 { request } else { nil } },
    Choice(Self.letters) { if case .letters(let request) = $0 { request } else { nil } },
    Choice(Self.drawing) { if case .drawing(let request) = $0 { request } else { nil } },
    Choice(Self.escapes) { if case .escapes(let file) = $0 { file } else { nil } },
  ]

  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    try coder.choice(value, choices)
  }
}

extension HelperResponse: ByteCoded {
  private static let choices: [Choice<Self>] = [
    Choice(Self.hello) { if case .hello(let versions) = $0 { versions } else { nil } },
    Choice(Self.pictures) {
      if case .pictures(let pictures, let time) = $0 { (pictures, time) } else { nil }
    },
    Choice(Self.rectangles) { if case .rectangles(let rectangles) = $0 { rectangles } else { nil } },
    Choice(Self.outlines) { if case .outlines(let outlines) = $0 { outlines } else { nil } },
    Choice(Self.drawing) { if case .drawing(let answer, let time) = $0 { (answer, time) } else { nil } },
    Choice(Self.escapes) { if case .escapes(let escapes) = $0 { escapes } else { nil } },
    Choice(Self.refusal) { if case .refusal(let error) = $0 { error } else { nil } },
  ]

  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    try coder.choice(value, choices)
  }
}

extension HelperVersions: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    var versions = Self(
      protocolVersion: try coder(value, \.protocolVersion), librsvg: try coder(value, \.librsvg),
      cairo: try coder(value, \.cairo), pango: try coder(value, \.pango))
    versions.libdeflate = try coder(value, \.libdeflate)
    versions.files = try coder(value, \.files)
    versions.missingWalls = try coder(value, \.missingWalls)
    return versions
  }
}

package import ChiralSVG

// The coding of requests for pictures, ink and letters, and of their answers, as bytes.

extension RenderRequest: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    var request = Self(
      svg: try coder(value, \.svg), stylesheet: try coder(value, \.stylesheet),
      outputs: try coder(value, \.outputs), identifier: try coder(value, \.identifier))
    request.compression = try coder(value, \.compression)
    return request
  }
}

extension RenderOutput: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      width: try coder(value, \.width), height: try coder(value, \.height),
      isFlipped: try coder(value, \.isFlipped), format: try coder(value, \.format))
  }
}

extension RenderOutput.Format: ByteCoded {}

extension MeasureRequest: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      svg: try coder(value, \.svg), stylesheet: try coder(value, \.stylesheet),
      elements: try coder(value, \.elements), identifier: try coder(value, \.identifier))
  }
}

extension RenderedPicture: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      width: try coder(value, \.width), height: try coder(value, \.height), bytes: try coder(value, \.bytes))
  }
}

extension RenderError: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(try coder(value, \.kind), try coder(value, \.message))
  }
}

extension RenderError.Kind: ByteCoded {}

extension Rect: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      minX: try coder(value, \.minX), minY: try coder(value, \.minY), width: try coder(value, \.width),
      height: try coder(value, \.height))
  }
}

extension LetterRequest: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(runs: try coder(value, \.runs))
  }
}

extension LetterRun: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    var run = Self(text: try coder(value, \.text), fonts: try coder(value, \.fonts))
    run.isRightToLeft = try coder(value, \.isRightToLeft)
    run.language = try coder(value, \.language)
    run.weight = try coder(value, \.weight)
    run.isItalic = try coder(value, \.isItalic)
    run.letterSpacing = try coder(value, \.letterSpacing)
    return run
  }
}

extension LetterRun.Font: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(script: try coder(value, \.script), name: try coder(value, \.name))
  }
}

extension LetterRun.Name: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    try coder.choice(
      value,
      [
        Choice(Self.family) { if case .family(let family) = $0 { family } else { nil } },
        Choice(Self.file) { if case .file(let path, let name) = $0 { (path, name) } else { nil } },
      ])
  }
}

extension LetterOutline: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      path: try coder(value, \.path), advance: try coder(value, \.advance),
      script: try coder(value, \.script),
      needsSlant: try coder(value, \.needsSlant), faces: try coder(value, \.faces))
  }
}

extension FontFace: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      family: try coder(value, \.family), style: try coder(value, \.style),
      version: try coder(value, \.version), missingWeight: try coder(value, \.missingWeight))
  }
}

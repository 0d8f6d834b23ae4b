package import ChiralValues

// The coding of what files of apps say about icons.

extension SourceFacts: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    var facts = Self()
    facts.root = try coder(value, \.root)
    facts.flag = try coder(value, \.flag)
    facts.isAutoMirrored = try coder(value, \.isAutoMirrored)
    facts.supportsRightToLeft = try coder(value, \.supportsRightToLeft)
    facts.parts = try coder(value, \.parts)
    facts.classes = try coder(value, \.classes)
    facts.aliases = try coder(value, \.aliases)
    facts.lists = try coder(value, \.lists)
    facts.calls = try coder(value, \.calls)
    facts.mentions = try coder(value, \.mentions)
    facts.uses = try coder(value, \.uses)
    facts.flippers = try coder(value, \.flippers)
    return facts
  }
}

extension SourceFacts.Alias: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(name: try coder(value, \.name), target: try coder(value, \.target))
  }
}

extension SourceFacts.List: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      label: try coder(value, \.label), content: try coder(value, \.content), names: try coder(value, \.names)
    )
  }
}

extension SourceFacts.List.Name: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(text: try coder(value, \.text), place: try coder(value, \.place))
  }
}

extension SourceFacts.Call: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    var call = Self(try coder(value, \.subject))
    call.showsDrawing = try coder(value, \.showsDrawing)
    call.arguments = try coder(value, \.arguments)
    call.flag = try coder(value, \.flag)
    call.mirrors = try coder(value, \.mirrors)
    return call
  }
}

extension SourceFacts.Call.Flag: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(isSet: try coder(value, \.isSet), value: try coder(value, \.value), whole: try coder(value, \.whole))
  }
}

extension SourceFacts.Mention: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(name: try coder(value, \.name), mirrors: try coder(value, \.mirrors))
  }
}

extension SourceFacts.Use: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      drawing: try coder(value, \.drawing), line: try coder(value, \.line),
      functions: try coder(value, \.functions), isFlipped: try coder(value, \.isFlipped))
  }
}

package import ChiralValues

extension MirrorNote: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(action.rawValue)
    writer.write(element)
    writer.write(line)
    writer.write(rule)
    writer.write(reason)
    writer.write(confidence)
    writer.write(part)
    writer.write(subject?.rawValue)
    writer.write(isNamed)
    writer.write(proof)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    let action: Action = try reader.name()
    self.init(
      action: action, element: try reader.string(), line: try reader.amount(),
      rule: try reader.optionalString(), reason: try reader.string(), confidence: try reader.ratio())
    part = try reader.optionalValue()
    subject = try reader.optional { reader throws(MalformedMessage) in try reader.name() }
    isNamed = try reader.flag()
    proof = try reader.optionalValue()
  }
}

extension MirrorNote.Proof: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(sibling)
    writer.write(mean)
    writer.write(spot)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(sibling: try reader.string(), mean: try reader.ratio(), spot: try reader.ratio())
  }
}

extension MirrorNote.Part: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(number)
    writer.write(subpaths) { $0.write($1) }
    writer.write(outline)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(
      number: try reader.amount(),
      subpaths: try reader.list { reader throws(MalformedMessage) in try reader.amount() },
      outline: try reader.optionalString())
  }
}

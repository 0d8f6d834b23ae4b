package import ChiralValues

extension DrawingReading: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(kind.rawValue)
    writer.write(parts)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(try reader.name(), parts: try reader.values())
  }
}

extension DrawingReading.Part: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(noun)
    writer.write(subject?.rawValue)
    writer.write(component.selector)
    writer.write(component.verb.rawValue)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    let noun = try reader.string()
    let subject: PartSubject? = try reader.optional { reader throws(MalformedMessage) in try reader.name() }
    self.init(
      noun: noun, subject: subject,
      component: Artwork.Part(selector: try reader.string(), verb: try reader.name()))
  }
}

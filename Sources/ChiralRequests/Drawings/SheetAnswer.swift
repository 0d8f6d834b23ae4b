/// The icons of a sheet, or the reason why it cannot be read.
package struct SheetAnswer: Hashable, Sendable {
  /// One icon.
  package struct Icon: Hashable, Sendable {
    package var name: String
    /// Its drawing as a file; nil if it cannot be one.
    package var svg: [UInt8]?
    /// The reason why there is no drawing; nil if there is one.
    package var fault: DrawingFault?

    package init(name: String, svg: [UInt8]?, fault: DrawingFault? = nil) {
      self.name = name
      self.svg = svg
      self.fault = fault
    }
  }

  package var icons: [Icon]
  package var fault: DrawingFault?

  package init(icons: [Icon] = [], fault: DrawingFault? = nil) {
    self.icons = icons
    self.fault = fault
  }
}

extension SheetAnswer: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(icons)
    writer.write(fault)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(icons: try reader.values(), fault: try reader.optionalValue())
  }
}

extension SheetAnswer.Icon: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(svg) { $0.write($1) }
    writer.write(fault)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(
      name: try reader.string(),
      svg: try reader.optional { reader throws(MalformedMessage) in try reader.byteString() },
      fault: try reader.optionalValue())
  }
}

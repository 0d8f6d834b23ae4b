package import ChiralRendering

/// A part of a drawing that was not plainly mirrored, and why.
package struct PartNote: Hashable, Sendable {
  /// What was done to it.
  package enum Action: String, Hashable, Sendable {
    /// It took a reflecting transform.
    case wrapped
    /// It stayed where and as it was.
    case kept
    /// It went to the mirrored place in its own orientation.
    case moved
    /// It was left as it is, though a mirror image would differ.
    case untouched
  }

  /// The element, or the piece of it, that draws a part of the finished drawing.
  package struct Part: Hashable, Sendable {
    /// The element, counted from 0 in document order.
    package var number: Int
    /// The subpaths of a path that holds other things too, counted from 0; empty for the whole element.
    package var subpaths: [Int]
    /// Path data in the element's coordinates, for a part that is fused into one subpath with something else.
    package var outline: String?

    package init(number: Int, subpaths: [Int] = [], outline: String? = nil) {
      self.number = number
      self.subpaths = subpaths
      self.outline = outline
    }
  }

  /// What was done.
  package var action: Action
  /// The element, as `<name>` or `<name id="…">`.
  package var element: String
  /// Its line in the source.
  package var line: Int
  /// The reason; begins with the guideline's number where one decided.
  package var reason: String
  /// How sure it is that the part was recognised: 1 where somebody said so.
  package var confidence: Double
  /// The element that draws the part; nil if nothing was kept or moved.
  package var part: Part?

  /// A note from its parts.
  package init(action: Action, element: String, line: Int, reason: String, confidence: Double = 1) {
    self.action = action
    self.element = element
    self.line = line
    self.reason = reason
    self.confidence = confidence
  }

  /// The guidelines that decided, such as `R14`.
  package var rule: String? {
    guard reason.first == "R", let end = reason.firstIndex(of: ":") else { return nil }
    return String(reason[..<end])
  }
}

extension PartNote: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(action.rawValue)
    writer.write(element)
    writer.write(line)
    writer.write(reason)
    writer.write(confidence)
    writer.write(part)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    let action: Action = try reader.name()
    self.init(
      action: action, element: try reader.string(), line: try reader.integer(), reason: try reader.string(),
      confidence: try reader.double())
    part = try reader.optionalValue()
  }
}

extension PartNote.Part: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(number)
    writer.write(subpaths) { $0.write($1) }
    writer.write(outline)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(
      number: try reader.integer(),
      subpaths: try reader.list { reader throws(MalformedMessage) in try reader.integer() },
      outline: try reader.optionalString())
  }
}

package import ChiralRendering

/// A part of a drawing that was not simply mirrored, with the reason.
package struct PartNote: Hashable, Sendable {
  /// The treatment of the part.
  package enum Action: String, Hashable, Sendable {
    /// The element got a reflecting transform.
    case wrapped
    /// The element kept its place and its orientation.
    case kept
    /// The element went to the mirrored place in its own orientation.
    case moved
    /// The element was left as it is, although its mirror image would differ.
    case untouched
  }

  /// The element, or the piece of it, that draws a part of the finished drawing.
  package struct Part: Hashable, Sendable {
    /// The number of the element, counted from 0 in document order.
    package var number: Int
    /// The subpaths that belong to the part, counted from 0, where the path holds other things too; empty for
    /// the whole element.
    package var subpaths: [Int]
    /// Path data in the element's coordinates, for a part that is fused into one subpath with something else.
    package var outline: String?

    package init(number: Int, subpaths: [Int] = [], outline: String? = nil) {
      self.number = number
      self.subpaths = subpaths
      self.outline = outline
    }
  }

  /// The treatment.
  package var action: Action
  /// The label of the element: `<name>` or `<name id="…">`.
  package var element: String
  /// The line of the element in the source.
  package var line: Int
  /// The guidelines that decided, such as `R14`; nil if none did.
  package var rule: String?
  /// The reason in words; begins with the guidelines if any decided.
  package var reason: String
  /// The confidence that the part was recognised correctly; 1 if the manifest or the drawing names the part.
  package var confidence: Double
  /// The element that draws the part; nil if nothing was kept or moved.
  package var part: Part?
  /// The kind of the part; nil if it has no name of its own.
  package var subject: Subject?
  /// True if the manifest or the drawing names the part, and nothing more is known about it.
  package var isNamed = false
  /// The proof for a rebuilt slash, if the steps that rebuilt it also reproduce the drawing itself; nil otherwise.
  package var proof: Proof?

  /// A kind of part that has a name of its own in every language of the page for browsers.
  package enum Subject: String, Hashable, Sendable {
    case slash, check, question, percent, badge, lens, pencil, numerals, letters, picture
  }

  /// The difference between a drawing and its reconstruction from the same icon without the slash.
  package struct Proof: Hashable, Sendable {
    /// The file of the icon without the slash.
    package var sibling: String
    /// The mean difference over all channels, 0…1.
    package var mean: Double
    /// The largest mean difference of a square of pixels, 0…1.
    package var spot: Double

    package init(sibling: String, mean: Double, spot: Double) {
      self.sibling = sibling
      self.mean = mean
      self.spot = spot
    }
  }

  /// Creates a note.
  package init(
    action: Action, element: String, line: Int, rule: String?, reason: String, confidence: Double = 1
  ) {
    self.action = action
    self.element = element
    self.line = line
    self.rule = rule
    self.reason = reason
    self.confidence = confidence
  }
}

extension PartNote: MessageValue {
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

extension PartNote.Proof: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(sibling)
    writer.write(mean)
    writer.write(spot)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(sibling: try reader.string(), mean: try reader.ratio(), spot: try reader.ratio())
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
      number: try reader.amount(),
      subpaths: try reader.list { reader throws(MalformedMessage) in try reader.amount() },
      outline: try reader.optionalString())
  }
}

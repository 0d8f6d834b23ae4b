package import ChiralRendering

/// Why a drawing gives no picture; costs its icon, never the build.
package struct DrawingProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// `file:line:column: error: …`, or without a place where there is none.
  package var description: String

  /// Whether another attempt may come to something else: what is missing may appear, what took long may not.
  package var mayPass = false

  package init(_ description: String, mayPass: Bool = false) {
    self.description = description
    self.mayPass = mayPass
  }

  /// The problem of a drawing that a worker could not finish.
  package init(_ error: RenderError, in file: String) {
    self.init("\(file): error: \(error.message)", mayPass: error.mayPass)
  }
}

/// Why there is no picture.
package enum PictureProblem: Error, Hashable, Sendable {
  /// The drawing is broken.
  case failed(DrawingProblem)
  /// The drawing is sound, but what is asked of it cannot be derived.
  case declined(DrawingProblem)
}

/// What is wrong with a drawing that is none, and where.
package struct DrawingFault: Error, Hashable, Sendable {
  /// Counted from 1.
  package var line: Int
  /// Counted from 1.
  package var column: Int
  /// One line, without the place.
  package var message: String

  package init(line: Int = 1, column: Int = 1, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}

extension DrawingProblem: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(description)
    writer.write(mayPass)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(try reader.string(), mayPass: try reader.flag())
  }
}

extension DrawingFault: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(line)
    writer.write(column)
    writer.write(message)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    line = try reader.integer()
    column = try reader.integer()
    message = try reader.string()
  }
}

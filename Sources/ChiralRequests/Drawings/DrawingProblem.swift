package import ChiralValues

/// The reason why a drawing gives no picture; it affects its icon, never the whole build.
package struct DrawingProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message: `file:line:column: error: …`, without the place if there is none.
  package var description: String

  /// True if another attempt may succeed: a missing file may appear, and a timeout may not recur.
  package var mayPass = false

  /// The place in the drawing and the reason, for the audit; nil if the picture was not declined.
  package var obstacle: DrawingObstacle?

  package init(_ description: String, mayPass: Bool = false, obstacle: DrawingObstacle? = nil) {
    self.description = description
    self.mayPass = mayPass
    self.obstacle = obstacle
  }

  /// Creates the problem of a drawing that a worker could not finish.
  package init(_ error: RenderError, in file: String) {
    self.init("\(file): error: \(error.message)", mayPass: error.mayPass)
  }
}

/// The reason why there is no picture.
package enum PictureProblem: Error, Hashable, Sendable {
  /// The drawing is broken.
  case failed(DrawingProblem)
  /// The drawing is sound, but the requested picture cannot be derived from it.
  case declined(DrawingProblem)
}

/// The reason why a file is not a drawing, with the place.
package struct DrawingFault: Error, Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted from 1.
  package var column: Int
  /// The message in one line, without the place.
  package var message: String

  package init(line: Int = 1, column: Int = 1, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}

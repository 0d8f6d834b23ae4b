internal import ChiralRequests

/// The reason why a build cannot be finished.
package enum BuildError: Error, Sendable, CustomStringConvertible {
  /// A file of the output cannot be written.
  case file(FileError)
  /// No drawing can be rendered.
  case renderer(String)
  /// A target cannot be written.
  case target(String)
  /// Folders cannot be merged.
  case merge(String)
  /// The user pressed Ctrl-C.
  case interrupted

  package var description: String {
    switch self {
    case .file(let error): error.description
    case .renderer(let reason), .target(let reason), .merge(let reason): reason
    case .interrupted: "interrupted"
    }
  }

  /// Takes an error of a build's step; one that is neither of these nor of a file comes from the renderer.
  init(_ error: any Error) {
    self =
      switch error {
      case let error as BuildError: error
      case let error as FileError: .file(error)
      default: .renderer("\(error)")
      }
  }

  /// Takes the errors of a drawing that concern every drawing; nil for all others.
  init?(_ error: RenderError) {
    switch error.kind {
    case .unavailable: self = .renderer(error.message)
    case .interrupted: self = .interrupted
    case .drawing, .limit, .crash, .killed: return nil
    }
  }
}

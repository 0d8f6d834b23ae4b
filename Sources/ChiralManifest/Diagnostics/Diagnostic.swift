/// One problem of an input file, with its place and what to do about it.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a problem.
  public enum Severity: String, Sendable, CaseIterable {
    /// An error: nothing can be built.
    case error
    /// The rest can be built.
    case warning
  }

  /// The severity of the problem.
  public var severity: Severity
  /// The place of the problem.
  public var location: SourceLocation
  /// An instruction: lower case, no full stop, safe to print on a terminal.
  public var message: String

  /// A problem; `message` must already be escaped for the terminal (see `Wording`).
  public init(severity: Severity = .error, location: SourceLocation, message: String) {
    self.severity = severity
    self.location = location
    self.message = message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: message`, the form that editors and CI systems recognise.
  public var description: String { "\(location): \(severity.rawValue): \(message)" }
}

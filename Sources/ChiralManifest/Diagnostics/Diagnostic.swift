/// One problem of an input file, with its place and a remedy.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a problem.
  public enum Severity: String, Sendable, CaseIterable {
    /// An error: nothing can be built.
    case error
    /// A warning: everything else can be built.
    case warning
  }

  /// The severity of the problem.
  public var severity: Severity
  /// The place of the problem.
  public var location: SourceLocation
  /// An instruction: lower case, no full stop, safe to print on a terminal.
  public var message: String

  /// Creates a problem; `message` must already be escaped for the terminal (see `Wording`).
  public init(severity: Severity = .error, location: SourceLocation, message: String) {
    self.severity = severity
    self.location = location
    self.message = message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The text of the problem, `file:line:column: error: message`, which editors and CI systems recognise.
  public var description: String { "\(location): \(severity.rawValue): \(message)" }
}

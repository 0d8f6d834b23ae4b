/// The problems of one file, collected while reading continues.
package struct Problems: Sendable {
  /// The file.
  package let source: SourceText
  private var found: [(offset: Int, diagnostic: Diagnostic)] = []

  /// Creates an empty list of problems of a file.
  package init(source: SourceText) { self.source = source }

  /// Adds a problem at a byte of the file.
  package mutating func add(_ severity: Diagnostic.Severity = .error, at offset: Int, _ message: String) {
    let diagnostic = Diagnostic(
      severity: severity, location: source.location(of: offset), message: message)
    found.append((offset, diagnostic))
  }

  /// Adds the problems from another pass over the same file.
  package mutating func add(_ others: Problems) { found += others.found }

  /// The number of problems.
  package var count: Int { found.count }

  /// Returns true if there already is a problem at a byte, so that no other needs to be reported there.
  package func contain(at offset: Int) -> Bool { found.contains { $0.offset == offset } }

  /// True if one of the problems is an error.
  package var containError: Bool { found.contains { $0.diagnostic.severity == .error } }

  /// The problems in the order of the file, each once.
  package var inReadingOrder: [Diagnostic] {
    let sorted = found.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    var seen: Set<Diagnostic> = []
    return sorted.map(\.element.diagnostic).filter { seen.insert($0).inserted }
  }
}

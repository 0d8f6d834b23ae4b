/// The problems of one file, gathered while reading continues after each.
package struct Problems: Sendable {
  /// The file they are about.
  package let source: SourceText
  private var found: [(offset: Int, diagnostic: Diagnostic)] = []

  /// Creates an empty list of problems of a file.
  package init(source: SourceText) { self.source = source }

  /// Notes a problem at a byte of the file.
  package mutating func add(_ severity: Diagnostic.Severity = .error, at offset: Int, _ message: String) {
    let diagnostic = Diagnostic(
      severity: severity, location: source.location(of: offset), message: message)
    found.append((offset, diagnostic))
  }

  /// Notes what was found elsewhere in the same file.
  package mutating func add(_ others: Problems) { found += others.found }

  /// The number of problems noted.
  package var count: Int { found.count }

  /// Returns true if a problem was noted at a byte, so that nothing more need be said about it.
  package func contain(at offset: Int) -> Bool { found.contains { $0.offset == offset } }

  /// True if one of the problems is an error.
  package var containError: Bool { found.contains { $0.diagnostic.severity == .error } }

  /// All of them from the top of the file to its end, each once.
  package var inReadingOrder: [Diagnostic] {
    let sorted = found.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    var seen: Set<Diagnostic> = []
    return sorted.map(\.element.diagnostic).filter { seen.insert($0).inserted }
  }
}

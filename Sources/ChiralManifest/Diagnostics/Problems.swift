/// What is wrong with one file, gathered while reading on.
package struct Problems: Sendable {
  /// The file they are about.
  package let source: SourceText
  private var found: [(offset: Int, diagnostic: Diagnostic)] = []

  /// Nothing wrong so far.
  package init(source: SourceText) { self.source = source }

  /// Notes a problem at a byte of the file.
  package mutating func add(_ severity: Diagnostic.Severity = .error, at offset: Int, _ message: String) {
    let diagnostic = Diagnostic(
      severity: severity, location: source.location(of: offset), message: message)
    found.append((offset, diagnostic))
  }

  /// Notes what was found elsewhere in the same file.
  package mutating func add(_ others: Problems) { found += others.found }

  /// How many were noted.
  package var count: Int { found.count }

  /// Whether something was noted at a byte, so that nothing more need be said of it.
  package func contain(at offset: Int) -> Bool { found.contains { $0.offset == offset } }

  /// Whether one of them forbids to go on.
  package var containError: Bool { found.contains { $0.diagnostic.severity == .error } }

  /// All of them from the top of the file to its end, each once.
  package var inReadingOrder: [Diagnostic] {
    let sorted = found.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    var seen: Set<Diagnostic> = []
    return sorted.map(\.element.diagnostic).filter { seen.insert($0).inserted }
  }
}

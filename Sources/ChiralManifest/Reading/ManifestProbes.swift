/// The questions that validation asks about files and selectors: this module neither reads files nor knows SVG.
package struct ManifestProbes: Sendable {
  /// Returns the kind of file at a path relative to the manifest's folder.
  package var file: @Sendable (_ path: String) -> FileProbe
  /// Returns the problem of a selector, as an instruction; nil if there is none.
  package var selectorProblem: @Sendable (_ selector: String) -> String?
  /// The ids of the audit's rules; nothing where they are not known, so that any will do.
  package var rules: [String]?

  /// Probes as functions.
  package init(
    file: @escaping @Sendable (_ path: String) -> FileProbe,
    selectorProblem: @escaping @Sendable (_ selector: String) -> String?, rules: [String]? = nil
  ) {
    self.file = file
    self.selectorProblem = selectorProblem
    self.rules = rules
  }

  /// Returns the problem of a rule's id; nil if there is such a rule.
  func problem(ofRule id: String) -> String? {
    guard let rules, !rules.contains(id) else { return nil }
    return ManifestMessage.unknownRule(id, known: rules)
  }

  /// Everything exists and is right: for manifests that are not on a disk.
  package static let trusting = ManifestProbes(
    file: { $0.hasSuffix(".svg") ? .file : .folder }, selectorProblem: { _ in nil })
}

/// The kind of file at a path.
package enum FileProbe: Hashable, Sendable {
  /// A file that can be read.
  case file
  /// A folder.
  case folder
  /// There is no file; `nearest` is a neighbour with a similar name, as a path like the one asked for.
  case missing(nearest: String?)
  /// Something beyond the manifest's folder, by way of a symbolic link.
  case outside
}

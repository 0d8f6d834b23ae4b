/// The questions of validation about files and selectors: this module neither reads files nor knows SVG.
package struct ManifestProbes: Sendable {
  /// Returns the kind of file at a path relative to the manifest's folder.
  package var file: @Sendable (_ path: String) -> FileProbe
  /// Returns the problem of a selector, as an instruction; nil if there is none.
  package var selectorProblem: @Sendable (_ selector: String) -> String?
  /// The ids of the audit's rules; nil if they are unknown, in which case every id is accepted.
  package var rules: [String]?

  /// Creates probes from functions.
  package init(
    file: @escaping @Sendable (_ path: String) -> FileProbe,
    selectorProblem: @escaping @Sendable (_ selector: String) -> String?, rules: [String]? = nil
  ) {
    self.file = file
    self.selectorProblem = selectorProblem
    self.rules = rules
  }

  /// Returns the problem of a rule's id; nil if the rule exists.
  func problem(ofRule id: String) -> String? {
    guard let rules, !rules.contains(id) else { return nil }
    return ManifestMessage.unknownRule(id, known: rules)
  }

  /// Probes that find no problems, for manifests that are not on a disk.
  package static let trusting = ManifestProbes(
    file: { $0.hasSuffix(".svg") ? .file : .folder }, selectorProblem: { _ in nil })
}

/// The kind of file at a path.
package enum FileProbe: Hashable, Sendable {
  /// A file that can be read.
  case file
  /// A folder.
  case folder
  /// There is no file; `nearest` is the path of a neighbour with a similar name.
  case missing(nearest: String?)
  /// A place outside the manifest's folder, reached through a symbolic link.
  case outside
}

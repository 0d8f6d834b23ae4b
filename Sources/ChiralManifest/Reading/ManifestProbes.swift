/// What validation must ask of the world: the module itself touches no file and knows no SVG.
package struct ManifestProbes: Sendable {
  /// What lies at a path relative to the manifest's folder.
  package var file: @Sendable (_ path: String) -> FileProbe
  /// What is wrong with a selector, as an instruction; nothing where all is well.
  package var selectorProblem: @Sendable (_ selector: String) -> String?
  /// The ids of the audit's rules; nothing where they are not known, so that any will do.
  package var rules: [String]?
  /// What the text of the drawing at a path relative to the manifest's folder says, piece by piece.
  package var drawnTexts: @Sendable (_ path: String) -> [DrawnText]

  /// Probes as functions.
  package init(
    file: @escaping @Sendable (_ path: String) -> FileProbe,
    selectorProblem: @escaping @Sendable (_ selector: String) -> String?, rules: [String]? = nil,
    drawnTexts: @escaping @Sendable (_ path: String) -> [DrawnText] = { _ in [] }
  ) {
    self.file = file
    self.selectorProblem = selectorProblem
    self.rules = rules
    self.drawnTexts = drawnTexts
  }

  /// What is wrong with the id of a rule; nothing where there is such a rule.
  func problem(ofRule id: String) -> String? {
    guard let rules, !rules.contains(id) else { return nil }
    return ManifestMessage.unknownRule(id, known: rules)
  }

  /// Everything exists and is right: for manifests that are not on a disk.
  package static let trusting = ManifestProbes(
    file: { $0.hasSuffix(".svg") ? .file : .folder }, selectorProblem: { _ in nil })
}

/// What lies at a path.
package enum FileProbe: Hashable, Sendable {
  /// A file that can be read.
  case file
  /// A folder.
  case folder
  /// Nothing; `nearest` is a neighbour of a similar name, as a path like the one asked for.
  case missing(nearest: String?)
  /// Something beyond the manifest's folder, by way of a symbolic link.
  case outside
}

package import ChiralClassification
package import ChiralManifest
internal import ChiralNames
internal import ChiralValues

/// The input of an audit.
package struct AuditSubject: Sendable {
  /// The whole manifest, even if only some of the findings are requested.
  package let manifest: Manifest
  /// Every SVG below the assets folder, relative to the manifest's folder.
  package let drawings: [String]
  /// The prefix that turns a drawing's path into one that can be opened; empty, or ending in `/`.
  package let pathPrefix: String
  /// The facts about the drawings.
  package let knowledge: DrawingKnowledge
  /// The words of each icon's name.
  private let names: [String: IconName]
  /// The judgement of each icon's name under the manifest's policy.
  private let judgements: [String: Judgement]
  /// The paths of the drawings that are their own mirror images.
  let ownMirrorImages: Set<String>
  /// The drawings that icons use and that can be read, each once, with the first of its icons.
  let usedDrawings: UsedDrawings

  /// Creates a subject from a manifest, the drawings in its folder, and the facts about them.
  package init(
    manifest: Manifest, drawings: [String], pathPrefix: String = "",
    knowledge: DrawingKnowledge = DrawingKnowledge()
  ) {
    self.manifest = manifest
    self.drawings = drawings
    self.pathPrefix = pathPrefix
    self.knowledge = knowledge
    let names = Dictionary(manifest.icons.map { ($0.name, IconName($0.name)) }) { first, _ in first }
    self.names = names
    let judge = Judge(manifest.conventions, names: SetNames(Array(names.values), under: manifest.conventions))
    judgements = names.mapValues(judge.judgement)
    usedDrawings = UsedDrawings(of: manifest, knowledge)
    ownMirrorImages = knowledge.ownMirrorImages
  }

  /// Returns the name of an icon as words.
  func name(of icon: Icon) -> IconName { names[icon.name] ?? IconName(icon.name) }

  /// Returns the judgement of an icon's name.
  package func judgement(of icon: Icon) -> Judgement {
    judgements[icon.name] ?? Self.judge(of: manifest).judgement(of: IconName(icon.name))
  }

  /// Returns the judge for the set of a manifest.
  package static func judge(of manifest: Manifest) -> Judge {
    let names = manifest.icons.map { IconName($0.name) }
    return Judge(manifest.conventions, names: SetNames(names, under: manifest.conventions))
  }

  /// The letters that cannot be set.
  package var unsettable: [UnsettableLetters] = []

  /// Returns the location at the beginning of a drawing.
  func location(ofDrawing path: String) -> SourceLocation {
    SourceLocation(file: pathPrefix + path, line: 1, column: 1)
  }

  /// Returns a drawing's path relative to the assets folder, as the manifest names it.
  func nameInAssets(_ path: String) -> String {
    manifest.assets == "." ? path : String(path.dropFirst(manifest.assets.count + 1))
  }
}

/// Letters of an icon that cannot be set in some locales.
package struct UnsettableLetters: Hashable, Sendable {
  /// The icon's name.
  package var icon: String
  /// The tags of the locales.
  package var locales: [String]
  /// The problem as an instruction.
  package var problem: String

  /// Creates a description of letters that cannot be set.
  package init(icon: String, locales: [String], problem: String) {
    self.icon = icon
    self.locales = locales
    self.problem = problem
  }
}

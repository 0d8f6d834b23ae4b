package import ChiralClassification
package import ChiralManifest
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
  package private(set) var knowledge: DrawingKnowledge
  /// The places of the icons by their names.
  private let places: [String: Int32]
  /// The words of each icon's name, in the order of the icons.
  private let names: [IconName]
  /// The judgement of each icon's name under the manifest's policy, without the parts of the name; of icons that the manifest decides
  /// otherwise, that of the name, the drawing and the set.
  private var judgements: [Held<Judgement>]
  private let judge: Judge
  /// The paths of the drawings that are their own mirror images.
  let ownMirrorImages: Set<String>
  /// The base drawings in the order of their ink.
  let likeIcons: LikeIcons
  /// The drawings that icons use and that can be read, each once, with the first of its icons.
  private(set) var usedDrawings: UsedDrawings

  /// Creates a subject from a manifest, the drawings in its folder, and the facts about them.
  package init(
    manifest: Manifest, drawings: [String], pathPrefix: String = "",
    knowledge: DrawingKnowledge = DrawingKnowledge()
  ) {
    self.manifest = manifest
    self.drawings = drawings
    self.pathPrefix = pathPrefix
    self.knowledge = knowledge
    places = Self.places(of: manifest.icons)
    let judge = Self.judge(of: manifest)
    names = manifest.icons.map { judge.read(IconName($0.name)) }
    self.judge = judge
    judgements = Self.judgements(of: names, by: judge)
    usedDrawings = UsedDrawings(of: manifest, knowledge)
    likeIcons = LikeIcons(of: manifest, knowledge)
    ownMirrorImages = knowledge.ownMirrorImages
  }

  private static func places(of icons: [Icon]) -> [String: Int32] {
    var places: [String: Int32] = Dictionary(minimumCapacity: icons.count)
    for (index, icon) in icons.enumerated() { places[icon.name] = Int32(index) }
    return places
  }

  private static func judgements(of names: [IconName], by judge: Judge) -> [Held<Judgement>] {
    // Many names have the same judgement, which is kept once.
    var known: Set<Held<Judgement>> = []
    return names.map { known.insert(Held(judge.judgement(of: $0, readsParts: false))).memberAfterInsert }
  }

  /// The icons to which the manifest gives another class than their names call for.
  package var contradicted: [Icon] {
    zip(manifest.icons, judgements).filter { $0.iconClass != $1.value.iconClass }.map(\.0)
  }

  /// Takes the judgements of names, drawings and the set in place of those of names alone, so that no rule contradicts `init`.
  package mutating func consider(_ verdicts: [String: Judgement]) {
    for (name, judgement) in verdicts {
      if let place = places[name] { judgements[Int(place)] = Held(judgement) }
    }
  }

  /// Removes the facts about drawings, which take much memory, when all rules have run.
  package mutating func forgetFacts() {
    knowledge = DrawingKnowledge()
    usedDrawings = UsedDrawings(of: manifest, knowledge)
  }

  /// Returns the icon with a name; nil if there is none.
  func icon(named name: String) -> Icon? { places[name].map { manifest.icons[Int($0)] } }

  /// Returns the name of an icon as words.
  func name(of icon: Icon) -> IconName { places[icon.name].map { names[Int($0)] } ?? IconName(icon.name) }

  /// Returns the judgement of an icon's name, without the parts of the name, which only a few icons need.
  package func judgement(of icon: Icon) -> Judgement {
    places[icon.name].map { judgements[Int($0)].value }
      ?? judge.judgement(of: IconName(icon.name), readsParts: false)
  }

  /// Returns the judgement of an icon's name with the parts of the name.
  package func wholeJudgement(of icon: Icon) -> Judgement { judge.judgement(of: name(of: icon)) }

  /// Returns the judge for the set of a manifest.
  package static func judge(of manifest: Manifest) -> Judge {
    let names = manifest.icons.map { IconName($0.name) }
    return Judge(manifest.conventions, names: SetNames(names, under: manifest.conventions))
  }

  /// The letters that cannot be set as requested.
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

/// Letters of an icon that cannot be set as requested in some locales.
package struct UnsettableLetters: Hashable, Sendable {
  /// The icon's name.
  package var icon: String
  /// The tags of the locales.
  package var locales: [String]
  /// The problem as an instruction.
  package var problem: String
  /// True if they are set nevertheless, in another weight.
  package var isSetOtherwise: Bool

  /// Creates a description of letters that cannot be set as requested.
  package init(icon: String, locales: [String], problem: String, isSetOtherwise: Bool = false) {
    self.icon = icon
    self.locales = locales
    self.problem = problem
    self.isSetOtherwise = isSetOtherwise
  }
}

package import ChiralManifest
package import ChiralValues

/// The facts about the drawings of a set.
package struct DrawingKnowledge: Sendable {
  /// The facts by the drawing's path, relative to the manifest's folder.
  private let drawings: [String: Held<DrawingFacts>]
  /// The facts about mirror images by the icon's name, for icons that mirror or that have right-to-left drawings to
  /// compare with.
  private let mirrors: [String: Held<MirrorFacts>]
  /// The drawings for further sizes whose mirror images cannot be derived, one per icon.
  private let sizedRefusals: [String: Refusal]
  /// A function that returns the pixels that were stored under a key; nil if they are lost.
  let storedPixels: @Sendable (_ key: [UInt8]) -> Thumbnail?

  /// The reason why the mirror image of a drawing cannot be derived.
  package struct Refusal: Sendable {
    /// The drawing, relative to the manifest's folder.
    package var path: String
    package var obstacle: DrawingObstacle

    /// Creates a refusal of a drawing.
    package init(path: String, obstacle: DrawingObstacle) {
      self.path = path
      self.obstacle = obstacle
    }
  }

  /// Creates the facts about a set; empty if no drawing was read.
  package init(
    drawings: [String: Held<DrawingFacts>] = [:], mirrors: [String: Held<MirrorFacts>] = [:],
    sizedRefusals: [String: Refusal] = [:],
    storedPixels: @escaping @Sendable (_ key: [UInt8]) -> Thumbnail? = { _ in nil }
  ) {
    self.drawings = drawings
    self.mirrors = mirrors
    self.sizedRefusals = sizedRefusals
    self.storedPixels = storedPixels
  }

  /// Returns the facts about a drawing, given by its path.
  package func facts(of path: String) -> DrawingFacts? { drawings[path]?.value }

  /// Returns the facts about the mirror image of an icon.
  package func mirror(of icon: Icon) -> MirrorFacts? { mirrors[icon.name]?.value }

  /// The paths of the drawings that are their own mirror images.
  var ownMirrorImages: Set<String> {
    var paths: Set<String> = []
    for (path, facts) in drawings where facts.value.picture?.isOwnMirrorImage == true { paths.insert(path) }
    return paths
  }

  /// Returns the pixels of a picture.
  func thumbnail(_ pixels: PictureFacts.Pixels) -> Thumbnail? {
    switch pixels {
    case .held(let thumbnail): thumbnail
    case .stored(let key): storedPixels(key)
    }
  }

  /// Returns the reason why the right-to-left form of an icon cannot be derived, at any of its sizes; nil if it can.
  package func refusal(of icon: Icon) -> Refusal? {
    mirror(of: icon)?.refusal.map { Refusal(path: icon.file, obstacle: $0) } ?? sizedRefusals[icon.name]
  }
}

/// The questions that rules ask about drawings.
extension AuditSubject {
  /// Returns the facts about a drawing.
  func facts(of path: String) -> DrawingFacts? { knowledge.facts(of: path) }

  /// Returns the facts about an icon's base drawing.
  func facts(of icon: Icon) -> DrawingFacts? { knowledge.facts(of: icon.file) }

  /// Returns the rendering of an icon's base drawing.
  func picture(of icon: Icon) -> Thumbnail? { picture(ofDrawing: icon.file) }

  /// Returns the rendering of a drawing.
  func picture(ofDrawing path: String) -> Thumbnail? {
    facts(of: path)?.picture.flatMap { knowledge.thumbnail($0.pixels) }
  }

  /// Returns true if an icon's drawing is its own mirror image, so that mirroring changes nothing (R13).
  func isOwnMirrorImage(_ icon: Icon) -> Bool { ownMirrorImages.contains(icon.file) }

  /// The icons that some locale sees mirrored, with the facts about their mirror images. They are put together one by one.
  var mirroredIcons: some Sequence<(icon: Icon, facts: DrawingFacts, mirror: MirrorFacts)> {
    manifest.icons.lazy.compactMap { icon -> (icon: Icon, facts: DrawingFacts, mirror: MirrorFacts)? in
      guard let facts = facts(of: icon), let mirror = knowledge.mirror(of: icon), mirror.isBuilt else {
        return nil
      }
      return (icon, facts, mirror)
    }
  }

  /// Returns the location of a mark in a drawing.
  func location(_ mark: DrawingMark, in path: String) -> SourceLocation {
    SourceLocation(file: pathPrefix + path, line: mark.line, column: mark.column)
  }

  /// Returns the location of an obstacle in a drawing.
  func location(_ obstacle: DrawingObstacle, in path: String) -> SourceLocation {
    SourceLocation(file: pathPrefix + path, line: obstacle.line, column: obstacle.column)
  }
}

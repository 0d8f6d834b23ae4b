import ChiralManifest

/// What is known of the drawings of a set.
package struct DrawingKnowledge: Sendable {
  /// By the drawing's path, relative to the manifest's folder.
  package var drawings: [String: DrawingFacts]
  /// By the icon's name; for icons that mirror, or that have drawings for right-to-left to compare with.
  package var mirrors: [String: MirrorFacts]

  /// What is known; nothing where nobody looked.
  package init(drawings: [String: DrawingFacts] = [:], mirrors: [String: MirrorFacts] = [:]) {
    self.drawings = drawings
    self.mirrors = mirrors
  }
}

/// What rules ask of drawings.
extension AuditSubject {
  /// What is known of a drawing.
  func facts(of path: String) -> DrawingFacts? { knowledge.drawings[path] }

  /// What is known of an icon's base drawing.
  func facts(of icon: Icon) -> DrawingFacts? { knowledge.drawings[icon.file] }

  /// What an icon's base drawing shows.
  func picture(of icon: Icon) -> Thumbnail? { facts(of: icon)?.picture }

  /// Whether an icon's drawing is known to be its own mirror image, so that mirroring it changes nothing (R13).
  func isOwnMirrorImage(_ icon: Icon) -> Bool { picture(of: icon)?.isOwnMirrorImage ?? false }

  /// Every drawing that some icon uses and that can be read, once, with the first of its icons.
  var usedDrawings: [(path: String, icon: Icon, facts: DrawingFacts)] {
    var seen: Set<String> = []
    return manifest.icons.flatMap { icon in
      ([icon.file] + icon.variants.map(\.file)).compactMap { path in
        guard let facts = knowledge.drawings[path], seen.insert(path).inserted else { return nil }
        return (path, icon, facts)
      }
    }
  }

  /// The icons that some locale sees mirrored, with what becomes of them.
  var mirroredIcons: [(icon: Icon, facts: DrawingFacts, mirror: MirrorFacts)] {
    manifest.icons.compactMap { icon in
      guard let facts = facts(of: icon), let mirror = knowledge.mirrors[icon.name], mirror.isBuilt else {
        return nil
      }
      return (icon, facts, mirror)
    }
  }

  /// The place of a mark in a drawing.
  func location(_ mark: DrawingMark, in path: String) -> SourceLocation {
    SourceLocation(file: pathPrefix + path, line: mark.line, column: mark.column)
  }

  /// The place of an obstacle in a drawing.
  func location(_ obstacle: DrawingObstacle, in path: String) -> SourceLocation {
    SourceLocation(file: pathPrefix + path, line: obstacle.line, column: obstacle.column)
  }
}

package import ChiralManifest

/// What an audit looks at.
package struct AuditSubject: Sendable {
  /// The whole manifest, whatever part of the findings is asked for.
  package let manifest: Manifest
  /// Every SVG below the assets folder, relative to the manifest's folder.
  package let drawings: [String]
  /// What to put before a drawing's path so that it can be opened; empty or with `/` at its end.
  package let pathPrefix: String
  /// What is known of the drawings.
  package let knowledge: DrawingKnowledge

  /// A manifest with the drawings beside it, and what is known of them.
  package init(
    manifest: Manifest, drawings: [String], pathPrefix: String = "",
    knowledge: DrawingKnowledge = DrawingKnowledge()
  ) {
    self.manifest = manifest
    self.drawings = drawings
    self.pathPrefix = pathPrefix
    self.knowledge = knowledge
  }

  /// The beginning of a drawing.
  func location(ofDrawing path: String) -> SourceLocation {
    SourceLocation(file: pathPrefix + path, line: 1, column: 1)
  }

  /// A drawing's path relative to the assets folder, as the manifest names it.
  func nameInAssets(_ path: String) -> String {
    manifest.assets == "." ? path : String(path.dropFirst(manifest.assets.count + 1))
  }
}

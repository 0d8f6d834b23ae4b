package import ChiralManifest

/// What an audit looks at.
package struct AuditSubject: Sendable {
  /// The whole manifest, whatever part of the findings is asked for.
  package let manifest: Manifest
  /// Every SVG below the assets folder, relative to the manifest's folder.
  package let drawings: [String]
  /// What to put before a drawing's path so that it can be opened; empty or with `/` at its end.
  package let pathPrefix: String

  /// A manifest with the drawings beside it.
  package init(manifest: Manifest, drawings: [String], pathPrefix: String = "") {
    self.manifest = manifest
    self.drawings = drawings
    self.pathPrefix = pathPrefix
  }

  /// Letters that cannot be set.
  package var unsettable: [UnsettableLetters] = []

  /// The beginning of a drawing.
  func location(ofDrawing path: String) -> SourceLocation {
    SourceLocation(file: pathPrefix + path, line: 1, column: 1)
  }

  /// A drawing's path relative to the assets folder, as the manifest names it.
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
  /// Why, as an instruction.
  package var problem: String

  /// Letters by their icon and locales, and why they cannot be set.
  package init(icon: String, locales: [String], problem: String) {
    self.icon = icon
    self.locales = locales
    self.problem = problem
  }
}

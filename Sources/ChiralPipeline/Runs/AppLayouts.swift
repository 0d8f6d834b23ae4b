internal import ChiralClassification

/// The layouts of apps and themes in a folder, by the names of its files.
struct AppLayouts {
  let kinds: [ImportKind]

  init(_ files: [String]) {
    let hasTheme = files.contains { $0.hasSuffix("/index.theme") || $0 == "index.theme" }
    // Only themes and programs for GTK have symbolic icons.
    let isOfGTK = hasTheme || files.contains { $0.contains(/-symbolic(-rtl)?\.svg$/) }
    let isOfWeb = !isOfGTK && Self.holdsWeb(files)
    var kinds: [ImportKind] = []
    if files.contains(where: Self.isDrawable) { kinds.append(.android) }
    if files.contains(where: { $0.contains(/\.(image|symbol)set\/Contents\.json$/) }) {
      kinds.append(.xcassets)
    }
    if hasTheme || !isOfWeb && files.contains(where: { $0.contains(/-rtl(-symbolic)?\.svg$/) }) {
      kinds.append(.gtk)
    }
    if isOfWeb { kinds.append(.web) }
    self.kinds = kinds
  }

  private static func isDrawable(_ file: String) -> Bool {
    AndroidQualifiers(ofFile: file).map { ["drawable", "mipmap"].contains($0.type) } ?? false
  }

  /// Returns true if there are SVGs with styles or pages, or for both directions.
  private static func holdsWeb(_ files: [String]) -> Bool {
    files.contains { $0.contains(/[-_]ltr[^\/]*\.svg$/) }
      || files.contains { $0.hasSuffix(".svg") }
        && files.contains { ImportKind.web.language(ofCode: $0) != nil }
  }
}

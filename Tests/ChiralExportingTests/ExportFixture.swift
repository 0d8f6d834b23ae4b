import ChiralExporting
import ChiralManifest
import ChiralTestSupport
import ChiralValues
import Testing

/// A small set as input for exporters, with one icon for every way in which a platform can be served.
enum ExportFixture {
  /// A manifest whose icons have the drawings of `drawings`.
  static let manifest = """
    {
      "version": 1, "locales": ["en", "ar", "ar-SA", "fa", "he", "sr-Latn"], "sizes": [24], "scales": [1, 2],
      "icons": {
        "actions/go.next": "mirror",
        "checkmark": "fixed",
        "book": { "class": "mirror", "drawn": "rtl" },
        "question": { "class": "mirror", "except": ["he"] },
        "letter": { "class": "localized", "variants": { "Arab": "letter.ar.svg", "sr-Latn": "letter.sr.svg" } },
        "sidebar": { "class": "both", "variants": { "rtl": "sidebar.rtl.svg" } },
        "percent": { "class": "both", "variants": { "ar-SA": "percent.ar.svg" } }
      }
    }
    """

  /// Returns the whole set.
  static func set(bakes: Bool = false, only names: Set<String>? = nil) throws -> ExportSet {
    let reading = ManifestReader.read(Array(manifest.utf8), file: "manifest.json", probes: .trusting)
    let manifest = try #require(reading.manifest)
    let icons = try manifest.icons.filter { names?.contains($0.name) ?? true }
      .map { try icon($0, manifest, bakes) }
    return ExportSet(
      icons: icons, sizes: manifest.sizes, scales: manifest.scales, locales: manifest.locales)
  }

  private static func icon(_ icon: Icon, _ manifest: Manifest, _ bakes: Bool) throws -> ExportIcon {
    let general = try ["zxx", "zxx-XB"].map { try LanguageTag($0) }
    let plan = Plan(manifest, locales: manifest.locales + general + [try LanguageTag("sr")])
    let planned = try #require(plan.icons.first { $0.icon.name == icon.name })
    let left = try picture(try #require(planned.decisions.first { $0.locale.text == "zxx" }))
    let right = try picture(try #require(planned.decisions.first { $0.locale.text == "zxx-XB" }))
    return ExportIcon(
      name: icon.name, drawn: icon.drawn, leftToRight: left, rightToLeft: right,
      locales: try planned.decisions.filter { !general.contains($0.locale) }
        .map { ExportIcon.Row(locale: $0.locale, picture: try picture($0)) },
      isFlip: !bakes && left.artwork.source == right.artwork.source
        && left.artwork.transformation != right.artwork.transformation)
  }

  /// Returns a drawing that shows its own identity; the mirrored form of another begins on the other side.
  private static func picture(_ decision: Decision) throws -> ExportPicture {
    let source = decision.artwork.source
    let isMirrored = decision.artwork.transformation == .mirrored
    let height = 4 + source.utf8.reduce(0) { ($0 + Int($1)) % 13 }
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor">
        <path d="M\(isMirrored ? "22 2h-9" : "2 2h9")v\(height)\(isMirrored ? "h9" : "h-9")z"/>
      </svg>
      """
    return try DirectConverter.picture(svg, of: decision.artwork)
  }

  /// Returns every file with its path, and the warnings, as one text.
  static func text(of export: Export) -> String {
    let files = export.files.sorted { $0.path < $1.path }.map { file in
      switch file.content {
      case .text(let text): "=== \(file.path)\n\(text)"
      case .font(let source, let format):
        "=== \(file.path)\n\(format == .trueType ? source.json : "(the same as WOFF2)\n")"
      case .picture(let artwork, let form):
        "=== \(file.path)\n(\(form) of \(artwork.source), \(artwork.transformation.rawValue))\n"
      }
    }
    let icons = export.icons.sorted { $0.key < $1.key }
      .map { "\($0.key): \($0.value.name), \($0.value.mirroring.rawValue)\n" }
    return
      (files + ["=== icons\n"] + icons + export.warnings.map { "warning: \($0.icon ?? ""): \($0.message)\n" })
      .joined()
  }
}

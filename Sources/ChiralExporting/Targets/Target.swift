/// A platform for which a build writes files.
package enum Target: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Drawings and PNGs by locale, for anything that reads plain files.
  case files
  /// An asset catalog of Xcode.
  case xcassets
  /// Android resources.
  case android
  /// A sprite with a style sheet.
  case web
  /// GTK icon themes.
  case gtk
  /// Flutter assets with a resolver in Dart.
  case flutter
  /// UWP and WinUI assets.
  case windows
  /// An icon set in Iconify's JSON format.
  case iconify
  /// React components, one module per icon.
  case react
  /// Vue components.
  case vue
  /// Svelte components.
  case svelte
  /// Xcode symbol sets.
  case symbols
  /// Compose `ImageVector`s in Kotlin.
  case compose
  /// An icon font with a style sheet.
  case font
  /// The names of the icons as a Swift enumeration, for which no drawing is read.
  case swift

  package static func < (left: Target, right: Target) -> Bool { left.rawValue < right.rawValue }

  /// The exporter; nil for `files`, which depends only on locales and needs no whole set, and for `swift`, which needs only names.
  package var exporter: (any Exporter)? {
    switch self {
    case .files, .swift: nil
    case .xcassets: XcodeCatalogExporter()
    case .android: AndroidExporter()
    case .web: WebExporter()
    case .gtk: GTKExporter()
    case .flutter: FlutterExporter()
    case .windows: WindowsExporter()
    case .iconify: IconifyExporter()
    case .react: ComponentExporter(framework: .react)
    case .vue: ComponentExporter(framework: .vue)
    case .svelte: ComponentExporter(framework: .svelte)
    case .symbols: SymbolExporter()
    case .compose: ComposeExporter()
    case .font: FontExporter()
    }
  }
}

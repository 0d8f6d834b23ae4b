import ChiralSVG

/// A platform for which a build writes files.
package enum Target: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Drawings and PNGs by locale, for everything that reads files.
  case files
  /// An asset catalog of Xcode.
  case xcassets
  /// Resources of Android.
  case android
  /// A sprite with a style sheet.
  case web
  /// Icon themes of GTK.
  case gtk
  /// Assets of Flutter with a resolver in Dart.
  case flutter
  /// Assets of UWP and WinUI.
  case windows
  /// An icon set in Iconify's JSON.
  case iconify
  /// Components of React, one module for each icon.
  case react
  /// Components of Vue.
  case vue
  /// Components of Svelte.
  case svelte
  /// Symbol sets of Xcode.
  case symbols
  /// `ImageVector`s of Compose, in Kotlin.
  case compose

  package static func < (left: Target, right: Target) -> Bool { left.rawValue < right.rawValue }

  /// What writes it; nil for `files`, which knows locales only and needs no whole set.
  package var exporter: (any Exporter)? {
    switch self {
    case .files: nil
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
    }
  }
}

/// What makes the files of one target from a whole set; values in, files out.
package protocol Exporter: Sendable {
  /// The files, relative to the target's folder, and what is worth saying about them.
  func export(_ set: ExportSet) throws(ExportError) -> Export
}

/// What an exporter made.
package struct Export: Hashable, Sendable {
  /// How a right-to-left interface comes to its picture.
  package enum Mirroring: String, Hashable, Sendable {
    /// One drawing serves everywhere.
    case none
    /// The platform flips the drawing.
    case native
    /// Drawings of their own lie in the folders of directions and locales.
    case baked
  }

  /// One icon on the platform.
  package struct Icon: Hashable, Sendable {
    /// Its name there.
    package var name: String
    /// How right-to-left interfaces are served.
    package var mirroring: Mirroring

    /// An icon from its name and how it is mirrored.
    package init(name: String, mirroring: Mirroring) {
      self.name = name
      self.mirroring = mirroring
    }
  }

  /// In no particular order, each path once.
  package var files: [OutputFile] = []
  /// By the name in the manifest.
  package var icons: [String: Icon] = [:]
  /// What people should know, by icon, as sentences without a full stop.
  package var warnings: [Warning] = []

  /// Something that is not as one would expect it.
  package struct Warning: Hashable, Sendable {
    /// The icon, as the manifest names it.
    package var icon: String
    /// Why, and what was done instead.
    package var message: String
  }

  mutating func add(_ icon: ExportIcon, as name: String) {
    icons[icon.name] = Icon(name: name, mirroring: icon.mirroring)
  }

  /// Says what is left out of an icon's drawings where they stand in a page; see `SVGSanitizer`.
  mutating func warn(_ icon: ExportIcon, sanitizing pictures: [ExportPicture]) {
    var sanitizer = SVGSanitizer()
    for picture in pictures {
      _ = sanitizer.sanitized(picture.document.root.attributes, of: "svg")
      _ = sanitizer.sanitized(picture.document.root.children)
    }
    let dropped = sanitizer.dropped
    if !dropped.isEmpty {
      warn(
        icon, "left out \(dropped.joined(separator: ", ")), which could act in the page that shows the icon")
    }
  }

  /// Says something that is worth knowing about an icon.
  mutating func warn(_ icon: ExportIcon, _ message: String) {
    warnings.append(Warning(icon: icon.name, message: message))
  }
}

/// Why a target cannot be written.
package struct ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  package var description: String
  /// The icon without which the target can be written; nil where there is none.
  package var icon: String?
}

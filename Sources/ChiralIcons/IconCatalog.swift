internal import ChiralManifest
public import Foundation

/// The pictures that `chiral build` or `ChiralPlugin` wrote: which file shows an icon in a locale, at a size.
///
/// ```swift
/// let icons = try IconCatalog(bundle: .module)
/// let picture = icons.picture("arrow.forward", locale: .current, size: 24, scale: 2)
/// ```
///
/// A locale that was built has its own files. Any other locale gets those of the built locale that is nearest by the
/// rules of the tool: itself, its parents, its script, its direction; see ``resolve(_:locale:)``.
public struct IconCatalog: Sendable {
  /// The folder in a bundle that `ChiralPlugin` fills where the manifest lies in the target's own folder.
  public static let defaultFolder = "Icons"

  /// The folder of `index.json`; the paths of files are relative to it.
  public let directory: URL
  private let icons: [String: [BuiltIcon]]

  /// Reads `index.json` in the folder that `chiral build` wrote.
  public init(directory: URL) throws(IconCatalogError) {
    let file = directory.appending(path: "index.json")
    let index: IndexFile
    do {
      index = try JSONDecoder().decode(IndexFile.self, from: Data(contentsOf: file))
    } catch let error as DecodingError {
      throw .malformed(file: file.path, problem: "\(error)")
    } catch {
      throw .missing(file: file.path)
    }
    guard index.format == IndexFile.format, index.version == IndexFile.version else {
      throw .unknownFormat(file: file.path, format: index.format, version: index.version)
    }
    self.directory = directory
    icons = index.icons.mapValues { icon in
      icon.locales.compactMap { tag, entry in
        (try? LanguageTag(tag)).map { BuiltIcon(locale: $0, iconClass: icon.iconClass, entry: entry) }
      }
    }
  }

  /// Reads the folder of a bundle that `ChiralPlugin` filled.
  ///
  /// The folder is named after the one in which the manifest lies (`Toolbar/manifest.json` gives `Toolbar`).
  public init(bundle: Bundle, folder: String = defaultFolder) throws(IconCatalogError) {
    guard let resources = bundle.resourceURL else {
      throw .missing(file: bundle.bundlePath + "/\(folder)/index.json")
    }
    try self.init(directory: resources.appending(path: folder))
  }

  /// The names of all icons, sorted.
  public var names: [String] { icons.keys.sorted() }

  /// The locales that were built, sorted.
  public var locales: [String] { Set(icons.values.joined().map(\.locale.text)).sorted() }

  /// What an icon shows in a locale; nil where there is no icon of this name.
  ///
  /// Of the locales that were built, the first that there is of:
  ///
  /// 1. the locale itself, then its parents;
  /// 2. one with a drawing that was made for this locale too (for its language, its script or its direction);
  /// 3. one that shows what the tool would show here: the drawing as it is or its mirror image;
  /// 4. one that is read in the same direction, then any.
  ///
  /// Of several, one of the same script comes first, then the most general, then the first of the alphabet.
  public func resolve(_ name: String, locale: Locale) -> IconResolution? {
    resolve(name, language: locale.identifier(.bcp47))
  }

  /// Returns the picture of an icon for a locale named by a BCP 47 tag (`ar-SA`). A text that is not a tag is served as
  /// a locale of unknown language.
  public func resolve(_ name: String, language: String) -> IconResolution? {
    let wanted = LocaleRequest(language)
    return icons[name].flatMap(wanted.best).map { IconResolution($0, in: directory) }
  }

  /// The PNG of an icon; nil where there is no such icon, or none could be made for the locale.
  ///
  /// Of the sizes (heights in points) that were built, the wanted one, else the next larger, else the largest; of that
  /// size's scales (pixels a point) likewise.
  public func picture(_ name: String, locale: Locale = .current, size: Int, scale: Int = 1) -> IconPicture? {
    resolve(name, locale: locale)?.picture(size: size, scale: scale)
  }

  /// The SVG of an icon; nil where there is no such icon, or none could be made for the locale.
  public func drawing(_ name: String, locale: Locale = .current) -> URL? {
    resolve(name, locale: locale)?.drawing
  }
}

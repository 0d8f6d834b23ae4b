internal import ChiralManifest
internal import ChiralValues
public import Foundation

/// The pictures that `chiral build` or `ChiralPlugin` wrote, with the file that shows an icon in a locale at
/// a size.
///
/// ```swift
/// let icons = try IconCatalog(bundle: .module)
/// let picture = icons.picture("arrow.forward", locale: .current, size: 24, scale: 2)
/// ```
///
/// A locale that was built has its own files. Any other locale gets those of the nearest built locale, which
/// is searched in this order: the locale itself, its parents, its script, its direction; see
/// ``resolve(_:locale:)``.
public struct IconCatalog: Sendable {
  /// The default name of the folder that `ChiralPlugin` fills in a bundle, if the manifest lies in the
  /// target's own folder.
  public static let defaultFolder = "Icons"

  /// The folder of `index.json`; the paths of files are relative to it.
  public let directory: URL
  private let icons: [String: CatalogIcon]

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
    icons = index.icons.mapValues(CatalogIcon.init)
  }

  /// Reads the folder that `ChiralPlugin` filled in a bundle.
  ///
  /// The folder has the name of the one that contains the manifest (`Toolbar/manifest.json` gives `Toolbar`).
  public init(bundle: Bundle, folder: String = defaultFolder) throws(IconCatalogError) {
    guard let resources = bundle.resourceURL else {
      throw .missing(file: bundle.bundlePath + "/\(folder)/index.json")
    }
    try self.init(directory: resources.appending(path: folder))
  }

  /// Reads the folder that `ChiralPlugin` filled in the same build as the calling code; stops the program if the folder
  /// is missing.
  public static func bundled(_ bundle: Bundle, folder: String = defaultFolder) -> IconCatalog {
    do {
      return try IconCatalog(bundle: bundle, folder: folder)
    } catch {
      fatalError("\(error)")
    }
  }

  /// The names of all icons, sorted.
  public var names: [String] { icons.keys.sorted() }

  /// The locales that were built, sorted.
  public var locales: [String] { Set(icons.values.flatMap { $0.pictures.map(\.locale.text) }).sorted() }

  /// Returns the picture of an icon for a locale; nil if there is no icon of this name.
  ///
  /// The first of these among the built locales serves:
  ///
  /// 1. the locale itself; for a locale that the manifest excepts, one that sees no mirror image; then its parents;
  /// 2. one whose drawing or letters are for this locale too (for its language, its script or its direction);
  /// 3. one that shows what the tool would show here: the drawing as it is or its mirror image;
  /// 4. one with the same direction of reading, then any.
  ///
  /// If several apply, one with the same digits comes first for an icon that shows numbers, then one with the same script, then the
  /// most general, then the first in the alphabet.
  ///
  /// - Parameter direction: the direction of the interface if it is not that of the locale, as in a left-to-right part
  ///   of an Arabic page. An icon that has a direction then shows its default for that direction; other icons, such
  ///   as letters, depend on the locale alone. `.unknown` and `.topToBottom` stand for the direction of the locale.
  public func resolve(
    _ name: String, locale: Locale, direction: Locale.LanguageDirection = .unknown
  ) -> IconResolution? {
    resolve(name, language: locale.identifier(.bcp47), direction: direction)
  }

  /// Returns the picture of an icon for a locale named by a BCP 47 tag (`ar-SA`). A text that is not a tag is served as
  /// a locale of unknown language.
  public func resolve(
    _ name: String, language: String, direction: Locale.LanguageDirection = .unknown
  ) -> IconResolution? {
    let wanted = LocaleRequest(language, direction: Direction(direction))
    return icons[name].flatMap(wanted.best).map { IconResolution($0, in: directory) }
  }

  /// Returns the PNG of an icon; nil if there is no such icon, or no picture could be made for the locale.
  ///
  /// The requested size (a height in points) is preferred among those that were built, then the next larger,
  /// then the largest. The same applies to the scales (pixels per point) of that size.
  public func picture(
    _ name: String, locale: Locale = .current, direction: Locale.LanguageDirection = .unknown, size: Int,
    scale: Int = 1
  ) -> IconPicture? {
    resolve(name, locale: locale, direction: direction)?.picture(size: size, scale: scale)
  }

  /// Returns the SVG of an icon; nil if there is no such icon, or no drawing could be made for the locale.
  public func drawing(
    _ name: String, locale: Locale = .current, direction: Locale.LanguageDirection = .unknown
  ) -> URL? {
    resolve(name, locale: locale, direction: direction)?.drawing
  }
}

extension Direction {
  /// Creates one of the two directions; nil for any other.
  fileprivate init?(_ direction: Locale.LanguageDirection) {
    switch direction {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    default: return nil
    }
  }
}

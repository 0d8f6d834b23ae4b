public import Foundation

/// The icons of one set as cases, so that a misspelt name does not compile. `ChiralPlugin` and `chiral
/// accessors` generate the conforming type, such as `Icon`.
///
/// ```swift
/// let picture = Icon.arrowForward.picture(size: 24, scale: 2)
/// ```
///
/// The raw value is the name in the manifest.
public protocol TypedIcon: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The pictures of the set.
  static var catalog: IconCatalog { get }
}

extension TypedIcon {
  /// Returns the picture of the icon for a locale, see ``IconCatalog/resolve(_:locale:direction:)``; nil if
  /// the set was built without this icon.
  public func resolve(
    locale: Locale = .current, direction: Locale.LanguageDirection = .unknown
  ) -> IconResolution? {
    Self.catalog.resolve(rawValue, locale: locale, direction: direction)
  }

  /// Returns the PNG, see ``IconCatalog/picture(_:locale:direction:size:scale:)``.
  public func picture(
    locale: Locale = .current, direction: Locale.LanguageDirection = .unknown, size: Int, scale: Int = 1
  ) -> IconPicture? {
    Self.catalog.picture(rawValue, locale: locale, direction: direction, size: size, scale: scale)
  }

  /// Returns the SVG; nil if there is none.
  public func drawing(
    locale: Locale = .current, direction: Locale.LanguageDirection = .unknown
  ) -> URL? {
    Self.catalog.drawing(rawValue, locale: locale, direction: direction)
  }
}

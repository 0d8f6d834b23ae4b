import ChiralIcons
import Foundation

/// The icons of this app.
public enum AppIcons {
  /// What the plugin built from `Icons/manifest.json`.
  public static func catalog() throws -> IconCatalog { try built.get() }

  private static let built = Result { try IconCatalog(bundle: .module) }

  /// The PNG for a button of 24 points on a screen with two pixels a point.
  public static func button(_ name: String, locale: Locale) throws -> URL? {
    try catalog().picture(name, locale: locale, size: 24, scale: 2)?.url
  }
}

import ChiralIcons
import Foundation

/// The icons of this app; the plugin writes `Icon` from `Icons/manifest.json`.
public enum AppIcons {
  /// Returns the PNG for a button of 24 points on a screen with two pixels per point.
  public static func button(_ icon: Icon, locale: Locale) -> URL? {
    icon.picture(locale: locale, size: 24, scale: 2)?.url
  }
}

import ChiralIcons
import Foundation

/// The icons of this app: `Icon` is written by the plugin from `Icons/manifest.json`.
public enum AppIcons {
  /// The PNG for a button of 24 points on a screen with two pixels a point.
  public static func button(_ icon: Icon, locale: Locale) -> URL? {
    icon.picture(locale: locale, size: 24, scale: 2)?.url
  }
}

#if canImport(UIKit) && canImport(ImageIO) && !os(watchOS)
  import CoreGraphics
  public import Foundation
  public import UIKit

  extension TypedIcon {
    /// Returns an image with a picture for both directions and every scale that was built; an image view
    /// selects one by its traits.
    ///
    /// - Returns: nil if the set was built without this icon.
    @MainActor
    public func uiImage(
      size: Int = 24, locale: Locale = .current, renderingMode: UIImage.RenderingMode = .alwaysTemplate
    ) -> UIImage? {
      let asset = UIImageAsset()
      register(
        .leftToRight, trait: .leftToRight, size: size, locale: locale, renderingMode: renderingMode, in: asset
      )
      register(
        .rightToLeft, trait: .rightToLeft, size: size, locale: locale, renderingMode: renderingMode, in: asset
      )
      return resolve(locale: locale)?.pictures.isEmpty == false ? asset.image(with: .current) : nil
    }

    @MainActor
    private func register(
      _ direction: Locale.LanguageDirection, trait: UITraitEnvironmentLayoutDirection, size: Int,
      locale: Locale, renderingMode: UIImage.RenderingMode, in asset: UIImageAsset
    ) {
      let shown = resolve(locale: locale, direction: direction)
      for scale in Set(shown?.pictures.map(\.scale) ?? []) {
        guard let picture = shown?.picture(size: size, scale: scale),
          let pixels = PictureReader.pixels(of: picture)
        else { continue }
        // The nearest size that was built is scaled to the requested one.
        let density = CGFloat(pixels.height) / CGFloat(size)
        let image = UIImage(cgImage: pixels, scale: density, orientation: .up)
        let traits = UITraitCollection { traits in
          traits.layoutDirection = trait
          traits.displayScale = CGFloat(scale)
        }
        asset.register(image.withRenderingMode(renderingMode), with: traits)
      }
    }
  }
#endif

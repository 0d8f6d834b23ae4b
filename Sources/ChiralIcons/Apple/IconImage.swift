#if canImport(SwiftUI) && canImport(ImageIO)
  import CoreGraphics
  import Foundation
  public import SwiftUI

  /// An icon that follows the layout direction, the locale and the display scale of its environment.
  ///
  /// ```swift
  /// IconImage(Icon.arrowForward, size: 24, label: Text("Next"))
  /// ```
  public struct IconImage<Icon: TypedIcon>: View {
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.locale) private var locale
    @Environment(\.displayScale) private var displayScale
    private let icon: Icon
    private let size: Int
    private let renderingMode: Image.TemplateRenderingMode
    private let label: Text?

    /// Creates a view of an icon.
    ///
    /// - Parameters:
    ///   - size: the height in points; a size that was built gives the sharpest picture.
    ///   - renderingMode: `.template` applies the foreground style, `.original` keeps the colours of the
    ///     drawing.
    ///   - label: the meaning of the icon for assistive technology; nil if it is decoration.
    public init(
      _ icon: Icon, size: Int = 24, renderingMode: Image.TemplateRenderingMode = .template, label: Text? = nil
    ) {
      self.icon = icon
      self.size = size
      self.renderingMode = renderingMode
      self.label = label
    }

    /// The picture, scaled to the size; empty if the set was built without this icon.
    public var body: some View {
      if let picture, let pixels = PictureReader.pixels(of: picture) {
        image(pixels, scale: CGFloat(picture.scale))
          .renderingMode(renderingMode).resizable().aspectRatio(contentMode: .fit)
          .frame(height: CGFloat(size))
      }
    }

    private func image(_ pixels: CGImage, scale: CGFloat) -> Image {
      label.map { Image(pixels, scale: scale, label: $0) } ?? Image(decorative: pixels, scale: scale)
    }

    private var picture: IconPicture? {
      icon.picture(
        locale: locale, direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        size: size, scale: Int(displayScale.rounded(.up)))
    }
  }
#endif

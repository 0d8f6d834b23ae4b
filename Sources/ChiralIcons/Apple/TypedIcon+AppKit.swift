#if canImport(AppKit) && canImport(ImageIO) && !targetEnvironment(macCatalyst)
  public import AppKit
  import CoreGraphics
  import Foundation

  extension TypedIcon {
    /// Returns an image with a representation for every scale that was built, for the direction of the app or
    /// of a view.
    ///
    /// - Parameters:
    ///   - direction: the `userInterfaceLayoutDirection` of the view, if it differs from that of the app.
    ///   - isTemplate: true if the image takes the colour of its surroundings.
    /// - Returns: nil if the set was built without this icon.
    @MainActor
    public func nsImage(
      size: Int = 24, locale: Locale = .current, direction: NSUserInterfaceLayoutDirection? = nil,
      isTemplate: Bool = true
    ) -> NSImage? {
      let isRightToLeft =
        (direction ?? NSApplication.shared.userInterfaceLayoutDirection) == .rightToLeft
      let shown = resolve(locale: locale, direction: isRightToLeft ? .rightToLeft : .leftToRight)
      let image = NSImage(size: .zero)
      for scale in Set(shown?.pictures.map(\.scale) ?? []) {
        guard let picture = shown?.picture(size: size, scale: scale),
          let pixels = PictureReader.pixels(of: picture)
        else { continue }
        let representation = NSBitmapImageRep(cgImage: pixels)
        let ratio = CGFloat(pixels.width) / CGFloat(pixels.height)
        representation.size = NSSize(width: CGFloat(size) * ratio, height: CGFloat(size))
        image.addRepresentation(representation)
        image.size = representation.size
      }
      image.isTemplate = isTemplate
      return image.representations.isEmpty ? nil : image
    }
  }
#endif

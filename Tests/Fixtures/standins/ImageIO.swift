// swift-format-ignore-file
// The declarations of Apple's ImageIO that ChiralIcons uses, for compilers without it.
@_exported import CoreGraphics

public final class CGImageSource {}

public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? { fatalError() }

public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? { fatalError() }

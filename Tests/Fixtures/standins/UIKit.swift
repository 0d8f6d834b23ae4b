// swift-format-ignore-file
// The declarations of Apple's UIKit that ChiralIcons uses, for compilers without it.
@_exported import CoreGraphics

public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

public protocol UIMutableTraits {
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
}

public final class UITraitCollection: NSObject, @unchecked Sendable {
  public class var current: UITraitCollection { fatalError() }
  public init(mutations: (inout any UIMutableTraits) -> Void) {}
}

public final class UIImage: NSObject, @unchecked Sendable {
  public enum Orientation: Int, Sendable { case up }
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {}
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
}

@MainActor
public final class UIImageAsset: NSObject {
  public override init() {}
  public func image(with traits: UITraitCollection) -> UIImage { fatalError() }
  public func register(_ image: UIImage, with traits: UITraitCollection) {}
}

// swift-format-ignore-file
// The declarations of Apple's SwiftUI that ChiralIcons uses, for compilers without it.
@_exported import CoreGraphics

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View { public var body: Never { fatalError() } }
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }

@resultBuilder
public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
public enum ContentMode: Hashable, Sendable { case fit, fill }

public struct EnvironmentValues {
  public var layoutDirection: LayoutDirection { fatalError() }
  public var locale: Locale { fatalError() }
  public var displayScale: CGFloat { fatalError() }
}

@propertyWrapper
public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

public struct Alignment: Sendable { public static let center = Alignment() }

public struct Text: View, Sendable {
  public init(_ content: String) {}
  public var body: Never { fatalError() }
}

public struct Image: View, Sendable {
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum Orientation: Sendable { case up }
  public init(_ image: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {}
  public init(decorative image: CGImage, scale: CGFloat, orientation: Orientation = .up) {}
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public func resizable(resizingMode: ResizingMode = .stretch) -> Image { self }
  public var body: Never { fatalError() }
}

public struct ModifiedContent: View { public var body: Never { fatalError() } }

extension View {
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { ModifiedContent() }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { ModifiedContent() }
}

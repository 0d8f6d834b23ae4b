// swift-format-ignore-file
// The declarations of Apple's AppKit that ChiralIcons uses, for compilers without it.
@_exported import CoreGraphics

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@MainActor
public final class NSApplication: NSObject {
  public class var shared: NSApplication { fatalError() }
  public var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { fatalError() }
}

public class NSImageRep: NSObject {
  public var size: NSSize = .zero
}

public final class NSBitmapImageRep: NSImageRep {
  public init(cgImage: CGImage) {}
}

public final class NSImage: NSObject, @unchecked Sendable {
  public init(size: NSSize) {}
  public var size: NSSize = .zero
  public var isTemplate = false
  public var representations: [NSImageRep] { fatalError() }
  public func addRepresentation(_ representation: NSImageRep) {}
}

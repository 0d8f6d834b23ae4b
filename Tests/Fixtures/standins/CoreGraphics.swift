// swift-format-ignore-file
// The declarations of Apple's CoreGraphics that ChiralIcons uses, for compilers without it.
@_exported import Foundation

public final class CGImage: @unchecked Sendable {
  public var width: Int { fatalError() }
  public var height: Int { fatalError() }
}

internal import ChiralManifest
internal import ChiralValues
public import Foundation

/// The picture that one icon shows in one locale.
public struct IconResolution: Sendable, Hashable {
  /// The built locale that serves.
  public let locale: String
  /// True if that locale is read from right to left.
  public let isRightToLeft: Bool
  /// The outcome: `as-drawn`, `mirrored`, `drawn-for KEY`, `declined` if the right-to-left form could not be
  /// derived, or `failed` if the drawing is broken.
  public let outcome: String
  /// The reason why no picture could be made; nil if there is one.
  public let problem: String?
  /// The SVG; nil if there is none.
  public let drawing: URL?
  /// The PNGs, the smallest first.
  public let pictures: [IconPicture]

  /// Returns the PNG with the requested size and scale, or else the next larger one, or else the largest.
  public func picture(size: Int, scale: Int = 1) -> IconPicture? {
    let height = Self.nearest(to: size, of: pictures.map(\.size))
    let ofHeight = pictures.filter { $0.size == height }
    let density = Self.nearest(to: scale, of: ofHeight.map(\.scale))
    return ofHeight.first { $0.scale == density }
  }

  private static func nearest(to wanted: Int, of built: [Int]) -> Int? {
    built.filter { $0 >= wanted }.min() ?? built.max()
  }
}

/// A PNG file.
public struct IconPicture: Sendable, Hashable {
  /// The file.
  public let url: URL
  /// Its height in points.
  public let size: Int
  /// The scale factor: pixels per point.
  public let scale: Int
}

extension IconResolution {
  init(_ built: BuiltIcon, in directory: URL) {
    locale = built.locale.text
    isRightToLeft = built.locale.direction == .rightToLeft
    outcome = built.entry.outcome
    problem = built.entry.problem
    let files = built.entry.files
    drawing = files.first { $0.path.hasSuffix(".svg") }.map { directory.appending(path: $0.path) }
    pictures = files.compactMap { file in
      guard let size = file.size, let scale = file.scale else { return nil }
      return IconPicture(url: directory.appending(path: file.path), size: size, scale: scale)
    }.sorted { ($0.size, $0.scale) < ($1.size, $1.scale) }
  }
}

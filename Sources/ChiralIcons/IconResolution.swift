internal import ChiralManifest
public import Foundation

/// The picture that one icon shows in one locale.
public struct IconResolution: Sendable, Hashable {
  /// The built locale that serves.
  public let locale: String
  /// True if that locale is read from right to left.
  public let isRightToLeft: Bool
  /// `as-drawn`, `mirrored` or `drawn-for KEY`; `declined` where the right-to-left form could not be derived, `failed` where
  /// the drawing is broken.
  public let outcome: String
  /// Why no picture could be made.
  public let problem: String?
  /// The SVG.
  public let drawing: URL?
  /// Every PNG, the smallest first.
  public let pictures: [IconPicture]

  /// The PNG of the wanted size and scale, else the next larger, else the largest.
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

/// A PNG.
public struct IconPicture: Sendable, Hashable {
  /// The file.
  public let url: URL
  /// Its height in points.
  public let size: Int
  /// Its pixels a point.
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

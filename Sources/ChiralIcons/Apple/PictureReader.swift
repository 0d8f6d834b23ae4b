#if canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import ImageIO

  /// Decodes PNGs and keeps them in memory while there is room.
  enum PictureReader {
    // NSCache is thread-safe.
    nonisolated(unsafe) private static let read = NSCache<NSURL, CGImage>()

    /// Returns the pixels of a picture; nil if its file no longer exists.
    static func pixels(of picture: IconPicture) -> CGImage? {
      let url = picture.url as NSURL
      if let image = read.object(forKey: url) { return image }
      guard let source = CGImageSourceCreateWithURL(url, nil),
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
      else { return nil }
      read.setObject(image, forKey: url)
      return image
    }
  }
#endif

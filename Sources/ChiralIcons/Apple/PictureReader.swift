#if canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import ImageIO

  /// Reads PNGs, each once while there is memory for it.
  enum PictureReader {
    // NSCache synchronizes by itself.
    nonisolated(unsafe) private static let read = NSCache<NSURL, CGImage>()

    /// The pixels of a picture; nil if its file is gone.
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

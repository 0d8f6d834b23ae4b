package import ChiralValues

/// The small picture of a rendered drawing.
extension Thumbnail {
  /// Creates a thumbnail of a bitmap without its margin; nil if nothing is left.
  package init?(_ bitmap: Bitmap, margin: Int = 0) {
    let width = bitmap.width - 2 * margin
    let height = bitmap.height - 2 * margin
    guard width > 0, height > 0 else { return nil }
    var alpha = [UInt8](repeating: 0, count: width * height)
    var colour: [UInt8] = []
    let hasColour = bitmap.pixels.withUnsafeBufferPointer { pixels in
      var ink: UInt8 = 0
      for row in 0..<height {
        let start = ((row + margin) * bitmap.width + margin) * 4
        for column in 0..<width {
          let place = start + 4 * column
          alpha[row * width + column] = pixels[place + 3]
          ink |= pixels[place] | pixels[place + 1] | pixels[place + 2]
        }
      }
      return ink != 0
    }
    if hasColour {
      colour = [UInt8](unsafeUninitializedCapacity: 3 * alpha.count) { target, count in
        count = 3 * alpha.count
        bitmap.pixels.withUnsafeBufferPointer { pixels in
          var to = 0
          for row in 0..<height {
            let start = ((row + margin) * bitmap.width + margin) * 4
            for from in stride(from: start, to: start + 4 * width, by: 4) {
              (target[to], target[to + 1], target[to + 2]) = (
                pixels[from], pixels[from + 1], pixels[from + 2]
              )
              to += 3
            }
          }
        }
      }
    }
    self.init(width: width, height: height, alpha: alpha, colour: colour)
  }
}

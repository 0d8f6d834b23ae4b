import ChiralGeometry
import ChiralInk

extension Examination {
  /// The largest share of the ink in places that are not compared.
  private static let mostHidden = 0.8

  /// True if the source is its own mirror image apart from the parts that keep their orientation, so that it serves both directions.
  var servesBothDirections: Bool {
    let (source, result) = (source.picture, result.picture)
    let (width, height) = (source.width, source.height)
    let plain = source.flipped
    // The parts that keep their orientation differ from the plain mirror image. Their places in the source are the mirrored ones.
    var isNear = [Bool](repeating: false, count: width * height)
    let reach = max(2, Int(saturating: lineWidth / 2))
    for y in 0..<height {
      for x in 0..<width where abs(plain.alpha(x, y) - result.alpha(x, y)) > 127 {
        for row in max(0, y - reach)...min(height - 1, y + reach) {
          for column in max(0, x - reach)...min(width - 1, x + reach) {
            isNear[row * width + column] = true
            isNear[row * width + width - 1 - column] = true
          }
        }
      }
    }
    let difference = PictureDifference(source, plain, side: 2 * 5) { isNear[$1 * width + $0] }
    return difference?.isSymmetry == true
      && source.ink { isNear[$1 * width + $0] } < source.ink { _, _ in true } * Self.mostHidden
  }
}

extension Picture {
  /// Returns the alpha value of a pixel, 0…255.
  package func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[(y * width + x) * 4 + 3]) }

  /// The pixels, each with its four bytes as one number.
  var words: [UInt32] { pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) } }

  /// The picture flipped from left to right.
  package var flipped: Picture {
    let words = words
    let flipped = (0..<height).flatMap { words[$0 * width..<($0 + 1) * width].reversed() }
    return Picture(width: width, height: height, pixels: flipped.withUnsafeBytes { Array($0) })
  }

  /// True for each pixel without ink that is connected to the edge of the picture.
  package var isOutside: [Bool] {
    var isOutside = [Bool](repeating: false, count: width * height)
    for region in islands(where: { pixels[$0 * 4 + 3] <= 127 }) where region.contains(where: isOnEdge) {
      for place in region { isOutside[place] = true }
    }
    return isOutside
  }

  /// The picture turned by 180°.
  package var upsideDown: Picture {
    let turned = (0..<width * height).reversed().flatMap { pixels[$0 * 4..<$0 * 4 + 4] }
    return Picture(width: width, height: height, pixels: turned)
  }

  /// The places of the pixels of each connected piece of ink.
  package var islands: [[Int]] { islands(where: { pixels[$0 * 4 + 3] > 127 }) }

  /// Returns the places of the pixels at the four sides of a pixel.
  package func neighbours(of place: Int) -> [Int] {
    var neighbours: [Int] = []
    if place % width > 0 { neighbours.append(place - 1) }
    if place % width < width - 1 { neighbours.append(place + 1) }
    if place >= width { neighbours.append(place - width) }
    if place < width * (height - 1) { neighbours.append(place + width) }
    return neighbours
  }

  private func isOnEdge(_ place: Int) -> Bool {
    let (x, y) = (place % width, place / width)
    return x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// Returns the places of each region of pixels that belong, connected by their sides.
  package func islands(where belongs: (_ place: Int) -> Bool) -> [[Int]] {
    (0..<width * height).map(belongs).islands(width: width)
  }
}

extension [Bool] {
  /// Returns the places of each region of marked cells in a grid of this width, row by row, connected by their sides.
  package func islands(width: Int) -> [[Int]] {
    var isOpen = self
    var islands: [[Int]] = []
    for start in indices where isOpen[start] {
      isOpen[start] = false
      var island = [start]
      func add(_ place: Int) {
        guard isOpen[place] else { return }
        isOpen[place] = false
        island.append(place)
      }
      var next = 0
      while next < island.count {
        let (place, column) = (island[next], island[next] % width)
        next += 1
        if column > 0 { add(place - 1) }
        if column < width - 1 { add(place + 1) }
        if place >= width { add(place - width) }
        if place < count - width { add(place + width) }
      }
      islands.append(island)
    }
    return islands
  }
}

extension Picture {
  /// Returns the alpha value of a pixel, 0…255.
  package func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[(y * width + x) * 4 + 3]) }

  /// The picture flipped from left to right.
  package var flipped: Picture {
    var bytes = pixels
    for y in 0..<height {
      for x in 0..<width {
        let (from, to) = ((y * width + width - 1 - x) * 4, (y * width + x) * 4)
        for channel in 0..<4 { bytes[to + channel] = pixels[from + channel] }
      }
    }
    return Picture(width: width, height: height, pixels: bytes)
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
    var isOpen = (0..<width * height).map(belongs)
    var regions: [[Int]] = []
    for start in isOpen.indices where isOpen[start] {
      isOpen[start] = false
      var region = [start]
      var next = 0
      while next < region.count {
        let place = region[next]
        next += 1
        for neighbour in neighbours(of: place) where isOpen[neighbour] {
          isOpen[neighbour] = false
          region.append(neighbour)
        }
      }
      regions.append(region)
    }
    return regions
  }
}

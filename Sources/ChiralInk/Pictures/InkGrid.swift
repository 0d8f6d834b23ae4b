/// The ink of a picture: its pixels, and a frame of paper around them.
package struct InkGrid {
  package let width: Int
  package let height: Int
  /// True for each pixel that is at least half opaque, row by row.
  package let ink: [Bool]

  package init(_ picture: Picture) {
    width = picture.width + 2
    height = picture.height + 2
    var ink = [Bool](repeating: false, count: width * height)
    for y in 0..<picture.height {
      for x in 0..<picture.width { ink[(y + 1) * width + x + 1] = picture.alpha(x, y) > 127 }
    }
    self.ink = ink
  }

  /// The width of most lines, in pixels: the median of the widths along the middle lines of the ink. It is 0 without ink.
  ///
  /// - Parameter distances: the squared distance of each pixel from the nearest paper.
  package func lineWidth(_ distances: [Int32]) -> Double {
    var middle: [Int32] = []
    for y in 1..<height - 1 {
      for x in 1..<width - 1 where ink[y * width + x] {
        let own = distances[y * width + x]
        let isHighest = (-1...1).allSatisfy { row in
          (-1...1).allSatisfy { distances[(y + row) * width + x + $0] <= own }
        }
        if isHighest { middle.append(own) }
      }
    }
    guard !middle.isEmpty else { return 0 }
    return 2 * Double(middle.sorted()[middle.count / 2]).squareRoot()
  }

  /// Returns the areas of the ink, in pixels, that no disc inside the ink reaches: acute corners, horns, hairs and crumbs.
  ///
  /// - Parameter distances: the squared distance of each pixel from the nearest paper.
  package func areasBeyondDiscs(ofRadius radius: Double, _ distances: [Int32]) -> [Int] {
    let square = Int32(radius * radius)
    let reached = squaredDistances(to: distances.map { $0 > square })
    var isOpen = ink.indices.map { ink[$0] && reached[$0] > square }
    let steps = [-1, 0, 1].flatMap { row in [-1, 0, 1].map { row * width + $0 } }
    var areas: [Int] = []
    for start in isOpen.indices where isOpen[start] {
      isOpen[start] = false
      var places = [start]
      var next = 0
      while next < places.count {
        // The frame of paper gives each pixel of ink eight neighbours.
        for step in steps where isOpen[places[next] + step] {
          isOpen[places[next] + step] = false
          places.append(places[next] + step)
        }
        next += 1
      }
      areas.append(places.count)
    }
    return areas
  }

  /// The squared distance of each pixel from the nearest paper.
  package var squaredDistancesToPaper: [Int32] { squaredDistances(to: ink.map { !$0 }) }

  /// Returns the squared distance of each pixel from the nearest marked one.
  ///
  /// The algorithm of Meijster, Roerdink and Hesselink, "A general algorithm for computing distance transforms in linear time"
  /// (2000): distances in columns first, then the lower envelope of the parabolas of each row.
  private func squaredDistances(to isMarked: [Bool]) -> [Int32] {
    let columns = columnDistances(to: isMarked)
    var squares = [Int32](repeating: 0, count: width * height)
    var envelope = [(centre: Int, start: Int)](repeating: (0, 0), count: width)
    for row in stride(from: 0, to: width * height, by: width) {
      guard columns[row..<row + width].contains(where: { $0 > 0 }) else { continue }
      func square(_ x: Int, _ centre: Int) -> Int {
        (x - centre) * (x - centre) + columns[row + centre] * columns[row + centre]
      }
      var last = 0
      envelope[0] = (0, 0)
      for x in 1..<width {
        while last >= 0, square(envelope[last].start, envelope[last].centre) > square(envelope[last].start, x)
        {
          last -= 1
        }
        guard last >= 0 else {
          last = 0
          envelope[0] = (x, 0)
          continue
        }
        let centre = envelope[last].centre
        let meeting =
          (x * x - centre * centre + columns[row + x] * columns[row + x]
            - columns[row + centre] * columns[row + centre]) / (2 * (x - centre)) + 1
        if meeting < width {
          last += 1
          envelope[last] = (x, meeting)
        }
      }
      for x in (0..<width).reversed() {
        squares[row + x] = Int32(clamping: square(x, envelope[last].centre))
        if x == envelope[last].start, last > 0 { last -= 1 }
      }
    }
    return squares
  }

  /// Returns the distance of each pixel from the nearest marked one in its column.
  private func columnDistances(to isMarked: [Bool]) -> [Int] {
    let far = width + height
    var distances = [Int](repeating: far, count: width * height)
    for place in distances.indices {
      if isMarked[place] {
        distances[place] = 0
      } else if place >= width {
        distances[place] = min(far, distances[place - width] + 1)
      }
    }
    for place in distances.indices.dropLast(width).reversed() {
      distances[place] = min(distances[place], distances[place + width] + 1)
    }
    return distances
  }
}

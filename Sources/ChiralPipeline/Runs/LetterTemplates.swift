internal import ChiralRequests

/// Finds pictures that are the same but for their letters, such as the sheets of file formats.
enum LetterTemplates {
  /// Returns the first name of each template by the names of its pictures, of which there are at least three.
  static func names(of pictures: [(name: String, bitmap: Bitmap)]) -> [String: String] {
    let pictures = pictures.sorted { $0.name < $1.name }
    var parents = Array(pictures.indices)
    for (one, picture) in pictures.enumerated() {
      // The first picture of a template stands for all of them.
      if let first = pictures[..<one].indices.first(where: {
        parents[$0] == $0 && areAlike(picture.bitmap, pictures[$0].bitmap)
      }) {
        parents[one] = first
      }
    }
    let groups = Dictionary(grouping: pictures.indices) { parents[$0] }.filter { $0.value.count >= fewest }
    return groups.reduce(into: [:]) { names, group in
      for member in group.value { names[pictures[member].name] = pictures[group.key].name }
    }
  }

  private static let fewest = 3

  /// Returns true if two pictures differ in one band of rows only, and most of their ink lies outside of it.
  private static func areAlike(_ one: Bitmap, _ other: Bitmap) -> Bool {
    guard one.width == other.width, one.height == other.height else { return false }
    var (band, common, total): (ClosedRange<Int>?, Int, Int) = (nil, 0, 0)
    for y in 0..<one.height {
      var different = 0
      var ink = 0
      for x in 0..<one.width {
        let place = (y * one.width + x) * 4 + 3
        let (a, b) = (Int(one.pixels[place]), Int(other.pixels[place]))
        if abs(a - b) > edge { different += 1 }
        if min(a, b) > edge { ink += 1 }
        if max(a, b) > edge { total += 1 }
      }
      if different > mostInRow {
        band = band.map { $0.lowerBound...y } ?? y...y
      } else {
        common += ink
      }
    }
    return (band?.count ?? 0) * 2 <= one.height && common * 3 >= total
  }

  /// The difference in opacity that an antialiased edge does not have.
  private static let edge = 95
  /// The number of pixels of a row that may differ by accident.
  private static let mostInRow = 1
}

/// An opaque picture as indices into a palette, for pages: a quarter of the bytes to compress.
struct IndexedPixels {
  /// The rows: one byte per pixel, after PNG's filter byte 0 for each row.
  let rows: [UInt8]
  /// The palette: red, green and blue of each colour.
  let palette: [UInt8]

  /// Creates the indices; nil if the picture is not opaque or has too many colours.
  init?(_ bitmap: Bitmap) {
    guard let histogram = ColourHistogram(bitmap), let colours = ColourTable(histogram.counts) else {
      return nil
    }
    palette = colours.palette
    rows = Self.rows(bitmap, histogram.runs, numbers: histogram.replacingCounts(by: colours.numbers))
  }

  /// Returns the rows; `numbers` are the numbers of the colours by their places in the histogram.
  private static func rows(_ bitmap: Bitmap, _ runs: [ColourHistogram.Run], numbers: [UInt8]) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    return [UInt8](unsafeUninitializedCapacity: (width + 1) * height) { target, count in
      count = (width + 1) * height
      var (to, left) = (0, 0)
      for run in runs {
        let number = numbers[run.place]
        var rest = run.length
        while rest > 0 {
          if left == 0 {
            target[to] = 0
            to += 1
            left = width
          }
          let step = min(rest, left)
          target[to..<to + step].update(repeating: number)
          to += step
          left -= step
          rest -= step
        }
      }
    }
  }
}

extension Bitmap {
  /// Calls a function for each run of equal pixels, with the colour, red in the lowest byte, and the length. Returns false as
  /// soon as the function does.
  @inline(__always)
  fileprivate func allRuns(satisfy condition: (UInt32, Int) -> Bool) -> Bool {
    pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var start = 0
      while start < pixels.count {
        let pixel = pixels[start]
        let wanted = SIMD8(repeating: pixel)
        var end = start + 1
        // Most of a page is background, so eight pixels are compared at once.
        while end + 8 <= pixels.count,
          bytes.loadUnaligned(fromByteOffset: 4 * end, as: SIMD8<UInt32>.self) == wanted
        {
          end += 8
        }
        while end < pixels.count, pixels[end] == pixel { end += 1 }
        guard condition(UInt32(littleEndian: pixel), end - start) else { return false }
        start = end
      }
      return true
    }
  }
}

/// The frequency of each colour of a picture, with red in the lowest byte, and the runs of equal pixels, so that the pixels are
/// compared only once.
///
/// A hash table of its own, because `Dictionary` has a hash that resists attacks, which takes longer.
private struct ColourHistogram {
  private var colours = [UInt32](repeating: 0, count: 1 << Self.bits)
  private var frequencies = [Int](repeating: 0, count: 1 << Self.bits)
  /// The runs from top to bottom.
  private(set) var runs: [Run] = []

  /// A run of equal pixels, in four bytes because a page has hundreds of thousands.
  struct Run {
    private let bits: UInt32

    /// The largest length of a run.
    static let longest = 1 << (32 - ColourHistogram.bits) - 1

    init(place: Int, length: Int) { bits = UInt32(place) << (32 - ColourHistogram.bits) | UInt32(length) }

    /// The place of the colour.
    var place: Int { Int(bits >> (32 - ColourHistogram.bits)) }
    /// The number of pixels.
    var length: Int { Int(bits) & Self.longest }
  }

  /// The largest number of colours in a picture for which a palette is tried.
  private static let mostColours = 8192
  /// The number of bits of a place: half of the places stay free.
  fileprivate static let bits: UInt32 = 14

  /// Counts the colours; nil if one is not opaque, or if there are too many.
  init?(_ bitmap: Bitmap) {
    var found = 0
    let isCounted = bitmap.allRuns { colour, length in
      guard colour >> 24 == 255 else { return false }
      let place = place(of: colour)
      if colours[place] == 0 {
        found += 1
        guard found <= Self.mostColours else { return false }
        colours[place] = colour
      }
      frequencies[place] += length
      var rest = length
      while rest > 0 {
        runs.append(Run(place: place, length: min(rest, Run.longest)))
        rest -= Run.longest
      }
      return true
    }
    guard isCounted else { return nil }
  }

  /// The colours with their frequencies.
  var counts: [UInt32: Int] {
    Dictionary(uniqueKeysWithValues: zip(colours, frequencies).filter { $0.0 != 0 })
  }

  /// Returns the numbers of the colours by their places.
  func replacingCounts(by numbers: [UInt32: UInt8]) -> [UInt8] { colours.map { numbers[$0] ?? 0 } }

  /// Returns the place of an opaque colour, or the free one where it belongs.
  private func place(of colour: UInt32) -> Int {
    // Knuth's multiplicative hash, 2³² divided by the golden ratio; the upper bits are the well mixed ones.
    var place = Int((colour &* 2_654_435_769) >> (32 - Self.bits))
    // No opaque colour is 0, which marks a free place.
    while colours[place] != colour, colours[place] != 0 { place = (place + 1) & (colours.count - 1) }
    return place
  }
}

/// A table of at most 256 colours for a whole picture; colours that differ only in a few low bits share the
/// most frequent of them.
private struct ColourTable {
  private(set) var palette: [UInt8] = []
  private(set) var numbers: [UInt32: UInt8] = [:]

  /// The number of bits that a channel may lose: in the antialiasing of text, 16 levels look the same as 256.
  private static let mostLostBits: UInt32 = 4

  init?(_ histogram: [UInt32: Int]) {
    let byFrequency = histogram.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    for lostBits in 0...Self.mostLostBits where fill(byFrequency, lostBits: lostBits) { return }
    return nil
  }

  private mutating func fill(_ colours: [UInt32], lostBits: UInt32) -> Bool {
    let kept: UInt32 = ~(((1 << lostBits) - 1) * 0x01_01_01)
    var groups: [UInt32: UInt8] = [:]
    (palette, numbers) = ([], [:])
    for colour in colours {
      if groups[colour & kept] == nil {
        guard groups.count < 256 else { return false }
        groups[colour & kept] = UInt8(groups.count)
        palette += [UInt8(colour & 0xFF), UInt8(colour >> 8 & 0xFF), UInt8(colour >> 16 & 0xFF)]
      }
      numbers[colour] = groups[colour & kept]
    }
    return true
  }
}

import ChiralRequests
import ChiralTestSupport
import Foundation
import Testing

@Suite struct PNGTests {
  @Test(arguments: Pictures.all) func decodingUndoesEncoding(picture: Bitmap) throws {
    #expect(try PNG.decode(PNG.encode(picture)) == picture)
  }

  @Test(arguments: PNG.Compression.allCases)
  func everyCompressionIsLossless(compression: PNG.Compression) throws {
    for picture in Pictures.all {
      #expect(try PNG.decode(PNG.encode(picture, level: compression.level)) == picture)
    }
  }

  @Test func moreCompressionMakesSmallerFiles() {
    // The rows repeat with a small shift, which gives the compressor something to find.
    var pixels: [UInt8] = []
    for index in 0..<64 * 64 {
      let value = UInt8((index % 64 + index / 640) % 23 * 11)
      pixels += [value, value, value, value]
    }
    let picture = Bitmap(width: 64, height: 64, pixels: pixels)
    let sizes = PNG.Compression.allCases.map { PNG.encode(picture, level: $0.level).count }
    #expect(sizes == sizes.sorted(by: >))
    #expect(Set(sizes).count > 1)
  }

  @Test(arguments: Pictures.all) func flippedRowsAreTheRowsOfTheFlippedPicture(picture: Bitmap) {
    #expect(PNGRows(picture).flippedHorizontally() == PNGRows(picture.flippedHorizontally()))
  }

  /// Returns a picture of a red whose opacity varies without a pattern.
  private static func shades(count: Int) -> Bitmap {
    let noise = Pictures.noise(width: 64, height: 64, isGrey: true).pixels
    let pixels = (0..<64 * 64).flatMap { index -> [UInt8] in
      let alpha = noise[index * 4 + 3] % UInt8(count) * 6
      return [alpha, 0, 0, alpha]
    }
    return Bitmap(width: 64, height: 64, pixels: pixels)
  }

  @Test func fewColoursWithAlphaAreWrittenByNumberIfThatIsSmaller() throws {
    let picture = Self.shades(count: 40)
    let file = PNG.encode(picture, level: PNG.Compression.smallest.level)
    #expect(file[25] == 3 && file.firstRange(of: Array("tRNS".utf8)) != nil)
    #expect(try PNG.decode(file) == picture)
    #expect(PNG.encode(picture)[25] == 6)
  }

  @Test func rowsThatContinueThoseAboveAreWrittenAsDifferencesIfThatIsSmaller() throws {
    var pixels: [UInt8] = []
    for row in 0..<64 {
      for column in 0..<64 {
        let value = UInt8(truncatingIfNeeded: column * column * 9 + row * 3)
        pixels += [value, value, value, 255]
      }
    }
    let picture = Bitmap(width: 64, height: 64, pixels: pixels)
    let file = PNG.encode(picture, level: PNG.Compression.smallest.level)
    #expect(try PNG.decode(file) == picture)
    #expect(file.count < PNG.encode(picture, level: 11).count * 3 / 4)
  }

  @Test func anEncoderThatHasWrittenBeforeWritesTheSameBytes() {
    let encoder = PNGEncoder()
    for picture in Pictures.all { #expect(encoder.encode(picture) == PNG.encode(picture)) }
  }

  @Test func greyPicturesAreWrittenAsGreyWithAlpha() {
    #expect(PNG.encode(Pictures.noise(width: 4, height: 4, isGrey: true))[25] == 4)
    #expect(PNG.encode(Pictures.noise(width: 4, height: 4, isGrey: false))[25] == 6)
  }

  @Test func aFileHoldsTheFourChunksAndNoDate() {
    let file = PNG.encode(Pictures.all[3])
    let names = ["IHDR", "sRGB", "IDAT", "IEND", "tIME", "tEXt"].filter { name in
      file.firstRange(of: Array(name.utf8)) != nil
    }
    #expect(names == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  /// Returns a page with coloured dots.
  private static func page(colours: Int) -> Bitmap {
    let pixels = (0..<256 * 256).flatMap { index -> [UInt8] in
      if index % 7 != 0 { return [0xFF, 0xFF, 0xFF, 0xFF] }
      let number = ((index / 7) * 7919 >> 3) % colours
      let value = UInt8(number & 0xFF)
      return [value, value &+ UInt8(number >> 8), 0xFF - value, 0xFF]
    }
    return Bitmap(width: 256, height: 256, pixels: pixels)
  }

  @Test func fewColoursAreWrittenByNumber() throws {
    let page = Self.page(colours: 200)
    let encoder = PNGEncoder()
    let file = encoder.encode(PNGRows(ofFewColours: page))
    #expect(file[25] == 3)
    #expect(try PNG.decode(file) == page)
    #expect(file.count < PNG.encode(page).count)
  }

  @Test func nearColoursBecomeOneAndTheMostFrequentStays() throws {
    let page = Self.page(colours: 500)
    let encoder = PNGEncoder()
    let file = encoder.encode(PNGRows(ofFewColours: page))
    #expect(file[25] == 3)
    let written = try PNG.decode(file)
    #expect(written[1, 0] == [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(zip(page.pixels, written.pixels).allSatisfy { abs(Int($0) - Int($1)) < 16 })
  }

  @Test func clearPicturesAndThoseOfManyColoursKeepThem() throws {
    for picture in [Bitmap(width: 2, height: 2), Pictures.noise(width: 64, height: 64, isGrey: false)] {
      let encoder = PNGEncoder()
      let file = encoder.encode(PNGRows(ofFewColours: picture))
      #expect(file == PNG.encode(picture))
    }
  }

  /// Files with each of the filters and with several IDAT chunks, written by make.py in the same folder.
  @Test(arguments: ["grey", "grey-alpha", "rgb", "rgba", "palette"])
  func filesOfOtherWritersAreRead(kind: String) throws {
    let folder = Repository.root.appending(path: "Tests/Fixtures/png")
    let file = try Data(contentsOf: folder.appending(path: "\(kind).png"))
    let expected = try Data(contentsOf: folder.appending(path: "\(kind).rgba"))
    let picture = try PNG.decode(Array(file))
    #expect(picture.width == 12 && picture.height == 10)
    #expect(picture.pixels == Array(expected))
  }

  @Test func damageIsNamed() {
    let file = PNG.encode(Pictures.all[2])
    #expect(throws: PNGError.notPNG) { try PNG.decode([1, 2, 3]) }
    #expect(throws: PNGError.damaged(chunk: "IEND")) { try PNG.decode(file.dropLast(12)) }
    for position in 12..<file.count {
      var flipped = file
      flipped[position] ^= 0x10
      #expect(throws: PNGError.self) { try PNG.decode(flipped) }
    }
  }
}

@Suite struct GzipTests {
  /// A million zero bytes, compressed by gzip.
  @Test func aGzipFileIsRead() throws {
    let file = try Data(contentsOf: Repository.root.appending(path: "Tests/Fixtures/gzip/zeros.gz"))
    #expect(Inflate.isGzip(Array(file)))
    #expect(try Inflate.gzip(Array(file), limit: 2_000_000) == [UInt8](repeating: 0, count: 1_000_000))
  }

  @Test func tooMuchAndDamageAreRefused() throws {
    let file = Array(try Data(contentsOf: Repository.root.appending(path: "Tests/Fixtures/gzip/zeros.gz")))
    #expect(throws: DeflateError.tooLarge(limit: 999_999)) { try Inflate.gzip(file, limit: 999_999) }
    #expect(throws: DeflateError.damaged) { try Inflate.gzip(file.dropLast(9), limit: 2_000_000) }
    #expect(throws: DeflateError.damaged) { try Inflate.gzip([0x1F, 0x8B, 8], limit: 10) }
  }
}

extension PNG {
  /// `decode` for slices.
  fileprivate static func decode(_ bytes: ArraySlice<UInt8>) throws -> Bitmap { try decode(Array(bytes)) }
}

extension Inflate {
  /// `gzip` for slices.
  fileprivate static func gzip(_ bytes: ArraySlice<UInt8>, limit: Int) throws -> [UInt8] {
    try gzip(Array(bytes), limit: limit)
  }
}

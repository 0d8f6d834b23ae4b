import CInkData
import Testing

@testable import ChiralInk
@testable import ChiralSigns

/// The reader of embedded numbers, and what it says about damaged ones.
@Suite struct InkDataTests {
  @Test func theEmbeddedFilesAreRead() throws {
    let things = try read(bytes(of: ink_data_things()), InkNetwork.init)
    #expect(things.classes.count == 64)
    #expect(things.classes.first == "" && things.classes.last == "₿")
    let subjects = try read(bytes(of: ink_data_subjects()), InkNetwork.init)
    #expect(subjects.classes.count == 18)
    #expect(subjects.classes.first == "" && subjects.classes.contains("vehicle"))
    let templates = try read(bytes(of: ink_data_glyphs()), GlyphTemplate.all)
    #expect(Set(templates.map(\.character)).isSuperset(of: "0123456789?%&@$#¶✓ᛒABCXYZabcxyz"))
  }

  @Test(arguments: ["things", "subjects", "glyphs"])
  func aDamagedFileIsRefused(name: String) throws {
    let files = ["things": ink_data_things(), "subjects": ink_data_subjects(), "glyphs": ink_data_glyphs()]
    let whole = bytes(of: try #require(files[name]))
    #expect(throws: InkData.Problem.tooLong) { try read(whole + [0]) }
    for length in [0, 3, 4, 7, 19, 40, whole.count / 2, whole.count - 1] {
      #expect(throws: InkData.Problem.truncated, "\(length)") { try read(Array(whole.prefix(length))) }
    }
    #expect(throws: InkData.Problem.otherKind) { try read([whole[0] ^ 1] + whole.dropFirst()) }
    // A count that is larger than memory.
    #expect(throws: InkData.Problem.self) {
      try read(whole.prefix(4) + [UInt8](repeating: 0xFF, count: 4) + whole.dropFirst(8))
    }
  }

  @Test func otherSizesAndNamesAreRefused() throws {
    let network = bytes(of: ink_data_subjects())
    // The number of features, and the end of the names.
    for place in [4, 20 + Int(network[16]) - 1] {
      var damaged = network
      damaged[place] ^= 1
      #expect(throws: InkData.Problem.inconsistent) { try read(damaged) }
    }
    var templates = bytes(of: ink_data_glyphs())
    templates[8] = 15
    #expect(throws: InkData.Problem.inconsistent) { try read(templates) }
  }

  @Test func numbersMustLieWhereTheMachineReadsThem() throws {
    let whole = [0] + bytes(of: ink_data_things())
    #expect(throws: InkData.Problem.misaligned) {
      try read(whole) { bytes throws(InkData.Problem) in
        try InkNetwork(UnsafeRawBufferPointer(rebasing: bytes.dropFirst()))
      }
    }
  }

  private func bytes(of file: ink_data) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: file.bytes, count: file.length))
  }

  /// Reads templates if the magic number begins with a G, or nearly so, and a network otherwise.
  private func read(_ bytes: [UInt8]) throws {
    if bytes.first.map({ $0 | 1 }) == UInt8(ascii: "G") {
      _ = try read(bytes, GlyphTemplate.all)
    } else {
      _ = try read(bytes, InkNetwork.init)
    }
  }

  /// Reads bytes that begin at a multiple of 16.
  private func read<Value>(
    _ bytes: [UInt8], _ read: (UnsafeRawBufferPointer) throws(InkData.Problem) -> Value
  ) throws -> Value {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    defer { copy.deallocate() }
    copy.copyBytes(from: bytes)
    return try read(UnsafeRawBufferPointer(copy))
  }
}

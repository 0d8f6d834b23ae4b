import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralPipeline
@testable import ChiralRequests

/// The format of files in which Chiral remembers something.
@Suite struct RecordTests {
  private let folder: ScratchFolder
  private var path: String { folder.url.appending(path: "file").path }

  init() throws { folder = try ScratchFolder() }

  private func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: path)) }

  @Test func aFileIsReadAsItWasWritten() throws {
    try Record.write("text", kind: .state, at: path)
    var record = try #require(Record.read(.state, at: path))
    let content = try record.read(String.self)
    #expect(content == "text")
    #expect(record.isAtEnd)
    #expect(Record.read(.facts, at: path) == nil, "another kind")
  }

  /// Every flipped bit and every shorter file is noticed.
  @Test func damageIsNoticed() throws {
    let record = Record.encoded(Array("content".utf8), kind: .state)
    for place in record.indices {
      for bit in 0..<8 {
        var damaged = record
        damaged[place] ^= 1 << bit
        try write(damaged)
        #expect(Record.read(.state, at: path) == nil, "bit \(bit) of byte \(place)")
      }
      try write(Array(record[..<place]))
      #expect(Record.read(.state, at: path) == nil, "\(place) bytes")
    }
    try write(record + [0])
    #expect(Record.read(.state, at: path) == nil, "a byte too many")
  }

  /// A sequence ends before the first damaged record; a length beyond the end of the file is damage.
  @Test func aSequenceEndsAtDamage() throws {
    let records = ["one", "two", "three"].map { text in
      Record.encoded(Array(text.utf8), key: SHA256(of: Array(text.utf8)), kind: .journal)
    }
    let whole = records.flatMap { $0 }
    try write(whole)
    let read = Record.sequence(.journal, at: path)
    #expect(read.map { String(decoding: $0.content, as: UTF8.self) } == ["one", "two", "three"])
    #expect(read.map(\.key) == ["one", "two", "three"].map { SHA256(of: Array($0.utf8)) })
    for place in whole.indices {
      try write(Array(whole[..<place]))
      let expected = place < records[0].count ? 0 : place < records[0].count + records[1].count ? 1 : 2
      #expect(Record.sequence(.journal, at: path).count == expected, "\(place) bytes")
    }
  }
}

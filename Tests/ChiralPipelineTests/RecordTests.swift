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
}

import ChiralTestSupport
import Testing

@testable import ChiralPipeline

@Suite struct BuildIdentifierTests {
  private static let owner = "GNU\0"

  /// Returns a 64-bit ELF file with a header, one segment of notes, and these notes.
  private func program(_ notes: [(owner: String, type: UInt8, content: [UInt8])]) -> [UInt8] {
    var body: [UInt8] = []
    for note in notes {
      for number in [note.owner.utf8.count, note.content.count, Int(note.type)] {
        body += [UInt8(number), 0, 0, 0]
      }
      for part in [Array(note.owner.utf8), note.content] {
        body += part + [UInt8](repeating: 0, count: (4 - part.count % 4) % 4)
      }
    }
    var header = [UInt8](repeating: 0, count: 120)
    header.replaceSubrange(0..<6, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    (header[32], header[54], header[56]) = (64, 56, 1)
    (header[64], header[64 + 8], header[64 + 32]) = (4, 120, UInt8(body.count))
    return header + body
  }

  @Test func theBuildIDIsFoundAmongNotes() {
    let notes: [(owner: String, type: UInt8, content: [UInt8])] = [
      (Self.owner, 5, [1, 2, 3, 4, 5]), ("Go\0", 3, [9]), (Self.owner, 3, [7, 8, 9]),
    ]
    #expect(BuildIdentifier.find(in: program(notes)) == [7, 8, 9])
    #expect(BuildIdentifier.find(in: program(Array(notes.dropLast()))) == nil)
    #expect(BuildIdentifier.find(in: Array("#!/bin/sh\n".utf8)) == nil)
  }

  @Test func truncatedAndDamagedFilesHaveNoIdentifier() {
    let whole = program([(Self.owner, 3, [7, 8, 9])])
    for count in 0..<whole.count - 1 { #expect(BuildIdentifier.find(in: Array(whole.prefix(count))) == nil) }
    for index in whole.indices {
      for value in [0x7F, 0x80, 0xFF] as [UInt8] {
        var damaged = whole
        damaged[index] = value
        _ = BuildIdentifier.find(in: damaged)
      }
    }
  }

  /// The identifier that the system's linker writes, if it writes one.
  @Test func theRenderersIsWhatStandsBehindTheMarkOfANote() {
    let beginning = Files.beginning(BuiltProducts.renderer, BuildIdentifier.searched)
    let mark: [UInt8] = [3, 0, 0, 0, 0x47, 0x4E, 0x55, 0]
    let place = beginning.indices.first { beginning[$0...].starts(with: mark) }
    let found = BuildIdentifier.find(in: beginning)
    #expect((found == nil) == (place == nil))
    if let found, let place { #expect(beginning[(place + mark.count)...].starts(with: found)) }
  }
}

import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralPipeline

/// The append-only files in which commands keep results.
@Suite struct StoreTests {
  private let folder: ScratchFolder
  private var path: String { folder.url.path + "/pictures" }

  init() throws { folder = try ScratchFolder() }

  private func store(isWritten: Bool = true) throws -> Store {
    try #require(Store(path, .pictures, isWritten: isWritten))
  }

  private static func key(_ text: String) -> SHA256 { SHA256(of: text) }

  @Test func recordsAreFoundAgain() throws {
    let first = try store()
    first.store([1], for: Self.key("one"))
    first.store([2, 3], for: Self.key("two"))
    first.store([4], for: Self.key("one"))
    let again = try store(isWritten: false)
    #expect(again.content(for: Self.key("one")) == [4])
    #expect(again.content(for: Self.key("two")) == [2, 3])
    #expect(again.content(for: Self.key("three")) == nil)
    #expect(!again.store([5], for: Self.key("three")))
    #expect(again.records.map(\.content) == [[1], [2, 3], [4]])
    #expect(Store(path, .facts, isWritten: false)?.records.isEmpty == true, "another kind")
    #expect(Store(path + "s", .pictures, isWritten: false) == nil, "no file")
  }

  /// Two processes append to one file; each keeps its own records, and a third finds those of both.
  @Test func recordsOfOthersStay() throws {
    let (one, other) = (try store(), try store())
    for number in 0..<20 {
      #expect((number % 2 == 0 ? one : other).store([UInt8(number)], for: Self.key("\(number)")))
    }
    #expect(one.content(for: Self.key("18")) == [18] && other.content(for: Self.key("19")) == [19])
    let all = try store(isWritten: false)
    for number in 0..<20 { #expect(all.content(for: Self.key("\(number)")) == [UInt8(number)]) }
  }

  /// Short records are read with their header, long ones after it.
  @Test func recordsOfAnyLengthAreFound() throws {
    let lengths = [0, 1, 900, 940, 1000, 4000, 4044, 4045, 5000, 70_000, 3]
    let first = try store()
    for length in lengths { first.store((0..<length).map { UInt8($0 % 251) }, for: Self.key("\(length)")) }
    let again = try store(isWritten: false)
    for length in lengths {
      #expect(again.content(for: Self.key("\(length)")) == (0..<length).map { UInt8($0 % 251) })
    }
  }

  @Test func itsLengthIsBoundedAndWhatIsUsedStays() throws {
    let filler = [UInt8](repeating: 7, count: 1000)
    let old = try store()
    for number in 0..<30 { old.store(filler, for: Self.key("\(number)")) }
    let present = try store()
    #expect(present.content(for: Self.key("0")) == filler)
    present.tidy(limit: 10_000)
    #expect(try Data(contentsOf: URL(filePath: path)).count <= 10_000)
    let tidied = try store(isWritten: false)
    #expect(tidied.content(for: Self.key("0")) == filler)
    #expect(tidied.content(for: Self.key("29")) == filler)
    #expect(tidied.content(for: Self.key("1")) == nil)
  }

  /// Without a limit, what nobody used goes as soon as it is half of the file.
  @Test func whatNobodyUsedGoes() throws {
    let old = try store()
    for number in 0..<3 { old.store([1, 2, 3], for: Self.key("\(number)")) }
    for (used, left) in [(["0", "1"], ["0", "1", "2"]), (["0"], ["0"])] {
      let present = try store()
      for key in used { #expect(present.content(for: Self.key(key)) != nil) }
      present.tidy()
      let tidied = try store(isWritten: false)
      #expect((0..<3).map(String.init).filter { tidied.content(for: Self.key($0)) != nil } == left)
    }
  }

  @Test func keysWithTheSameBeginningAreNotConfused() throws {
    let (one, other) = (
      SHA256(bytes: [1, 2, 3, 4, 5, 6, 7, 8, 1]), SHA256(bytes: [1, 2, 3, 4, 5, 6, 7, 8, 2])
    )
    let store = try store()
    store.store([1], for: one)
    #expect(store.content(for: other) == nil)
    store.store([2], for: other)
    #expect(store.content(for: one) == [1] && store.content(for: other) == [2])
  }

  /// Every flipped bit and every shorter file costs at most the record that is hit and those after it, never gives other bytes, and
  /// is gone after the next run.
  @Test func damageIsNoticed() throws {
    let texts = ["one", "two", "three"]
    let whole = texts.flatMap { Record.encoded(Array($0.utf8), key: Self.key($0), kind: .pictures) }
    let lengths = texts.map { Record.Header.length + $0.utf8.count }
    func expect(_ bytes: [UInt8], _ place: Int, isShorter: Bool) throws {
      try Data(bytes).write(to: URL(filePath: path))
      let hit = place < lengths[0] ? 0 : place < lengths[0] + lengths[1] ? 1 : 2
      let store = try store()
      let sound = lengths[..<hit].reduce(0, +)
      #expect(isShorter ? store.soundLength == sound : store.soundLength >= sound, "byte \(place)")
      for (index, text) in texts.enumerated() {
        let content = store.content(for: Self.key(text))
        #expect(content == Array(text.utf8) || index >= hit && content == nil, "byte \(place)")
        if index == hit { #expect(content == nil, "byte \(place)") }
        if content == nil { store.store(Array(text.utf8), for: Self.key(text)) }
      }
      store.tidy()
      let mended = try self.store(isWritten: false)
      #expect(Set(mended.records.map(\.key)) == Set(texts.map(Self.key)), "byte \(place)")
    }
    for place in whole.indices {
      var damaged = whole
      damaged[place] ^= 1 << (place % 8)
      try expect(damaged, place, isShorter: false)
      try expect(Array(whole[..<place]), place, isShorter: true)
    }
  }
}

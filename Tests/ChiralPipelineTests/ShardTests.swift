import Testing

@testable import ChiralPipeline

@Suite struct ShardTests {
  /// The values are those of `String.hashCode` in Java and of `hash` in Starlark.
  @Test(arguments: [
    ("", 0), ("a", 97), ("hello", 99_162_322), ("polygenelubricants", -2_147_483_648),
    ("\u{1F600}", 1_772_899),
  ])
  func theHashIsThatOfOtherLanguages(name: String, hash: Int) {
    #expect(Shard.hash(name) == hash)
  }
}

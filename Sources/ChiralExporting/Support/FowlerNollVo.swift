extension String {
  /// A hash of the text that is the same on every machine: FNV-1a with 64 bits, http://www.isthe.com/chongo/tech/comp/fnv/.
  package var fowlerNollVo: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

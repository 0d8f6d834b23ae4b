package import ChiralManifest

/// One of several builds that divide the icons of a manifest among them.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The largest number of shares.
  package static let largestCount = 1000

  /// The number of this share, from 1 to `count`.
  package let number: Int
  /// The number of shares.
  package let count: Int

  /// Creates a share from its number; nil if the number or the count is out of range.
  package init?(_ number: Int, of count: Int) {
    guard 1...Self.largestCount ~= count, 1...count ~= number else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads a text such as `2/7`.
  package init?(_ text: String) {
    let fields = text.split(separator: "/", omittingEmptySubsequences: false)
    guard fields.count == 2, fields.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
      let number = Int(fields[0]), let count = Int(fields[1])
    else { return nil }
    self.init(number, of: count)
  }

  package var description: String { "\(number)/\(count)" }

  /// The icons of this share. Icons with a common drawing stay together, and adding or removing an icon moves no other, so that
  /// a share can reuse its cache.
  package var part: ManifestPart {
    ManifestPart { [number, count] drawing in
      // 48 bits: they fit into an Int, and the bias of the remainder is negligible.
      SHA256(of: Array(drawing.utf8)).bytes.prefix(6).reduce(0) { $0 << 8 | Int($1) } % count == number - 1
    }
  }
}

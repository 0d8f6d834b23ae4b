import ChiralManifest

/// One of several builds that divide the icons of a manifest among them by the names of their drawings.
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

  /// The icons of this share. The choice depends only on the name of a drawing, so that the engine that starts the builds can
  /// make it, too.
  var part: ManifestPart {
    ManifestPart { [number, count] drawing in
      // The hash may be negative; the remainder is that of a floored division, as in Starlark and Python.
      (Self.hash(drawing) % count + count) % count == number - 1
    }
  }

  /// Returns the hash of a name: c₁ · 31ⁿ⁻¹ + c₂ · 31ⁿ⁻² + … + cₙ over its n UTF-16 code units, in 32 bits with a sign. It is that of
  /// `hash` in Starlark and of `String.hashCode` in Java and Kotlin.
  static func hash(_ name: String) -> Int {
    Int(name.utf16.reduce(0 as Int32) { 31 &* $0 &+ Int32($1) })
  }
}

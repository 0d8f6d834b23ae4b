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

  /// Returns the icons of this share. Icons with a common drawing stay together, and adding or removing an
  /// icon moves no other, so that a share can reuse its cache.
  package func part(of manifest: Manifest) -> Manifest {
    let groups = DrawingGroups(manifest.icons)
    return manifest.restricted(to: manifest.locales) { icon in
      let digest = SHA256(of: Array(groups.name(of: icon).utf8)).bytes
      // 48 bits: they fit into an Int, and the bias of the remainder is negligible.
      return digest.prefix(6).reduce(0) { $0 << 8 | Int($1) } % count == number - 1
    }
  }
}

/// The groups of icons that have drawings in common, directly or through other icons.
private struct DrawingGroups {
  /// For each drawing but the first of a group, a drawing of the same group that precedes it in byte order.
  private var earlier: [String: String] = [:]

  init(_ icons: [Icon]) {
    for icon in icons {
      for file in icon.files.dropFirst() { join(icon.file, file) }
    }
  }

  /// Returns the first drawing of the group, which names the group.
  func name(of icon: Icon) -> String { first(icon.file) }

  private mutating func join(_ one: String, _ other: String) {
    let (one, other) = (first(one), first(other))
    if one == other { return }
    let inOrder = one.utf8.lexicographicallyPrecedes(other.utf8)
    earlier[inOrder ? other : one] = inOrder ? one : other
  }

  private func first(_ drawing: String) -> String {
    var drawing = drawing
    while let next = earlier[drawing] { drawing = next }
    return drawing
  }
}

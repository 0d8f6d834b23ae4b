package import ChiralManifest

/// One of several builds among which the icons of a manifest are divided.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The most shares that one set is divided into.
  package static let largestCount = 1000

  /// From 1 to `count`.
  package let number: Int
  /// How many there are.
  package let count: Int

  /// A share by its number; nil where there is no such one.
  package init?(_ number: Int, of count: Int) {
    guard 1...Self.largestCount ~= count, 1...count ~= number else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/7`.
  package init?(_ text: String) {
    let fields = text.split(separator: "/", omittingEmptySubsequences: false)
    guard fields.count == 2, fields.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
      let number = Int(fields[0]), let count = Int(fields[1])
    else { return nil }
    self.init(number, of: count)
  }

  package var description: String { "\(number)/\(count)" }

  /// The icons of this share: those that show one drawing stay together, and none moves because another comes
  /// or goes, so that what a share made before is of use again.
  package func part(of manifest: Manifest) -> Manifest {
    let groups = DrawingGroups(manifest.icons)
    return manifest.restricted(to: manifest.locales) { icon in
      let digest = SHA256(of: Array(groups.name(of: icon).utf8)).bytes
      return digest.prefix(6).reduce(0) { $0 << 8 | Int($1) } % count == number - 1
    }
  }
}

/// Which icons show the same drawings, be it through others.
private struct DrawingGroups {
  /// A drawing of the same group that comes earlier in the order of bytes.
  private var earlier: [String: String] = [:]

  init(_ icons: [Icon]) {
    for icon in icons {
      for variant in icon.variants { join(icon.file, variant.file) }
    }
  }

  /// The first drawing of the group.
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

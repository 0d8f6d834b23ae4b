import ChiralManifest
import ChiralValues

/// Drawings of one icon for several sizes, as sets file them: `16/home.svg` beside `24/home.svg`, `home-16.svg` beside
/// `home-24.svg`, `home_24px.svg`, `ic_fluent_home_24_filled.svg`, `home/materialicons/24px.svg`.
struct DrawingSizes {
  /// The drawings of one icon.
  struct Group: Hashable {
    /// The name of the icon: the path without size and `.svg`.
    var name: String
    /// The drawings by size, from the smallest to the largest.
    var files: [ManifestEntry.Sized]

    /// The drawing that stands for all: the smallest of at least the usual size, else the largest.
    var base: String? { (files.first { $0.size >= DrawingSizes.usualSize } ?? files.last)?.file }
  }

  /// The groups by each of their files; drawings that belong to no group are not here.
  private(set) var groups: [String: Group] = [:]

  /// The size of icons in most interfaces, in points.
  static let usualSize = 24

  /// Groups files. Where fewer than half of them carry a size, the numbers mean something else (`hours-24`).
  init(_ files: [String]) {
    let sized = files.compactMap { file in
      Self.reading(file).map { (file: file, name: $0.name, size: $0.size) }
    }
    guard 2 * sized.count >= files.count else { return }
    // `home` beside `home-24` is an icon of its own, and the same size twice is no series of sizes.
    let plain = Set(files).subtracting(sized.map(\.file)).map(Inventory.name)
    let found = Dictionary(grouping: sized, by: \.name).filter { name, drawings in
      !plain.contains(name) && Set(drawings.map(\.size)).count == drawings.count
    }
    guard found.values.contains(where: { $0.count > 1 }) else { return }
    for (name, drawings) in found {
      let files = drawings.map { ManifestEntry.Sized(size: $0.size, file: $0.file) }.sorted {
        $0.size < $1.size
      }
      for drawing in drawings { groups[drawing.file] = Group(name: name, files: files) }
    }
  }

  /// Returns true if a path has exactly one size.
  static func namesSize(_ file: String) -> Bool { reading(file) != nil }

  /// Reads the one size in a path; nil if there is none, or more.
  private static func reading(_ file: String) -> (name: String, size: Int)? {
    var parts = Inventory.name(of: file).split(separator: "/").map(String.init)
    guard let last = parts.popLast() else { return nil }
    let folders = parts.indices.filter { size(ofFolder: parts[$0]) != nil }
    if let folder = folders.first, folders.count == 1, let size = size(ofFolder: parts[folder]) {
      parts.remove(at: folder)
      return ((parts + [last]).joined(separator: "/"), size)
    }
    if folders.isEmpty, !parts.isEmpty, StyleWords.isSize(last[...]), let size = size(ofFolder: last) {
      return (parts.joined(separator: "/"), size)
    }
    guard folders.isEmpty, let (name, size) = reading(name: last) else { return nil }
    return ((parts + [name]).joined(separator: "/"), size)
  }

  /// Reads `home-24`, `home_24px` or `home_24_filled`. Regular expressions would take longer than looking at the drawing.
  private static func reading(name: String) -> (name: String, size: Int)? {
    let style = styles.first(where: name.hasSuffix) ?? ""
    var body = name.dropLast(style.count)
    if let unit = units.first(where: body.hasSuffix) { body = body.dropLast(unit.count) }
    let digits = body.reversed().prefix { $0.isNumber }.count
    let stem = body.dropLast(digits)
    guard let separator = stem.last, separator == "-" || separator == "_", stem.count > 1,
      let size = drawn(body.suffix(digits))
    else { return nil }
    return (stem.dropLast() + style, size)
  }

  /// Words for a style behind the size.
  private static let styles = ["_filled", "_regular", "_light", "-filled", "-regular", "-light"]
  private static let units = ["px", "dp", "pt"]

  /// Reads `24`, `24x24` or `24px`.
  private static func size(ofFolder name: String) -> Int? {
    let digits = name.prefix { $0.isNumber }
    let rest = name.dropFirst(digits.count)
    guard rest.isEmpty || rest == "x" + digits || units.contains(String(rest)) else { return nil }
    return drawn(digits)
  }

  private static func drawn(_ text: Substring) -> Int? {
    StyleWords.sizes.contains(String(text)) ? Int(text) : nil
  }
}

import ChiralManifest

/// Assigns code points of the private use planes to icons by their names.
///
/// A code point is a hash of the name, so that it is the same in every build and on every machine, and other icons do not
/// affect it. If two names have the same hash, the second one in alphabetical order gets another code point,
/// which depends on the first. The code points that the manifest gives to icons belong to these alone.
struct FontCodePoints {
  private var owners: [UInt32: String]

  /// Registers the code points that the manifest gives to icons.
  init(_ icons: [ExportIcon]) {
    owners = Dictionary(icons.compactMap { icon in icon.codePoint.map { ($0.value, icon.name) } }) {
      first, _ in
      first
    }
  }

  /// Returns the code point of an icon, and the icon that has the one of its hash if that is another one.
  mutating func take(for icon: ExportIcon) -> (codePoint: UInt32, rival: String?) {
    icon.codePoint.map { ($0.value, nil) } ?? take(icon.name)
  }

  /// Returns a code point for another form of an icon.
  mutating func take(form: String, of icon: String) -> UInt32 { take("\(icon)\n\(form)").codePoint }

  /// Planes 15 and 16, each without its last two code points, which are noncharacters.
  private static let planes: [UInt32] = [0xF_0000, 0x10_0000]
  private static let planeCount: UInt64 = 0xFFFE

  /// Returns the code point of a name, and the icon that already has the code point of its hash; nil if none has.
  private mutating func take(_ name: String) -> (codePoint: UInt32, rival: String?) {
    var rival: String?
    var attempt = 0
    while true {
      let codePoint = Self.hashed(attempt == 0 ? name : "\(name)\n\(attempt)")
      if let owner = owners[codePoint] {
        rival = rival ?? owner
        attempt += 1
        continue
      }
      owners[codePoint] = name
      return (codePoint, rival)
    }
  }

  private static func hashed(_ text: String) -> UInt32 {
    let hash = text.fowlerNollVo
    // The halves are folded into one, as the authors of FNV recommend for fewer than 64 bits.
    let place = (hash ^ hash >> 32) % (planeCount * UInt64(planes.count))
    return planes[Int(place / planeCount)] + UInt32(place % planeCount)
  }
}

import ChiralManifest

/// The characters that names may have on a platform, with a replacement for all others.
struct PlatformName: Sendable {
  /// The text before every name.
  var prefix = ""
  /// A function that returns true if a character is allowed.
  var allows: @Sendable (Unicode.Scalar) -> Bool
  /// The replacement for a run of characters that are not allowed.
  var separator: Character
  /// True if capitals are replaced by small letters.
  var isLowercase = true

  /// Returns the names of Android resources, `[a-z0-9_]` after a prefix. With the prefix, no name starts with
  /// a digit or is a Java keyword.
  static func android(_ set: SetName?) -> PlatformName {
    PlatformName(prefix: (set?.snake ?? "ic") + "_", allows: { isSmall($0) || $0 == "_" }, separator: "_")
  }
  /// Returns true if a text can be the name of a resource of Android.
  static func isResource(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { isSmall($0) || $0 == "_" }
      && name.unicodeScalars.first.map { ("a"..."z").contains($0) } == true
  }
  /// Iconify names and CSS classes without escapes, `[a-z0-9-]`.
  static let kebab = PlatformName(allows: isSmall, separator: "-")
  /// File names of letters, digits, `_` and `-`, which every system and the Windows resource loader accept.
  static let file = PlatformName(
    allows: { isSmall($0) || ("A"..."Z").contains($0) || $0 == "_" || $0 == "-" }, separator: "_",
    isLowercase: false)

  /// Icon names in themes; GTK 4 does not find symbolic PNGs with dots in their names.
  static let theme = PlatformName(
    allows: { isSmall($0) || ("A"..."Z").contains($0) || $0 == "_" || $0 == "-" || $0 == "+" },
    separator: "-",
    isLowercase: false)

  private static func isSmall(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
  }

  /// Returns a name as the platform allows it. Letters that it does not allow become ASCII, and so does a name of
  /// which nothing else would be left.
  func legal(_ name: String) -> String {
    let plain = replaced(PlainName.ascii(name))
    let output = plain.isEmpty ? replaced(PlainName.spelled(name)) : plain
    return SetName.devices.contains(output.lowercased())
      ? prefix + output + "\(separator)icon" : prefix + output
  }

  /// Replaces each run of characters that are not allowed, and drops it at the ends.
  private func replaced(_ name: String) -> String {
    var output = ""
    var isBroken = false
    for scalar in (isLowercase ? name.lowercased() : name).unicodeScalars {
      guard allows(scalar) else {
        isBroken = true
        continue
      }
      if isBroken, !output.isEmpty { output.append(separator) }
      isBroken = false
      output.unicodeScalars.append(scalar)
    }
    return output
  }
}

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

  /// Returns the name of an icon as the platform allows it.
  ///
  /// - Throws: if no character of the name is allowed.
  func name(_ icon: ExportIcon) throws(ExportError) -> String {
    try legal(icon.name, of: icon)
  }

  /// Returns another name of an icon as the platform allows it.
  func legal(_ name: String, of icon: ExportIcon) throws(ExportError) -> String {
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
    guard !output.isEmpty else {
      throw ExportError(
        description: "nothing is left of the name \"\(name)\"; give it letters from a to z or digits",
        icon: icon.name)
    }
    return Self.devices.contains(output.lowercased()) ? prefix + output + "\(separator)icon" : prefix + output
  }

  /// The file names that Windows reserves for devices.
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })
}

/// The names of icons on a platform with their owners; two icons with the same name are an error.
struct NameBook {
  private var owners: [String: String] = [:]

  /// Registers a name for a further drawing of an icon and returns it, with a number appended if it is taken.
  mutating func take(derived name: String, for icon: ExportIcon) -> String {
    var number = 1
    var candidate = name
    while owners[candidate.lowercased()] != nil {
      number += 1
      candidate = "\(name)-\(number)"
    }
    owners[candidate.lowercased()] = icon.name
    return candidate
  }

  /// Registers the name of an icon. Names that differ only in case are equal, as in the file systems of macOS
  /// and Windows.
  mutating func take(_ name: String, for icon: ExportIcon) throws(ExportError) {
    let key = name.lowercased()
    if let owner = owners[key], owner != icon.name {
      throw ExportError(
        description: "\"\(owner)\" and \"\(icon.name)\" would both be \"\(name)\"; rename one of them")
    }
    owners[key] = icon.name
  }
}

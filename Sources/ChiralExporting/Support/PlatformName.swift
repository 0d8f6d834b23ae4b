import ChiralManifest

/// What names may hold on a platform, and what becomes of the rest.
struct PlatformName: Sendable {
  /// Put before every name.
  var prefix = ""
  /// Whether a character may stay.
  var allows: @Sendable (Unicode.Scalar) -> Bool
  /// Stands for a run of characters that may not.
  var separator: Character
  /// Whether capitals become small letters.
  var isLowercase = true

  /// `[a-z0-9_]` behind a prefix, as Android's resources: that keeps digits and Java's words from the front.
  static func android(_ set: SetName?) -> PlatformName {
    PlatformName(prefix: (set?.snake ?? "ic") + "_", allows: { isSmall($0) || $0 == "_" }, separator: "_")
  }
  /// `[a-z0-9-]`, as Iconify's names, and classes of CSS that need no escapes.
  static let kebab = PlatformName(allows: isSmall, separator: "-")
  /// Letters, digits, `_` and `-`, as names of files that every system and Windows' resource loader take.
  static let file = PlatformName(
    allows: { isSmall($0) || ("A"..."Z").contains($0) || $0 == "_" || $0 == "-" }, separator: "_",
    isLowercase: false)

  /// As themes name icons; GTK 4 does not find symbolic PNGs with dots in their names.
  static let theme = PlatformName(
    allows: { isSmall($0) || ("A"..."Z").contains($0) || $0 == "_" || $0 == "-" || $0 == "+" },
    separator: "-",
    isLowercase: false)

  private static func isSmall(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
  }

  /// The name of an icon, legal on the platform.
  ///
  /// - Throws: where nothing is left of it.
  func name(_ icon: ExportIcon) throws(ExportError) -> String {
    try legal(icon.name, of: icon)
  }

  /// A name of an icon that is legal on the platform.
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

  /// Names of files that Windows keeps for itself.
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })
}

/// Which icon has which names on a platform; two that would get one name are an error.
struct NameBook {
  private var owners: [String: String] = [:]

  /// Gives an icon a name for another of its drawings: with a number where another icon has that name already.
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

  /// Gives a name to an icon; capitals distinguish nothing, as in the file systems of macOS and Windows.
  mutating func take(_ name: String, for icon: ExportIcon) throws(ExportError) {
    let key = name.lowercased()
    if let owner = owners[key], owner != icon.name {
      throw ExportError(
        description: "\"\(owner)\" and \"\(icon.name)\" would both be \"\(name)\"; rename one of them")
    }
    owners[key] = icon.name
  }
}

import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds names of files that Windows cannot store.
  static let nameNotPortable = AuditRule(
    id: "name-not-portable",
    summary: "a file or folder has a name that Windows cannot store",
    guideline: nil,
    severity: .warning,
    rationale: """
      Windows refuses the characters < > : " | ? * and \\ in names, names that end with a dot or a space, and the names of its devices \
      (con, prn, aux, nul, com0 to com9, lpt0 to lpt9) with any ending: nobody can check the set out there, or unpack what a build wrote.
      """,
    passing: [
      Example(#""console": "fixed", "aux-cable": "fixed""#, drawings: ["console.svg", "aux-cable.svg"])
    ],
    failing: [
      Example(#""aux": "fixed""#, drawings: ["aux.svg"]),
      Example(#""ratio/4:3": "fixed""#, drawings: ["ratio/4:3.svg"]),
      Example(#""port": {"class": "fixed", "file": "com1.svg"}"#, drawings: ["com1.svg"]),
      Example(#""con": {"class": "fixed", "file": "console.svg"}"#, drawings: ["console.svg"]),
      Example(#""end./a": "fixed""#, drawings: ["end./a.svg"]),
    ],
    check: { subject in
      var found: Set<String> = []
      let drawings = subject.drawings.compactMap { path in
        obstacle(in: path).map { obstacle in
          found.insert(subject.nameInAssets(path))
          return Violation(
            location: subject.location(ofDrawing: path), message: renaming("this drawing", obstacle))
        }
      }
      // An icon with a drawing of the same name was named already.
      let icons = subject.manifest.icons.filter { !found.contains($0.name + ".svg") }.compactMap { icon in
        obstacle(in: icon.name + ".svg").map {
          Violation(
            icon: icon.name, location: icon.location, message: renaming(Wording.quoted(icon.name), $0))
        }
      }
      return drawings + icons
    })

  private static let refused = Set(#"<>:"|?*\"#.utf8)

  /// Returns what Windows refuses in a path; nil if it can store it.
  private static func obstacle(in path: String) -> String? {
    for name in path.utf8.split(separator: UInt8(ascii: "/")) {
      if let byte = name.first(where: refused.contains) {
        return "the character \(Character(Unicode.Scalar(byte)))"
      }
      if name.last == UInt8(ascii: ".") || name.last == UInt8(ascii: " ") {
        return "a dot or a space at the end of its name"
      }
      let stem = name.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: " ") }
      // All devices have three or four letters.
      if 3...4 ~= stem.count, SetName.devices.contains(Substring(stem).lowercased()) {
        return "the name of the device \(Substring(stem).lowercased())"
      }
    }
    return nil
  }

  private static func renaming(_ what: String, _ obstacle: String) -> String {
    "rename \(what): Windows stores no file or folder with \(obstacle)"
  }
}

import ChiralManifest

/// The names of the icons of a set on a platform; no two are the same.
struct DistinctNames {
  private var names: [String: String] = [:]
  /// The names in the manifest by the names on the platform, in the form in which these are compared.
  private(set) var owners: [String: String] = [:]

  /// Names icons; throws an error about the second of two that would get the same name. The first one is that whose own name
  /// it is, or else the first one in alphabetical order.
  ///
  /// - Parameters:
  ///   - key: the form in which names are compared; by default, case does not count, as in the file systems of
  ///     macOS and Windows.
  ///   - rule: returns the name of an icon on the platform.
  init(
    _ icons: [String], key: (String) -> String = { $0.lowercased() }, rule: (_ icon: String) -> String
  ) throws(ExportError) {
    let named = icons.map { icon in (icon: icon, name: rule(icon)) }
      .sorted { one, other in
        let isOwn = one.name.hasSuffix(one.icon)
        return isOwn == other.name.hasSuffix(other.icon) ? one.icon < other.icon : isOwn
      }
    for (icon, name) in named {
      if let owner = owners[key(name)] { throw .sameName(of: icon, name, as: owner, names[owner] ?? name) }
      names[icon] = name
      owners[key(name)] = icon
    }
  }

  /// Returns the name of an icon on the platform.
  subscript(icon: String) -> String { names[icon] ?? icon }
}

/// The names of icons on a platform, and those of their further drawings.
struct NameBook {
  private var names: [String: String]
  private var owners: [String: String]

  /// Names the icons of a set, and adds warnings about names that differ from those in the manifest in more
  /// than punctuation; throws an error about two icons with the same name.
  ///
  /// - Parameters:
  ///   - isPlain: true if the platform allows only letters of ASCII.
  ///   - derived: returns the longer names under which the platform looks for other drawings of an icon.
  ///   - rule: returns a spelling of an icon's name as the platform allows it.
  init(
    _ icons: [ExportIcon], in export: inout Export, isPlain: Bool = true,
    derived: (_ name: String, _ icon: ExportIcon) -> [String] = { _, _ in [] },
    rule: (_ spelling: String, _ icon: ExportIcon) -> String
  ) throws(ExportError) {
    let known = Dictionary(icons.map { ($0.name, $0) }) { first, _ in first }
    let distinct = try DistinctNames(icons.map(\.name)) { name in known[name].map { rule(name, $0) } ?? name }
    names = Dictionary(icons.map { ($0.name, distinct[$0.name]) }) { first, _ in first }
    owners = distinct.owners
    makeRoom(for: derived, among: icons, in: &export, rule: rule)
    let foreign = isPlain ? icons.filter { PlainName.ascii($0.name) != $0.name }.map(\.name).sorted() : []
    if let first = foreign.first {
      let others = foreign.count == 1 ? "" : "; index.json has the names of \(foreign.count - 1) more"
      export.warnings.append(
        Export.Warning(
          icon: first,
          message: "is named \(names[first] ?? first), because names here are written with a to z\(others)")
      )
    }
  }

  /// Returns the name of an icon.
  subscript(icon: ExportIcon) -> String { names[icon.name] ?? icon.name }

  /// Renames the icons whose own names the platform takes for drawings of other icons.
  private mutating func makeRoom(
    for derived: (_ name: String, _ icon: ExportIcon) -> [String], among icons: [ExportIcon],
    in export: inout Export, rule: (_ spelling: String, _ icon: ExportIcon) -> String
  ) {
    var claims: [String: String] = [:]
    func claimed(_ name: String, _ icon: ExportIcon) -> [String] {
      ([name] + derived(name, icon)).map { $0.lowercased() }
    }
    // A derived name is longer than that from which it is derived.
    for icon in icons.sorted(by: { (self[$0].utf8.count, $0.name) < (self[$1].utf8.count, $1.name) }) {
      let name = self[icon]
      if let owner = claimed(name, icon).compactMap({ claims[$0] }).first {
        var number = 2
        var free = rule("\(icon.name)-\(number)", icon)
        while claimed(free, icon).contains(where: { claims[$0] != nil || owners[$0] != nil }) {
          number += 1
          free = rule("\(icon.name)-\(number)", icon)
        }
        names[icon.name] = free
        owners[free.lowercased()] = icon.name
        export.warn(icon, "is named \(free), because \(name) is a drawing of \"\(owner)\" there")
      }
      for claim in claimed(self[icon], icon) { claims[claim] = icon.name }
    }
  }

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
}

extension ExportError {
  /// The error about two icons that a platform cannot tell apart.
  fileprivate static func sameName(
    of icon: String, _ name: String, as owner: String, _ other: String
  ) -> ExportError {
    let names = name == other ? "both be called \(name)" : "be called \(name) and \(other)"
    return ExportError(
      description:
        "the icons \"\(icon)\" and \"\(owner)\" would \(names) here; rename one of them in the manifest",
      icon: icon)
  }
}

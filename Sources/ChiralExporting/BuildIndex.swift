/// What `index.json` says: for every icon and locale what was made, why, and which files hold it.
package struct BuildIndex: Hashable, Sendable {
  /// A file that was written.
  package struct File: Hashable, Sendable {
    /// Relative to the output folder.
    package var path: String
    /// 64 hexadecimal digits.
    package var sha256: String
    /// Of a PNG.
    package var resolution: Resolution?

    /// A file by its path and its bytes' digest.
    package init(path: String, sha256: String, resolution: Resolution?) {
      self.path = path
      self.sha256 = sha256
      self.resolution = resolution
    }
  }

  /// The picture that an icon shows in a locale, as text: programs compare it, nothing reads it back.
  package struct Picture: Hashable, Sendable {
    /// The drawing's path, relative to the manifest.
    package var source: String
    /// `none` or `mirrored`.
    package var transformation: String

    /// A picture from its source and what is done to it.
    package init(source: String, transformation: String) {
      self.source = source
      self.transformation = transformation
    }
  }

  /// A part of the drawing that was not plainly mirrored.
  package struct Part: Hashable, Sendable {
    /// `kept`, `moved`, …
    package var action: String
    /// `<name id="…">`.
    package var element: String
    /// Why, with the guideline's number.
    package var reason: String

    /// A part from what was done to it and why.
    package init(action: String, element: String, reason: String) {
      self.action = action
      self.element = element
      self.reason = reason
    }
  }

  /// A face that set letters.
  package struct Font: Hashable, Sendable {
    /// Such as `Noto Sans`.
    package var family: String
    /// Such as `Bold`.
    package var style: String
    /// The font's revision, such as `2.013`.
    package var version: String

    /// A face from what its font says of itself.
    package init(family: String, style: String, version: String) {
      self.family = family
      self.style = style
      self.version = version
    }
  }

  /// What an icon is in one locale.
  package struct Entry: Hashable, Sendable {
    /// The picture that was asked for.
    package var picture: Picture
    /// `as-drawn`, `mirrored`, `drawn-for KEY`; `declined` where the picture cannot be derived, `failed` where the
    /// drawing is broken.
    package var outcome: String
    /// Of a declined picture, the one in its place: `fixed` or `mirror`; nil where there is none.
    package var shown: String?
    /// Of a declined picture, true if the manifest accepts that.
    package var isAccepted = false
    /// The name of the rule that decided.
    package var rule: String
    /// Why the picture was not made, where it was not.
    package var problem: String?
    /// What was kept or moved when the drawing was mirrored.
    package var parts: [Part]
    /// What set its letters.
    package var fonts: [Font]
    /// In the order of their paths' bytes.
    package var files: [File]

    /// An entry from its parts.
    package init(
      picture: Picture, outcome: String, rule: String, problem: String? = nil, parts: [Part] = [],
      fonts: [Font] = [],
      files: [File]
    ) {
      self.picture = picture
      self.outcome = outcome
      self.rule = rule
      self.problem = problem
      self.parts = parts
      self.fonts = fonts
      self.files = files
    }
  }

  /// One icon in all its locales.
  package struct Icon: Hashable, Sendable {
    /// As the manifest has it.
    package var iconClass: String
    /// By locale.
    package var entries: [String: Entry]

    /// An icon from its class and its entries by locale.
    package init(iconClass: String, entries: [String: Entry]) {
      self.iconClass = iconClass
      self.entries = entries
    }

    /// The paths of its files.
    package var paths: [String] { entries.values.flatMap { $0.files.map(\.path) } }
  }

  /// What lies in the folder of a target other than `files`.
  package struct TargetFolder: Hashable, Sendable {
    /// By name.
    package var icons: [String: Export.Icon]
    /// In the order of their paths' bytes.
    package var files: [File]

    /// A folder from its icons and files, which come in any order.
    package init(icons: [String: Export.Icon], files: [File]) {
      self.icons = icons
      self.files = files.sorted()
    }
  }

  /// By name.
  package var icons: [String: Icon]
  /// By the name of the target.
  package var targets: [String: TargetFolder] = [:]

  /// An index of these icons.
  package init(icons: [String: Icon] = [:]) { self.icons = icons }
}

extension BuildIndex {
  /// What a manifest as a whole asks for, of which one build may make a part.
  package struct Scope: Sendable {
    /// The tags of the locales.
    package var locales: Set<String>
    /// The PNGs.
    package var resolutions: Set<Resolution>

    /// Locales by their tags, PNGs by their resolutions.
    package init(locales: Set<String>, resolutions: Set<Resolution>) {
      self.locales = locales
      self.resolutions = resolutions
    }

    /// Whether it asks for all that the other asks for.
    package func covers(_ other: Scope) -> Bool {
      locales.isSuperset(of: other.locales) && resolutions.isSuperset(of: other.resolutions)
    }
  }
}

extension BuildIndex.Icon {
  /// Takes over from the former index what this build was not asked to make but the manifest still wants.
  package mutating func keep(
    _ former: BuildIndex.Icon, of wanted: BuildIndex.Scope, besides built: BuildIndex.Scope
  ) {
    for (locale, entry) in former.entries where wanted.locales.contains(locale) {
      if entries[locale] == nil {
        entries[locale] = entry
      } else {
        entries[locale]?.files += entry.files.filter { file in
          file.resolution.map { wanted.resolutions.contains($0) && !built.resolutions.contains($0) } ?? false
        }
        entries[locale]?.files.sort()
      }
    }
  }
}

extension BuildIndex.File: Comparable {
  package static func < (one: Self, other: Self) -> Bool {
    one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
  }
}

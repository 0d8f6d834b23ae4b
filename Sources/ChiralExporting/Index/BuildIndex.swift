package import ChiralRequests

/// The content of `index.json`: for every icon and locale the outcome, the reason for it, and the files.
package struct BuildIndex: Hashable, Sendable {
  /// A file that was written.
  package struct File: Hashable, Sendable {
    /// The path, relative to the output folder.
    package var path: String
    /// The SHA-256 of the file, as 64 hexadecimal digits.
    package var sha256: String
    /// The resolution of a PNG; nil for other files.
    package var resolution: Resolution?

    /// Creates a file.
    package init(path: String, sha256: String, resolution: Resolution?) {
      self.path = path
      self.sha256 = sha256
      self.resolution = resolution
    }
  }

  /// The picture that an icon shows in a locale, as text: programs compare it, nothing reads it back.
  package struct Picture: Hashable, Sendable {
    /// The path of the drawing, relative to the manifest.
    package var source: String
    /// The transformation: `none` or `mirrored`.
    package var transformation: String

    /// Creates a picture.
    package init(source: String, transformation: String) {
      self.source = source
      self.transformation = transformation
    }
  }

  /// A part of the drawing that was not simply mirrored.
  package struct Part: Hashable, Sendable {
    /// The action: `kept`, `moved`, …
    package var action: String
    /// The label of the element, such as `<name id="…">`.
    package var element: String
    /// The reason, with the guideline's number.
    package var reason: String

    /// Creates a part.
    package init(action: String, element: String, reason: String) {
      self.action = action
      self.element = element
      self.reason = reason
    }
  }

  /// An icon in one locale.
  package struct Entry: Hashable, Sendable {
    /// The picture that the locale asks for.
    package var picture: Picture
    /// The outcome: `as-drawn`, `mirrored`, `drawn-for KEY`, `declined` if the picture cannot be derived, or
    /// `failed` if the drawing is broken.
    package var outcome: String
    /// The picture shown instead of a declined one: `fixed` or `mirror`; nil if none is shown.
    package var shown: String?
    /// True if the picture is declined and the manifest accepts that.
    package var isAccepted = false
    /// The name of the rule that decided.
    package var rule: String
    /// The key of the manifest's `text` whose wording the picture has; nil if the locale has no wording.
    package var letters: String?
    /// The reason why the picture was not made; nil if it was.
    package var problem: String?
    /// The parts that were kept or moved when the drawing was mirrored.
    package var parts: [Part]
    /// The font faces that set its letters.
    package var fonts: [FontFace]
    /// The files, sorted by the bytes of their paths.
    package var files: [File]

    /// Creates an entry.
    package init(
      picture: Picture, outcome: String, rule: String, problem: String? = nil, parts: [Part] = [],
      fonts: [FontFace] = [],
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
    /// The class, as in the manifest.
    package var iconClass: String
    /// The keys of the locales that see no mirror image, built or not.
    package var exceptions: [String]
    /// The numbering system of its numbers, `native` or `locale` for that of CLDR; nil for icons without numbers.
    package var digits: String?
    /// The entries by locale.
    package var entries: [String: Entry]

    /// Creates an icon.
    package init(
      iconClass: String, exceptions: [String] = [], digits: String? = nil, entries: [String: Entry]
    ) {
      self.iconClass = iconClass
      self.exceptions = exceptions
      self.digits = digits
      self.entries = entries
    }

    /// The paths of its files in all locales.
    package var paths: [String] { entries.values.flatMap { $0.files.map(\.path) } }
  }

  /// The content of the folder of a target other than `files`.
  package struct TargetFolder: Hashable, Sendable {
    /// The icons by name.
    package var icons: [String: Export.Icon]
    /// The files, sorted by the bytes of their paths.
    package var files: [File]

    /// Creates a folder from its icons and files; sorts the files.
    package init(icons: [String: Export.Icon], files: [File]) {
      self.icons = icons
      self.files = files.sorted()
    }
  }

  /// The icons by name.
  package var icons: [String: Icon]
  /// The folders by the name of the target.
  package var targets: [String: TargetFolder] = [:]

  /// Creates an index.
  package init(icons: [String: Icon] = [:]) { self.icons = icons }
}

extension BuildIndex {
  /// The locales and resolutions that a manifest asks for; a single build may cover only some of them.
  package struct Scope: Sendable {
    /// The tags of the locales.
    package var locales: Set<String>
    /// The resolutions of the PNGs.
    package var resolutions: Set<Resolution>

    /// Creates a scope.
    package init(locales: Set<String>, resolutions: Set<Resolution>) {
      self.locales = locales
      self.resolutions = resolutions
    }

    /// Returns true if the scope includes everything in another one.
    package func covers(_ other: Scope) -> Bool {
      locales.isSuperset(of: other.locales) && resolutions.isSuperset(of: other.resolutions)
    }
  }
}

extension BuildIndex.Icon {
  /// Copies from the previous index the entries and files that the manifest still asks for and this build did
  /// not cover.
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

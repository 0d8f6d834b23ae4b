/// The keys of an object in the manifest. The decoder, the suggestions for misspelt keys and the JSON Schema
/// all use these tables.
protocol KeyTable: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The meaning of the key, for the schema.
  var summary: String { get }
  /// An example of a value, for the schema.
  var example: JSONValue { get }
}

/// The keys of the manifest itself.
enum ManifestKey: String, KeyTable {
  case schema = "$schema"
  case comment = "$comment"
  case version, name, assets, locales, sizes, scales, policy, leftMeansBack, tint, grid, margin, infer,
    declined
  case rules, fonts, digits, icons

  var summary: String {
    switch self {
    case .schema: "where editors find this schema"
    case .comment: "a remark for people; no program reads it"
    case .version: "the version of this format"
    case .name: "what the set is called on platforms: its catalog, prefix, class or package"
    case .assets: "the folder of the drawings, relative to the manifest"
    case .locales: "the locales to build for, as BCP 47 tags; ar-XB is a right-to-left pseudo-locale"
    case .sizes: "heights of the PNGs in points"
    case .scales: "pixels a point"
    case .policy: "whose habits decide where the sources of the guidelines disagree"
    case .leftMeansBack:
      "whether arrows called left and right mean back and forward, and mirror; else they stay as they are"
    case .tint: "the colour that currentColor takes in PNGs: #rgb, #rrggbb or a basic CSS name"
    case .grid:
      "the distance of grid lines, in units of the drawings, on which edges of horizontal and vertical strokes lie"
    case .margin:
      "the border of each drawing that stays empty, in units of the drawings; letters keep it, too"
    case .infer: "whether components are recognised by their names, and slashes by their shape"
    case .declined:
      "what right-to-left locales get of an icon whose right-to-left form cannot be derived: omit, fixed or mirror"
    case .rules: "what the findings of audit rules cost here, by the rule's id"
    case .fonts: "the fonts of letters, by script or locale: a family, or a file relative to the manifest"
    case .digits:
      "which digits numbers are written with, where CLDR's choice is not wanted: native, latn, arab …"
    case .icons: "the icons by name; a class alone may stand for the object"
    }
  }

  var example: JSONValue {
    switch self {
    case .schema: "./manifest.schema.json"
    case .comment: "the icons of the toolbar"
    case .version: .int(ManifestLimits.version)
    case .name: "Toolbar"
    case .assets: "Assets"
    case .locales: ["en", "ar", "he"]
    case .sizes: [16, 24]
    case .scales: [1, 2, 3]
    case .policy: "material"
    case .leftMeansBack: true
    case .tint: "#336699"
    case .grid: .double(0.5)
    case .margin: .int(2)
    case .infer: false
    case .declined: "fixed"
    case .rules: ["file-unclassified": "off"]
    case .fonts: ["Arab": "Noto Sans Arabic"]
    case .digits: "native"
    case .icons: ["arrow.forward": "mirror", "questionmark": ["class": "mirror", "except": ["he"]]]
    }
  }
}

/// The keys of an icon.
enum IconKey: String, KeyTable {
  case comment = "$comment"
  case `class`, file, drawn, except, variants, text, digits, fonts, components, sibling, slash, infer
  case declined, viewBox, note, allow

  var summary: String {
    switch self {
    case .comment: ManifestKey.comment.summary
    case .class: "what a right-to-left interface does to the icon"
    case .file: "the base drawing, relative to the assets folder; the icon's name and .svg unless given"
    case .drawn: "the direction for which the base was drawn"
    case .except: "locales that show the icon as a left-to-right interface does: tags, scripts or directions"
    case .variants: "drawings of their own, relative to the assets folder, by locale, script or direction"
    case .text: "what letters say, by selector and by locale, script or direction"
    case .digits: "as for the manifest, for this icon alone"
    case .fonts: "as for the manifest, for this icon alone, and before those"
    case .components: "what becomes of parts of the drawing, by selector"
    case .sibling: "the same icon without its slash, where the names do not tell"
    case .slash: "whether a slash keeps its direction, or is mirrored with the icon"
    case .infer: "as for the manifest, for this icon alone"
    case .declined:
      "as for the manifest, for this icon alone; whoever writes it accepts that the icon is declined"
    case .viewBox: "minX minY width height; replaces the drawing's own"
    case .note: "what people should know about the icon"
    case .allow: "audit rules whose findings on this icon are meant to be, each with the reason"
    }
  }

  var example: JSONValue {
    switch self {
    case .comment: ManifestKey.comment.example
    case .class: "mirror"
    case .file: "bell.svg"
    case .drawn: "rtl"
    case .except: ["he", "yi"]
    case .variants: ["Arab": "signature.ar.svg", "rtl": "sidebar.rtl.svg"]
    case .text: ["#letter": ["Hebr": "א", "Arab": "ض"]]
    case .digits: ManifestKey.digits.example
    case .fonts: ManifestKey.fonts.example
    case .components: ["#badge": "move", "#slash": "keep"]
    case .sibling: "bell"
    case .slash: "mirror"
    case .infer: false
    case .declined: "fixed"
    case .viewBox: "0 0 24 24"
    case .note: "asks for the next page"
    case .allow: ["file-unclassified": "drawn by the brand team"]
    }
  }
}

/// The keys of a wording with more than its text.
enum WordingKey: String, KeyTable {
  case comment = "$comment"
  case content, scale

  var summary: String {
    switch self {
    case .comment: ManifestKey.comment.summary
    case .content: "what the letters say"
    case .scale: "the size, as a multiple of the drawn font size; measured unless given"
    }
  }

  var example: JSONValue {
    switch self {
    case .comment: ManifestKey.comment.example
    case .content: "ض"
    case .scale: .double(1.2)
    }
  }
}

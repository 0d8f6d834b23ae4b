import ChiralValues

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
  case version, name, package, assets, locales, sizes, scales, policy, leftMeansBack, tint, template, grid
  case margin, infer, declined
  case rules, fonts, digits, icons

  var summary: String {
    switch self {
    case .schema: "the address of this schema, for editors"
    case .comment: "a comment for people, which programs ignore"
    case .version: "the version of this format"
    case .name: "the name of the set on platforms, for its catalog, prefix, class or package"
    case .package:
      "the package in which components and Iconify's set are published: name, version, licence, author"
    case .assets: "the folder of the drawings, relative to the manifest"
    case .locales: "the locales to build for, as BCP 47 tags; ar-XB is a right-to-left pseudo-locale"
    case .sizes: "heights of the PNGs in points"
    case .scales: "pixels per point"
    case .policy: "the platform whose conventions apply where the sources of the guidelines disagree"
    case .leftMeansBack:
      "true if arrows called left and right mean back and forward, and mirror; otherwise they are fixed"
    case .tint: "the colour that currentColor takes in PNGs: #rgb, #rrggbb or a basic CSS name"
    case .template:
      "the colours, besides black and currentColor, that platforms may replace in drawings that have no others"
    case .grid:
      "the distance between grid lines, in units of the drawings, for the edges of horizontal and vertical strokes"
    case .margin:
      "the width of the empty border of each drawing, in units of the drawings; letters also stay inside it"
    case .infer:
      "true to recognise parts by their names and shapes, false not to, or the signs that are looked for"
    case .declined:
      "the picture for right-to-left locales if the right-to-left form of an icon cannot be derived: omit, fixed or mirror"
    case .rules: "the severity of audit rules for this set, by the id of the rule"
    case .fonts: "the fonts of letters, by script or locale: a family, or a file relative to the manifest"
    case .digits:
      "the digits for numbers, instead of CLDR's choice for the locale: native, latn, arab …"
    case .icons: "the icons by name; a class alone may replace the object"
    }
  }

  var example: JSONValue {
    switch self {
    case .schema: "./manifest.schema.json"
    case .comment: "the icons of the toolbar"
    case .version: .int(ManifestLimits.version)
    case .name: "Toolbar"
    case .package: ["name": "@acme/icons", "version": "1.2.0", "license": "MIT", "author": "Acme"]
    case .assets: "Assets"
    case .locales: ["en", "ar", "he"]
    case .sizes: [16, 24]
    case .scales: [1, 2, 3]
    case .policy: "material"
    case .leftMeansBack: true
    case .tint: "#336699"
    case .template: ["#444", "var(--ink)"]
    case .grid: .double(0.5)
    case .margin: .int(2)
    case .infer: ["slash", "check"]
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
  case `class`, file, drawings, styles, drawn, except, variants, text, digits, fonts, components, sibling,
    slash,
    infer
  case declined, viewBox, codePoint, note, allow

  var summary: String {
    switch self {
    case .comment: ManifestKey.comment.summary
    case .class: "the treatment of the icon in right-to-left interfaces"
    case .file: "the base drawing, relative to the assets folder; the icon's name and .svg unless given"
    case .drawings:
      "drawings for sizes in points, relative to the assets folder; a size shows the next larger, else the largest"
    case .styles:
      "other weights and styles of the icon by their names: a drawing, or drawings for sizes, relative to the assets folder"
    case .drawn: "the direction for which the base was drawn"
    case .except: "locales with the left-to-right form of the icon: tags, scripts or directions"
    case .variants: "separate drawings, relative to the assets folder, by locale, script or direction"
    case .text: "the text of letters, by selector and by locale, script or direction"
    case .digits: "the digits for numbers in this icon; replaces the manifest's"
    case .fonts: "the fonts of letters in this icon; take precedence over the manifest's"
    case .components: "the treatment of parts of the drawing, by selector"
    case .sibling: "the same icon without its slash, if the names do not show which one it is"
    case .slash: "keep: the slash keeps its direction; mirror: it is mirrored with the icon"
    case .infer: "the signs that are looked for in this icon: true, false or some; replaces the manifest's"
    case .declined:
      "the picture for right-to-left locales if this icon is declined; writing it accepts the refusal"
    case .viewBox: "minX minY width height; replaces the drawing's own"
    case .codePoint: "the code point in icon fonts, in hexadecimal digits; derived from the name unless given"
    case .note: "a remark about the icon, for people"
    case .allow: "audit rules whose findings on this icon are intended, each with the reason"
    }
  }

  var example: JSONValue {
    switch self {
    case .comment: ManifestKey.comment.example
    case .class: "mirror"
    case .file: "bell.svg"
    case .drawings: ["16": "16/bell.svg", "24": "24/bell.svg"]
    case .styles: ["bell-fill": "bell-fill.svg"]
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
    case .codePoint: "F3CE7"
    case .note: "asks for the next page"
    case .allow: ["file-unclassified": "drawn by the brand team"]
    }
  }
}

/// The keys of the published package.
enum PackageKey: String, KeyTable {
  case comment = "$comment"
  case name, version, license, author, repository

  /// The keys without which nothing can be published.
  static let required: [PackageKey] = [.name, .version]

  var summary: String {
    switch self {
    case .comment: ManifestKey.comment.summary
    case .name: "the name of the package; the name of a framework is added to it"
    case .version: "the version as in semantic versioning"
    case .license: "the licence of the icons as an SPDX expression"
    case .author: "the owner of the icons"
    case .repository: "the address of the sources"
    }
  }

  var example: JSONValue { self == .comment ? ManifestKey.comment.example : .string(sample) }

  /// An example of a value.
  var sample: String {
    switch self {
    case .comment: ""
    case .name: "@acme/icons"
    case .version: "1.2.0"
    case .license: "MIT"
    case .author: "Acme"
    case .repository: "https://example.com/icons"
    }
  }

  /// Returns true if a text can be the value. The rules of names and versions are those of npm.
  func allows(_ text: String) -> Bool {
    switch self {
    case .comment: true
    case .name:
      text.utf8.count <= 200
        && text.wholeMatch(of: /(@[a-z0-9][a-z0-9._~-]*\/)?[a-z0-9][a-z0-9._~-]*/) != nil
    case .version:
      text.wholeMatch(
        of: /(0|[1-9]\d{0,9})(\.(0|[1-9]\d{0,9})){2}(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?/) != nil
    case .license, .author:
      text.contains { !$0.isWhitespace } && !text.unicodeScalars.contains(where: Wording.isUnprintable)
    case .repository: text.wholeMatch(of: /https:\/\/[^\s"<>]+/) != nil
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
    case .content: "the text of the letters"
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

/// A line of letters to be turned into outlines.
package struct LetterRun: Hashable, Sendable {
  /// A font for the letters of a script.
  package struct Font: Hashable, Sendable {
    /// An ISO 15924 code.
    package var script: String
    /// An installed family, or a file.
    package var name: Name

    /// A font by the script that it is for.
    package init(script: String, name: Name) {
      self.script = script
      self.name = name
    }
  }

  /// The name of a font.
  package enum Name: Hashable, Sendable {
    /// An installed family.
    case family(String)
    /// The path of a file, and what messages call it.
    case file(path: String, name: String)
  }

  /// The script of a font that is for all those that no other is for: ISO 15924's code for common characters.
  package static let anyScript = "Zyyy"

  /// One line; not empty.
  package var text: String
  /// The fonts by script. Characters of no script take the first font that has them, ASCII ones the Latin font.
  package var fonts: [Font]
  /// True if the line as a whole runs from right to left.
  package var isRightToLeft = false
  /// A BCP 47 language, where the shape of letters depends on it.
  package var language: String?
  /// From 1 to 1000, as CSS counts: 400 is regular, 700 bold.
  package var weight = 400
  /// True if an italic face is wanted.
  package var isItalic = false
  /// The space added behind each letter, in thousandths of the font size.
  package var letterSpacing = 0.0

  /// A line of text in some fonts.
  package init(text: String, fonts: [Font]) {
    self.text = text
    self.fonts = fonts
  }
}

/// Lines of letters.
package struct LetterRequest: Hashable, Sendable {
  /// In the order in which the response gives them.
  package var runs: [LetterRun]

  /// A request for the outlines of some lines.
  package init(runs: [LetterRun]) { self.runs = runs }
}

/// A line of letters as outlines, in thousandths of the font size: x to the right from the left end of the line,
/// y down from the baseline.
package struct LetterOutline: Hashable, Sendable {
  /// Path data in the syntax of SVG.
  package var path: String
  /// The width of the line.
  package var advance: Double
  /// The script by which the font of most of it was chosen.
  package var script: String
  /// True if an italic face was wanted but the face is upright, so that it has to be slanted.
  package var needsSlant: Bool
  /// The faces that were used.
  package var faces: [FontFace]

  /// An outline from its parts.
  package init(path: String, advance: Double, script: String, needsSlant: Bool, faces: [FontFace]) {
    self.path = path
    self.advance = advance
    self.script = script
    self.needsSlant = needsSlant
    self.faces = faces
  }
}

/// The face and version that set letters.
package struct FontFace: Hashable, Sendable {
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

/// The result of each run of a `LetterRequest`.
package typealias LetterResults = [Result<LetterOutline, RenderError>]

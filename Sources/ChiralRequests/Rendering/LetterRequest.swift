/// A line of letters to convert to outlines.
package struct LetterRun: Hashable, Sendable {
  /// A font for the letters of a script.
  package struct Font: Hashable, Sendable {
    /// The script, as an ISO 15924 code.
    package var script: String
    /// The font: an installed family or a file.
    package var name: Name

    /// Creates a font for a script.
    package init(script: String, name: Name) {
      self.script = script
      self.name = name
    }
  }

  /// The name of a font.
  package enum Name: Hashable, Sendable {
    /// An installed family.
    case family(String)
    /// The path of a file, and its name in messages.
    case file(path: String, name: String)
  }

  /// The script of a font for all scripts without a font of their own: ISO 15924's code for common
  /// characters.
  package static let anyScript = "Zyyy"

  /// The text: one line, not empty.
  package var text: String
  /// The fonts by script. Characters without a script use the first font that has them; ASCII characters use
  /// the Latin font.
  package var fonts: [Font]
  /// True if the line as a whole runs from right to left.
  package var isRightToLeft = false
  /// The language as a BCP 47 tag, if the shape of letters depends on it.
  package var language: String?
  /// The weight from 1 to 1000, as in CSS: 400 is regular, 700 bold.
  package var weight = 400
  /// True if an italic face is requested.
  package var isItalic = false
  /// The space added after each letter, in thousandths of the font size.
  package var letterSpacing = 0.0

  /// Creates a line of text in some fonts.
  package init(text: String, fonts: [Font]) {
    self.text = text
    self.fonts = fonts
  }
}

/// Lines of letters.
package struct LetterRequest: Hashable, Sendable {
  /// The lines, in the order of the response.
  package var runs: [LetterRun]

  /// Creates a request for the outlines of some lines.
  package init(runs: [LetterRun]) { self.runs = runs }
}

/// A line of letters as outlines, in thousandths of the font size: x increases to the right from the left end
/// of the line, y downwards from the baseline.
package struct LetterOutline: Hashable, Sendable {
  /// The path data in the syntax of SVG.
  package var path: String
  /// The width of the line.
  package var advance: Double
  /// The script for which the font of most characters was chosen.
  package var script: String
  /// True if an italic face was requested but the face is upright, so that it has to be slanted.
  package var needsSlant: Bool
  /// The faces that were used.
  package var faces: [FontFace]

  /// Creates an outline.
  package init(path: String, advance: Double, script: String, needsSlant: Bool, faces: [FontFace]) {
    self.path = path
    self.advance = advance
    self.script = script
    self.needsSlant = needsSlant
    self.faces = faces
  }
}

/// A font face and its version.
package struct FontFace: Hashable, Sendable {
  /// The family, such as `Noto Sans`.
  package var family: String
  /// The style, such as `Bold`.
  package var style: String
  /// The font's revision, such as `2.013`.
  package var version: String
  /// The weight that was requested and that the font lacks, so that this face, the nearest one, takes its place; nil if it has it.
  package var missingWeight: Int?

  /// Creates a face from the names in its font.
  package init(family: String, style: String, version: String, missingWeight: Int? = nil) {
    self.family = family
    self.style = style
    self.version = version
    self.missingWeight = missingWeight
  }
}

extension Collection<FontFace> {
  /// The message about the weights that the fonts of an icon lack; nil if they have all.
  package var replacement: String? {
    let lacking = Dictionary(grouping: filter { $0.missingWeight != nil }) {
      Lack(weight: $0.missingWeight ?? 0, style: $0.style)
    }
    let parts = lacking.sorted { ($0.key.weight, $0.key.style) < ($1.key.weight, $1.key.style) }.map {
      lack, faces in
      let families = Set(faces.map { "\"\($0.family)\"" }).sorted()
      let verb = families.count == 1 ? "has" : "have"
      return "\(families.joined(separator: ", ")) \(verb) no weight \(lack.weight): set in \"\(lack.style)\""
    }
    return parts.isEmpty
      ? nil
      : parts.joined(separator: "; ") + "; change font-weight, or name fonts with this weight in \"fonts\""
  }
}

/// A weight that fonts lack, and the style in its place.
private struct Lack: Hashable {
  let weight: Int
  let style: String
}

/// The result of each run of a `LetterRequest`.
package typealias LetterResults = [Result<LetterOutline, RenderError>]

/// One icon of a valid manifest.
public struct Icon: Hashable, Sendable {
  /// The name, with folders where the set has them: `actions/go-next`.
  public var name: String
  /// The class of the icon.
  public var iconClass: IconClass
  /// The base drawing's path, relative to the manifest's folder.
  public var file: String
  /// The direction for which the base was drawn.
  public var drawn: Direction
  /// Locales in which the icon looks as it does in a left-to-right interface.
  public var except: [IconException]
  /// Drawings for some locales, in the order of the manifest.
  public var variants: [Variant]
  /// Parts that do not simply mirror, in the order of the manifest.
  public var components: [Component]
  /// The drawing without the slash, relative to the manifest's folder, where the names do not tell.
  public var sibling: String?
  /// The treatment of a slash.
  public var slash: SlashVerb
  /// True if components are recognised by their names, and slashes by their shape.
  public var infers: Bool
  /// The picture that right-to-left locales get if the right-to-left form cannot be derived.
  public var declined: DeclinedForm
  /// True if the icon itself names that picture: then it is accepted that the form cannot be derived.
  public var acceptsDeclined: Bool
  /// Replaces the drawing's own viewBox, or gives it one.
  public var viewBox: IconViewBox?
  /// The wording of its letters in some locales, in the order of the manifest.
  public var texts: [IconText]
  /// The digits of its numbers; nil for CLDR's choice.
  public var digits: DigitChoice?
  /// The fonts of its letters, its own before those of the manifest.
  public var fonts: [[FontChoice]]
  /// The text in its drawings, by the drawing's path; drawings without text have no entry.
  public var drawnTexts: [String: [DrawnText]]
  /// The note of the icon.
  public var note: String?
  /// Audit rules whose findings on it are meant to be, in the order of the manifest.
  public var allow: [Allowance]
  /// The place at which the manifest names the icon.
  public var location: SourceLocation
  /// The place of its class in the manifest.
  public var classLocation: SourceLocation
  /// Drawings that are not there. They cost this icon, not the build.
  public var missingFiles: [MissingFile]
}

/// A drawing of its own for some locales.
public struct Variant: Hashable, Sendable {
  /// Whom it is for.
  public var key: VariantKey
  /// Its path, relative to the manifest's folder.
  public var file: String
  /// The place in the manifest.
  public var location: SourceLocation
}

/// A locale, with those below it, in which an icon looks as it does in a left-to-right interface.
public struct IconException: Hashable, Sendable {
  /// Whom it is for.
  public var key: VariantKey
  /// The place in the manifest.
  public var location: SourceLocation
}

/// A viewBox in user units: finite, with a positive size.
public struct IconViewBox: Hashable, Sendable {
  /// The left edge.
  public var minX: Double
  /// The upper edge.
  public var minY: Double
  /// Positive.
  public var width: Double
  /// Positive.
  public var height: Double

  /// Reads `"minX minY width height"`; nothing where that makes no rectangle.
  public init?(_ text: String) {
    let letters = text.unicodeScalars.contains { !Self.characters.contains($0) }
    let numbers = letters ? [] : text.split { $0 == " " || $0 == "," }.map { Double($0) }
    guard numbers.count == 4, let minX = numbers[0], let minY = numbers[1], let width = numbers[2],
      let height = numbers[3], [minX, minY, width, height].allSatisfy(\.isFinite), width > 0, height > 0
    else { return nil }
    self.minX = minX
    self.minY = minY
    self.width = width
    self.height = height
  }

  private static let characters = Set("0123456789+-.eE ,".unicodeScalars)
}

/// A file that the manifest names and that is not there.
public struct MissingFile: Hashable, Sendable {
  /// Its path, relative to the manifest's folder.
  public var path: String
  /// The place in the manifest that asks for it.
  public var location: SourceLocation
  /// The problem, as an instruction.
  public var message: String

  /// The problem as a warning: it costs one icon.
  public var diagnostic: Diagnostic { Diagnostic(severity: .warning, location: location, message: message) }
}

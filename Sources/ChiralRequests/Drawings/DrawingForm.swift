package import ChiralValues

/// A form in which a target holds a drawing, as text.
package enum DrawingForm: Hashable, Sendable {
  /// The colours of a drawing on a platform.
  package struct Paint: Hashable, Sendable {
    /// True if the platform gives the drawing a colour of its own.
    package var isTinted: Bool
    /// The value of `currentColor` where the platform does not.
    package var tint: Tint

    package init(isTinted: Bool, tint: Tint) {
      self.isTinted = isTinted
      self.tint = tint
    }
  }

  /// A drawing of Android: its height in points, whether the platform flips it, and its colours.
  package struct Vector: Hashable, Sendable {
    package var height: Int
    package var isAutoMirrored: Bool
    package var paint: Paint

    package init(height: Int, isAutoMirrored: Bool, _ paint: Paint) {
      self.height = height
      self.isAutoMirrored = isAutoMirrored
      self.paint = paint
    }
  }

  /// SVG with a width and a height in points.
  case sized(height: Int, tint: Tint)
  /// The content of the `<svg>`, without anything that could act in a page; ids get the prefix, if there is one.
  case body(idPrefix: String?)
  /// The same content as the arguments of React's `createElement`, in JavaScript.
  case reactNodes(idPrefix: String?)
  /// A VectorDrawable of Android.
  case vectorDrawable(Vector)
  /// The VectorDrawable in a file, `source`, changed to show the drawing: everything else in the file stays.
  case drawableFile(source: [UInt8], isAutoMirrored: Bool)
  /// The builder of an `ImageVector` of Compose, in Kotlin.
  case imageVector(name: String, Vector)
  /// A template of SF Symbols.
  case symbol(name: String)
  /// SVG that every GTK recolours.
  case symbolic(height: Int)
  /// The advance width and the outline of a glyph, in font units.
  case glyph(height: Int, ascent: Int)

  /// The name of the form, whatever its size and colours.
  package var kind: String {
    switch self {
    case .sized: "sized SVG"
    case .body: "body"
    case .reactNodes: "elements of React"
    case .vectorDrawable: "VectorDrawable"
    case .drawableFile: "VectorDrawable in a file"
    case .imageVector: "ImageVector"
    case .symbol: "symbol"
    case .symbolic: "symbolic SVG"
    case .glyph: "glyph"
    }
  }
}

/// Facts about the picture of a drawing on which exporters decide.
package struct ShownDrawing: Hashable, Sendable {
  /// The drawing that is shown.
  package var svg: [UInt8]
  /// The template of SF Symbols of which that is one variant; nil for any other drawing.
  package var template: [UInt8]?
  /// Its box, as a `viewBox` has it.
  package var viewBox: String
  /// True if it has one colour that a platform may replace.
  package var isMonochrome: Bool
  /// The parts that are left out where the drawing stands in a page, such as `<script>`.
  package var dropped: [String]

  package init(
    svg: [UInt8], template: [UInt8]? = nil, viewBox: String, isMonochrome: Bool, dropped: [String] = []
  ) {
    self.svg = svg
    self.template = template
    self.viewBox = viewBox
    self.isMonochrome = isMonochrome
    self.dropped = dropped
  }
}

/// The reason for which a drawing has no text in a form.
package enum FormProblem: Error, Hashable, Sendable {
  /// The form cannot hold the drawing, which has something else: as in "it has a mask".
  case impossible(String)
  /// The drawing could not be converted.
  case failed(String)
}

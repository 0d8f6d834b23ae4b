import ChiralGeometry
import ChiralManifest

/// `compose/`: an `ImageVector` per drawing in Kotlin, with `autoMirror` if a flip is the only difference,
/// and code that chooses among the drawings of an icon.
struct ComposeExporter: Exporter {
  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    var names = NameBook()
    let package = set.name?.snake ?? "icons"
    let type = (set.name?.pascal ?? "Chiral") + "Icon"
    let sorted = set.icons.sorted { $0.name < $1.name }
    for icon in sorted { try names.take(try ComponentName(icon).text, for: icon) }
    for icon in sorted {
      let name = try ComponentName(icon).text
      do throws(ShapeProblem) {
        let file = KotlinIcon(
          name: name, package: package, type: type, choice: PictureChoice(icon), height: set.size,
          tint: ShapeColor(set.tint.css) ?? .black, isTinted: icon.pictures.allSatisfy(\.isMonochrome))
        export.files.append(OutputFile("\(package)/\(name).kt", .text(try file.text())))
        export.add(icon, as: name)
      } catch {
        export.warn(icon, "left out: \(error.description), which an ImageVector does not support")
      }
    }
    export.files.append(
      OutputFile(
        "\(package)/\(type).kt",
        .text(Self.core.replacing("@package@", with: package).replacing("@Type@", with: type))))
    return export
  }

  private static let core = #"""
    // Written by chiral build: changes are lost when it runs again.
    package @package@

    import androidx.compose.runtime.Composable
    import androidx.compose.ui.graphics.vector.ImageVector
    import androidx.compose.ui.platform.LocalLayoutDirection
    import androidx.compose.ui.text.intl.Locale
    import androidx.compose.ui.unit.LayoutDirection

    /** An icon: its drawings, and who sees which. */
    class @Type@ internal constructor(
        private val drawings: List<Lazy<ImageVector>>,
        private val rtl: Int,
        private val rows: Map<String, Pair<Int, Int>>,
    ) {
        /** What the layout direction and the locale around ask for: `Icon(ArrowForward.vector, null)`. */
        val vector: ImageVector
            @Composable get() = vector(LocalLayoutDirection.current, Locale.current.toLanguageTag())

        /** What a direction and a language tag ask for; a drawing with autoMirror is flipped by who shows it. */
        fun vector(direction: LayoutDirection, tag: String): ImageVector {
            val isRtl = direction == LayoutDirection.Rtl
            val parts = tag.lowercase().split("-")
            val row = parts.indices.reversed().firstNotNullOfOrNull { rows[parts.subList(0, it + 1).joinToString("-")] }
            val own = if (isRtl) row?.second else row?.first
            return drawings[own?.takeIf { it >= 0 } ?: if (isRtl) rtl else 0].value
        }
    }

    """#
}

/// One icon in Kotlin.
struct KotlinIcon {
  let name: String
  let package: String
  let type: String
  let choice: PictureChoice
  let height: Int
  let tint: ShapeColor
  /// True if the code that shows the icon gives it a colour.
  let isTinted: Bool

  /// The largest size of a Java constant in bytes (The Java Virtual Machine Specification, section 4.4.7).
  private static let maximalText = 65_535

  /// Returns the text of the file.
  func text() throws(ShapeProblem) -> String {
    let drawings = try choice.pictures.map { picture throws(ShapeProblem) in try drawing(picture) }
    let rows = choice.rows.map { "\"\($0.locale)\" to Pair(\($0.ltr), \($0.rtl))" }
    return """
      // Written by chiral build: changes are lost when it runs again.
      package \(package)

      import androidx.compose.ui.geometry.Offset
      import androidx.compose.ui.graphics.Brush
      import androidx.compose.ui.graphics.Color
      import androidx.compose.ui.graphics.PathFillType
      import androidx.compose.ui.graphics.SolidColor
      import androidx.compose.ui.graphics.StrokeCap
      import androidx.compose.ui.graphics.StrokeJoin
      import androidx.compose.ui.graphics.TileMode
      import androidx.compose.ui.graphics.vector.ImageVector
      import androidx.compose.ui.graphics.vector.addPathNodes
      import androidx.compose.ui.unit.dp

      /** The icon \(name). */
      val \(name): \(type) = \(type)(
          drawings = listOf(
      \(drawings.joined())    ),
          rtl = \(choice.rightToLeft),
          rows = \(rows.isEmpty ? "emptyMap()" : "mapOf(\(rows.joined(separator: ", ")))"),
      )

      """
  }

  private func drawing(_ picture: ExportPicture) throws(ShapeProblem) -> String {
    let drawing = try ShapeReader.read(picture)
    let numbers = PathText(size: max(drawing.width, drawing.height))
    let width = numbers.number(picture.width(height: Double(height)))
    var text = """
              lazy {
                  ImageVector.Builder(
                      name = "\(name)", defaultWidth = \(width).dp, defaultHeight = \(height).dp,
                      viewportWidth = \(numbers.number(drawing.width))f, viewportHeight = \(numbers.number(drawing.height))f,
                      autoMirror = \(choice.flips),
                  )

      """
    for node in drawing.nodes { text += try self.text(of: node, numbers) }
    return text + "                .build()\n        },\n"
  }

  private func text(of node: ShapeDrawing.Node, _ numbers: PathText) throws(ShapeProblem) -> String {
    let indent = "                "
    switch node {
    case .clip(let area, let nodes):
      let inner = try nodes.map { node throws(ShapeProblem) in try text(of: node, numbers) }.joined()
      return "\(indent).addGroup(clipPathData = \(try path(area, numbers)))\n\(inner)\(indent).clearGroup()\n"
    case .path(let shape):
      var arguments = ["pathData = \(try path(shape.segments, numbers))"]
      if shape.isEvenOdd { arguments.append("pathFillType = PathFillType.EvenOdd") }
      if let fill = shape.fill { arguments += paint(fill, "fill", numbers) }
      if let stroke = shape.stroke {
        arguments += paint(stroke.paint, "stroke", numbers)
        arguments.append("strokeLineWidth = \(numbers.number(stroke.width))f")
        if stroke.cap != .butt {
          arguments.append("strokeLineCap = StrokeCap.\(stroke.cap.rawValue.capitalised)")
        }
        if stroke.join != .miter {
          arguments.append("strokeLineJoin = StrokeJoin.\(stroke.join.rawValue.capitalised)")
        }
        if stroke.miterLimit != 4 {
          arguments.append("strokeLineMiter = \(numbers.number(stroke.miterLimit))f")
        }
      }
      let lines = arguments.map { "\(indent)    \($0),\n" }.joined()
      return "\(indent).addPath(\n\(lines)\(indent))\n"
    }
  }

  private func path(_ segments: [PathSegment], _ numbers: PathText) throws(ShapeProblem) -> String {
    let text = numbers.text(segments)
    guard text.utf8.count <= Self.maximalText else {
      throw ShapeProblem(description: "it has a path of more than \(Self.maximalText) bytes")
    }
    return "addPathNodes(\"\(text)\")"
  }

  private func paint(_ paint: Shape.Paint, _ name: String, _ numbers: PathText) -> [String] {
    let source =
      switch paint.source {
      case .currentColor: "SolidColor(\(color(isTinted ? .black : tint, 1)))"
      case .color(let color): "SolidColor(\(self.color(color, 1)))"
      case .gradient(let gradient): brush(gradient, numbers)
      }
    let alpha = paint.opacity < 1 ? ["\(name)Alpha = \(PathText(size: 1).number(paint.opacity))f"] : []
    return ["\(name) = \(source)"] + alpha
  }

  private func brush(_ gradient: ShapeGradient, _ numbers: PathText) -> String {
    let stops = gradient.stops.map { stop in
      "\(PathText(size: 1).number(stop.offset))f to \(color(stop.color ?? (isTinted ? .black : tint), stop.opacity))"
    }.joined(separator: ", ")
    func offset(_ point: Point) -> String {
      "Offset(\(numbers.number(point.x))f, \(numbers.number(point.y))f)"
    }
    let mode =
      switch gradient.spread {
      case .pad: "Clamp"
      case .reflect: "Mirror"
      case .repeat: "Repeated"
      }
    switch gradient.geometry {
    case .linear(let from, let to):
      return
        "Brush.linearGradient(\(stops), start = \(offset(from)), end = \(offset(to)), tileMode = TileMode.\(mode))"
    case .radial(let center, let radius):
      return
        "Brush.radialGradient(\(stops), center = \(offset(center)), radius = \(numbers.number(radius))f, "
        + "tileMode = TileMode.\(mode))"
    }
  }

  private func color(_ color: ShapeColor, _ alpha: Double) -> String {
    var color = color
    color.alpha = alpha
    return "Color(0x\(color.hexadecimal))"
  }
}

extension String {
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

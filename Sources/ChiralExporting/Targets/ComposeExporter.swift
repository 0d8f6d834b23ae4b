import ChiralManifest
import ChiralRequests
import ChiralValues

/// `compose/`: a property per icon in Kotlin, of an object with the name of the set. It is an `ImageVector` if one drawing serves
/// everywhere, with `autoMirror` if a flip is the only difference; otherwise it chooses among the drawings.
///
/// The code keeps the rules that ktlint documents for its own style (pinterest.github.io/ktlint, "Standard rules").
struct ComposeExporter: Exporter {
  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    let package = Self.package(set.name)
    let name = set.name?.pascal ?? "Chiral"
    let names = try NameBook(set.icons, in: &export) { spelling, _ in
      let text = ComponentName(spelling).text
      // The file of the object is one of the package, too.
      return text == name + "Icons" ? text + "Icon" : text
    }
    for icon in set.icons.sorted(by: { $0.name < $1.name }) {
      do throws(FormProblem) {
        let file = KotlinIcon(
          name: names[icon], package: package, set: name, choice: PictureChoice(icon), height: set.size,
          paint: set.paint(of: icon))
        export.files.append(OutputFile("\(package)/\(names[icon]).kt", .text(try file.text())))
        export.add(icon, as: names[icon])
      } catch {
        export.warn(icon, "left out: \(try error.reason(for: icon)), which an ImageVector does not support")
      }
    }
    let core = Self.core.replacing("@package@", with: package).replacing("@Set@", with: name)
    export.files.append(OutputFile("\(package)/\(name)Icons.kt", .text(core)))
    return export
  }

  /// Returns the name of the package, which holds no signs and must not be a keyword.
  private static func package(_ set: SetName?) -> String {
    guard let name = set?.pascal.lowercased() else { return "icons" }
    return keywords.contains(name) ? name + "icons" : name
  }

  /// The hard keywords of Kotlin.
  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is",
    "null", "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof",
    "val", "var", "when", "while",
  ]

  private static let core = #"""
    // Written by chiral build: changes are lost when it runs again.

    package @package@

    import androidx.compose.runtime.Composable
    import androidx.compose.ui.graphics.Brush
    import androidx.compose.ui.graphics.PathFillType
    import androidx.compose.ui.graphics.StrokeCap
    import androidx.compose.ui.graphics.StrokeJoin
    import androidx.compose.ui.graphics.vector.ImageVector
    import androidx.compose.ui.graphics.vector.addPathNodes
    import androidx.compose.ui.platform.LocalLayoutDirection
    import androidx.compose.ui.text.intl.Locale
    import androidx.compose.ui.unit.LayoutDirection

    /** The icons of this set: `Icon(@Set@Icons.ArrowForward, contentDescription = null)`. */
    object @Set@Icons

    /** An icon with several drawings, and who sees which. */
    class @Set@Icon internal constructor(
        private val drawings: List<Lazy<ImageVector>>,
        private val rtl: Int,
        private val rows: Map<String, Pair<Int, Int>>,
    ) {
        /** What the layout direction and the locale around ask for: `Icon(@Set@Icons.BellSlash.vector, null)`. */
        val vector: ImageVector
            @Composable get() = vector(LocalLayoutDirection.current, Locale.current.toLanguageTag())

        /** What a direction and a language tag ask for; a drawing with autoMirror is flipped by who shows it. */
        fun vector(
            direction: LayoutDirection,
            tag: String,
        ): ImageVector {
            val isRtl = direction == LayoutDirection.Rtl
            val parts = tag.lowercase().split("-")
            val row = parts.indices.reversed().firstNotNullOfOrNull { rows[parts.subList(0, it + 1).joinToString("-")] }
            val own = if (isRtl) row?.second else row?.first
            return drawings[own?.takeIf { it >= 0 } ?: if (isRtl) rtl else 0].value
        }
    }

    /** Adds a path to a drawing. */
    internal fun ImageVector.Builder.path(
        data: String,
        fill: Brush? = null,
        fillAlpha: Float = 1f,
        stroke: Brush? = null,
        strokeAlpha: Float = 1f,
        strokeLineWidth: Float = 0f,
        strokeLineCap: StrokeCap = StrokeCap.Butt,
        strokeLineJoin: StrokeJoin = StrokeJoin.Miter,
        strokeLineMiter: Float = 4f,
        pathFillType: PathFillType = PathFillType.NonZero,
    ) {
        addPath(
            pathData = addPathNodes(data),
            pathFillType = pathFillType,
            fill = fill,
            fillAlpha = fillAlpha,
            stroke = stroke,
            strokeAlpha = strokeAlpha,
            strokeLineWidth = strokeLineWidth,
            strokeLineCap = strokeLineCap,
            strokeLineJoin = strokeLineJoin,
            strokeLineMiter = strokeLineMiter,
        )
    }

    /** Adds the part of a content that lies in an area. */
    internal fun ImageVector.Builder.clip(
        data: String,
        content: ImageVector.Builder.() -> Unit,
    ) {
        addGroup(clipPathData = addPathNodes(data))
        content()
        clearGroup()
    }

    """#
}

/// One icon in Kotlin.
struct KotlinIcon {
  let name: String
  let package: String
  /// The beginning of the names of the object and of the type.
  let set: String
  let choice: PictureChoice
  let height: Int
  let paint: DrawingForm.Paint

  /// Returns the text of the file.
  func text() throws(FormProblem) -> String {
    let drawings = try choice.pictures.map { picture throws(FormProblem) in
      try picture.text(
        in: .imageVector(name: name, .init(height: height, isAutoMirrored: choice.flips, paint)))
    }
    let declaration =
      drawings.count == 1
      ? "ImageVector by lazy {\n\(Self.indented(drawings[0], by: 4))}"
      : "\(set)Icon by lazy {\n\(Self.indented(chosen(among: drawings), by: 4))}"
    return """
      // Written by chiral build: changes are lost when it runs again.

      package \(package)

      \(Self.imports(of: drawings).map { "import androidx.compose.ui.\($0)\n" }.joined())
      /** The icon \(name). */
      val \(set)Icons.\(name): \(declaration)

      """
  }

  /// The names that drawings use, each with the sign after it that no text in a drawing has, in the order of their packages.
  private static let uses = [
    ("Offset(", "geometry.Offset"), ("Brush.", "graphics.Brush"), ("Color(0x", "graphics.Color"),
    ("PathFillType.", "graphics.PathFillType"),
    ("SolidColor(", "graphics.SolidColor"), ("StrokeCap.", "graphics.StrokeCap"),
    ("StrokeJoin.", "graphics.StrokeJoin"), ("TileMode.", "graphics.TileMode"),
    ("ImageVector.", "graphics.vector.ImageVector"), (".dp", "unit.dp"),
  ]

  /// Returns the names to import.
  private static func imports(of drawings: [String]) -> [String] {
    uses.filter { use in drawings.contains { $0.contains(use.0) } }.map(\.1)
  }

  private static func indented(_ text: String, by width: Int) -> String {
    text.split(separator: "\n").map { String(repeating: " ", count: width) + $0 + "\n" }.joined()
  }

  /// Returns the expression of an icon with several drawings.
  private func chosen(among drawings: [String]) -> String {
    let list = drawings.map { "        lazy {\n\(Self.indented($0, by: 12))        },\n" }
    let rows = choice.rows.map { "        \(Escape.kotlin($0.locale)) to Pair(\($0.ltr), \($0.rtl)),\n" }
    return """
      \(set)Icon(
          drawings =
              listOf(
      \(Self.indented(list.joined(), by: 4))        ),
          rtl = \(choice.rightToLeft),
          rows =\(rows.isEmpty ? " emptyMap()" : "\n        mapOf(\n\(Self.indented(rows.joined(), by: 4))        )"),
      )
      """
  }
}

import ChiralManifest
import ChiralRequests
import ChiralValues

/// `compose/`: a property per icon in Kotlin. It is an `ImageVector` if one drawing serves everywhere, with `autoMirror` if a
/// flip is the only difference; otherwise it chooses among the drawings.
struct ComposeExporter: Exporter {
  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    let package = Self.package(set.name?.snake ?? "icons")
    let type = (set.name?.pascal ?? "Chiral") + "Icon"
    let names = NameBook(set.icons, in: &export) { spelling, _ in
      let name = ComponentName(spelling).text
      return name == type || Self.taken.contains(name) ? name + "Icon" : name
    }
    let sorted = set.icons.sorted { $0.name < $1.name }
    for icon in sorted {
      let name = names[icon]
      do throws(FormProblem) {
        let file = KotlinIcon(
          name: name, package: package, type: type, choice: PictureChoice(icon), height: set.size,
          paint: set.paint(of: icon))
        export.files.append(OutputFile("\(package)/\(name).kt", .text(try file.text())))
        export.add(icon, as: name)
      } catch {
        export.warn(icon, "left out: \(try error.reason(for: icon)), which an ImageVector does not support")
      }
    }
    export.files.append(
      OutputFile(
        "\(package)/\(type).kt",
        .text(Self.core.replacing("@package@", with: package).replacing("@Type@", with: type))))
    return export
  }

  /// Returns the name of the package, which must not be a keyword.
  private static func package(_ name: String) -> String {
    keywords.contains(name) ? name + "_icons" : name
  }

  /// The hard keywords of Kotlin.
  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is",
    "null",
    "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val",
    "var",
    "when", "while",
  ]

  /// The types that the code of icons names: a property of the same package would hide them there.
  private static let taken: Set<String> = [
    "Brush", "Color", "ImageVector", "LayoutDirection", "Locale", "Offset", "PathFillType", "SolidColor",
    "StrokeCap", "StrokeJoin", "TileMode",
  ]

  private static let core = #"""
    // Written by chiral build: changes are lost when it runs again.
    package @package@

    import androidx.compose.runtime.Composable
    import androidx.compose.ui.graphics.vector.ImageVector
    import androidx.compose.ui.platform.LocalLayoutDirection
    import androidx.compose.ui.text.intl.Locale
    import androidx.compose.ui.unit.LayoutDirection

    /** An icon with several drawings, and who sees which. */
    class @Type@ internal constructor(
        private val drawings: List<Lazy<ImageVector>>,
        private val rtl: Int,
        private val rows: Map<String, Pair<Int, Int>>,
    ) {
        /** What the layout direction and the locale around ask for: `Icon(BellSlash.vector, null)`. */
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
  let paint: DrawingForm.Paint

  /// Returns the text of the file.
  func text() throws(FormProblem) -> String {
    let drawings = try choice.pictures.map { picture throws(FormProblem) in
      try picture.text(
        in: .imageVector(name: name, height: height, isAutoMirrored: choice.flips, paint))
    }
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
      \(drawings.count == 1 ? single(drawings[0]) : chosen(among: drawings))

      """
  }

  /// Returns the declaration of an icon that needs no choice.
  private func single(_ drawing: String) -> String { "val \(name): ImageVector by\n\(drawing)" }

  /// Returns the declaration of an icon with several drawings.
  private func chosen(among drawings: [String]) -> String {
    let rows = choice.rows.map { "\(Escape.kotlin($0.locale)) to Pair(\($0.ltr), \($0.rtl))" }
    return """
      val \(name): \(type) = \(type)(
          drawings = listOf(
      \(drawings.map { $0 + ",\n" }.joined())    ),
          rtl = \(choice.rightToLeft),
          rows = \(rows.isEmpty ? "emptyMap()" : "mapOf(\(rows.joined(separator: ", ")))"),
      )
      """
  }
}

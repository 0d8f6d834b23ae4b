internal import CPango
import ChiralRequests
import ChiralSVG

// Lines of text with Pango: order, shaping and outlines. All C objects of a line are freed with it.

/// Returns the version of Pango.
func pangoVersion() -> String { String(cString: pango_version_string()) }

/// A line of letters with the face of each.
struct LetterLine {
  /// A run of letters with the same face, as a range of UTF-8 bytes.
  private struct Span {
    var face: Face
    var script: String
    var bytes: Range<Int>
  }

  private let run: LetterRun
  private var spans: [Span] = []

  /// The size at which letters are set; outlines are in thousandths of it.
  private static let size = 1000.0

  /// Finds a face for each character; throws if one has none.
  init(_ run: LetterRun, _ library: FontLibrary) throws(RenderError) {
    self.run = run
    var chooser = FaceChooser(run, library)
    var offset = 0
    for scalar in run.text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      let choice = try chooser.choice(for: scalar, after: spans.last.map { ($0.face, $0.script) })
      if let last = spans.indices.last, spans[last].face == choice.face, spans[last].script == choice.script {
        spans[last].bytes = spans[last].bytes.lowerBound..<end
      } else {
        spans.append(Span(face: choice.face, script: choice.script, bytes: offset..<end))
      }
      offset = end
    }
  }

  /// Returns the outlines of the whole line.
  func outline() throws(RenderError) -> LetterOutline {
    let layout = try Layout(files: Set(spans.map(\.face.file)).sorted(), run)
    for span in spans {
      layout.set(
        span.face, weight: span.face.weight(for: run.weight), size: Self.size, from: span.bytes.lowerBound,
        to: span.bytes.upperBound)
    }
    try layout.check(families: Set(spans.map(\.face.face.family)))
    let main = spans.max { $0.bytes.count < $1.bytes.count }
    var faces: [FontFace] = []
    for face in spans.map({ $0.face.named(for: run.weight) }) where !faces.contains(face) {
      faces.append(face)
    }
    return LetterOutline(
      path: layout.path, advance: layout.advance, script: main?.script ?? "",
      needsSlant: run.isItalic && spans.contains { !$0.face.isItalic }, faces: faces)
  }
}

/// Chooses the face for each character.
private struct FaceChooser {
  private let run: LetterRun
  private let library: FontLibrary
  private var faces: [LetterRun.Name: Face] = [:]

  init(_ run: LetterRun, _ library: FontLibrary) {
    self.run = run
    self.library = library
  }

  /// Returns the face for a character: that of its script, or the first one that has a character without a
  /// script.
  mutating func choice(
    for scalar: Unicode.Scalar, after last: (face: Face, script: String)?
  ) throws(RenderError) -> (face: Face, script: String) {
    let script = scalar.script
    if let last, script == nil, !scalar.isASCII || scalar.isInvisible,
      scalar.isInvisible || library.covers(last.face, scalar)
    {
      return last
    }
    let fonts = try candidates(for: scalar, script)
    for font in fonts {
      let face = try face(of: font.name)
      if scalar.isInvisible || library.covers(face, scalar) {
        return (face, font.script == LetterRun.anyScript ? script ?? "Latn" : font.script)
      }
    }
    throw RenderError(.drawing, LetterMessage.noCharacter(scalar, in: fonts.map(\.name)))
  }

  private func candidates(
    for scalar: Unicode.Scalar, _ script: String?
  ) throws(RenderError) -> [LetterRun.Font] {
    if let script {
      let named =
        run.fonts.first { $0.script == script } ?? run.fonts.first { $0.script == LetterRun.anyScript }
      guard let font = named else {
        throw RenderError(.drawing, LetterMessage.noFontForScript(script, scalar))
      }
      return [font]
    }
    let latin = run.fonts.filter { $0.script == "Latn" }
    guard !run.fonts.isEmpty else {
      throw RenderError(.drawing, LetterMessage.noFontForScript("Latn", scalar))
    }
    return scalar.isASCII ? latin + run.fonts.filter { $0.script != "Latn" } : run.fonts
  }

  private mutating func face(of name: LetterRun.Name) throws(RenderError) -> Face {
    if let known = faces[name] { return known }
    let face = try library.face(name, weight: run.weight, isItalic: run.isItalic)
    faces[name] = face
    return face
  }
}

extension Unicode.Scalar {
  /// The ISO 15924 code of the character's script; nil for characters that several scripts share.
  fileprivate var script: String? {
    let code = g_unicode_script_to_iso15924(g_unichar_get_script(value))
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> UInt32($0)) }
    let name = String(decoding: bytes, as: UTF8.self)
    return Self.shared.contains(name) ? nil : name
  }

  /// The codes for common, inherited and unknown.
  private static let shared: Set<String> = ["Zyyy", "Zinh", "Zzzz"]

  /// True if nothing is drawn for the character: joiners and direction marks.
  fileprivate var isInvisible: Bool { properties.isDefaultIgnorableCodePoint }
}

/// A line of Pango that uses only the given font files.
private struct Layout: ~Copyable {
  private let layout: OpaquePointer
  private let attributes: OpaquePointer

  init(files: [String], _ run: LetterRun) throws(RenderError) {
    guard let map = Layout.map(of: files), let context = pango_font_map_create_context(map) else {
      throw RenderError(.drawing, "Pango cannot read \(files.joined(separator: ", "))")
    }
    defer {
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(map)
    }
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, run.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_context_set_language(context, pango_language_from_string(run.language ?? "und"))
    layout = pango_layout_new(context)
    attributes = pango_attr_list_new()
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, run.text, Int32(run.text.utf8.count))
    pango_attr_list_insert(attributes, pango_attr_fallback_new(0))
    let spacing = Int32(clamping: Int(saturating: (run.letterSpacing * Double(PANGO_SCALE)).rounded()))
    if spacing != 0 {
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(spacing))
    }
  }

  deinit {
    pango_attr_list_unref(attributes)
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  private static func map(of files: [String]) -> UnsafeMutablePointer<PangoFontMap>? {
    guard let config = FcConfigCreate() else { return nil }
    defer { FcConfigDestroy(config) }
    for file in files where FcConfigAppFontAddFile(config, file) == 0 { return nil }
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { return nil }
    pango_fc_font_map_set_config(chiral_fc_font_map(map), config)
    return map
  }

  /// Sets the face for a range of bytes.
  func set(_ face: Face, weight: Double, size: Double, from start: Int, to end: Int) {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, face.face.family)
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rounded())))
    pango_font_description_set_style(description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    guard let attribute = pango_attr_font_desc_new(description) else { return }
    attribute.pointee.start_index = UInt32(start)
    attribute.pointee.end_index = UInt32(end)
    pango_attr_list_insert(attributes, attribute)
    pango_layout_set_attributes(layout, attributes)
  }

  /// Throws if Pango used another font than requested, or a glyph is missing.
  func check(families: Set<String>) throws(RenderError) {
    guard pango_layout_get_unknown_glyphs_count(layout) == 0 else {
      throw RenderError(.drawing, "the font lacks a glyph that the letters need; name another in \"fonts\"")
    }
    guard let iterator = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(iterator) else { continue }
      guard let description = pango_font_describe(run.pointee.item.pointee.analysis.font) else { continue }
      defer { pango_font_description_free(description) }
      let family = String(cString: pango_font_description_get_family(description))
      if !families.contains(where: { $0.lowercased() == family.lowercased() }) {
        throw RenderError(
          .drawing, LetterMessage.substituted(family, for: families.sorted().joined(separator: ", ")))
      }
    } while pango_layout_iter_next_run(iterator) != 0
  }

  /// The width of the line, in pixels at the requested size.
  var advance: Double {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), nil, &logical)
    return Double(logical.width) / Double(PANGO_SCALE)
  }

  /// The outlines, relative to the left end of the baseline.
  var path: String {
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    cairo_move_to(context, 0, 0)
    pango_cairo_layout_line_path(context, pango_layout_get_line_readonly(layout, 0))
    guard let path = cairo_copy_path(context) else { return "" }
    defer { cairo_path_destroy(path) }
    return Self.text(of: path.pointee)
  }

  private static func text(of path: cairo_path_t) -> String {
    var parts: [String] = []
    var start: String?
    var index = 0
    while index < Int(path.num_data), let data = path.data {
      let header = data[index].header
      let points = (1..<Int(header.length)).flatMap { [data[index + $0].point.x, data[index + $0].point.y] }
      let numbers = points.map { String(($0 * 1000).rounded() / 1000) }.joined(separator: " ")
      switch header.type {
      case CAIRO_PATH_MOVE_TO: start = "M" + numbers
      case CAIRO_PATH_LINE_TO: parts += [start, "L" + numbers].compactMap(\.self)
      case CAIRO_PATH_CURVE_TO: parts += [start, "C" + numbers].compactMap(\.self)
      default: if start == nil { parts.append("Z") }
      }
      if header.type != CAIRO_PATH_MOVE_TO { start = nil }
      index += Int(header.length)
    }
    return parts.joined()
  }
}

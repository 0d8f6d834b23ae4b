import ChiralInk
import ChiralMirroring
import ChiralRequests
import ChiralSVG
import ChiralValues

@testable import ChiralDrawing

/// A group of detectors, which the names of icons call.
enum Detector: String, CaseIterable {
  case slash, letter, bitcoin, check, clock, code, lens, note, pencil, play, prohibition, tool

  /// Names that promise what is looked for, and one that promises nothing.
  private var names: [String] {
    switch self {
    case .slash: ["bell.slash", "mic-off", "x"]
    case .letter: ["heading-1", "textformat.abc", "question", "list.number"]
    case .bitcoin: ["currency-bitcoin", "coin-euro", "banknote"]
    case .check: ["check", "circle-check", "x"]
    case .clock: ["clock", "clock-play", "x"]
    case .code: ["code", "terminal", "x"]
    case .lens: ["search", "file-search", "x"]
    case .note: ["music.note", "music-off", "x"]
    case .pencil: ["pencil", "edit", "x"]
    case .play: ["play", "circle-play", "x"]
    case .prohibition: ["ban", "prohibited", "x"]
    case .tool: ["calendar-search", "file-pencil", "bell-clock", "doc.badge.check"]
    }
  }

  /// Mirrors a drawing under each name, with a sibling of all its lines but the last, which a slash or a tool may hide.
  func run(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let document = Self.drawing(of: lines) else { return }
    let base = Self.drawing(of: lines.dropLast())
    for name in names {
      var mirror = Mirror()
      mirror.name = name
      // Pictures take most of the time; only these compare them.
      if self == .slash || self == .tool { mirror.renderer = RasterRenderer() }
      mirror.siblingDrawing = { _ in base }
      _ = try? mirror.mirrored(document)
    }
  }

  /// Converts a drawing into the forms of all targets that need outlines.
  static func convert(_ text: String) {
    guard let document = drawing(of: text.split(whereSeparator: \.isNewline)) else { return }
    let vector = DrawingForm.Vector(height: 24, isAutoMirrored: false, .init(isTinted: false, tint: .black))
    let forms: [DrawingForm] = [
      .glyph(height: 1000, ascent: 800), .symbolic(height: 16), .symbol(name: "x"),
      .vectorDrawable(vector), .imageVector(name: "x", vector), .body(idPrefix: "x"),
      .reactNodes(idPrefix: "x"),
    ]
    for form in forms {
      _ = try? form.text(of: document)
    }
  }

  /// Returns a drawing of lines: `s` or `f` before path data to stroke or to fill, `w` before the width of the strokes and `t`
  /// before the transform of what follows.
  private static func drawing(of lines: some Sequence<Substring>) -> SVGDocument? {
    var (content, end) = ("", "</svg>")
    for line in lines {
      let value = line.dropFirst().filter { $0.isASCII && !"<>&'".contains($0) }
      switch line.first {
      case "s": content += "<path fill='none' stroke='red' d='\(value)'/>"
      case "w", "t":
        content += line.first == "w" ? "<g stroke-width='\(value)'>" : "<g transform='\(value)'>"
        end = "</g>" + end
      default: content += "<path d='\(value)'/>"
      }
    }
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(content)\(end)"
    return try? SVGDocument(parsing: Array(drawing.utf8), file: "")
  }
}

/// A renderer of shapes in one colour, without C libraries.
private struct RasterRenderer: MirrorRenderer {
  func picture(of document: SVGDocument, width: Int) -> Picture? {
    guard let box = try? document.viewBox(), box.width == box.height, width <= 512 else { return nil }
    let rect = Rect(
      minX: box.minX.value, minY: box.minY.value, width: box.width.value, height: box.height.value)
    var raster = InkRaster(box: rect, side: width)
    raster.draw(Scene(document, viewBox: box).units)
    let pixels = raster.samples.flatMap { [0, 0, 0, $0 ? 255 : 0] as [UInt8] }
    return Picture(width: width, height: width, pixels: pixels)
  }

  func ink(of elements: [Int], in document: SVGDocument) -> [Int: Rect] { [:] }
}

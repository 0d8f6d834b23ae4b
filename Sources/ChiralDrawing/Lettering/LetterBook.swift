import ChiralRequests
import ChiralSVG

/// The outlines of all texts of a drawing, set together.
struct LetterBook {
  private var outlines: [LetterRun: LetterOutline] = [:]
  private let letterer: Letterer

  /// Sets all runs of some wordings.
  init(_ wordings: [TextWording], letterer: Letterer, cascade: Cascade) throws(LetteringError) {
    self.letterer = letterer
    var owners: [LetterRun: Int] = [:]
    var runs: [LetterRun] = []
    for wording in wordings {
      for run in try Self.runs(of: wording, letterer, cascade) where owners[run] == nil {
        owners[run] = wording.piece.number
        runs.append(run)
      }
    }
    guard !runs.isEmpty else { return }
    let results: LetterResults
    do { results = try letterer.setter(runs) } catch { throw .setter(error) }
    for (run, result) in zip(runs, results) {
      do throws(RenderError) { outlines[run] = try result.get() } catch {
        throw .drawing(cascade.error(owners[run] ?? 0, error.message))
      }
    }
  }

  /// Returns the outline of a wording.
  func outline(of wording: TextWording) -> LetterOutline? {
    outlines[letterer.run(wording.content, wording.piece.style)]
  }

  /// Returns the outline of the drawn text.
  func drawnOutline(of wording: TextWording) -> LetterOutline? {
    outlines[letterer.drawnRun(wording.piece.drawn, wording.piece.style)]
  }

  /// Returns the ink of a wording, in thousandths of the font size; nil if nothing is drawn.
  func ink(of wording: TextWording) -> OpticalBalance.Ink? {
    ink(outline(of: wording), digits: digits(of: wording)?.set, style: wording.piece.style, isDrawn: false)
  }

  /// Returns the ink of the text as drawn.
  func drawnInk(of wording: TextWording) -> OpticalBalance.Ink? {
    ink(
      drawnOutline(of: wording), digits: digits(of: wording)?.drawn, style: wording.piece.style, isDrawn: true
    )
  }

  /// Returns the height of a wording's ink relative to the drawn ink's.
  func factor(of wording: TextWording) -> Double {
    guard digits(of: wording) == nil, let outline = outline(of: wording),
      outline.script != drawnOutline(of: wording)?.script
    else { return 1 }
    return OpticalBalance.factors[outline.script] ?? 1
  }

  private func ink(
    _ outline: LetterOutline?, digits: String?, style: TextStyle, isDrawn: Bool
  ) -> OpticalBalance.Ink? {
    guard let outline, let actual = outline.ink else { return nil }
    let run = digits.map { isDrawn ? letterer.drawnRun($0, style) : letterer.run($0, style) }
    let reference = run.flatMap { outlines[$0]?.ink }
    return OpticalBalance.Ink(reference: reference ?? actual, actual: actual)
  }

  private func digits(of wording: TextWording) -> (drawn: String, set: String)? { Self.digits(of: wording) }

  /// Returns the ten digits of the drawn and of the new text, if both are numbers.
  private static func digits(of wording: TextWording) -> (drawn: String, set: String)? {
    guard let drawn = wording.piece.drawn.tenDigits, let set = wording.content.tenDigits else { return nil }
    return (drawn, set)
  }

  private static func runs(
    of wording: TextWording, _ letterer: Letterer, _ cascade: Cascade
  ) throws(LetteringError) -> [LetterRun] {
    let style = wording.piece.style
    guard !letterer.fonts(for: style).isEmpty else {
      throw .drawing(cascade.error(wording.piece.number, LetteringMessage.genericFamily))
    }
    let set = letterer.run(wording.content, style)
    let drawn = letterer.drawnRun(wording.piece.drawn, style)
    guard wording.isChanged else { return [set, drawn] }
    let digits = digits(of: wording).map {
      [letterer.drawnRun($0.drawn, style), letterer.run($0.set, style)]
    }
    return [set, drawn] + (digits ?? [])
  }
}

extension Letterer {
  /// Returns the line with letters in the locale's fonts and direction.
  fileprivate func run(_ text: String, _ style: TextStyle) -> LetterRun {
    var run = LetterRun(text: text, fonts: fonts(for: style))
    run.isRightToLeft = isRightToLeft
    run.language = language
    return run.styled(style)
  }

  /// Returns the line with letters as drawn.
  fileprivate func drawnRun(_ text: String, _ style: TextStyle) -> LetterRun {
    var run = LetterRun(text: text, fonts: fonts(for: style))
    run.isRightToLeft = style.isRightToLeft
    return run.styled(style)
  }

  /// Returns the fonts of the manifest, followed by the font that the drawing names, for all other scripts.
  fileprivate func fonts(for style: TextStyle) -> [LetterRun.Font] {
    fonts + (style.family.map { [LetterRun.Font(script: LetterRun.anyScript, name: .family($0))] } ?? [])
  }
}

extension LetterRun {
  fileprivate func styled(_ style: TextStyle) -> LetterRun {
    var run = self
    run.weight = style.weight
    run.isItalic = style.isItalic
    run.letterSpacing = style.letterSpacing / style.size * 1000
    return run
  }
}

extension LetterOutline {
  /// The segments of the outline, not slanted.
  var segments: [PathSegment] { PathData(path).segments }

  /// The slant that makes an upright face look italic: 12 degrees about the baseline (tan 12° = 0.2126).
  var slant: Affine { needsSlant ? Affine(a: 1, b: 0, c: -0.2126, d: 1, e: 0, f: 0) : .identity }

  /// The box of the ink; nil if nothing is drawn.
  fileprivate var ink: Rect? { segments.bounds(under: slant) }
}

extension String {
  /// The ten digits of the numeral system in which a number is written; nil for text that is not a number.
  fileprivate var tenDigits: String? {
    guard !contains(where: \.isLetter),
      let digit = unicodeScalars.first(where: { $0.properties.numericType == .decimal }),
      let value = digit.properties.numericValue, let zero = Unicode.Scalar(digit.value - UInt32(value))
    else { return nil }
    let scalars = (0...9).compactMap { Unicode.Scalar(zero.value + $0) }
    return String(String.UnicodeScalarView(scalars))
  }
}

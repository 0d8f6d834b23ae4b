internal import CPango
internal import CSystem
import ChiralRequests

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// Fonts as fontconfig lists them. A face is found by exact comparison, never by substitution, and letters are
// set from its file alone, so that the user's font configuration does not affect pictures.

/// A face of a font file.
struct Face: Hashable {
  var file: String
  var index: Int32
  var face: FontFace
  /// The range of weights, in CSS units.
  var weights: ClosedRange<Double>
  var isItalic: Bool
  var isNormalWidth: Bool
  var revision: Int32
}

/// The installed fonts, and fonts from files.
final class FontLibrary {
  private let system: OpaquePointer
  private var families: [LetterRun.Name: [Face]] = [:]
  private var coverage: [Face: OpaquePointer] = [:]

  init() throws(RenderError) {
    guard let system = FcInitLoadConfigAndFonts() else {
      throw RenderError(
        .drawing, "fontconfig cannot be set up; install its configuration (fontconfig-config)")
    }
    self.system = system
  }

  deinit {
    for set in coverage.values { FcCharSetDestroy(set) }
    FcConfigDestroy(system)
  }

  /// Returns the face of a font for a weight, or the nearest one; an upright one if there is no italic.
  func face(_ name: LetterRun.Name, weight: Int, isItalic: Bool) throws(RenderError) -> Face {
    let all = try faces(of: name)
    let best = all.map { $0.distance(to: weight) }.min()
    let fitting = all.filter { $0.distance(to: weight) == best }
    guard let face = fitting.min(by: { Self.rank($0, isItalic) < Self.rank($1, isItalic) }) else {
      throw RenderError(.drawing, LetterMessage.noFont(name))
    }
    return face
  }

  /// Returns true if a face has a character.
  func covers(_ face: Face, _ scalar: Unicode.Scalar) -> Bool {
    coverage[face].map { FcCharSetHasChar($0, scalar.value) != 0 } ?? false
  }

  /// Orders faces by preference, best first; the file name decides last, so that the choice is the same on
  /// every machine.
  private static func rank(_ face: Face, _ isItalic: Bool) -> (Int, Int, Int32, String, Int32) {
    (
      face.isItalic == isItalic ? 0 : 1, face.isNormalWidth ? 0 : 1, -face.revision,
      face.file.split(separator: "/").last.map(String.init) ?? "", face.index
    )
  }

  private func faces(of name: LetterRun.Name) throws(RenderError) -> [Face] {
    if let known = families[name] { return known }
    let found =
      switch name {
      case .family(let family): installed(family)
      case .file(let path, _): inFile(path)
      }
    guard !found.isEmpty else { throw RenderError(.drawing, LetterMessage.noFont(name)) }
    families[name] = found
    return found
  }

  private func installed(_ family: String) -> [Face] {
    let pattern = FcPatternCreate()
    let objects = FcObjectSetCreate()
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(objects)
    }
    _ = FcPatternAddString(pattern, FC_FAMILY, family)
    _ = FcPatternAddBool(pattern, FC_OUTLINE, 1)
    for object in Self.objects { _ = FcObjectSetAdd(objects, object) }
    guard let set = FcFontList(system, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(set) }
    return faces(in: set, family: family)
  }

  private func inFile(_ path: String) -> [Face] {
    guard let config = FcConfigCreate() else { return [] }
    defer { FcConfigDestroy(config) }
    // Opening a pipe would wait for its writer.
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    guard FcConfigAppFontAddFile(config, path) != 0, let set = FcConfigGetFonts(config, FcSetApplication)
    else { return [] }
    return faces(in: set, family: nil)
  }

  private func faces(in set: UnsafeMutablePointer<FcFontSet>, family: String?) -> [Face] {
    (0..<Int(set.pointee.nfont)).compactMap { index in
      guard let pattern = set.pointee.fonts[index], let face = Face(pattern, family: family) else {
        return nil
      }
      var characters: OpaquePointer?
      guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch, let characters else {
        return nil
      }
      if coverage[face] == nil { coverage[face] = FcCharSetCopy(characters) }
      return face
    }
  }

  private static let objects = [
    FC_FAMILY, FC_STYLE, FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_FONTVERSION, FC_CHARSET,
  ]
}

extension Face {
  /// Returns the weight at which the face sets letters for a requested one.
  func weight(for requested: Int) -> Double {
    min(max(Double(requested), weights.lowerBound), weights.upperBound)
  }

  /// Returns the face with the requested weight if the font lacks it.
  func named(for requested: Int) -> FontFace {
    var named = face
    if !weights.contains(Double(requested)) { named.missingWeight = requested }
    return named
  }

  /// Returns a number that is smaller the better the face serves a weight; 0 if it has it.
  ///
  /// The order is that of CSS (Fonts 4, 5.2): for 400 to 500, the weights up to 500 come first; for other weights, those on the
  /// same side. Penalties of 1,000 and 2,000 are more than any difference of weights.
  fileprivate func distance(to requested: Int) -> Double {
    let wanted = Double(requested)
    let difference = weight(for: requested) - wanted
    let isFirst =
      switch requested {
      case 400...500: difference >= 0 && wanted + difference <= 500
      case ..<400: difference <= 0
      default: difference >= 0
      }
    let isSecond = requested >= 400 && requested <= 500 && difference < 0
    return abs(difference) + (isFirst ? 0 : isSecond ? 1000 : 2000)
  }
}

extension Face {
  /// Reads a face from a pattern; `family` is the name that was requested.
  fileprivate init?(_ pattern: OpaquePointer, family: String?) {
    guard let file = Self.string(pattern, FC_FILE), let own = Self.string(pattern, FC_FAMILY),
      let weights = Self.range(pattern, FC_WEIGHT)
    else { return nil }
    self.file = file
    index = Self.integer(pattern, FC_INDEX) ?? 0
    revision = Self.integer(pattern, FC_FONTVERSION) ?? 0
    face = FontFace(
      family: family ?? own, style: Self.string(pattern, FC_STYLE) ?? "",
      version: Self.version(revision))
    self.weights =
      FcWeightToOpenTypeDouble(weights.lowerBound)...FcWeightToOpenTypeDouble(weights.upperBound)
    isItalic = (Self.integer(pattern, FC_SLANT) ?? FC_SLANT_ROMAN) != FC_SLANT_ROMAN
    isNormalWidth = Self.range(pattern, FC_WIDTH)?.contains(Double(FC_WIDTH_NORMAL)) ?? true
  }

  /// Returns a revision, which counts in 65,536ths, with the three decimals that fonts use.
  private static func version(_ revision: Int32) -> String {
    let thousandths = (Int(revision) * 1000 + 0x8000) >> 16
    let decimals = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - decimals.count))\(decimals)"
  }

  private static func string(_ pattern: OpaquePointer, _ object: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  private static func integer(_ pattern: OpaquePointer, _ object: String) -> Int32? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? value : nil
  }

  /// Returns a number as a range, or the range of a variable font.
  private static func range(_ pattern: OpaquePointer, _ object: String) -> ClosedRange<Double>? {
    var value = 0.0
    if FcPatternGetDouble(pattern, object, 0, &value) == FcResultMatch { return value...value }
    var range: OpaquePointer?
    var (low, high) = (0.0, 0.0)
    guard FcPatternGetRange(pattern, object, 0, &range) == FcResultMatch,
      FcRangeGetDouble(range, &low, &high) != 0,
      low <= high
    else { return nil }
    return low...high
  }
}

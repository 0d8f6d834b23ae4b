internal import ChiralGeometry
internal import ChiralLettering
internal import ChiralManifest
internal import ChiralPlanning
internal import ChiralRendering
internal import ChiralSVG
import Synchronization

/// Sets letters for all workers of a run: with one helper process, so that fonts are looked up once, and each line
/// once.
final class LetterDesk: Sendable {
  private let helper: SharedHelper
  private let known = Mutex<[LetterRun: Result<LetterOutline, RenderError>]>([:])

  /// A desk whose helper starts when the first letter is set.
  init(executable: String) { helper = SharedHelper(executable: executable) }

  /// The outlines of lines of letters, in their order.
  func set(_ runs: [LetterRun]) throws(RenderError) -> LetterResults {
    let missing = known.withLock { known in runs.filter { known[$0] == nil } }
    if !missing.isEmpty {
      let results = try helper.letters(LetterRequest(runs: missing))
      known.withLock { known in
        for (run, result) in zip(missing, results) { known[run] = result }
      }
    }
    return known.withLock { known in
      runs.map { known[$0] ?? .failure(RenderError(.crash, "the renderer lost a line of letters")) }
    }
  }

  /// The drawing with its letters as outlines.
  func lettered(
    _ document: SVGDocument, _ lettering: Lettering, in folder: ManifestFolder
  ) throws(LetteringError) -> LetteredDrawing {
    var letterer = Letterer { runs throws(RenderError) in try self.set(runs) }
    letterer.replacements = lettering.replacements.compactMap { replacement in
      (try? Selector(replacement.selector)).map {
        Letterer.Replacement(selector: $0, content: replacement.content, scale: replacement.scale)
      }
    }
    letterer.rewritten = lettering.rewritten
    letterer.fonts = lettering.runFonts(in: folder)
    letterer.isRightToLeft = lettering.context?.direction == .rightToLeft
    letterer.language = lettering.context?.language
    return try letterer.lettered(document)
  }
}

extension Lettering {
  /// The font files that it names, relative to the manifest's folder, in the order of their paths.
  var fontFiles: [String] {
    fonts.values.compactMap { if case .file(let file) = $0 { file } else { nil } }.sorted()
  }

  /// The fonts, that of the locale's script first, the others in the order of their scripts.
  fileprivate func runFonts(in folder: ManifestFolder) -> [LetterRun.Font] {
    let scripts = fonts.keys.sorted { one, other in
      (one == context?.script ? 0 : 1, one) < (other == context?.script ? 0 : 1, other)
    }
    return scripts.compactMap { script in
      switch fonts[script] {
      case .family(let family): LetterRun.Font(script: script, name: .family(family))
      case .file(let file):
        LetterRun.Font(script: script, name: .file(path: folder.path(of: file), name: file))
      case nil: nil
      }
    }
  }
}

extension Project {
  /// What the text of a drawing says, piece by piece; nothing of a drawing that cannot be read.
  static func drawnTexts(_ path: String, named name: String) -> [DrawnText] {
    guard let bytes = try? Files.readFile(path, limit: SourceReader.largest), mayHoldText(bytes),
      let document = try? SourceReader.document(bytes, file: name)
    else { return [] }
    let height = (try? document.viewBox().height.value) ?? .infinity
    return TextReader.contents(of: document).map { text, size in
      DrawnText(content: text, relativeSize: (size ?? .infinity) / height)
    }
  }

  /// Whether reading a drawing for its text may be worth it; what is packed or in UTF-16 is read in any case.
  private static func mayHoldText(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, first == UInt8(ascii: "<") || first == 0xEF || first == UInt8(ascii: "\n")
    else { return true }
    return bytes.firstRange(of: textTag) != nil
  }

  private static let textTag = Array("text".utf8)
}

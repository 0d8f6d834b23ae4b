internal import ChiralRequests
internal import ChiralSVG
internal import ChiralValues
import Synchronization

/// Sets lines of letters, each distinct line once.
final class LetterSetter: Sendable {
  private let renderer: any DrawingRenderer
  private let known = Mutex<[LetterRun: Result<LetterOutline, RenderError>]>([:])

  init(_ renderer: any DrawingRenderer) { self.renderer = renderer }

  /// Returns the outlines of lines of letters, in their order.
  func set(_ runs: [LetterRun]) throws(RenderError) -> LetterResults {
    let missing = known.withLock { known in runs.filter { known[$0] == nil } }
    if !missing.isEmpty {
      let results = try renderer.letters(LetterRequest(runs: missing))
      known.withLock { known in
        for (run, result) in zip(missing, results) { known[run] = result }
      }
    }
    return known.withLock { known in
      runs.map { known[$0] ?? .failure(RenderError(.crash, "the renderer lost a line of letters")) }
    }
  }

  /// Returns the drawing with its letters as outlines; the paths of font files are relative to `fontFolder`.
  func lettered(
    _ document: SVGDocument, _ lettering: Lettering, fontFolder: String
  ) throws(LetteringError) -> LetteredDrawing {
    var letterer = Letterer { runs throws(RenderError) in try self.set(runs) }
    letterer.replacements = lettering.replacements.compactMap { replacement in
      (try? Selector(replacement.selector)).map {
        Letterer.Replacement(selector: $0, content: replacement.content, scale: replacement.scale)
      }
    }
    letterer.rewritten = lettering.rewritten
    letterer.fonts = lettering.runFonts(in: fontFolder)
    letterer.isRightToLeft = lettering.context?.direction == .rightToLeft
    letterer.language = lettering.context?.language
    letterer.margin = lettering.margin
    return try letterer.lettered(document)
  }
}

extension Lettering {
  /// Returns the fonts: that of the locale's script first, then the others in the order of their scripts.
  fileprivate func runFonts(in folder: String) -> [LetterRun.Font] {
    let scripts = fonts.keys.sorted { one, other in
      (one == context?.script ? 0 : 1, one) < (other == context?.script ? 0 : 1, other)
    }
    return scripts.compactMap { script in
      switch fonts[script] {
      case .family(let family): LetterRun.Font(script: script, name: .family(family))
      case .file(let file):
        LetterRun.Font(script: script, name: .file(path: folder + file, name: file))
      case nil: nil
      }
    }
  }
}

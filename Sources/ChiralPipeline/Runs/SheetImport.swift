package import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// `chiral import sprite`: writes an SVG for each icon of a sprite sheet or an SVG font.
package struct SheetImport {
  /// The result.
  package struct Outcome: Sendable {
    /// The folder of the SVGs.
    package var folder: String
    /// The number of icons in the sheet.
    package var icons = 0
    /// The number of SVGs that were written; the others were there already.
    package var written = 0
    /// Remarks for the user.
    package var remarks: [Diagnostic] = []
  }

  private let path: String
  private let renderer: String?
  private var outcome: Outcome
  /// The folder into which the last SVG was written.
  private var held: (path: String, folder: HeldFolder)?

  /// Takes a sheet apart, and writes the SVGs into a folder; without one, into a folder beside the sheet that has its name.
  package static func run(
    _ path: String, into folder: String?, renderer: String?
  ) throws(Initialization.Failure) -> Outcome {
    let name = path.lowercased().hasSuffix(".svg") ? String(path.dropLast(".svg".count)) : path + ".icons"
    var run = SheetImport(path: path, renderer: renderer, outcome: Outcome(folder: folder ?? name))
    try run.run()
    return run.outcome
  }

  private mutating func run() throws(Initialization.Failure) {
    let answer = try answer()
    if let fault = answer.fault {
      throw .nothing("\(path):\(fault.line):\(fault.column): \(fault.message)")
    }
    outcome.icons = answer.icons.count
    var taken: Set<String> = []
    for icon in answer.icons {
      if let fault = icon.fault {
        let message = icon.svg == nil ? "left out: \(fault.message)" : fault.message
        remark(message, line: fault.line, column: fault.column)
      }
      guard let svg = icon.svg else { continue }
      if let problem = PathRules.problem(ofIconName: icon.name) {
        remark("left out: the name \(Wording.quoted(icon.name)) is not allowed; \(problem)")
      } else if !taken.insert(PathRules.folded(icon.name)).inserted {
        remark("left out: another icon of the sheet is named \(Wording.quoted(icon.name)), too; rename one")
      } else {
        try write(svg, icon.name)
      }
    }
    guard !taken.isEmpty else { throw .nothing("\(path) has no icon that can be an SVG of its own") }
  }

  private func answer() throws(Initialization.Failure) -> SheetAnswer {
    guard let renderer else { throw .drawings(.renderer(HelperLocation.missing)) }
    do {
      let bytes = try Files.readFile(path, limit: SourceReader.largest)
      if Self.isCompiledFont(bytes) {
        throw Initialization.Failure.nothing(
          "\(path) is a compiled font, whose outlines are not read: save it as an SVG font (FontForge: File, Generate Fonts), and import that"
        )
      }
      let request = DrawingRequest(.sheet, file: path, bytes: bytes)
      guard case .sheet(let answer) = try SharedHelper(executable: renderer).answer(request) else {
        throw SharedHelper.unexpected
      }
      return answer
    } catch let error as Initialization.Failure {
      throw error
    } catch let error as FileError {
      throw .file(error)
    } catch let error as RenderError {
      if let fatal = BuildError(error) { throw .drawings(fatal) }
      throw .nothing("\(path) cannot be taken apart: \(error.message)")
    } catch {
      throw .nothing("\(path) cannot be taken apart: \(error)")
    }
  }

  /// Returns true for the first bytes of TrueType, OpenType, WOFF and collections of them.
  private static func isCompiledFont(_ bytes: [UInt8]) -> Bool {
    [[0, 1, 0, 0], Array("OTTO".utf8), Array("wOFF".utf8), Array("wOF2".utf8), Array("ttcf".utf8)].contains {
      bytes.starts(with: $0)
    }
  }

  /// Writes an SVG unless it is there; one with other content stays.
  private mutating func write(_ svg: [UInt8], _ name: String) throws(Initialization.Failure) {
    let file = "\(outcome.folder)/\(name).svg"
    do throws(FileError) {
      if FileStatus(file, followingLinks: false) == nil {
        try folder(of: file).put(svg, at: Files.name(of: file), as: file)
        outcome.written += 1
      } else if try Files.readFile(file, limit: SourceReader.largest) != svg {
        remark("\(file) is kept, although its content differs from the sheet; delete it to write it again")
      }
    } catch {
      throw .file(error)
    }
  }

  private mutating func folder(of file: String) throws(FileError) -> HeldFolder {
    let path = Files.parentFolder(of: file) ?? "."
    if let held, held.path == path { return held.folder }
    let folder = try LinkGuard.folder(path, making: true)
    held = (path, folder)
    return folder
  }

  private mutating func remark(_ message: String, line: Int = 1, column: Int = 1) {
    outcome.remarks.append(
      Diagnostic(
        severity: .warning, location: SourceLocation(file: path, line: line, column: column),
        message: message))
  }
}

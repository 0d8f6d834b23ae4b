package import ChiralManifest
import ChiralRequests
internal import ChiralSVG
package import ChiralValues

/// `chiral mirror`: makes the mirror image of a drawing, or of every drawing in a folder.
package struct MirrorRun: Sendable {
  /// The result for one drawing.
  package struct Outcome: Sendable {
    /// The path of the drawing, relative to the folder if there is one.
    package var file: String
    /// The mirror image; nil if it cannot be made.
    package var bytes: [UInt8]?
    /// Notes about the parts that were not simply rewritten.
    package var notes: [MirrorNote] = []
    /// The reason why there is no mirror image, with its place.
    package var problem: String?
  }

  private let task: MirrorTask
  private let renderer: String
  private let siblings: String?
  /// The locale whose form is drawn; nil for Arabic.
  private let locale: LanguageTag?

  /// Creates a run. `components` are pairs of a selector and a verb; `siblings` is the folder of the icons
  /// without slashes if it is not that of the drawing.
  package init(
    isPure: Bool, components: [(selector: String, verb: ComponentVerb)], infers: Inference = .all,
    siblings: String? = nil, locale: LanguageTag? = nil, renderer: String
  ) throws(SelectorProblem) {
    for (text, _) in components {
      do {
        _ = try Selector(text)
      } catch {
        throw SelectorProblem(description: "selector \(text): \(error)")
      }
    }
    task = MirrorTask(
      isPure: isPure, components: components.map { MirrorTask.Component(selector: $0, verb: $1) },
      infers: infers,
      keepsQuestionMarks: locale.map(NumberStyle.hasLatinQuestionMark) ?? false)
    self.locale = locale
    self.siblings = siblings
    self.renderer = renderer
  }

  /// An error in a selector.
  package struct SelectorProblem: Error, CustomStringConvertible {
    /// The message, which names the selector.
    package var description: String
  }

  /// Mirrors a file, or standard input for `-`.
  package func file(_ path: String) throws(BuildError) -> Outcome {
    let name = path == "-" ? "<stdin>" : path
    let limit = SourceReader.largest
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try path == "-" ? Files.readStandardInput(limit: limit) : Files.read(path, limit: limit)
    } catch {
      guard error.isExcess else { throw .file(error) }
      return Outcome(file: name, problem: "\(name): error: \(error.reason)")
    }
    return try outcome(name, at: path, bytes: bytes, helper: SharedHelper(executable: renderer))
  }

  /// Mirrors every `.svg` and `.svgz` below a folder into another, which gets the same structure.
  package func folder(
    _ input: String, into output: String, overwriting: Bool, jobs: Int,
    progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) -> [Outcome] {
    do {
      try LinkGuard.check(output)
      let found = try DrawingFolder(input, includesPacked: true, besides: output)
      try Self.checkSources(found.drawings, of: input, writtenTo: output)
      let target = try OutputFolder(output, OutputFolder.Options())
      // A mirror image has no mark, so that no file of another content counts as one of ours.
      if !overwriting { target.claim(OwnFiles()) }
      let outcomes = try write(found.drawings, of: input, into: target, jobs: jobs, progress)
      let leftOut = found.unnameable.map {
        Outcome(file: $0, problem: "\($0): error: \(DrawingFolder.unnameableProblem)")
      }
      return outcomes + leftOut
    } catch {
      throw BuildError(error)
    }
  }

  /// Throws if a mirror image would be written over a drawing that is read.
  private static func checkSources(
    _ drawings: [String], of input: String, writtenTo output: String
  ) throws(FileError) {
    guard let target = Files.realPath(output) else { return }
    let sources = Set(drawings.compactMap { Files.realPath(input + "/" + $0) })
    for drawing in drawings where sources.contains(target + "/" + plainName(drawing)) {
      throw FileError(
        "write into", output, reason: "\(drawing) there is a drawing that is read; name another --output")
    }
  }

  private func write(
    _ files: [String], of input: String, into target: OutputFolder, jobs: Int,
    _ progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) -> [Outcome] {
    try Workers.run(files, count: jobs, progress: progress, makeTool: { SharedHelper(executable: renderer) })
    {
      [self] helper, file throws(BuildError) in
      let bytes: [UInt8]
      do throws(DrawingProblem) {
        bytes = try SourceReader.bytes(input + "/" + file, as: file)
      } catch {
        return Outcome(file: file, problem: error.description)
      }
      let outcome = try outcome(file, at: input + "/" + file, bytes: bytes, helper: helper)
      let name = Self.plainName(file)
      do throws(FileError) {
        if let bytes = outcome.bytes { _ = try target.put(bytes, at: name) }
      } catch {
        let isForeign = target.hasSomething(at: name) && target.verdict(on: name) == .foreign
        throw .file(isForeign ? Self.foreign(target.path + "/" + name) : error)
      }
      return outcome
    }
  }

  /// Returns the error for a file that another program, or an earlier run with another drawing, may have written.
  fileprivate static func foreign(_ path: String) -> FileError {
    FileError("write", path, reason: "a file of other content is there; move it away, or add --overwrite")
  }

  /// Returns the name under which a drawing is written, which is never compressed.
  private static func plainName(_ file: String) -> String {
    file.lowercased().hasSuffix(".svgz") ? String(file.dropLast()) : file
  }

  private func outcome(
    _ name: String, at path: String, bytes: [UInt8], helper: SharedHelper
  ) throws(BuildError) -> Outcome {
    // A left-to-right locale sees the drawing as it is.
    if locale?.direction == .leftToRight { return Outcome(file: name, bytes: bytes) }
    let icon = SiblingFolder.iconName(of: path)
    var request = DrawingRequest(.mirror(task), file: name, bytes: bytes, name: icon)
    var folder = siblings.map(SiblingFolder.init(folder:)) ?? SiblingFolder(beside: path)
    if !task.isPure { folder.add(for: icon, hasCode: SiblingFolder.hasCode(path)) }
    request.siblings = folder.drawings
    do throws(RenderError) {
      guard case .mirror(let answer) = try helper.answer(request) else { throw SharedHelper.unexpected }
      return Outcome(file: name, bytes: answer.svg, notes: answer.notes, problem: answer.problem)
    } catch {
      if let fatal = BuildError(error) { throw fatal }
      return Outcome(file: name, problem: DrawingProblem(error, in: name).description)
    }
  }
}

extension MirrorRun.Outcome {
  /// Writes the mirror image to a file, whole or not at all, unless that is the drawing itself.
  ///
  /// A file of another content is replaced only if that is wanted.
  package func write(to path: String, of drawing: String, overwriting: Bool) throws(FileError) {
    guard let bytes else { return }
    if drawing != "-", let source = FileStatus(drawing), source.kind == .file,
      FileStatus(path)?.identity == source.identity
    {
      throw FileError("write", path, reason: "it is the drawing that is read; name another --output")
    }
    if !overwriting, let old = FileStatus(path), old.kind == .file, old.size > 0,
      try Files.readFile(path, limit: .max) != bytes
    {
      throw MirrorRun.foreign(path)
    }
    try Files.replace(path, with: bytes)
  }
}

/// The kind of file at a path that the user named.
package enum InputKind: Sendable {
  case file, folder, missing

  /// Examines the path.
  package init(_ path: String) {
    self =
      switch FileStatus(path)?.kind {
      case .folder: .folder
      case .file, .link, .other: .file
      case nil: .missing
      }
  }
}

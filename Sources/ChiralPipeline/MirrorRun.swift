internal import ChiralGeometry
package import ChiralMirroring
internal import ChiralSVG
import Synchronization

/// `chiral mirror`: the mirror image of a drawing, or of every drawing of a folder.
package struct MirrorRun: Sendable {
  /// What became of one drawing.
  package struct Outcome: Sendable {
    /// The drawing, relative to the folder where there is one.
    package var file: String
    /// The mirror image; nil where there is none.
    package var bytes: [UInt8]?
    /// What was not plainly rewritten.
    package var notes: [MirrorNote] = []
    /// Why there is no mirror image, with the place.
    package var problem: String?
  }

  private let mirror: Mirror
  private let helper: SharedHelper?
  private let siblings: String?

  /// A run with components as `selector` and `verb`, and the folder of the icons without slashes, where that is
  /// not the drawing's own; without a renderer, text cannot be measured and no slash rebuilt.
  package init(
    isPure: Bool, components: [(selector: String, verb: Verb)], siblings: String? = nil, renderer: String?
  ) throws(SelectorProblem) {
    var mirror = Mirror()
    mirror.isPure = isPure
    for (text, verb) in components {
      do {
        mirror.components.append(Mirror.Component(selector: try Selector(text), verb: verb))
      } catch {
        throw SelectorProblem(description: "selector \(text): \(error)")
      }
    }
    self.mirror = mirror
    self.siblings = siblings
    helper = renderer.map { SharedHelper(executable: $0) }
  }

  /// Why a selector selects nothing.
  package struct SelectorProblem: Error, CustomStringConvertible {
    /// With the selector.
    package var description: String
  }

  /// The mirror image of a file, or of standard input for `-`.
  package func file(_ path: String) throws(FileError) -> Outcome {
    let name = path == "-" ? "<stdin>" : path
    let limit = SourceReader.largest
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try path == "-" ? Files.readStandardInput(limit: limit) : Files.read(path, limit: limit)
    } catch let error where error.isExcess {
      return Outcome(file: name, problem: "\(name): error: \(error.reason)")
    }
    return outcome(name, at: path) { () throws(DrawingProblem) in
      try SourceReader.document(bytes, file: name)
    }
  }

  /// Mirrors every `.svg` and `.svgz` below a folder into another, which gets the same structure.
  package func folder(
    _ input: String, into output: String, jobs: Int, progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) -> [Outcome] {
    do {
      let target = try OutputFolder(output, OutputFolder.Options())
      let found = try DrawingFolder(input, includesPacked: true, besides: output)
      let results = write(found.drawings, of: input, into: target, jobs: jobs, progress)
      if Interruption.isRequested { throw BuildError.interrupted }
      let leftOut = found.unnameable.map {
        Outcome(file: $0, problem: "\($0): error: \(DrawingFolder.unnameableProblem)")
      }
      return try results.compactMap { $0 }.map { try $0.get() } + leftOut
    } catch let error as BuildError {
      throw error
    } catch let error as FileError {
      throw .file(error)
    } catch {
      throw .renderer("\(error)")
    }
  }

  private func write(
    _ files: [String], of input: String, into target: OutputFolder, jobs: Int,
    _ progress: @escaping @Sendable (Int, Int) -> Void
  ) -> [Result<Outcome, FileError>?] {
    let stop = Atomic(false)
    let done = Atomic(0)
    return Workers.run(
      files, count: jobs,
      shouldStop: { Interruption.isRequested || stop.load(ordering: .relaxed) }, makeTool: {},
      { [self] _, file in
        defer { progress(done.wrappingAdd(1, ordering: .relaxed).newValue, files.count) }
        let outcome = outcome(file, at: input + "/" + file) { () throws(DrawingProblem) in
          try SourceReader.read(input + "/" + file, as: file)
        }
        return Result { () throws(FileError) in
          do throws(FileError) {
            if let bytes = outcome.bytes { _ = try target.put(bytes, at: Self.plainName(file)) }
          } catch {
            stop.store(true, ordering: .relaxed)
            throw error
          }
          return outcome
        }
      })
  }

  /// The name under which a drawing is written, which is never packed.
  private static func plainName(_ file: String) -> String {
    file.lowercased().hasSuffix(".svgz") ? String(file.dropLast()) : file
  }

  private func outcome(
    _ name: String, at path: String, _ document: () throws(DrawingProblem) -> SVGDocument
  ) -> Outcome {
    do {
      let result = try mirrored(try document(), at: path)
      return Outcome(file: name, bytes: result.document.serialized(), notes: result.notes)
    } catch {
      return Outcome(file: name, problem: error.description)
    }
  }

  private func mirrored(_ document: SVGDocument, at path: String) throws(DrawingProblem) -> MirrorResult {
    var mirror = mirror
    let folder = siblings.map(SiblingFolder.init(path:)) ?? SiblingFolder(of: path)
    mirror.inform(file: path, siblings: folder, helper: helper)
    do {
      return try mirror.mirrored(document)
    } catch {
      throw DrawingProblem(error.description)
    }
  }
}

extension MirrorRun.Outcome {
  /// Writes the mirror image to a file, whole or not at all.
  package func write(to path: String) throws(FileError) {
    if let bytes { try Files.replace(path, with: bytes) }
  }
}

/// What lies at a path that a person named.
package enum InputKind: Sendable {
  case file, folder, missing

  /// Looks.
  package init(_ path: String) {
    self =
      switch FileStatus(path)?.kind {
      case .folder: .folder
      case .file, .link, .other: .file
      case nil: .missing
      }
  }
}

internal import ChiralClassification
internal import ChiralRequests
internal import ChiralValues

/// Code and Android's XML of an app, as workers read them: nothing in these files is read in this process.
struct AppTexts: Sendable {
  /// The statements about icons by file.
  private(set) var facts: [String: SourceFacts] = [:]
  /// The files that no worker could read, with the reasons.
  private(set) var unread: [(file: String, reason: String)] = []

  /// Lets workers read files of a folder, or the new content of some of them.
  init(
    _ files: [(path: String, language: SourceLanguage)], in root: String, with new: [String: [UInt8]] = [:]
  ) throws(BuildError) {
    guard !files.isEmpty else { return }
    guard let executable = HelperLocation.find() else { throw .renderer(HelperLocation.missing) }
    // A worker that starts takes as long as some 50 files.
    let count = min(Processors.count, files.count / 50 + 1)
    let helpers = KeptHelpers(executable: executable, count: count)
    let results = try Workers.run(files, count: count, makeTool: { helpers.helper }) {
      helper, file throws(BuildError) in
      try Self.facts(of: root + "/" + file.path, with: new[file.path], file.language, helper)
    }
    for (file, result) in zip(files, results) {
      switch result {
      case .success(let found): facts[file.path] = found
      case .failure(let problem): unread.append((file.path, problem.reason))
      }
    }
  }

  /// The reason why a file is not read.
  private struct Problem: Error {
    var reason: String
  }

  private static func facts(
    of path: String, with new: [UInt8]?, _ language: SourceLanguage, _ helper: SharedHelper
  ) throws(BuildError) -> Result<SourceFacts, Problem> {
    do {
      let bytes = try new ?? Files.readFile(path, limit: SourceLanguage.mostBytes)
      return .success(try facts(of: bytes, file: path, language, helper))
    } catch let error as FileError {
      return .failure(Problem(reason: error.reason))
    } catch let error as RenderError {
      if let fatal = BuildError(error) { throw fatal }
      return .failure(Problem(reason: error.message))
    } catch {
      return .failure(Problem(reason: "\(error)"))
    }
  }

  /// Lets a worker read a file.
  static func facts(
    of bytes: [UInt8], file: String, _ language: SourceLanguage, _ helper: SharedHelper
  ) throws(RenderError) -> SourceFacts {
    guard
      case .source(let facts) = try helper.answer(DrawingRequest(.source(language), file: file, bytes: bytes)),
      facts.fits(bytes.count)
    else { throw SharedHelper.unexpected }
    return facts
  }
}

internal import ChiralClassification
package import ChiralManifest
internal import ChiralRequests
internal import ChiralSVG
internal import ChiralValues

/// Finds the right-to-left pictures that icons may have, for a person to choose.
package struct ReadingFinder: Sendable {
  private let project: Project
  private let jobs: Int
  private let makeHelper: @Sendable () -> SharedHelper

  /// Creates a finder that processes `jobs` drawings at the same time with the worker program `renderer`.
  package init(_ project: Project, renderer: String, jobs: Int) {
    self.init(project, jobs: jobs) { SharedHelper(executable: renderer) }
  }

  init(_ project: Project, jobs: Int, makeHelper: @escaping @Sendable () -> SharedHelper) {
    self.project = project
    self.jobs = jobs
    self.makeHelper = makeHelper
  }

  /// Returns the readings of icons by their names, the likeliest first; icons whose drawings cannot be read have none.
  ///
  /// - Parameter progress: is called from any thread with the number of icons that are done.
  package func readings(
    of icons: [Icon], progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(BuildError) -> [String: [IconReading]] {
    let names = Set(icons.map(\.name))
    let manifest = project.manifest
    let planned = Array(Plan(manifest.restricted(to: manifest.locales) { names.contains($0.name) }).icons)
    let found = try Workers.run(planned, count: jobs, progress: progress, makeTool: makeHelper) {
      [project] helper, planned throws(BuildError) in
      (planned.icon.name, try Self.readings(of: planned, in: project, helper))
    }
    return Dictionary(found.filter { !$0.1.isEmpty }) { first, _ in first }
  }

  private static func readings(
    of planned: Plan.PlannedIcon, in project: Project, _ helper: SharedHelper
  ) throws(BuildError) -> [IconReading] {
    let icon = planned.icon
    let mirrored =
      planned.artworks.first { $0.transformation == .mirrored && $0.source == icon.file }
      ?? .mirroredBase(of: icon)
    guard let bytes = try? SourceReader.bytes(project.path(of: icon.file), as: icon.file) else { return [] }
    let (request, _) = project.folder.request(
      .readings(mirrored), of: icon.file, source: bytes, artworks: [mirrored])
    do throws(RenderError) {
      guard case .readings(let readings) = try helper.answer(request) else { throw SharedHelper.unexpected }
      return IconReading.readings(
        readings.prefix(DrawingReading.most).filter(\.isValid), of: icon, in: project.manifest,
        mirrored: mirrored,
        answersNote: icon.isAskedAbout)
    } catch {
      if let fatal = BuildError(error) { throw fatal }
      return []
    }
  }
}

extension DrawingReading {
  /// True if its selectors can be written into a manifest: a worker that a drawing has taken over may answer anything.
  fileprivate var isValid: Bool { parts.allSatisfy { (try? Selector($0.component.selector)) != nil } }
}

extension Icon {
  /// True if its note asks which picture is right.
  package var isAskedForPicture: Bool { noteReason?.asksForPicture ?? false }

  /// True if `init` wrote its note, and it is still open.
  var isAskedAbout: Bool { noteReason != nil }

  private var noteReason: NoteReason? { note.flatMap(NoteReason.init(note:)) }
}

extension Manifest {
  /// The names of the icons with a note in which `init` asks about them.
  var askedAbout: Set<String> { Set(icons.filter(\.isAskedAbout).map(\.name)) }
}

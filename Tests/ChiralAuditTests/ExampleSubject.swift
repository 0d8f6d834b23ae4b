import ChiralAudit
import ChiralClassification
import ChiralManifest
import ChiralPipeline
import ChiralTestSupport
import ChiralValues
import Foundation
import Synchronization
import Testing

extension AuditRule.Example {
  /// Returns the example as a whole manifest with the drawings that it declares; drawings with content are
  /// really inspected.
  func subject() throws -> AuditSubject { try subject(of: source) }

  /// The example as a file.
  var source: SourceText {
    let text = """
      {"version": 1, "assets": "Assets", "policy": "\(policy.rawValue)",
      "leftMeansBack": \(leftMeansBack),\(members) "locales": \(locales), "icons": {
      \(icons)
      }}
      """
    return SourceText(Array(text.utf8), file: "manifest.json")
  }

  /// The keylines as members of the manifest.
  private var members: String {
    let values = [("grid", keylines.grid), ("margin", keylines.margin)]
    return values.map { key, value in value.map { " \"\(key)\": \($0)," } ?? "" }.joined()
  }

  /// Returns another manifest with the drawings of the example.
  func subject(of source: SourceText) throws -> AuditSubject {
    let existing = drawings.map { Set($0.map { "Assets/" + $0 }) }
    let probes = ManifestProbes(
      file: { path in
        if path == "Assets" { return .folder }
        return existing?.contains(path) ?? true ? .file : .missing(nearest: nil)
      }, selectorProblem: { _ in nil })
    let reading = ManifestReader.read(source.bytes, file: source.file, probes: probes)
    let read = try #require(reading.manifest, "\(reading.diagnostics)")
    let files = Set(read.icons.flatMap { $0.files })
    let manifest =
      texts.isEmpty ? read : read.saying(Dictionary(uniqueKeysWithValues: files.map { ($0, texts) }))
    let named = Set(manifest.icons.flatMap { $0.files })
    var subject = AuditSubject(
      manifest: manifest, drawings: (existing ?? named).sorted(),
      knowledge: svgs.isEmpty ? DrawingKnowledge() : try Looked.at(source.wholeText, svgs).knowledge)
    if !svgs.isEmpty { subject.consider(try Looked.at(source.wholeText, svgs).verdicts) }
    subject.unsettable = unsettable
    return subject
  }
}

/// The inspected examples, each of which is inspected once.
private enum Looked {
  typealias Found = (knowledge: DrawingKnowledge, verdicts: [String: Judgement])
  private static let known = Mutex<[String: Found]>([:])

  static func at(_ manifest: String, _ svgs: KeyValuePairs<String, String>) throws -> Found {
    let key = "\(manifest) \(svgs)"
    if let found = known.withLock({ $0[key] }) { return found }
    let folder = try ScratchFolder()
    try write(manifest, to: folder.url.appending(path: "manifest.json"))
    for (name, svg) in svgs { try write(svg, to: folder.url.appending(path: "Assets/" + name)) }
    let project = try Project.load(folder.url.appending(path: "manifest.json").path)
    let knowledge = try FactReader(project, jobs: 1, renderer: BuiltProducts.renderer, usesCache: false)
      .knowledge()
    let subject = AuditSubject(
      manifest: project.manifest, drawings: [], pathPrefix: project.pathPrefix, knowledge: knowledge)
    let verdicts = try SetVerdicts(
      of: subject.contradicted, in: subject, jobs: 1, renderer: BuiltProducts.renderer)
    let found = (knowledge: knowledge, verdicts: verdicts.judgements)
    known.withLock { $0[key] = found }
    return found
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

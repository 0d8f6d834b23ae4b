package import ChiralClassification
internal import ChiralRendering
package import ChiralRequests

/// Has workers look at drawings for what their names do not say: what they write, whether their mirror image looks the
/// same, and which are each other's mirror image.
package struct EvidenceReader: Sendable {
  private let jobs: Int
  private let renderer: String?

  /// How many pixels high drawings are looked at.
  private static let height = 32

  /// A reader that works on some drawings at once, with the worker at a path.
  package init(jobs: Int, renderer: String?) {
    self.jobs = jobs
    self.renderer = renderer
  }

  /// A drawing by the name of its icon.
  package struct Drawing: Hashable, Sendable {
    package var name: String
    package var path: String

    package init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  /// What drawings say.
  package struct Findings: Sendable {
    /// The evidence of each drawing, by the icon's name; a drawing that cannot be read says nothing.
    package var evidence: [String: DrawingEvidence]
    /// What is no drawing, by the path of the file.
    package var malformed: [String: DrawingFault]
  }

  /// Looks at drawings.
  package func findings(
    in drawings: [Drawing], progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(BuildError) -> Findings {
    if drawings.isEmpty { return Findings(evidence: [:], malformed: [:]) }
    guard let renderer else { throw .renderer(HelperLocation.missing) }
    let looks = try Workers.run(
      drawings, count: jobs, progress: progress, makeTool: { SharedHelper(executable: renderer) },
      { helper, drawing throws(BuildError) in try Self.look(at: drawing, helper) })
    var evidence = Dictionary(looks.map { ($0.name, $0.answer.evidence) }) { first, _ in first }
    let pictures = looks.compactMap { look in look.answer.picture.map { (look.name, $0) } }
    for (one, other) in FlipPairs(pictures.map(FlipPairs.Entry.init)).pairs {
      for (name, flip) in [(one, other), (other, one)] where evidence[name]?.flip == nil {
        evidence[name]?.flip = flip
      }
    }
    let malformed = looks.compactMap { look in look.answer.fault.map { (look.path, $0) } }
    return Findings(evidence: evidence, malformed: Dictionary(malformed) { first, _ in first })
  }

  private struct Look: Sendable {
    var name: String
    var path: String
    var answer = EvidenceAnswer()
  }

  private static func look(at drawing: Drawing, _ helper: SharedHelper) throws(BuildError) -> Look {
    var look = Look(name: drawing.name, path: drawing.path)
    guard let bytes = try? SourceReader.bytes(drawing.path, as: drawing.path) else { return look }
    func ask(height: Int) throws(RenderError) -> EvidenceAnswer {
      let request = DrawingRequest(
        .evidence(height: height), file: drawing.path, bytes: bytes, name: drawing.name)
      guard case .evidence(let answer) = try helper.answer(request) else { throw SharedHelper.unexpected }
      return answer
    }
    do throws(RenderError) {
      do throws(RenderError) {
        look.answer = try ask(height: height)
      } catch  where BuildError(error) == nil {
        // A drawing that cannot be rendered can still be read.
        look.answer = try ask(height: 0)
      }
    } catch {
      if let fatal = BuildError(error) { throw fatal }
      look.answer.fault = DrawingFault(message: error.message)
    }
    return look
  }
}

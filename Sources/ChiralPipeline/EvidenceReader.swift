package import ChiralClassification
internal import ChiralMirroring
internal import ChiralRendering
package import ChiralSVG

/// Looks at drawings for what their names do not say: what they write, whether their mirror image looks the same,
/// and which are each other's mirror image.
package struct EvidenceReader: Sendable {
  private let jobs: Int
  private let renderer: String?

  /// How many pixels high drawings are looked at.
  private static let height = 32

  /// A reader that works on some drawings at once; without a renderer, nothing is known of mirror images.
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
    package var malformed: [String: SVGError]
  }

  /// Looks at drawings.
  package func findings(
    in drawings: [Drawing], progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(BuildError) -> Findings {
    let looks = try Workers.run(
      drawings, count: jobs, progress: progress,
      makeTool: { [renderer] in renderer.map { SharedHelper(executable: $0) } },
      { helper, drawing throws(BuildError) in try Self.look(at: drawing, helper) })
    var evidence = Dictionary(looks.map { ($0.name, $0.evidence) }) { first, _ in first }
    for (one, other) in FlipPairs(looks.compactMap { $0.picture.map(FlipPairs.Entry.init) }).pairs {
      for (name, flip) in [(one, other), (other, one)] where evidence[name]?.flip == nil {
        evidence[name]?.flip = flip
      }
    }
    let malformed = looks.compactMap { look in look.problem.map { (look.path, $0) } }
    return Findings(evidence: evidence, malformed: Dictionary(malformed) { first, _ in first })
  }

  private struct Look: Sendable {
    var name: String
    var path: String
    var evidence = DrawingEvidence()
    var problem: SVGError?
    /// Where it is not its own mirror image.
    var picture: (name: String, bitmap: Bitmap)?
  }

  private static func look(at drawing: Drawing, _ helper: SharedHelper?) throws(BuildError) -> Look {
    var look = Look(name: drawing.name, path: drawing.path)
    guard let bytes = try? SourceReader.bytes(drawing.path, as: drawing.path) else { return look }
    let document: SVGDocument
    do {
      document = try SourceReader.parsed(bytes, file: drawing.path)
    } catch {
      look.problem = error
      return look
    }
    look.evidence = DrawingEvidence(document.root)
    look.evidence.outlined = GlyphRecognition.findings(in: document, name: drawing.name).filter(\.isSure)
      .map(\.character)
    guard let bitmap = try bitmap(of: document, helper) else { return look }
    let isSymmetric = bitmap.looksLike(bitmap.flippedHorizontally())
    look.evidence.isOwnMirrorImage = isSymmetric
    if !isSymmetric { look.picture = (drawing.name, bitmap) }
    return look
  }

  private static func bitmap(of document: SVGDocument, _ helper: SharedHelper?) throws(BuildError) -> Bitmap?
  {
    guard let helper else { return nil }
    let request = RenderRequest(
      svg: document.serialized(), outputs: [RenderOutput(height: height, format: .pixels)],
      identifier: document.file)
    do throws(RenderError) {
      let bitmap = try helper.render(request)[0].get().bitmap
      return bitmap.isBlank ? nil : bitmap
    } catch {
      if let fatal = BuildError(error) { throw fatal }
      return nil
    }
  }
}

extension DrawingEvidence {
  /// What the elements say.
  fileprivate init(_ root: SVGElement) {
    self.init()
    visit(root)
  }

  private mutating func visit(_ element: SVGElement) {
    guard element.namespace == .svg else { return }
    switch element.name {
    case "text": text += element.text
    case "image": hasRaster = true
    default: break
    }
    if slash == nil, let id = element["id"], IconName(id).words.contains("slash"), Self.isPlain(id) {
      slash = "#" + id
    }
    for child in element.elements { visit(child) }
  }

  /// Whether an id needs no escapes in a selector.
  private static func isPlain(_ id: String) -> Bool {
    id.first?.isLetter == true
      && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}

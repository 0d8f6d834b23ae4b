import ChiralMirroring
import ChiralRequests
import ChiralSVG
import ChiralSigns
import ChiralValues
import Testing

@testable import ChiralDrawing

/// Requests about drawings, answered with a renderer that draws nothing.
@Suite struct DrawingWorkerTests {
  /// A renderer that refuses everything.
  private struct Blind: DrawingRenderer {
    static let refusal = RenderError(.drawing, "nothing is drawn here")

    func render(_ request: RenderRequest) throws(RenderError) -> RenderResults { throw Self.refusal }
    func measure(_ request: MeasureRequest) throws(RenderError) -> MeasureResults { throw Self.refusal }
    func letters(_ request: LetterRequest) throws(RenderError) -> LetterResults { throw Self.refusal }
  }

  private let worker = DrawingWorker(renderer: Blind(), limits: SourceLimits())

  private func answer(_ task: DrawingTask, _ svg: String) throws -> DrawingAnswer {
    let request = DrawingRequest(task, file: "a.svg", bytes: Array(svg.utf8), name: "a")
    return try #require(DrawingAnswer(decoding: worker.answer(request).encoded))
  }

  private static let arrow =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 12h9"/><text>7</text></svg>"#

  @Test func aMirrorImageNeedsNoPicture() throws {
    guard case .mirror(let answer) = try answer(.mirror(.init(isPure: true, components: [])), Self.arrow)
    else { return #expect(Bool(false), "another answer") }
    let text = String(decoding: try #require(answer.svg), as: UTF8.self)
    #expect(text.contains("M20 12h-9"))
  }

  @Test func textIsReadWithItsSize() throws {
    guard case .texts(let texts) = try answer(.texts, Self.arrow) else {
      return #expect(Bool(false), "another answer")
    }
    #expect(texts.map(\.content) == ["7"])
  }

  /// Elements with others inside have no place of their own, nor has what an entity contains.
  @Test func elementsHavePlacesInTheFile() throws {
    let drawing = """
      <!DOCTYPE svg [<!ENTITY e "<path d='M0 0h9'/>">]>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <g><rect width="9"/><text>&#55;</text>&e;</g></svg>
      """
    func written(_ text: String) throws -> [String] {
      guard case .places(let places) = try answer(.places, text) else { return ["another answer"] }
      let bytes = Array(text.utf8)
      return places.map { $0.name + ": " + String(decoding: bytes[$0.bytes], as: UTF8.self) }
    }
    #expect(try written(drawing) == [#"rect: <rect width="9"/>"#, "text: <text>&#55;</text>"])
    #expect(try written("<svg>").isEmpty)
  }

  @Test func aRefusalOfTheRendererFailsThePicture() throws {
    let artwork = Artwork(source: "a.svg", transformation: .none, parts: [])
    let task = PictureTask(artworks: [artwork, artwork], heights: [24], stylesheet: nil)
    guard case .pictures(let outcomes, _) = try answer(.pictures(task), Self.arrow) else {
      return #expect(Bool(false), "another answer")
    }
    let problem = PictureProblem.failed(DrawingProblem("a.svg: error: \(Blind.refusal.message)"))
    #expect(outcomes == [.failure(problem), .failure(problem)])
  }

  /// Every subject that the network distinguishes has a noun and a guideline.
  @Test func theSubjectsOfTheNetworkAreKnown() {
    #expect(!DrawnSubject.names.isEmpty)
    for name in DrawnSubject.names { #expect(DrawingEvidence.Subject(rawValue: name) != nil, "\(name)") }
  }

  @Test func theErrorOfAnInvalidDrawingHasAPlace() throws {
    guard case .evidence(let answer) = try answer(.evidence(height: 0, name: .unsure), "<svg>\n</g>") else {
      return #expect(Bool(false), "another answer")
    }
    #expect(answer.fault?.line == 2)
  }
}

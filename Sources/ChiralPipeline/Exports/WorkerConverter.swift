import ChiralExporting
internal import ChiralRequests
internal import ChiralValues
import Synchronization

/// Has workers convert drawings for exporters, as many at a time as there are threads that ask.
///
/// An exporter asks for what it needs when it needs it, and is run again without an icon whose drawing could not be
/// converted: every answer is kept. All forms of a drawing together may take five seconds of processor time.
final class WorkerConverter: DrawingConverter {
  private struct Question: Hashable {
    let artwork: Artwork
    let form: DrawingForm
  }

  private let executable: String
  /// Workers that nobody waits for.
  private let idle = Mutex<[SharedHelper]>([])
  private let answers = Mutex<[Question: Result<String, FormProblem>]>([:])
  /// The processor time that each drawing has taken, in microseconds, by its path.
  private let spent = Mutex<[String: Int]>([:])
  /// The error after which no drawing is converted, such as Ctrl-C.
  private let fatal = Mutex<BuildError?>(nil)

  /// The colours of templates, from the manifest.
  private let template: [String]

  init(executable: String, template: [String]) {
    self.template = template
    self.executable = executable
  }

  /// Throws the error after which no drawing is converted, if there is one.
  func check() throws(BuildError) {
    if Interruption.isRequested { throw .interrupted }
    if let error = fatal.withLock({ $0 }) { throw error }
  }

  /// Returns the picture that a drawing shows.
  func picture(of artwork: Artwork, svg: [UInt8]) throws(RenderError) -> ShownDrawing {
    let request = DrawingRequest(.shown(template: template), file: artwork.source, bytes: svg)
    guard case .shown(let drawing) = try answer(request) else { throw SharedHelper.unexpected }
    guard let drawing else { throw RenderError(.drawing, "the converted drawing cannot be read") }
    return drawing
  }

  func text(of picture: ExportPicture, in form: DrawingForm) throws(FormProblem) -> String {
    let question = Question(artwork: picture.artwork, form: form)
    if let known = answers.withLock({ $0[question] }) { return try known.get() }
    let result = result(of: picture, in: form)
    answers.withLock { $0[question] = result }
    return try result.get()
  }

  private func result(of picture: ExportPicture, in form: DrawingForm) -> Result<String, FormProblem> {
    let request = DrawingRequest(.form(form), file: picture.artwork.source, bytes: picture.drawing.svg)
    do throws(RenderError) {
      guard case .form(let answer) = try answer(request) else { throw SharedHelper.unexpected }
      return answer
    } catch {
      return .failure(.failed(error.message))
    }
  }

  private static let exhausted = RenderError(
    .limit,
    "converting it for all targets takes more than \(Exhaustion.mostSpent / 1_000_000) s of processor time")

  private func answer(_ request: DrawingRequest) throws(RenderError) -> DrawingAnswer {
    guard fatal.withLock({ $0 == nil }) else { throw RenderError(.interrupted, "interrupted") }
    let helper = idle.withLock { $0.popLast() } ?? SharedHelper(executable: executable)
    defer { idle.withLock { $0.append(helper) } }
    do throws(RenderError) {
      guard spent.withLock({ $0[request.file, default: 0] }) < Exhaustion.mostSpent else {
        throw Self.exhausted
      }
      let (answer, processorTime) = try helper.measuredAnswer(request)
      spent.withLock { $0[request.file, default: 0] += processorTime }
      return answer
    } catch {
      if let error = BuildError(error) { fatal.withLock { $0 = $0 ?? error } }
      throw error
    }
  }
}

internal import ChiralMirroring
internal import ChiralRequests
internal import ChiralSVG

/// Converts drawings for exporters.
extension RequestHandler {
  /// Returns the picture that the drawing shows, with the colours of templates as `currentColor`; nil where it cannot be
  /// read.
  func shown(template: [String]) -> ShownDrawing? {
    (try? document()).map { $0.inked(template) }.map { ShownDrawing($0.shown, of: $0) }
  }

  /// The drawing in a form.
  func text(in form: DrawingForm) -> Result<String, FormProblem> {
    do {
      return .success(try form.text(of: try document()))
    } catch let problem as FormProblem {
      return .failure(problem)
    } catch {
      return .failure(.failed("\(error)"))
    }
  }
}

internal import ChiralGeometry
internal import ChiralRendering
internal import ChiralSVG
import Synchronization

/// A worker's helper process, in a form that a probe can hold; nobody ever waits for it.
final class SharedHelper: Sendable {
  private let helper: Mutex<RenderHelper>
  private let exhaustion: Exhaustion

  /// A helper that starts when it is first asked.
  convenience init(executable: String, exhaustion: Exhaustion = .shared) {
    self.init(RenderHelper.Options(executable: executable), exhaustion)
  }

  /// A helper for drawings of our own, which may wait for the processor as long as others keep it busy.
  static func patient(executable: String) -> SharedHelper {
    var options = RenderHelper.Options(executable: executable)
    options.timeLimit = .seconds(600)
    return SharedHelper(options, Exhaustion())
  }

  private init(_ options: RenderHelper.Options, _ exhaustion: Exhaustion) {
    self.exhaustion = exhaustion
    var options = options
    options.isInterrupted = { Interruption.isRequested }
    helper = Mutex(RenderHelper(options))
  }

  /// Starts the process, if it does not run, and says what it is made of.
  func versions() throws(RenderError) -> HelperVersions {
    try helper.withLock { helper throws(RenderError) in try helper.versions() }
  }

  /// Starts the process while `body` does something else; who asks it meanwhile waits until it is there.
  func starting<Output>(while body: () throws(BuildError) -> Output) throws(BuildError) -> Output {
    try Workers.aside({ _ = try? self.versions() }, while: body)
  }

  /// The pictures of a drawing.
  func render(_ request: RenderRequest) throws(RenderError) -> RenderResults {
    try exhaustion.once(request.identifier) { () throws(RenderError) in
      try helper.withLock { helper throws(RenderError) in try helper.render(request) }
    }
  }

  /// The outlines of letters.
  func letters(_ request: LetterRequest) throws(RenderError) -> LetterResults {
    try helper.withLock { helper throws(RenderError) in try helper.letters(request) }
  }

  /// The ink of the element with a number, in the coordinates of the viewBox; nil where there is none to be had.
  func ink(ofElement number: Int, in document: SVGDocument) -> Rect? {
    var marked = document
    guard let identifier = marked.root.identify(number) else { return nil }
    let request = MeasureRequest(
      svg: marked.serialized(), elements: [identifier], identifier: document.file)
    let results = try? exhaustion.once(document.file) { () throws(RenderError) in
      try helper.withLock { helper throws(RenderError) in try helper.measure(request) }
    }
    return results?.first.flatMap { try? $0.get() }
  }
}

extension SVGElement {
  /// The id of the element with a number, which it is given where it has none.
  fileprivate mutating func identify(_ number: Int) -> String? {
    if order == number {
      if let identifier = self["id"] { return identifier }
      self["id"] = "chiral-measured"
      return "chiral-measured"
    }
    for index in children.indices {
      guard case .element(var child) = children[index] else { continue }
      if let identifier = child.identify(number) {
        children[index] = .element(child)
        return identifier
      }
    }
    return nil
  }
}

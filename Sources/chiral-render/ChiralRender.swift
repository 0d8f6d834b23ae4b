import ChiralRendering

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `chiral-render`: reads requests from standard input, draws, and writes answers to standard output until
/// the input ends. Only `chiral` starts it.
///
/// It alone links librsvg, cairo and Pango: a drawing that ends it costs that drawing, and a `chiral` that has
/// nothing to draw never loads them.
@main
enum ChiralRender {
  static func main() {
    guard isatty(STDIN_FILENO) == 0 else { return explain() }
    Limits.limitWhatIsTaken()
    let input = Descriptor(owning: STDIN_FILENO)
    let output = Descriptor(owning: STDOUT_FILENO)
    var studio = Studio()
    do {
      try Frame.send(HelperResponse.hello(libraryVersions()).encoded, to: output)
      while true {
        let message = try Frame.receive(from: input)
        Limits.allow(processorSeconds: RenderHelper.processorSeconds)
        try Frame.send(studio.answer(message).encoded, to: output)
      }
    } catch {
      exit(error == .closed ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  private static func explain() {
    let versions = libraryVersions()
    print(
      """
      chiral-render draws icons for chiral, which starts it by itself.
      librsvg \(versions.librsvg), cairo \(versions.cairo), pango \(versions.pango)
      """)
  }
}

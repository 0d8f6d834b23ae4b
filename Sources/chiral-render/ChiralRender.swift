import ChiralRequests

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `chiral-render`: reads requests about drawings from standard input and writes answers to standard output
/// until the input ends. Only `chiral` starts it; the arguments are the paths of fonts, which may be read.
///
/// It is the only program that parses the drawings of a set, and that links librsvg, cairo and Pango. A drawing that
/// crashes it affects only that drawing, and `chiral` itself never loads these libraries.
@main
enum ChiralRender {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "--calls" { return print(SandboxCalls.report) }
    if let mode = CommandLine.arguments.dropFirst().first, mode.hasPrefix("--page") {
      exit(PageCell.become(CommandLine.arguments.dropFirst()))
    }
    PackedLibraries.separateFromSystem()
    guard isatty(STDIN_FILENO) == 0 else { return explain() }
    Limits.closeInheritedFiles()
    Limits.limitWhatIsTaken()
    let input = Descriptor(owning: STDIN_FILENO)
    let output = Descriptor(owning: STDOUT_FILENO)
    var versions = libraryVersions()
    let cell = Limits.isWatched ? nil : Cell(readable: Array(CommandLine.arguments.dropFirst()))
    versions.missingWalls = cell.map { $0.missing.map(\.rawValue) } ?? ["any, under a sanitizer"]
    let answers = Answers()
    do {
      try Frame.send(HelperResponse.hello(versions).encoded, to: output)
      while true {
        let message = try Frame.receive(from: input)
        Limits.allow(processorSeconds: RenderHelper.processorSeconds)
        try Frame.send(answers.answer(message).encoded, to: output)
      }
    } catch {
      exit(error == .closed ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  private static func explain() {
    let versions = libraryVersions()
    let cell = Cell(readable: [])
    let escapes = SandboxEscape.attempts(on: "/etc/passwd").map(\.rawValue)
    print(
      """
      chiral-render reads and draws icons for chiral, which starts it by itself.
      librsvg \(versions.librsvg), cairo \(versions.cairo), pango \(versions.pango)
      \(escapes.isEmpty ? "a drawing cannot read files, nor open sockets, nor start processes"
          : "this system has no lock for \(cell.missing.map(\.rawValue).joined(separator: " and ")): a drawing that "
            + "takes over the process could \(escapes.joined(separator: ", "))")
      """)
  }
}

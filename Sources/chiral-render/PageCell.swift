#if canImport(Darwin)
  import Darwin
#else
  import CSystem
  import Glibc
#endif

/// `chiral-render --page PROGRAM FONT…`: becomes poppler's program in a sandbox, to convert the PDF on standard input to an SVG on
/// standard output.
///
/// The program opens nothing but libraries, fonts and the files of poppler. It gets no network, starts no process, and has the limits
/// of a worker.
enum PageCell {
  /// The status for a system that has no sandbox; the PDF is then not opened. With `--page-unconfined` in place of `--page`, it is.
  static let withoutCell: Int32 = 125

  /// Replaces this process; returns only if that fails, with the status.
  static func become(_ arguments: ArraySlice<String>) -> Int32 {
    guard let mode = arguments.first, let program = arguments.dropFirst().first else { return EXIT_FAILURE }
    Limits.closeInheritedFiles()
    Limits.limitWhatIsTaken()
    Limits.limitPage()
    let fonts = Array(arguments.dropFirst(2))
    let holds = Limits.isWatched || Cell(readable: fonts + popplerFiles, program: program).missing.isEmpty
    guard holds || mode == "--page-unconfined" else { return withoutCell }
    var pointers = ([program] + options).map { strdup($0) } + [nil]
    execv(program, &pointers)
    return EXIT_FAILURE
  }

  /// The first page as SVG, from standard input to standard output.
  private static let options = ["-svg", "-f", "1", "-l", "1", "-", "-"]
  private static let popplerFiles = ["/usr/share/poppler", "/usr/local/share/poppler"]
}

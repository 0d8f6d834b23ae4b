import ArgumentParser
import ChiralManifest
import ChiralValues
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The output of the command: results on standard output, everything else on standard error.
///
/// Names and texts from drawings are escaped (`Escape`); only `result(bytes:)` and `result(formatted:)` print
/// their arguments unchanged.
struct Terminal: Sendable {
  /// The styles of text on a terminal.
  enum Style: String, Sendable, CaseIterable {
    case error = "31;1"
    case warning = "33;1"
    case good = "32;1"
    case name = "1"
    case faint = "2"
  }

  /// True if notes are left out.
  let isQuiet: Bool
  /// True if details are printed.
  let isVerbose: Bool
  private let resultsHaveColor: Bool
  private let notesHaveColor: Bool
  /// Breaks lines at the width of the terminal; nil if there is none.
  private let resultBreaker: LineBreaker?
  private let noteBreaker: LineBreaker?

  init(isQuiet: Bool = false, isVerbose: Bool = false) {
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    resultsHaveColor = Self.hasColor(STDOUT_FILENO)
    notesHaveColor = Self.hasColor(STDERR_FILENO)
    resultBreaker = Self.width(STDOUT_FILENO).map { LineBreaker(width: $0) }
    noteBreaker = Self.width(STDERR_FILENO).map { LineBreaker(width: $0) }
  }

  /// True if results go to a person at a terminal.
  var showsResults: Bool { resultBreaker != nil }

  /// The columns for excerpts of files in results: those of the terminal without an indent and ellipses.
  var excerptWidth: Int? { resultBreaker.map { max(1, $0.width - 6) } }

  /// Prints a result; ends the command if standard output cannot be written (a full disk).
  func result(_ text: String) throws { try result(lines: text + "\n") }

  /// Prints a result that consists of sentences; on a terminal, long lines are broken between words.
  func report(_ text: String) throws {
    guard !text.isEmpty else { return }
    let safe = shown(Escape.lines(text), hasColor: resultsHaveColor)
    try result(bytes: Array((resultBreaker?.broken(safe) ?? safe).utf8))
  }

  /// Prints a result whose lines are terminated.
  func result(lines: String) throws {
    if !lines.isEmpty {
      try result(bytes: Array(shown(Escape.lines(lines), hasColor: resultsHaveColor).utf8))
    }
  }

  /// Prints a result in a format for programs.
  func result(formatted text: String) throws { if !text.isEmpty { try result(bytes: Array(text.utf8)) } }

  /// Prints a result as JSON.
  func result(json: JSONValue) throws { try result(formatted: json.printed() + "\n") }

  /// Prints a result as bytes.
  func result(bytes: [UInt8]) throws {
    guard let problem = Self.write(bytes, to: STDOUT_FILENO) else { return }
    error("cannot write the result: \(problem)")
    throw ExitCode.impossible
  }

  /// Prints a note, unless the command is quiet.
  func note(_ text: String) { if !isQuiet { say(text) } }

  /// Prints that the work is done; on a terminal with a check mark and the time it took.
  func done(_ text: String, after duration: Duration) {
    guard let noteBreaker, !isQuiet else { return note(text) }
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    let tenths = Int((seconds * 10).rounded())
    let mark = notesHaveColor ? paint("✓", .good) : "✓"
    Self.write(
      noteBreaker.broken("\(mark) \(Escape.line(text)) (\(tenths / 10).\(tenths % 10) s)") + "\n",
      to: STDERR_FILENO)
  }

  /// Prints advice on the next command, on a terminal only.
  func hint(_ text: String) { if noteBreaker != nil { note(text) } }

  /// Prints a detail if `--verbose` is given.
  func detail(_ text: String) { if isVerbose { say(text) } }

  /// Prints a problem even with `--quiet`, such as `file:1:2: error: …`.
  func problem(_ text: String) {
    Self.write(colored(problem: broken(Escape.line(text))) + "\n", to: STDERR_FILENO)
  }

  /// Prints an error of the command as a whole.
  func error(_ text: String) { problem("error: \(text)") }

  /// Prints a warning even with `--quiet`.
  func warning(_ text: String) { problem("warning: \(text)") }

  /// Returns text in the style of results.
  func styled(_ text: String, _ style: Style) -> String { resultsHaveColor ? paint(text, style) : text }

  /// Prints a line on standard error.
  private func say(_ text: String) { Self.write(broken(Escape.line(text)) + "\n", to: STDERR_FILENO) }

  /// Returns escaped text with the styles that the command added restored; other escape sequences stay
  /// escaped.
  private func shown(_ escaped: String, hasColor: Bool) -> String {
    guard hasColor else { return escaped }
    return Style.allCases.map(\.rawValue).reduce(escaped) { text, code in
      text.replacing("\\u{1B}[\(code)m", with: "\u{1B}[\(code)m")
    }.replacing("\\u{1B}[0m", with: "\u{1B}[0m")
  }

  /// Returns a progress display for standard error; it is shown only on a terminal, and never if `CI` is set.
  func progress(_ title: String) -> Progress {
    Progress(title, isShown: !isQuiet && isatty(STDERR_FILENO) != 0 && !Self.isSet("CI"))
  }

  private func broken(_ text: String) -> String { noteBreaker?.broken(text) ?? text }

  /// Returns the columns of a terminal; nil if there is none, the width is unknown, or it is too small for
  /// sentences.
  private static func width(_ number: Int32) -> Int? {
    guard isatty(number) != 0 else { return nil }
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= leastColumns else { return nil }
    return Int(size.ws_col)
  }

  private static let leastColumns = 20

  private func colored(problem text: String) -> String {
    guard notesHaveColor else { return text }
    for (word, style) in [("error:", Style.error), ("warning:", .warning)] {
      guard let range = text.firstRange(of: word) else { continue }
      return text[..<range.lowerBound] + paint(word, style) + text[range.upperBound...]
    }
    return text
  }

  private func paint(_ text: String, _ style: Style) -> String { "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" }

  private static func hasColor(_ number: Int32) -> Bool {
    isatty(number) != 0 && !isSet("NO_COLOR") && value("TERM") != "dumb"
  }

  private static func value(_ variable: String) -> String? { getenv(variable).map { String(cString: $0) } }

  /// Returns true if a variable is set and not empty, as the NO_COLOR convention requires.
  private static func isSet(_ variable: String) -> Bool { value(variable).map { !$0.isEmpty } ?? false }

  fileprivate static func write(_ text: String, to number: Int32) { _ = write(Array(text.utf8), to: number) }

  /// Writes all bytes and returns the reason if that fails; a closed pipe is not a failure.
  private static func write(_ bytes: [UInt8], to number: Int32) -> String? {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
        #if canImport(Darwin)
          return Darwin.write(number, rest.baseAddress, rest.count)
        #else
          return Glibc.write(number, rest.baseAddress, rest.count)
        #endif
      }
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        return errno == EPIPE ? nil : String(cString: strerror(errno))
      }
    }
    return nil
  }
}

/// A line that is overwritten while work goes on and erased at its end.
///
/// It appears when the work takes more than half a second, and at most ten times a second.
final class Progress: Sendable {
  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  private struct State {
    var next = ContinuousClock.now + Progress.patience
    var isVisible = false
  }

  private let title: String
  private let isShown: Bool
  private let state = Mutex(State())

  init(_ title: String, isShown: Bool) {
    self.title = title
    self.isShown = isShown
  }

  /// Updates the number of finished pieces of work; may be called from any thread.
  func update(_ done: Int, of total: Int) {
    guard isShown else { return }
    state.withLock { state in
      let now = ContinuousClock.now
      guard now >= state.next else { return }
      state.next = now + Self.interval
      state.isVisible = true
      Terminal.write("\r\u{1B}[K\(title) \(done) of \(total)", to: STDERR_FILENO)
    }
  }

  /// Erases the line.
  func finish() {
    state.withLock { state in
      if state.isVisible { Terminal.write("\r\u{1B}[K", to: STDERR_FILENO) }
      state.isVisible = false
      state.next = .now + Self.patience
    }
  }
}

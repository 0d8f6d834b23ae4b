import ArgumentParser
import ChiralManifest
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Everything that the command says: results on standard output, all else on standard error.
///
/// Whatever names and drawings hold, it is printed as text (`Escape`); only `result(bytes:)` prints what it is given.
struct Terminal: Sendable {
  /// The colours of words, where the reader is a person at a terminal.
  enum Style: String, Sendable, CaseIterable {
    case error = "31;1"
    case warning = "33;1"
    case good = "32;1"
    case name = "1"
    case faint = "2"
  }

  /// Whether notes are left out.
  let isQuiet: Bool
  /// Whether details are told.
  let isVerbose: Bool
  private let resultsHaveColor: Bool
  private let notesHaveColor: Bool
  /// Break lines at the width of the terminal; nil where there is none.
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

  /// What the command was run for; ends the command where standard output cannot take it (a full disk).
  func result(_ text: String) throws { try result(lines: text + "\n") }

  /// Sentences that the command was run for: at a terminal, long lines are broken between words.
  func report(_ text: String) throws {
    guard !text.isEmpty else { return }
    let safe = shown(Escape.lines(text), hasColor: resultsHaveColor)
    try result(bytes: Array((resultBreaker?.broken(safe) ?? safe).utf8))
  }

  /// What the command was run for, whose lines end already.
  func result(lines: String) throws {
    if !lines.isEmpty {
      try result(bytes: Array(shown(Escape.lines(lines), hasColor: resultsHaveColor).utf8))
    }
  }

  /// What the command was run for, in a format that programs read.
  func result(formatted text: String) throws { if !text.isEmpty { try result(bytes: Array(text.utf8)) } }

  /// What the command was run for, as JSON.
  func result(json: JSONValue) throws { try result(formatted: json.printed() + "\n") }

  /// What the command was run for, as bytes.
  func result(bytes: [UInt8]) throws {
    guard let problem = Self.write(bytes, to: STDOUT_FILENO) else { return }
    error("cannot write the result: \(problem)")
    throw ExitCode.impossible
  }

  /// What a person likes to know.
  func note(_ text: String) { if !isQuiet { say(text) } }

  /// Tells that work is done: at a terminal with a check mark, and with the time that it took.
  func done(_ text: String, after duration: Duration) {
    guard let noteBreaker, !isQuiet else { return note(text) }
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    let tenths = Int((seconds * 10).rounded())
    let mark = notesHaveColor ? paint("✓", .good) : "✓"
    Self.write(
      noteBreaker.broken("\(mark) \(Escape.line(text)) (\(tenths / 10).\(tenths % 10) s)") + "\n",
      to: STDERR_FILENO)
  }

  /// Advice on what to type next, for a person at a terminal.
  func hint(_ text: String) { if noteBreaker != nil { note(text) } }

  /// What a person asks for with `--verbose`.
  func detail(_ text: String) { if isVerbose { say(text) } }

  /// What must be told even with `--quiet`: a problem in its own words, such as `file:1:2: error: …`.
  func problem(_ text: String) {
    Self.write(colored(problem: broken(Escape.line(text))) + "\n", to: STDERR_FILENO)
  }

  /// An error of the command as a whole.
  func error(_ text: String) { problem("error: \(text)") }

  /// Something to know that stops nothing; never held back.
  func warning(_ text: String) { problem("warning: \(text)") }

  /// A text in the style of results.
  func styled(_ text: String, _ style: Style) -> String { resultsHaveColor ? paint(text, style) : text }

  /// One line on standard error.
  private func say(_ text: String) { Self.write(broken(Escape.line(text)) + "\n", to: STDERR_FILENO) }

  /// The text with the colours that were asked for, and no others: they stood in it as escaped sequences.
  private func shown(_ escaped: String, hasColor: Bool) -> String {
    guard hasColor else { return escaped }
    return Style.allCases.map(\.rawValue).reduce(escaped) { text, code in
      text.replacing("\\u{1B}[\(code)m", with: "\u{1B}[\(code)m")
    }.replacing("\\u{1B}[0m", with: "\u{1B}[0m")
  }

  /// Progress on standard error: only at a terminal, and never in a build service.
  func progress(_ title: String) -> Progress {
    Progress(title, isShown: !isQuiet && isatty(STDERR_FILENO) != 0 && !Self.isSet("CI"))
  }

  private func broken(_ text: String) -> String { noteBreaker?.broken(text) ?? text }

  /// The columns of a terminal; nil where there is none, or nobody knows. Fewer than that hold no sentence.
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

  /// Whether a variable is there and not empty, as the NO_COLOR convention asks.
  private static func isSet(_ variable: String) -> Bool { value(variable).map { !$0.isEmpty } ?? false }

  fileprivate static func write(_ text: String, to number: Int32) { _ = write(Array(text.utf8), to: number) }

  /// Writes all bytes, or says why not; a reader that has gone is no problem.
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

/// One line that is written over and over while work goes on, and wiped out at its end.
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

  /// Tells how many pieces of work are done; may be called from any thread.
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

  /// Wipes the line out.
  func finish() {
    state.withLock { state in
      if state.isVisible { Terminal.write("\r\u{1B}[K", to: STDERR_FILENO) }
      state.isVisible = false
      state.next = .now + Self.patience
    }
  }
}

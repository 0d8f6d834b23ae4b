import ArgumentParser
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Everything that the command says: results on standard output, all else on standard error.
struct Terminal: Sendable {
  /// The colours of words, where the reader is a person at a terminal.
  enum Style: String, Sendable {
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

  init(isQuiet: Bool = false, isVerbose: Bool = false) {
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    resultsHaveColor = Self.hasColor(STDOUT_FILENO)
    notesHaveColor = Self.hasColor(STDERR_FILENO)
  }

  /// What the command was run for; ends the command where standard output cannot take it (a full disk).
  func result(_ text: String) throws { try result(bytes: Array((text + "\n").utf8)) }

  /// What the command was run for, whose lines end already.
  func result(lines: String) throws { if !lines.isEmpty { try result(bytes: Array(lines.utf8)) } }

  /// What the command was run for, as bytes.
  func result(bytes: [UInt8]) throws {
    guard let problem = Self.write(bytes, to: STDOUT_FILENO) else { return }
    error("cannot write the result: \(problem)")
    throw ExitCode.impossible
  }

  /// What a person likes to know.
  func note(_ text: String) { if !isQuiet { Self.write(text + "\n", to: STDERR_FILENO) } }

  /// What a person asks for with `--verbose`.
  func detail(_ text: String) { if isVerbose { Self.write(text + "\n", to: STDERR_FILENO) } }

  /// What must be told even with `--quiet`: a problem in its own words, such as `file:1:2: error: …`.
  func problem(_ text: String) { Self.write(colored(problem: text) + "\n", to: STDERR_FILENO) }

  /// An error of the command as a whole.
  func error(_ text: String) { problem("error: \(text)") }

  /// Something to know that stops nothing; never held back.
  func warning(_ text: String) { problem("warning: \(text)") }

  /// A text in the style of results.
  func styled(_ text: String, _ style: Style) -> String { resultsHaveColor ? paint(text, style) : text }

  /// Progress on standard error: only at a terminal, and never in a build service.
  func progress(_ title: String) -> Progress {
    Progress(title, isShown: !isQuiet && isatty(STDERR_FILENO) != 0 && !Self.isSet("CI"))
  }

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

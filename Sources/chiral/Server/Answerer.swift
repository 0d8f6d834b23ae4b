#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program that answers requests: it reads them from standard input and writes answers, in any order, to
/// standard output.
///
/// A request is the line `NUMBER KIND LENGTH` and a body; an answer is the line `NUMBER STATUS LENGTH` and a
/// body. The answer with the number 0 tells that the program is ready.
struct Answerer {
  /// An answer of the program.
  struct Answer {
    var number: Int
    var status: Int
    var body: [UInt8]
  }

  /// The descriptor to which requests are written, and the one from which answers are read.
  let input: Int32
  let output: Int32
  private let process: pid_t
  private var questions: [UInt8] = []
  /// The number of bytes of `questions` that have been written.
  private var sent = 0
  private var answers: [UInt8] = []

  /// Starts the program; `reason` says why it cannot be started.
  init(_ program: String, _ arguments: [String]) throws(Failure) {
    guard let questions = System.pipe(), let answers = System.pipe() else { throw Failure(reason: errno) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
      var attributes: posix_spawnattr_t? = nil
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, questions.output, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, answers.input, STDOUT_FILENO)
    // Ctrl-C reaches the server only, which ends the program.
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGPIPE, SIGINT, SIGTERM] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, program, &actions, &attributes, &words, environ)
    for end in [questions.output, answers.input] { close(end) }
    guard failure == 0 else { throw Failure(reason: failure) }
    (input, output, self.process) = (questions.input, answers.output, process)
    for end in [input, output] { System.prepare(end) }
  }

  /// The program cannot be started; `reason` is an error of the system.
  struct Failure: Error { var reason: Int32 }

  // MARK: Messages

  /// True if a request has not been written completely.
  var hasQuestions: Bool { sent < questions.count }

  /// Adds a request, which `write` passes on.
  mutating func ask(_ number: Int, kind: String, _ body: some Collection<UInt8>) {
    questions += Array("\(number) \(kind) \(body.count)\n".utf8)
    questions += body
  }

  /// Writes as much of the requests as the pipe takes.
  mutating func write() {
    guard case .moved(let count) = System.send(questions[sent...], to: input, isSocket: false) else { return }
    sent += count
    guard sent == questions.count else { return }
    questions = []
    sent = 0
  }

  /// Reads what the program has written and returns the complete answers; nil if the program has ended.
  mutating func read() -> [Answer]? {
    guard System.receive(1 << 20, from: output, into: &answers) != .ended else { return nil }
    var complete: [Answer] = []
    var start = 0
    while let (answer, end) = answer(at: start) {
      complete.append(answer)
      start = end
    }
    answers.removeFirst(start)
    return complete
  }

  private func answer(at start: Int) -> (answer: Answer, end: Int)? {
    guard let line = answers[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: answers[start..<line], as: UTF8.self).split(separator: " ").map { Int($0) }
    guard words.count == 3, let number = words[0], let status = words[1], let length = words[2],
      length >= 0, answers.count - line - 1 >= length
    else { return nil }
    let end = line + 1 + length
    return (Answer(number: number, status: status, body: Array(answers[(line + 1)..<end])), end)
  }

  // MARK: The end

  /// The time in which the program may end by itself, and then after SIGTERM, in milliseconds.
  private static let patience = [(signal: 0, time: 500), (signal: SIGTERM, time: 250)]

  /// Ends the program within a second and returns its exit status; 0 if it had to be ended.
  func end() -> Int32 {
    close(input)
    var status: Int32 = 0
    for (signal, time) in Self.patience {
      if signal != 0 { kill(process, signal) }
      let end = System.milliseconds + time
      while System.milliseconds < end {
        let found = waitpid(process, &status, WNOHANG)
        // The two lowest bytes of a status are the exit status and the signal.
        if found == process { return status & 0x7F == 0 ? (status >> 8) & 0xFF : signal == 0 ? 2 : 0 }
        usleep(5_000)
      }
    }
    kill(process, SIGKILL)
    waitpid(process, &status, 0)
    return 0
  }
}

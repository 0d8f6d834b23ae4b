internal import ChiralManifest

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Answers requests from standard input, and meanwhile watches the files.
///
/// The format of requests and answers is documented at `Answerer` in `chiral`.
package struct LiveAnswers {
  private let review: LiveReview
  private var buffer: [UInt8] = []
  /// The pages that wait for a change, each with the revision that it shows and its browser tab.
  private var waiting: [(number: Int, after: Int, tab: String, since: ContinuousClock.Instant)] = []

  /// Creates the answers for a review.
  package init(_ review: LiveReview) { self.review = review }

  /// The longest time that a page waits; then it asks again. The server ends a request after 60 s.
  private static let patience = Duration.seconds(25)
  /// The time between two checks for pages that have waited long enough, in milliseconds.
  private static let interval: Int32 = 400

  /// Answers requests until standard input ends.
  package mutating func run() {
    let watch = FolderWatch()
    watch.add(review.folders)
    var watched = review.revision
    send(0, status: 200, body: [])
    while !Interruption.isRequested {
      switch watch.wait(milliseconds: Self.interval, orReading: STDIN_FILENO) {
      case .readable: if !readQuestions() { return }
      case .change: watch.settle()
      case .nothing: _ = review.refreshRemarks()
      }
      _ = try? review.refresh()
      if review.revision != watched { watch.add(review.folders) }
      watched = review.revision
      tellPages()
      releasePages()
    }
  }

  // MARK: Questions

  /// Reads the available requests; returns false at the end of standard input.
  private mutating func readQuestions() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(STDIN_FILENO, &chunk, chunk.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    buffer += chunk.prefix(count)
    while let question = takeQuestion() { answer(question.number, kind: question.kind, body: question.body) }
    return true
  }

  private mutating func takeQuestion() -> (number: Int, kind: String, body: [UInt8])? {
    guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: buffer[..<end], as: UTF8.self).split(separator: " ")
    guard words.count == 3, let number = Int(words[0]), let length = Int(words[2]),
      buffer.count > end + length
    else { return nil }
    let body = Array(buffer[(end + 1)..<(end + 1 + length)])
    buffer.removeFirst(end + 1 + length)
    return (number, String(words[1]), body)
  }

  private mutating func answer(_ number: Int, kind: String, body: [UInt8]) {
    switch kind {
    case "page": send(number, status: 200, body: review.page())
    case "events":
      // The revision that the page shows, its tab, and "no" if it wants an answer at once.
      let words = String(decoding: body, as: UTF8.self)
        .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let isPatient = words.dropFirst(2).first != "no"
      let start = isPatient ? ContinuousClock.now : .now - Self.patience
      waiting.append((number, Int(words[0]) ?? 0, words.dropFirst().first ?? "", start))
      tellPages()
    case "decisions": send(number, review.decide(body))
    case "preview": send(number, review.preview(body))
    case "undo": send(number, review.undo(body))
    default: send(number, .refused("there is no \(kind)"))
    }
  }

  // MARK: Answers

  /// Answers the pages that show an earlier revision.
  private mutating func tellPages() {
    let late = waiting.filter { $0.after != review.revision }
    waiting.removeAll { $0.after != review.revision }
    for page in late {
      let answer = review.patch(since: page.after, for: page.tab) ?? ["reload": true]
      send(page.number, status: 200, body: Array(answer.printed(.compact).utf8))
    }
  }

  /// Answers the pages that have waited long enough.
  private mutating func releasePages() {
    let end = ContinuousClock.now - Self.patience
    for page in waiting where page.since <= end { send(page.number, status: 200, body: Array("{}".utf8)) }
    waiting.removeAll { $0.since <= end }
  }

  private func send(_ number: Int, _ answer: LiveReview.Answer) {
    let (status, json): (Int, JSONValue) =
      switch answer {
      case .done(let json): (200, json)
      case .refused(let problem): (400, ["problem": .string(problem)])
      case .conflict(let problem): (409, ["problem": .string(problem)])
      case .disputed(let json): (409, json)
      }
    send(number, status: status, body: Array(json.printed(.compact).utf8))
  }

  private func send(_ number: Int, status: Int, body: [UInt8]) {
    let bytes = Array("\(number) \(status) \(body.count)\n".utf8) + body
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { sent += count } else if errno != EINTR { return }
    }
  }
}

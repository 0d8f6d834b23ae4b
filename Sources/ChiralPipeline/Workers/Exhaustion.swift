internal import ChiralRequests
import Synchronization

/// The drawings that exceeded a limit, or crashed a worker twice. None of them is sent to a worker again.
///
/// A command may need a drawing several times, and a set may hold the same drawing under several names.
final class Exhaustion: Sendable {
  /// The drawings of this process.
  static let shared = Exhaustion()

  /// The errors by the content of the drawing and the question.
  private let known = Mutex<[SHA256: RenderError]>([:])

  /// The processor time of the drawings that took long, in microseconds.
  private let spent = Mutex<[SHA256: Int]>([:])
  /// The processor time of the files that took long, with all pictures that were made of them.
  private let accounts = Mutex<[String: Account]>([:])

  private struct Account {
    /// The digest of the drawing; nil until a question about the drawing itself took long.
    var drawing: SHA256?
    var spent = 0
  }

  /// A drawing, or a picture that was made of it.
  struct Subject {
    let bytes: [UInt8]
    /// The file of the drawing in messages; empty if its pictures have a limit of their own.
    let file: String
    /// True if these are the bytes of the drawing itself.
    let isOriginal: Bool
  }

  /// Asks a question about a drawing and remembers the error if there is one. A known error is thrown at
  /// once.
  func once<Answer>(
    _ subject: Subject, for question: String, _ ask: () throws(RenderError) -> Answer
  ) throws(RenderError) -> Answer {
    let drawing = subject.bytes
    if isExhausted(subject) { throw Self.exhausted }
    // Most commands meet no such drawing; they need not hash anything.
    let isEmpty = known.withLock { $0.isEmpty }
    if !isEmpty, let error = known.withLock({ $0[key(drawing, question)] ?? $0[key(drawing, nil)] }) {
      throw error
    }
    do {
      return try ask()
    } catch {
      switch error.kind {
      // A drawing that took too long for one question has used up the time that it may take.
      case .limit: known.withLock { $0[key(drawing, nil)] = error }
      case .crash: known.withLock { $0[key(drawing, question)] = error }
      case .drawing, .unavailable, .interrupted, .killed: break
      }
      throw error
    }
  }

  /// Adds the processor time of an answer, in microseconds. A drawing that has taken so much that another request could exceed
  /// what it may cost in all is sent to no worker again.
  func note(_ processorTime: Int, for subject: Subject) {
    // Most answers take less, and their drawings need not be hashed.
    guard processorTime > Self.leastNoted else { return }
    let key = key(subject.bytes, nil)
    if !subject.file.isEmpty {
      accounts.withLock { accounts in
        var account = accounts[subject.file] ?? Account()
        // Somebody has edited the drawing.
        if subject.isOriginal, let former = account.drawing, former != key { account = Account() }
        if subject.isOriginal { account.drawing = key }
        account.spent += processorTime
        accounts[subject.file] = account
      }
    }
    let total = spent.withLock { spent in
      spent[key, default: 0] += processorTime
      return spent[key, default: 0]
    }
    if total > Self.mostSpent { known.withLock { $0[key] = Self.exhausted } }
  }

  /// Forgets the processor time so far, as a new command would; drawings that crashed or exceeded a limit stay known.
  func renew() {
    spent.withLock { $0.removeAll() }
    accounts.withLock { $0.removeAll() }
    known.withLock { $0 = $0.filter { $0.value != Self.exhausted } }
  }

  /// Returns true if a drawing and all its pictures have taken what they may.
  private func isExhausted(_ subject: Subject) -> Bool {
    guard let account = accounts.withLock({ $0.isEmpty ? nil : $0[subject.file] }),
      account.spent > Self.mostSpent
    else { return false }
    return !subject.isOriginal || account.drawing == nil || account.drawing == key(subject.bytes, nil)
  }

  /// Five seconds in all, less those of the next request.
  static let mostSpent = (5 - RenderHelper.processorSeconds) * 1_000_000
  private static let leastNoted = 20_000
  private static let exhausted = RenderError(
    .limit,
    "this command has spent more than \(mostSpent / 1_000_000) s of processor time on it already; simplify it"
  )

  /// Returns the key of a question about a drawing; nil stands for every question.
  private func key(_ drawing: [UInt8], _ question: String?) -> SHA256 {
    SHA256(of: Array((question ?? "").utf8) + [0] + drawing)
  }
}

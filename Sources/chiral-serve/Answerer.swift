import Foundation
import Synchronization

/// The program that answers requests: it reads them from standard input and writes answers, in any order, to
/// standard output.
///
/// A request is the line `NUMBER KIND LENGTH` and a body; an answer is the line `NUMBER STATUS LENGTH` and a
/// body. The answer with the number 0 tells that the program is ready.
final class Answerer: Sendable {
  /// An answer of the program.
  struct Answer: Sendable {
    var status: Int
    var body: Data
  }

  private struct State {
    var next = 1
    var waiting: [Int: CheckedContinuation<Answer?, Never>] = [:]
    var early: [Int: Answer] = [:]
    var hasEnded = false
  }

  private let process: Process
  private let input: FileHandle
  private let output: FileHandle
  private let state = Mutex(State())
  private let writing = DispatchQueue(label: "questions")

  init(program: String, arguments: [String]) throws {
    process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let (questions, answers) = (Pipe(), Pipe())
    process.standardInput = questions
    process.standardOutput = answers
    input = questions.fileHandleForWriting
    output = answers.fileHandleForReading
    try process.run()
    Thread { [weak self] in self?.read() }.start()
  }

  /// Waits until the program has read all files; returns false if it ended instead.
  func isReady() async -> Bool { await wait(for: 0) != nil }

  /// Sends a request and returns the answer; nil if the program has ended.
  func ask(_ kind: String, _ body: Data) async -> Answer? {
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    writing.async { [input] in
      try? input.write(contentsOf: Data("\(number) \(kind) \(body.count)\n".utf8) + body)
    }
    return await wait(for: number)
  }

  private func wait(for number: Int) async -> Answer? {
    await withCheckedContinuation { continuation in
      let known: Answer?? = state.withLock { state in
        if let early = state.early.removeValue(forKey: number) { return .some(early) }
        if state.hasEnded { return .some(nil) }
        state.waiting[number] = continuation
        return nil
      }
      if let known { continuation.resume(returning: known) }
    }
  }

  private func read() {
    var buffer = Data()
    while true {
      let chunk = output.availableData
      if chunk.isEmpty { break }
      buffer.append(chunk)
      while let answer = Self.takeAnswer(from: &buffer) { deliver(answer.number, answer.answer) }
    }
    let waiting = state.withLock { state in
      state.hasEnded = true
      defer { state.waiting = [:] }
      return state.waiting
    }
    for continuation in waiting.values { continuation.resume(returning: nil) }
    // Without the program, nothing can be served.
    exit(end())
  }

  private func deliver(_ number: Int, _ answer: Answer) {
    let continuation = state.withLock { state in
      let waiting = state.waiting.removeValue(forKey: number)
      if waiting == nil { state.early[number] = answer }
      return waiting
    }
    continuation?.resume(returning: answer)
  }

  private static func takeAnswer(from buffer: inout Data) -> (number: Int, answer: Answer)? {
    guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: buffer[..<end], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    let start = end + 1
    guard words.count == 3, buffer.endIndex - start >= words[2] else { return nil }
    let body = Data(buffer[start..<(start + words[2])])
    buffer = Data(buffer[(start + words[2])...])
    return (words[0], Answer(status: words[1], body: body))
  }

  /// Ends the program and returns its exit status.
  func end() -> Int32 {
    try? input.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

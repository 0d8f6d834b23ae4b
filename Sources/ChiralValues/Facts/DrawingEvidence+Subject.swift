extension DrawingEvidence {
  /// A subject that a drawing probably shows.
  package struct Sighting: Hashable, Sendable {
    /// The most likely subject.
    package let subject: Subject
    /// The probability that the icon needs something in right-to-left, in percent.
    package let percent: Int

    package init(_ subject: Subject, percent: Int) {
      self.subject = subject
      self.percent = percent
    }
  }

  /// A subject that needs something in right-to-left, recognised by its shape.
  package enum Subject: String, Hashable, Sendable, CaseIterable {
    case arrow, book, bubble, cart, flag, label, level, lines, panel, passage, person, question, send
    case signal, speaker, turn, vehicle

    /// The subject in words, with an article.
    package var noun: String {
      switch self {
      case .arrow: "an arrow to one side"
      case .book: "a book with its spine on one side"
      case .bubble: "a speech bubble with its tail on one side"
      case .cart: "a cart that is pushed along"
      case .flag: "a flag that flies from its pole"
      case .label: "a label that points"
      case .level: "a level that fills in reading order"
      case .lines: "lines of text"
      case .panel: "a panel on one side"
      case .passage: "an arrow into or out of something"
      case .person: "a person with a badge beside them"
      case .question: "a question mark"
      case .send: "a message that is sent"
      case .signal: "bars that grow in reading order"
      case .speaker: "a speaker with its sound"
      case .turn: "an arrow that turns back"
      case .vehicle: "a vehicle from its side"
      }
    }
  }
}

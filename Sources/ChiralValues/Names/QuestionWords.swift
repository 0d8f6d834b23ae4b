/// The words of a name that say that the icon is about a question. Its question mark mirrors where the script writes it mirrored (R21).
package enum QuestionWords {
  package static let all = SignWords.of("asking")

  /// Returns true if a name says that the icon is about a question.
  package static func are(in name: String) -> Bool {
    NameWords.words(of: name).contains(where: all.contains)
  }
}

package import ChiralManifest

/// The support for pages that follow the files of their set.
extension PageData {
  /// The state of the files that a page shows.
  package struct Live: Hashable, Sendable {
    /// The number of the latest change that the page shows.
    package var revision: Int
    /// The number of the latest edit that the open questions take into account.
    package var judged: Int

    /// Creates a state.
    package init(revision: Int, judged: Int) {
      self.revision = revision
      self.judged = judged
    }

    var json: JSONValue { ["revision": .int(revision), "judged": .int(judged)] }
  }

  /// Returns these icons, with all that they refer to, for a page that is already open.
  ///
  /// - Parameters:
  ///   - removed: The names of icons that no longer exist.
  ///   - news: The names of icons that somebody else has changed.
  ///   - problem: The reason why the manifest cannot be read at present.
  package func patch(
    _ live: Live? = nil, removed: [String] = [], news: Set<String> = [], problem: String? = nil
  ) -> JSONValue {
    let (json, pool) = encoded()
    return .members([
      "live": live?.json, "icons": json["icons"], "pictures": json["pictures"],
      "files": .array(pool.lines.map { .string(base64($0)) }), "drawings": .array(pool.drawings),
      "removed": .array(removed.map(JSONValue.string)), "gone": json["gone"],
      "open": .array(questions), "news": .array(news.sorted().map(JSONValue.string)),
      "problem": problem.map(JSONValue.string),
    ])
  }
}

internal import ChiralExporting
internal import ChiralManifest
internal import ChiralValues

/// Decisions on a state that somebody else has changed since it was shown, and requests that come twice.
extension LiveReview {
  /// An icon about which a page decided without having seen what stands there now.
  struct Dispute {
    let icon: String
    /// The browser tab that has changed it; empty for another program, or if nobody knows.
    let author: String
  }

  /// Takes the decisions on a state that somebody else has changed since it was shown out of a list, and returns their icons. What the same
  /// browser tab has written is not disputed, although its page may not have been told yet; nor is the same decision twice.
  func withdrawDisputed(from decisions: inout Decisions, _ present: Approvals) -> [Dispute] {
    let author = decisions.origin.maker, digests = project.entryDigests
    let items = Dictionary(review.items.map { ($0.key, $0) }) { first, _ in first }
    var disputes: [Dispute] = []
    decisions.items.removeAll { item in
      let rival =
        rivalEntry(item.entry, of: item.key.icon, among: digests, besides: author)
        ?? rivalVerdict(on: item, present, besides: author)
        ?? rivalPicture(of: item, items[item.key], digests)
      if let rival { disputes.append(Dispute(icon: item.key.icon, author: rival)) }
      return rival != nil
    }
    decisions.answers = decisions.answers.compactMap { given in
      var answer = given
      if let rival = rivalVerdict(on: answer, present, besides: author) {
        disputes.append(Dispute(icon: answer.icon, author: rival))
        return nil
      }
      guard let icon = project.manifest.icon(named: answer.icon), let digest = digests[icon.entry],
        digest != answer.entry
      else { return answer }
      let isSame = project.holds(answer, of: icon) && !answer.confirmsOtherClass(than: icon.iconClass)
      guard !isSame, let rival = rivalEntry(answer.entry, of: answer.icon, among: digests, besides: author)
      else {
        if isSame {
          claim(entry: icon.entry, by: author)
          confirm(answer.icon, by: author)
        }
        answer.entry = digest
        return answer
      }
      disputes.append(Dispute(icon: answer.icon, author: rival))
      return nil
    }
    return disputes
  }

  /// Returns the tab that has given an icon another entry than the page showed; nil if no other one has.
  private func rivalEntry(
    _ shown: String?, of icon: String, among digests: [String: String], besides author: String
  ) -> String? {
    guard let shown, let entry = project.manifest.icon(named: icon)?.entry, let digest = digests[entry],
      digest != shown
    else { return nil }
    return rival(entryAuthors[entry], of: author)
  }

  /// Returns the tab that has given another verdict on a picture than the page showed; nil if no other one has, or the same verdict.
  private func rivalVerdict(
    on item: Decisions.Item, _ present: Approvals, besides author: String
  ) -> String? {
    let now = present.entries[item.key]
    guard let shown = item.shown, shown != now?.stamp ?? "" else { return nil }
    let isOther = now.map(item.approval.agrees) != true
    if !isOther {
      claim(verdict: item.key, by: author)
      confirm(item.key.icon, by: author)
    }
    return isOther ? rival(verdictAuthors[item.key], of: author) : nil
  }

  /// Returns the tab that has given a verdict on a picture which an answer would change, and which the page did not show; nil if no other
  /// one has.
  private func rivalVerdict(
    on answer: Decisions.Answer, _ present: Approvals, besides author: String
  ) -> String? {
    guard answer.changes.contains(where: \.change.changesPictures) else { return nil }
    let unseen = answer.shown.sorted { $0.key < $1.key }.compactMap { variant, shown -> String? in
      let key = Approval.Key(icon: answer.icon, variant: variant)
      guard let now = present.entries[key], now.stamp != shown else { return nil }
      return rival(verdictAuthors[key], of: author)
    }
    return unseen.first
  }

  /// Returns the tab that has changed the picture of a verdict since the page showed it; nil if it is the same one, or the icon has gone.
  private func rivalPicture(
    of item: Decisions.Item, _ present: Review.Item?, _ digests: [String: String]
  ) -> String? {
    guard item.shown != nil, let entry = project.manifest.icon(named: item.key.icon)?.entry,
      present?.mark.map({ item.approval.mark.holds(for: $0) }) != true
    else { return nil }
    // With the same entry, somebody has changed the drawing.
    return digests[entry] == item.entry ? "" : entryAuthors[entry] ?? ""
  }

  /// Notes that a person has decided about an icon as others have before: their undoing would take back this decision, too.
  private func confirm(_ icon: String, by author: String) {
    for index in steps.indices where steps[index].author != author && steps[index].icons.contains(icon) {
      steps[index].isShared = true
    }
  }

  /// Returns the author of a change; nil if it is the one who asks.
  private func rival(_ found: String?, of author: String) -> String? {
    author.isEmpty || found != author ? found ?? "" : nil
  }

  /// Returns the answer about decisions: the number of the edit, if anything was written, and what stands at disputed icons now. `who` tells
  /// who decided: `own` tab, another `page` with the name of the person, or a `program`.
  func outcome(
    _ disputes: [Dispute], edit: Int? = nil, refused: [String] = [], of author: String
  ) -> JSONValue {
    let icons = disputes.map(\.icon).uniqued, words = Wording.shortList(icons, most: 3)
    let who = Dictionary(disputes.map { ($0.icon, $0.author) }) { first, _ in first }.mapValues {
      [$0.isEmpty ? "program" : $0 == author ? "own" : "page", names[$0] ?? ""].map(JSONValue.string)
    }
    return .members([
      "edit": edit.map(JSONValue.int), "refused": .array(refused.map(JSONValue.string)),
      "problem": icons.isEmpty ? nil : .string("somebody has decided about \(words) since; look again"),
      "disputed": icons.isEmpty ? nil : .array(icons.map(JSONValue.string)),
      "who": icons.isEmpty ? nil : .object(icons.map { .init(key: $0, value: .array(who[$0] ?? [])) }),
      "patch": icons.isEmpty ? nil : data(sheet.showing(Set(icons))).patch(),
    ])
  }

  /// Carries out a request, or returns the answer that it has already got: a page that got none sends it again.
  func answering(_ request: String, _ carryOut: () -> Answer) -> Answer {
    if !request.isEmpty, let known = answered.last(where: { $0.request == request }) { return known.answer }
    let answer = carryOut()
    if !request.isEmpty, case .done = answer {
      answered.append((request, answer))
      if answered.count > Self.mostAnswered { answered.removeFirst() }
    }
    return answer
  }

  /// The number of answers that are kept. A page sends one request after the other, so that only its last one may come again.
  private static let mostAnswered = 256
}

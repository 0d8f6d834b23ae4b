internal import ChiralManifest
internal import ChiralValues

/// Reads `decisions.json`, and reports each mistake at its place, with the value that is expected there.
struct DecisionReader {
  private let source: SourceText
  private(set) var problems: Problems

  init(_ source: SourceText, problems: Problems) {
    self.source = source
    self.problems = problems
  }

  /// Returns the decisions of a file; nil if it is another file. Decisions with mistakes are left out.
  mutating func decisions(_ root: JSONNode) -> Decisions? {
    guard root["format"]?.string == Decisions.format else {
      problems.add(at: (root["format"] ?? root).span.lowerBound, Self.otherFile)
      return nil
    }
    guard let version = root["version"]?.integer, Decisions.versions.contains(version) else {
      problems.add(at: (root["version"] ?? root).span.lowerBound, Self.otherFile)
      return nil
    }
    var decisions = Decisions(items: [], origin: Decisions.Origin(root))
    for node in needed(.decisions, of: root, in: "file", \.elements) ?? [] {
      if let item = item(node) { decisions.items.append(item) }
    }
    for node in value(.answers, of: root, \.elements) ?? [] {
      if let answer = answer(node) { decisions.answers.append(answer) }
    }
    decisions.leftMeansBack = value(.leftMeansBack, of: root, \.boolean)
    decisions.leftLocation = root["leftMeansBack"].map(place)
    decisions.forgetsGone = value(.forgetsGone, of: root, \.boolean) ?? false
    return decisions
  }

  private func place(_ node: JSONNode) -> SourceLocation { source.location(of: node.span.lowerBound) }

  // MARK: Decisions

  private mutating func item(_ node: JSONNode) -> Decisions.Item? {
    guard isObject(node, .decisions) else { return nil }
    let owner = "decision"
    let icon = needed(.icon, of: node, in: owner), variant = needed(.variant, of: node, in: owner)
    let verdict = verdict(node)
    let decision = needed(.decision, of: node, in: owner), svg = needed(.svg, of: node, in: owner)
    let pixels = needed(.pixels, of: node, in: owner)
    let remark = Approval.Remark(
      by: value(.by, of: node, \.string), on: value(.on, of: node, \.string), note: note(node),
      at: value(.at, of: node) { $0.elements.flatMap(Approval.Point.init) })
    let shown = value(.shown, of: node, \.string), entry = value(.entry, of: node, \.string)
    guard let icon, let variant, let verdict, let decision, let svg, let pixels else { return nil }
    let mark = Approval.Mark(decision: decision, fingerprint: Fingerprint(svg: svg, pixels: pixels))
    return Decisions.Item(
      key: Approval.Key(icon: icon, variant: variant),
      approval: Approval(verdict, mark: mark, remark: remark), shown: shown, entry: entry,
      location: place(node))
  }

  private mutating func verdict(_ node: JSONNode) -> Approval.Verdict? {
    guard let text = needed(.verdict, of: node, in: "decision"), let found = node["verdict"] else {
      return nil
    }
    let verdict = Approval.Verdict(rawValue: text)
    if verdict == nil {
      let words = Approval.Verdict.allCases.map(\.rawValue)
      let message = ManifestMessage.unknownWord(text, noun: "a verdict", words: words)
      problems.add(at: found.span.lowerBound, message)
    }
    return verdict
  }

  private mutating func note(_ node: JSONNode) -> String? {
    guard let text = value(.note, of: node, \.string), let found = node["note"] else { return nil }
    let length = text.unicodeScalars.count
    if length > ManifestLimits.noteLength {
      problems.add(at: found.span.lowerBound, ManifestMessage.longNote("note", length))
    }
    return text
  }

  // MARK: Answers

  private mutating func answer(_ node: JSONNode) -> Decisions.Answer? {
    guard isObject(node, .answers) else { return nil }
    let icon = needed(.icon, of: node, in: "answer"), entry = needed(.entry, of: node, in: "answer")
    var changes: [Decisions.EntryChange] = []
    for change in needed(.changes, of: node, in: "answer", \.elements) ?? [] {
      guard isObject(change, .changes), let read = IconChange(change, &problems) else { continue }
      changes.append(Decisions.EntryChange(change: read, location: place(change["value"] ?? change)))
    }
    if let found = node["changes"], found.elements?.isEmpty == true {
      problems.add(at: found.span.lowerBound, Self.empty(.changes))
    }
    let shown = value(.shown, of: node, \.members) ?? []
    for stamp in shown where stamp.value.string == nil {
      problems.add(at: stamp.value.span.lowerBound, Self.type(.shown, not: stamp.value))
    }
    guard let icon, let entry, !changes.isEmpty else { return nil }
    let shownClass = value(.class, of: node, \.string)
    let stamps = shown.compactMap { one in one.value.string.map { (one.key, $0) } }
    return Decisions.Answer(
      icon: icon, entry: entry, changes: changes, shown: Dictionary(stamps) { $1 }, shownClass: shownClass,
      location: place(node))
  }

  // MARK: Members

  /// The members whose values are checked.
  private enum Member: String {
    case decisions, answers, leftMeansBack, forgetsGone
    case icon, variant, verdict, decision, svg, pixels, by, on, note, at, shown, entry, changes, `class`

    /// The value that is expected.
    var expected: String {
      switch self {
      case .decisions: "an array of objects with \"icon\", \"variant\" and \"verdict\""
      case .answers: "an array of objects with \"icon\", \"entry\" and \"changes\""
      case .leftMeansBack, .forgetsGone: "true or false"
      case .icon: "the name of an icon, such as \"arrow.left\""
      case .variant: "the name of a picture, such as \"mirrored\""
      case .verdict: "\"approved\" or \"rejected\""
      case .decision: "the digest of the decision about the picture, as the page exports it"
      case .svg: "the digest of the drawing, as the page exports it"
      case .pixels: "the digest of the pixels, or \"\""
      case .by: "the name of the reviewer"
      case .on: "a date, such as \"2025-05-01\""
      case .note: "a text"
      case .at: "two numbers, such as [18, 6.5]"
      case .shown: "the stamp of a verdict, as the page exports it"
      case .entry: "the digest of the entry, as the page exports it"
      case .class: "the class that the page showed, such as \"mirror\""
      case .changes: "an array of objects, such as [{\"path\": [\"class\"], \"value\": \"mirror\"}]"
      }
    }
  }

  /// Returns the value of a member; nil if there is none, or, with a problem, if it has another type.
  private mutating func value<Value>(
    _ key: Member, of node: JSONNode, _ read: (JSONNode) -> Value?
  ) -> Value? {
    guard let found = node[key.rawValue] else { return nil }
    let value = read(found)
    if value == nil { problems.add(at: found.span.lowerBound, Self.type(key, not: found)) }
    return value
  }

  /// Returns the value of a member; nil, with a problem, if there is none, or if it has another type.
  private mutating func needed<Value>(
    _ key: Member, of node: JSONNode, in owner: String, _ read: (JSONNode) -> Value?
  ) -> Value? {
    if node[key.rawValue] == nil { problems.add(at: node.span.lowerBound, Self.missing(key, owner)) }
    return value(key, of: node, read)
  }

  private mutating func needed(_ key: Member, of node: JSONNode, in owner: String) -> String? {
    needed(key, of: node, in: owner, \.string)
  }

  private mutating func isObject(_ node: JSONNode, _ list: Member) -> Bool {
    if node.members != nil { return true }
    problems.add(at: node.span.lowerBound, Self.type(list, not: node))
    return false
  }

  // MARK: Messages

  private static let otherFile =
    "this is not a \(Decisions.format) file of version \(Decisions.versions.upperBound); export it from the page"

  private static func missing(_ key: Member, _ owner: String) -> String {
    "add \"\(key.rawValue)\" to this \(owner): \(key.expected)"
  }

  private static func empty(_ key: Member) -> String {
    "write at least one change in \"\(key.rawValue)\": \(key.expected)"
  }

  private static func type(_ key: Member, not node: JSONNode) -> String {
    ManifestMessage.type(key.rawValue, key.expected, not: node)
  }
}

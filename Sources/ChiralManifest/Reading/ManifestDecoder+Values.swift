import ChiralValues

/// Decoding of the kinds of values in manifests.
extension ManifestDecoder {
  /// Returns the values of an object by its known keys; reports unknown and repeated keys. The first of
  /// several equal keys counts.
  mutating func object<Key: KeyTable>(
    _ node: JSONNode, keys: Key.Type, owner: String
  ) -> [Key: JSONNode]? {
    guard let members = node.members else {
      problems.add(at: node.span.lowerBound, ManifestMessage.rootType(not: node))
      return nil
    }
    noteRepetitions(members)
    var values: [Key: JSONNode] = [:]
    for member in members {
      if let key = Key(rawValue: member.key) {
        values[key] = values[key] ?? member.value
      } else {
        let known = Key.allCases.map(\.rawValue)
        problems.add(
          at: member.keySpan.lowerBound, ManifestMessage.unknownKey(member.key, of: owner, known: known))
      }
    }
    return values
  }

  /// Returns the members of an object with free keys, without comments and repetitions.
  mutating func entries(_ node: JSONNode, _ key: String, of what: String, example: String) -> [JSONMember] {
    guard let members = node.members else {
      let message = ManifestMessage.type(key, "an object of \(what), such as \(example)", not: node)
      problems.add(at: node.span.lowerBound, message)
      return []
    }
    let repeated = noteRepetitions(members)
    return members.enumerated().filter { index, member in
      !repeated.contains(index) && member.key != ManifestKey.comment.rawValue
    }.map(\.element)
  }

  /// Reports members whose keys have the same bytes as earlier ones, and returns their indices.
  @discardableResult private mutating func noteRepetitions(_ members: [JSONMember]) -> Set<Int> {
    let repetitions = members.count <= Self.fewMembers ? members.repetitionsAmongFew : members.repetitions
    for (index, first) in repetitions {
      let line = problems.source.location(of: members[first].keySpan.lowerBound).line
      let message = ManifestMessage.repeatedKey(members[index].key, firstLine: line)
      problems.add(at: members[index].keySpan.lowerBound, message)
    }
    return Set(repetitions.map(\.index))
  }

  /// The number of keys up to which comparing them in pairs is faster than hashing them, for the objects of most icons.
  private static let fewMembers = 8

  /// Returns the elements of an array that `element` can read.
  mutating func list<Value>(
    _ node: JSONNode, _ key: String, of what: String, example: String,
    element: (inout ManifestDecoder, JSONNode) -> Located<Value>?
  ) -> [Located<Value>]? {
    guard let elements = node.elements else {
      let message = ManifestMessage.type(key, "an array of \(what), such as \(example)", not: node)
      problems.add(at: node.span.lowerBound, message)
      return nil
    }
    if elements.isEmpty {
      problems.add(at: node.span.lowerBound, ManifestMessage.emptyList(key, example: example))
      return nil
    }
    return elements.compactMap { element(&self, $0) }
  }

  /// Decodes a string.
  mutating func string(_ node: JSONNode, _ key: String, example: String) -> Located<String>? {
    guard let text = node.string else {
      let message = ManifestMessage.type(key, "a string, such as \(Wording.quoted(example))", not: node)
      problems.add(at: node.span.lowerBound, message)
      return nil
    }
    return Located(value: text, offset: node.span.lowerBound)
  }

  /// Decodes a text that people write about an icon.
  mutating func note(_ node: JSONNode, _ key: String, example: String) -> Located<String>? {
    let text = string(node, key, example: example)
    if let length = text?.value.unicodeScalars.count, length > ManifestLimits.noteLength {
      problems.add(at: node.span.lowerBound, ManifestMessage.longNote(key, length))
    }
    return text
  }

  /// Decodes a Boolean.
  mutating func bool(_ node: JSONNode, _ key: String) -> Bool? {
    guard case .bool(let value) = node.content else {
      problems.add(at: node.span.lowerBound, ManifestMessage.type(key, "true or false", not: node))
      return nil
    }
    return value
  }

  /// Decodes the signs that are looked for: all, none, or some by their names.
  mutating func inference(_ node: JSONNode) -> Inference? {
    if case .bool(let value) = node.content { return value ? .all : .nothing }
    let example = "[\"slash\", \"check\"]"
    guard node.elements != nil else {
      problems.add(
        at: node.span.lowerBound,
        ManifestMessage.type("infer", "true, false or an array of signs, such as \(example)", not: node))
      return nil
    }
    let kinds: [Located<SignKind>]? = list(node, "infer", of: "signs", example: example) { decoder, element in
      decoder.choice(element, "a sign in \"infer\"", noun: "a sign that can be looked for")
    }
    return kinds.map { Inference(kinds: Set($0.map(\.value))) }
  }

  /// Decodes one of several words.
  mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode, _ key: String, noun: String
  ) -> Located<Value>? {
    let words = Value.allCases.map(\.rawValue)
    guard let text = node.string else {
      let message = ManifestMessage.type(key, Wording.alternatives(words), not: node)
      problems.add(at: node.span.lowerBound, message)
      return nil
    }
    guard let value = Value(rawValue: text) else {
      problems.add(at: node.span.lowerBound, ManifestMessage.unknownWord(text, noun: noun, words: words))
      return nil
    }
    return Located(value: value, offset: node.span.lowerBound)
  }

  /// Decodes a language tag, a script or a direction.
  mutating func variantKey(
    _ text: Located<String>
  ) -> Located<VariantKey>? {
    do throws(VariantKey.Malformed) {
      let key = try VariantKey(text.value)
      guard case .tag(let tag) = key else { return Located(value: key, offset: text.offset) }
      if tag.isPseudo {
        problems.add(at: text.offset, ManifestMessage.pseudoKey(text.value))
        return nil
      }
      if !tag.isKnown { problems.add(.warning, at: text.offset, ManifestMessage.unknownLanguage(tag)) }
      return Located(value: key, offset: text.offset)
    } catch {
      problems.add(at: text.offset, ManifestMessage.malformedKey(text.value, error))
      return nil
    }
  }
}

extension [JSONMember] {
  /// The indices of members whose keys repeat the bytes of an earlier one, each with the index of the first.
  fileprivate var repetitions: [(index: Int, first: Int)] {
    var first: [[UInt8]: Int] = Dictionary(minimumCapacity: count)
    return indices.compactMap { index in
      let key = Array<UInt8>(self[index].key.utf8)
      if let first = first[key] { return (index, first) }
      first[key] = index
      return nil
    }
  }

  /// The same without tables.
  fileprivate var repetitionsAmongFew: [(index: Int, first: Int)] {
    indices.compactMap { index in
      let key = self[index].key.utf8
      return self[..<index].firstIndex { $0.key.utf8.elementsEqual(key) }.map { (index, $0) }
    }
  }
}

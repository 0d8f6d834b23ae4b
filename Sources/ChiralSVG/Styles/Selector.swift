/// A CSS selector of components in a manifest or of elements in a `<style>` sheet.
///
/// It supports types, `*`, `#id`, `.class`, `[attr]` with all operators, the four combinators, commas, the
/// structural pseudo-classes of librsvg, and Chiral's own `::subpath(2-4)`, which selects subpaths of a path,
/// counted from 1. Source: Selectors Level 3.
public struct Selector: Hashable, Sendable {
  /// A condition on an element itself.
  enum Condition: Hashable, Sendable {
    case type(String)
    case id(String)
    case `class`(String)
    case attribute(String, AttributeTest)
    case root
    case firstChild
    case lastChild
    case nthChild(step: Int, offset: Int)
    case empty
    indirect case not(Compound)
    /// A pseudo-class that no element of a static picture satisfies, such as `:hover`.
    case never
  }

  /// The comparison of an attribute's value.
  enum AttributeTest: Hashable, Sendable {
    case exists
    case equals(String)
    case includes(String)
    case dashMatch(String)
    case prefix(String)
    case suffix(String)
    case substring(String)
  }

  /// The relation of two neighbouring compounds.
  enum Combinator: Hashable, Sendable {
    case descendant
    case child
    case next
    case subsequent
  }

  /// Conditions on one element, all of which must be met.
  struct Compound: Hashable, Sendable {
    var conditions: [Condition] = []
  }

  /// One of the alternatives between commas, from the element itself outwards.
  struct Alternative: Hashable, Sendable {
    var subject: Compound
    var ancestors: [(Combinator, Compound)]
    /// The selected subpaths; nil for the whole element.
    var subpaths: [ClosedRange<Int>]?

    /// The conditions on the element itself and on its related elements.
    var compounds: [Compound] { [subject] + ancestors.map(\.1) }

    /// The specificity of a rule with this selector: ids, then classes and attributes, then types.
    var specificity: [Int] {
      let conditions = compounds.flatMap(\.conditions)
      return conditions.reduce([0, 0, 0]) { sum, condition in
        zip(sum, condition.specificity).map(+)
      }
    }

    static func == (left: Alternative, right: Alternative) -> Bool {
      left.subject == right.subject && left.subpaths == right.subpaths
        && left.ancestors.elementsEqual(right.ancestors) { $0 == $1 }
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(subject)
      hasher.combine(ancestors.count)
    }
  }

  /// The text as given.
  public let text: String
  /// The selectors between the commas.
  let alternatives: [Alternative]

  /// True if commas separate several selectors, which pick the pieces of one component.
  package var isList: Bool { alternatives.count > 1 }

  /// Reads a selector.
  ///
  /// - Throws: `SelectorError` with the expected syntax and the position.
  public init(_ text: String) throws(SelectorError) {
    self.text = text
    var parser = SelectorParser(text)
    alternatives = try parser.alternatives()
  }
}

/// The reason why a selector cannot be read.
public struct SelectorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The offset of the error, in bytes from 0.
  public let offset: Int
  /// The problem, in one line.
  public let message: String

  /// The message with the position, counted from 1.
  public var description: String { "\(message) at character \(offset + 1)" }
}

extension Selector.Condition {
  fileprivate var specificity: [Int] {
    switch self {
    case .id: [1, 0, 0]
    case .class, .attribute, .root, .firstChild, .lastChild, .nthChild, .empty, .never: [0, 1, 0]
    case .type(let name): name == "*" ? [0, 0, 0] : [0, 0, 1]
    case .not(let compound): compound.conditions.reduce([0, 0, 0]) { zip($0, $1.specificity).map(+) }
    }
  }
}

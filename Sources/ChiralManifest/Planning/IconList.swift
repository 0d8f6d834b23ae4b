import ChiralValues

/// A format of a list of the icons that mirror.
package enum IconListFormat: String, Sendable, CaseIterable {
  /// The icons that mirror, one name a line.
  case names
  /// The icons that mirror, as a set in Dart.
  case dart
  /// The icons that mirror, as a set in Kotlin.
  case kotlin
  /// The icons that mirror, as a set in TypeScript.
  case typescript
}

/// The icons of a set by their treatment in right-to-left languages, for those who mirror by their own means.
package struct IconList: Sendable {
  /// The icons that a plain flip serves, with the locales in which they stay as they are.
  private var mirror: [(name: String, except: [String])] = []
  /// The icons that mirror and that a plain flip would show wrongly, with the guidelines that keep parts of them.
  private var composed: [(name: String, rules: [String])] = []
  /// The icons that have drawings of their own, with the keys of these.
  private var drawn: [(name: String, keys: [String])] = []
  /// The icons that are the same everywhere.
  private var stay: [String] = []

  /// Sorts the icons of a manifest.
  ///
  /// - Parameter composed: the icons that a plain flip would show wrongly, with the guidelines that keep parts of them.
  package init(_ manifest: Manifest, composed known: [String: [String]]) {
    let names = manifest.icons.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for icon in names {
      if !icon.variants.isEmpty {
        drawn.append((icon.name, icon.variants.map { "\($0.key)" }))
      } else if icon.iconClass.mirrors, let rules = known[icon.name] {
        composed.append((icon.name, rules))
      } else if icon.iconClass.mirrors {
        mirror.append((icon.name, icon.except.map { "\($0.key)" }))
      } else {
        stay.append(icon.name)
      }
    }
  }

  /// All icons, with true for those that a plain flip serves.
  package var mirrors: [String: Bool] {
    let turning = mirror.map { ($0.name, true) }
    let others = (composed.map(\.name) + drawn.map(\.name) + stay).map { ($0, false) }
    return Dictionary(turning + others) { first, _ in first }
  }

  /// Returns the list in a format, with a line feed at its end.
  package func text(_ format: IconListFormat) -> String {
    switch format {
    case .names: lines(of: mirror.map(\.name))
    case .dart:
      "/// The icons that mirror in right-to-left languages, by chiral plan.\(remarks(with: "///"))\n"
        + "const Set<String> mirroredIcons = {\n" + lines(of: mirror.map { "  '\(Self.escaped($0.name))'," })
        + "};\n"
    case .kotlin:
      "/** The icons that mirror in right-to-left languages, by chiral plan. */\(remarks(with: "//"))\n"
        + "val mirroredIcons: Set<String> = setOf(\n"
        + lines(of: mirror.map { "    \"\(Self.escaped($0.name, in: "\""))\"," }) + ")\n"
    case .typescript:
      "/** The icons that mirror in right-to-left languages, by chiral plan. */\(remarks(with: "//"))\n"
        + "export const mirroredIcons: ReadonlySet<string> = new Set([\n"
        + lines(of: mirror.map { "  '\(Self.escaped($0.name))'," }) + "]);\n"
    }
  }

  private func lines(of lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private static func needsDrawing(_ rules: [String]) -> String {
    "needs a drawing of its own, as a plain flip is wrong"
      + (rules.isEmpty ? "" : " (\(rules.joined(separator: ", ")))")
  }

  /// The names of the icons that a list of plain flips leaves out although they mirror.
  package var composedNames: [String] { composed.map(\.name) }

  /// Returns comments about the icons for which a set of names says too little.
  private func remarks(with mark: String) -> String {
    let excepted = mirror.filter { !$0.except.isEmpty }.map {
      "\($0.name): not in \($0.except.joined(separator: ", "))"
    }
    let parts = composed.map { "\($0.name): not in the set, \(Self.needsDrawing($0.rules))" }
    let own = drawn.map { "\($0.name): not in the set, has drawings for \($0.keys.joined(separator: ", "))" }
    return (excepted + parts + own).map { "\n\(mark) \(Wording.escaped($0))" }.joined()
  }

  /// Returns a name for a string in quotes.
  private static func escaped(_ name: String, in quote: String = "'") -> String {
    name.replacing("\\", with: "\\\\").replacing(quote, with: "\\" + quote).replacing("$", with: "\\$")
  }
}

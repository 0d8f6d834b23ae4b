import ChiralValues

/// The output of `chiral plan --format text`.
extension Plan {
  /// The plan for people: each icon with its class, and below it the pictures of the locales with the
  /// reasons.
  ///
  /// `declined` are the names of the icons whose right-to-left form cannot be derived.
  package func text(_ declined: Set<String> = []) -> String {
    icons.map { $0.text(isDeclined: declined.contains($0.icon.name)) }.joined(separator: "\n")
  }

  /// The plan as a table with a line per icon: its name, its class, and the pictures of the locales.
  package func table(_ declined: Set<String> = []) -> String {
    let names = icons.map { Wording.escaped($0.icon.name) }
    let width = min(names.map(\.count).max() ?? 0, Self.widestName)
    let classes = IconClass.allCases.map(\.rawValue.count).max() ?? 0
    return zip(icons, names).map { planned, name in
      let seen = planned.seen(isDeclined: declined.contains(planned.icon.name))
      return "\(name.padded(to: width))  \(planned.icon.iconClass.rawValue.padded(to: classes))  \(seen)\n"
    }.joined()
  }

  /// The largest width of the column of names; a longer name shifts the rest of its line.
  private static let widestName = 40

  /// The numbers of icons, locales and pictures, in one line.
  package var summary: String {
    "\(Wording.counted(icons.count, "icon")) in \(Wording.counted(locales.count, "locale")): "
      + Wording.counted(artworks.count, "distinct picture")
  }
}

extension Plan.PlannedIcon {
  /// True if some locale shows a mirror image.
  package var isMirrored: Bool { decisions.contains { $0.outcome == .mirrored } }

  /// Returns the outcome of a decision in words; a declined icon has another form where it would be mirrored.
  private func outcome(_ decision: Decision, isDeclined: Bool) -> String {
    isDeclined && decision.outcome == .mirrored
      ? "declined, \(icon.declined.form.summary)" : "\(decision.outcome)"
  }

  /// The text of the icon, with a line per group of locales that have the same picture for the same reason.
  fileprivate func text(isDeclined: Bool) -> String {
    var lines = ["\(Wording.escaped(icon.name)) (\(icon.iconClass.rawValue))"]
    for group in groups {
      let locales = group.map(\.locale.text).joined(separator: " ")
      lines.append("  \(outcome(group[0], isDeclined: isDeclined)): \(locales)")
      lines.append(
        "    \(Wording.escaped(group[0].artwork.source))\(group[0].artwork.partsText)\(group[0].artwork.lettersText)"
      )
      for sized in group[0].sized where sized.artwork != group[0].artwork {
        lines.append("    \(Wording.escaped(sized.artwork.source)) for \(sized.size) points")
      }
      lines.append("    \(group[0].reason.sentence) (\(group[0].location))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The outcomes with their locales.
  fileprivate func seen(isDeclined: Bool) -> String {
    var seen: [(outcome: String, locales: [String])] = []
    for decision in decisions {
      let outcome = outcome(decision, isDeclined: isDeclined)
      if let index = seen.firstIndex(where: { $0.outcome == outcome }) {
        seen[index].locales.append(decision.locale.text)
      } else {
        seen.append((outcome, [decision.locale.text]))
      }
    }
    return seen.map { "\($0.outcome): \($0.locales.joined(separator: " "))" }.joined(separator: "; ")
  }

  /// The decisions grouped by picture and reason, in the order of their first locales.
  private var groups: [[Decision]] {
    var groups: [[Decision]] = []
    for decision in decisions {
      let index = groups.firstIndex { group in
        group[0].artwork == decision.artwork && group[0].reason == decision.reason
      }
      if let index { groups[index].append(decision) } else { groups.append([decision]) }
    }
    return groups
  }
}

extension Artwork {
  fileprivate var partsText: String {
    parts.isEmpty
      ? ""
      : ", " + parts.map { "\(Wording.escaped($0.selector)) \($0.verb.rawValue)" }.joined(separator: ", ")
  }

  /// The text of the letters, if it differs from the drawn text.
  fileprivate var lettersText: String {
    guard let lettering else { return "" }
    let said =
      lettering.replacements.map { "\($0.selector) says \($0.content)" }
      + lettering.rewritten.sorted { $0.key < $1.key }.map { "\($0.key) is written \($0.value)" }
    return said.map { ", " + Wording.escaped($0) }.joined()
  }
}

extension String {
  /// Returns the text with blanks appended, up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

import ChiralManifest
import ChiralValues

/// The row of an icon: name, class and decisions of the manifest on the left; the pictures on the right.
extension PageRow {
  /// The largest number of cells, the two references among them.
  private static let mostCells = 2 + SheetLayout.mostLines * SheetLayout().othersOnLine
  private static let mostNotes = 3

  init(
    _ row: ContactSheet.Row, _ pictures: SheetPictures, remarks: IconRemarks, open: OpenGroup.Kind? = nil
  ) {
    self.open = open
    let path = row.icon.name.split(separator: "/").map(String.init)
    name = path.last ?? row.icon.name
    iconClass = row.icon.iconClass
    title = row.icon.iconClass.rawValue
    details = row.icon.parts.words
    let width = SheetLayout.captionWidth
    let folder = path.dropLast().joined(separator: "/")
    words = folder.isEmpty ? [] : [(Caption.name("in \(folder)", .faint, width: width), .faint)]
    let (text, style) = Self.explanation(of: row, pictures, remarks)
    summary = [folder.isEmpty ? "" : "in \(folder)", text].filter { !$0.isEmpty }.joined(separator: ": ")
    words += Caption.lines(text, style, width: width, most: Self.mostNotes - words.count).map { ($0, style) }
    cells = row.references.map { view in
      Cell(view, pictures[view.artwork], isRepeated: Self.repeats(view, in: row, pictures))
    }
    let others = row.others.map { Cell($0, pictures[$0.artwork], namesLocales: true) }
    let room = Self.mostCells - cells.count
    if others.count <= room {
      cells += others
    } else {
      cells += others.prefix(room - 1) + [Cell(content: .words("+ \(others.count - room + 1) more"))]
    }
  }

  /// Returns true if a picture equals the one to its left.
  private static func repeats(
    _ view: ContactSheet.View, in row: ContactSheet.Row, _ pictures: SheetPictures
  ) -> Bool {
    guard let first = row.references.first, first.direction != view.direction else { return false }
    if first.artwork == view.artwork { return true }
    guard let picture = pictures[view.artwork], picture.problem == nil, picture.rendition?.declined == nil
    else { return false }
    return picture.rendition?.print == pictures[first.artwork]?.rendition?.print
  }

  /// The words about the icon, as on the page for browsers: a problem, the most severe finding, the note, or the reason for
  /// the class if the note only names guidelines.
  private static func explanation(
    of row: ContactSheet.Row, _ pictures: SheetPictures, _ remarks: IconRemarks
  ) -> Line {
    if let problem = problem(of: row, pictures, remarks) { return (problem, .problem) }
    for (severity, style) in [("error", CaptionStyle.problem), ("warning", .warning)] {
      if let finding = remarks.findings.first(where: { $0.severity == severity }) {
        return (finding.message, style)
      }
    }
    let note = row.icon.note ?? ""
    guard note.allSatisfy({ $0.isNumber || "R, ".contains($0) }), let reason = remarks.reason else {
      return (note, .faint)
    }
    return (note.isEmpty ? reason : "\(note): \(reason)", .faint)
  }

  /// The first problem of the row, or the reason why a form is declined, unless the manifest accepts that; nil if there is none.
  private static func problem(
    of row: ContactSheet.Row, _ pictures: SheetPictures, _ remarks: IconRemarks
  ) -> String? {
    let shown = (row.references + row.others).lazy.compactMap { pictures[$0.artwork] }
    return shown.compactMap(\.problem).first
      ?? (row.icon.declined.isAccepted ? nil : shown.compactMap { $0.rendition?.declined }.first)
      .map { declined in remarks.findings.lazy.compactMap(\.cause).first ?? declined }
  }
}

extension PageRow.Cell {
  /// Creates the cell of a picture with its labels: the locales that see it if they differ from the column's, and the decision.
  fileprivate init(
    _ view: ContactSheet.View, _ picture: SheetPicture?, isRepeated: Bool = false, namesLocales: Bool = false
  ) {
    let locales: [PageRow.Line] = namesLocales ? [(view.tags, .label)] : []
    guard case .made(let rendition) = picture else {
      self.init(content: .missing, lines: locales)
      return
    }
    let decision = view.letters ?? view.outcomeLabel(isNew: !isRepeated, namesLocales: namesLocales)
    self.init(
      rendition.print, of: rendition, isPale: isRepeated,
      lines: locales + [
        rendition.declined == nil ? (decision, .faint) : (view.artwork.declined.label, .problem)
      ])
  }
}

extension ContactSheet.View {
  /// The room of a label.
  private static let room = SheetLayout().cellWidth - 2

  /// The locales that fit, with the number of the others.
  fileprivate var tags: String {
    let tags = (size.map { ["\($0) pt"] } ?? []) + locales.map(\.text)
    let lines = stride(from: tags.count, to: 0, by: -1).lazy.map { count in
      tags.prefix(count).joined(separator: " ") + (count == tags.count ? "" : " +\(tags.count - count)")
    }
    return lines.first { TextWidth.of($0, .label) <= Self.room } ?? Array(lines).last ?? ""
  }

  /// The script of letters that were set and the language of digits, such as `letters: Hebrew`; shortened to
  /// the names if there is no room for more; nil if nothing was set.
  fileprivate var letters: String? {
    guard let lettering = artwork.lettering, let locale = locales.first else { return nil }
    var names: [(kind: String, name: String)] = []
    if !lettering.replacements.isEmpty, let name = locale.scriptName { names.append(("letters", name)) }
    if !lettering.rewritten.isEmpty, let name = locale.languageName { names.append(("digits", name)) }
    guard !names.isEmpty else { return nil }
    let whole = names.map { "\($0.kind): \($0.name)" }.joined(separator: ", ")
    return TextWidth.of(whole, .faint) <= Self.room ? whole : names.map(\.name).joined(separator: ", ")
  }

  /// Returns the decision in a word or two; empty if the picture is as expected.
  fileprivate func outcomeLabel(isNew: Bool, namesLocales: Bool) -> String {
    switch reason {
    case .variant(.tag) where namesLocales: "own drawing"
    case .variant(let key): "for \(key.text)"
    case .exception: "excepted"
    case .otherDirection: namesLocales ? "mirrored" : ""
    case .fixed, .drawnDirection, .noVariant:
      namesLocales || (direction == .rightToLeft && isNew) ? "as drawn" : ""
    }
  }
}

extension DeclinedForm {
  /// The label of a picture that takes the place of a declined one.
  fileprivate var label: String {
    switch self {
    case .omit: "none"
    case .fixed: "as drawn"
    case .mirror: "all mirrored"
    }
  }
}

extension Icon.Parts {
  /// The components in the words of the page for browsers, such as `slash kept, lens lines mirrored`; a gap is no part of its own.
  fileprivate var words: String {
    var groups: [(verb: ComponentVerb, names: [String])] = []
    for component in components where !component.selector.contains("gap") {
      let name = Self.words(for: component.selector)
      if groups.last?.verb == component.verb {
        groups[groups.count - 1].names.append(name)
      } else {
        groups.append((component.verb, [name]))
      }
    }
    return groups.map { "\($0.names.joined(separator: ", ")) \($0.verb.participle)" }.joined(separator: ", ")
  }

  /// Returns an id as words; other selectors stay as they are.
  private static func words(for selector: String) -> String {
    let id = selector.dropFirst()
    guard selector.first == "#", id.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
      return selector
    }
    return id.split { "-_".contains($0) }.joined(separator: " ")
  }
}

extension ComponentVerb {
  /// The past participle.
  fileprivate var participle: String {
    switch self {
    case .keep: "kept"
    case .move: "moved"
    case .reorder: "reordered"
    case .mirror: "mirrored"
    }
  }
}

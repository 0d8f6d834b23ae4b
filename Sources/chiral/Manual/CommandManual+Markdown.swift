/// The article `CommandReference` of the documentation.
extension CommandManual {
  /// The reference of all commands, a section per command.
  var reference: String {
    """
    # Command reference

    Every command of `chiral` with its options, as `--help` and the man pages have them.

    This page is what `chiral manual --reference` prints.

    Results go to standard output, everything else to standard error. Exit status: \(Self.status)


    """ + pages.map(\.chapter).joined(separator: "\n")
  }

  private var chapter: String {
    var blocks = ["## \(invocation)"]
    if let abstract { blocks.append(Self.escaped(abstract)) }
    blocks.append("```\n\(synopsis)\n```")
    blocks += paragraphs.map { paragraph in
      switch paragraph {
      case .text(let text): Self.escaped(text)
      case .example(let lines):
        // A table of words is not a line to type.
        "```\(lines.allSatisfy { $0.contains("chiral") } ? "sh" : "")\n\(lines.joined(separator: "\n"))\n```"
      }
    }
    let rows = (operands + options).map { "| `\($0.spelling)` | \(Self.escaped($0.explanation)) |" }
    if !rows.isEmpty { blocks.append((["| argument | |", "| --- | --- |"] + rows).joined(separator: "\n")) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Returns text in which Markdown finds no markup.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "<>*_[]|\\`".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}

import ChiralPipeline

/// Man pages in the classic macros (groff_man(7)), which every reader of man pages supports.
extension CommandManual {
  /// The man page of this command.
  var manPage: String {
    var lines = [
      #".TH \#(Self.quoted(pageName.uppercased())) 1 "" \#(Self.quoted("chiral " + ChiralVersion.current)) "Chiral""#,
      ".SH NAME", Self.escaped("\(pageName) - \(Self.asSummary(abstract ?? ""))"),
      ".SH SYNOPSIS", ".B " + Self.escaped(synopsis),
    ]
    if !paragraphs.isEmpty { lines += [".SH DESCRIPTION"] + paragraphs.flatMap(Self.lines) }
    lines += Self.list("OPERANDS", operands.map { ($0.spelling, $0.explanation) })
    lines += Self.list("OPTIONS", (options.map { ($0.spelling, $0.explanation) }) + [Self.help])
    lines += Self.list("COMMANDS", shownSubcommands.map { ($0.commandName, $0.abstract ?? "") })
    lines += [".SH EXIT STATUS", Self.escaped(Self.status)]
    let others = relatedPages
    if !others.isEmpty {
      lines += [".SH SEE ALSO", others.map { #".BR \#(Self.escaped($0)) (1)"# }.joined(separator: ",\n")]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static let help = ("-h, --help", "Show what the command does and its options.")
  static let status = """
    0 done; 1 done, but some icons failed or there are findings; 2 could not start or finish; 64 bad command line; \
    130 interrupted.
    """

  private var relatedPages: [String] {
    let above = superCommands.map { $0.joined(separator: "-") }
    return [above].compactMap(\.self) + shownSubcommands.map(\.pageName)
  }

  private static func lines(_ paragraph: Paragraph) -> [String] {
    switch paragraph {
    case .text(let text): [".PP", escaped(text)]
    case .example(let lines): [".PP", ".RS 4", ".EX"] + lines.map(escaped) + [".EE", ".RE"]
    }
  }

  private static func list(_ title: String, _ items: [(String, String)]) -> [String] {
    guard !items.isEmpty else { return [] }
    return [".SH \(title)"] + items.flatMap { [".TP", ".B " + escaped($0.0), escaped($0.1)] }
  }

  /// Returns a sentence in the form that whatis(1) expects.
  private static func asSummary(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns text in which roff finds no commands.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
      .replacing("\"", with: "\\(dq").replacing("…", with: "...").replacing("^", with: "\\(ha")
      .replacing("~", with: "\\(ti").replacing("`", with: "\\(ga")
    return plain.hasPrefix(".") ? "\\&" + plain : plain
  }
}

import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The description of a command from swift-argument-parser, which is the source of `--help`, the man pages
/// and the command reference.
struct CommandManual: Decodable {
  let commandName: String
  let abstract: String?
  let discussion: String?
  let shouldDisplay: Bool
  let superCommands: [String]?
  private let arguments: [Argument]?
  private let subcommands: [CommandManual]?

  /// An option, a flag or an operand.
  struct Argument: Decodable {
    let kind: Kind
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
    let valueName: String?
    let abstract: String?
    let defaultValue: String?
    fileprivate var names: [Name]?

    enum Kind: String, Decodable {
      case positional, option, flag
    }

    fileprivate struct Name: Decodable {
      let kind: String
      let name: String
    }
  }

  private struct Dump: Decodable {
    let command: CommandManual
  }

  /// The manual of `chiral` with its subcommands.
  static func whole() throws -> CommandManual {
    try JSONDecoder().decode(Dump.self, from: Data(Chiral._dumpHelp().utf8)).command
  }
}

extension CommandManual {
  /// The command with its parents, such as `chiral review status`.
  var invocation: String { ((superCommands ?? []) + [commandName]).joined(separator: " ") }

  /// The name of the man page, such as `chiral-review-status`.
  var pageName: String { invocation.replacing(" ", with: "-") }

  /// The subcommands to document; `help` needs no documentation.
  var shownSubcommands: [CommandManual] {
    (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }

  /// This page and the pages of all subcommands.
  var pages: [CommandManual] { [self] + shownSubcommands.flatMap(\.pages) }

  /// The operands to document.
  var operands: [Argument] { (arguments ?? []).filter { $0.shouldDisplay && $0.kind == .positional } }

  /// The options and flags to document, without those that every command has. A flag and its negation are one.
  var options: [Argument] {
    let shown = (arguments ?? []).filter {
      $0.shouldDisplay && $0.kind != .positional && !$0.isOfEveryCommand
    }
    return shown.reduce(into: []) { options, argument in
      if let last = options.indices.last, argument.negates(options[last]) {
        options[last].names = (options[last].names ?? []) + (argument.names ?? [])
      } else {
        options.append(argument)
      }
    }
  }

  /// The usage of the command in one line.
  var synopsis: String {
    let words = operands.map { argument in
      let value = (argument.valueName ?? "value") + (argument.isRepeating ? " …" : "")
      return argument.isOptional ? "[\(value)]" : value
    }
    let rest = shownSubcommands.isEmpty ? [] : [shownSubcommands.map(\.commandName).joined(separator: "|")]
    return ([invocation] + (options.isEmpty ? [] : ["[option …]"]) + words + rest).joined(separator: " ")
  }

  /// The discussion as paragraphs; indented lines are examples.
  var paragraphs: [Paragraph] {
    (discussion ?? "").split(separator: "\n\n").map { text in
      let lines = text.split(separator: "\n")
      return lines.allSatisfy { $0.hasPrefix("  ") }
        ? .example(lines.map { String($0.dropFirst(2)) }) : .text(lines.joined(separator: " "))
    }
  }

  /// A paragraph of a discussion.
  enum Paragraph {
    /// Running text.
    case text(String)
    /// Commands to type, or output.
    case example([String])
  }
}

extension CommandManual.Argument {
  /// The spelling of an option, such as `-o, --output <output>`.
  var spelling: String {
    guard kind != .positional else { return valueName ?? "value" }
    let value = kind == .option ? " <\(valueName ?? "value")>" : ""
    return (names ?? []).sorted { $0.name.count < $1.name.count }
      .map { ($0.kind == "short" ? "-" : "--") + $0.name }.joined(separator: ", ") + value
  }

  /// The help text, with the default value.
  var explanation: String {
    let text = abstract ?? ""
    guard let defaultValue, !defaultValue.isEmpty, !text.contains("(default") else { return text }
    return text + (text.isEmpty ? "" : " ") + "(default: \(defaultValue))"
  }

  /// True for `--no-x` after `--x`.
  fileprivate func negates(_ other: Self) -> Bool {
    guard kind == .flag, let name = names?.first?.name else { return false }
    return (other.names ?? []).contains { name == "no-" + $0.name }
  }

  fileprivate var isOfEveryCommand: Bool {
    (names ?? []).contains { $0.name == "help" || $0.name == "version" }
  }
}

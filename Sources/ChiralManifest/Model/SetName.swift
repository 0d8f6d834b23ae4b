/// The name of a set of icons, in the spellings of platforms: `ToolBar` is also `tool-bar` and `tool_bar`.
public struct SetName: Hashable, Sendable {
  /// The name in the manifest.
  public let text: String

  /// Reads words of ASCII letters and digits with `-` or `_` between them, the first a letter; nil for anything else and for
  /// names that Windows reserves.
  public init?(_ text: String) {
    guard text.utf8.count <= 64, text.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*([-_][A-Za-z0-9]+)*/) != nil else {
      return nil
    }
    if Self.devices.contains(text.lowercased()) { return nil }
    self.text = text
  }

  /// The names of devices, which Windows allows for no file or folder, whatever follows after a point.
  package static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

  private var words: [String] { PlainName.words(of: text).map { $0.lowercased() } }

  /// The name in kebab case: `tool-bar`.
  package var kebab: String { words.joined(separator: "-") }
  /// The name in snake case: `tool_bar`.
  package var snake: String { words.joined(separator: "_") }
  /// The name in Pascal case: `ToolBar`.
  package var pascal: String { words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }
}

/// The path data of a VectorDrawable, which Android reads more leniently than SVG: a command without numbers draws nothing and
/// ends nothing, the flags of arcs are numbers such as `1.0`, and a path without a first `M` begins at the origin (`PathParser` in
/// Android's sources).
enum AndroidPath {
  /// Returns the path data as SVG reads it; the same text if there is no difference.
  static func svg(_ data: String) -> String {
    let commands = commands(data)
    let drawn = commands.filter { !$0.isEmpty }
    let lacksStart = drawn.first.map { !"mMzZ".contains($0.letter) } ?? false
    guard lacksStart || drawn.count < commands.count || drawn.contains(where: \.hasFloatingFlags) else {
      return data
    }
    return (lacksStart ? "M0 0" : "") + drawn.map(\.text).joined()
  }

  /// A letter with everything up to the next one.
  private struct Command {
    let letter: Character
    let rest: Substring

    /// True if numbers are missing altogether.
    var isEmpty: Bool { !"zZ".contains(letter) && !rest.contains(where: \.isNumber) }

    /// The numbers of arcs by seven; nil for other commands, and for flags without separators, which SVG alone reads.
    private var arcs: [Substring]? {
      guard "aA".contains(letter) else { return nil }
      let numbers = rest.matches(of: /[+\-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+\-]?\d+)?/).map(\.0)
      return numbers.count % 7 == 0 ? numbers : nil
    }

    private static func isFlag(_ index: Int) -> Bool { index % 7 == 3 || index % 7 == 4 }

    /// True if a flag is not written as 0 or 1.
    var hasFloatingFlags: Bool {
      arcs?.enumerated().contains { Self.isFlag($0.offset) && !["0", "1"].contains($0.element) } ?? false
    }

    /// The command with the flags of arcs as SVG writes them.
    var text: String {
      guard hasFloatingFlags, let arcs else { return String(letter) + rest }
      let numbers = arcs.enumerated().map { index, number in
        Self.isFlag(index) ? (Double(number) == 0 ? "0" : "1") : String(number)
      }
      return String(letter) + numbers.joined(separator: " ")
    }
  }

  private static func commands(_ data: String) -> [Command] {
    let letters: Set<Character> = ["M", "L", "H", "V", "C", "S", "Q", "T", "A", "Z"]
    let starts = data.indices.filter { letters.contains(Character(data[$0].uppercased())) }
    return zip(starts, starts.dropFirst() + [data.endIndex]).map { start, end in
      Command(letter: data[start], rest: data[data.index(after: start)..<end])
    }
  }
}

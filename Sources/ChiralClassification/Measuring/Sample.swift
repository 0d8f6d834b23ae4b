package import ChiralManifest

/// A name with its known class.
package struct Sample: Hashable, Sendable {
  package var name: String
  package var iconClass: IconClass

  package init(name: String, iconClass: IconClass) {
    self.name = name
    self.iconClass = iconClass
  }
}

/// A list of names with known classes.
package struct SampleList: Hashable, Sendable {
  package private(set) var samples: [Sample] = []
  /// The numbers of the lines that could not be read, counted from 1.
  package private(set) var badLines: [Int] = []

  /// Reads lines of a name, a tab and a class; ignores a first line that begins with `name`, and further
  /// columns.
  package init(tsv text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let columns = line.split(whereSeparator: { $0 == "\t" || $0 == "\r" })
      if columns.isEmpty || (index == 0 && columns[0] == "name") { continue }
      if columns.count > 1, let iconClass = IconClass(rawValue: String(columns[1])) {
        samples.append(Sample(name: String(columns[0]), iconClass: iconClass))
      } else {
        badLines.append(index + 1)
      }
    }
  }

  /// True if the list distinguishes icons that need drawings of their own from mirrored ones. Otherwise only
  /// mirroring counts.
  package var knowsVariants: Bool { samples.contains { $0.iconClass.takesVariants } }

  /// Returns the samples of one half.
  package func half(_ half: Half) -> [Sample] { samples.filter { half.contains($0.name) } }

  /// A part of a list that depends only on the names. All variants of an icon belong to the same half.
  package enum Half: String, Hashable, Sendable, CaseIterable {
    case all
    /// The half with which the lexicon was made.
    case tuning
    /// The half that was not looked at.
    case heldOut = "held-out"

    package func contains(_ name: String) -> Bool {
      switch self {
      case .all: true
      case .tuning: Self.isTuning(name)
      case .heldOut: !Self.isTuning(name)
      }
    }

    /// Returns the parity of a hash (FNV-1a, 64 bits, folded) of the name without its words of style.
    private static func isTuning(_ name: String) -> Bool {
      let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      let kept = words.filter { !style.contains(String($0)) }
      // The offset and the prime of FNV-1a for 64 bits.
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in (kept.isEmpty ? words : kept).joined(separator: ".").utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
      return ((hash >> 32) ^ hash) & 1 == 0
    }

    private static let style: Set = [
      "fill", "filled", "circle", "square", "outline", "outlined", "symbolic", "rounded", "sharp", "solid",
      "regular", "twotone", "rtl",
    ]
  }
}

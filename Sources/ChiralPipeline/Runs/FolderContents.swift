internal import ChiralClassification
internal import ChiralValues

/// The files of a folder without icons that can be read, and the way to icons from them.
package enum FolderContents {
  /// A kind of files, with an instruction for those who have icons in it.
  private struct Kind {
    var ends: Set<String>
    var advice: String
  }

  /// Kinds that are more likely to be icons come first.
  private static let kinds = [
    Kind(ends: ["svg"], advice: "chiral init reads a folder of SVGs"),
    Kind(ends: ["xml"], advice: "chiral import android reads VectorDrawables in a folder res/drawable"),
    Kind(ends: ["dart"], advice: "chiral import flutter reads lists of icons in Dart"),
    Kind(ends: ["kt"], advice: "chiral import compose reads icons in Kotlin"),
    Kind(
      ends: ["tsx", "jsx", "vue", "svelte", "xaml"],
      advice: "drawings in code are not read; take the SVGs from which they were made"),
    Kind(
      ends: ["ttf", "otf", "woff", "woff2"],
      advice:
        "save the font as an SVG font (FontForge: File, Generate Fonts), which chiral import sprite reads"
    ),
    Kind(ends: ["pdf"], advice: "make an SVG of each PDF with pdftocairo -svg"),
    Kind(
      ends: ["ai", "eps", "sketch", "fig", "xd", "afdesign", "psd"],
      advice: "export the icons as SVGs from the program that drew them"),
    Kind(
      ends: ["png", "webp", "jpg", "jpeg", "gif", "ico", "icns", "bmp", "tiff"],
      advice: "pictures of pixels are not read; take the SVGs from which they were made"),
  ]

  /// Returns a sentence about a folder: the most telling kind of its files with their number, and an instruction.
  static func advice(on path: String) -> String {
    let files = (try? ImportFolder(path, kind: .android).files) ?? []
    let counts = Dictionary(grouping: files.map(end)) { $0 }.mapValues(\.count)
    for kind in kinds {
      let found = counts.filter { kind.ends.contains($0.key) }
        .max { ($0.value, $1.key) < ($1.value, $0.key) }
      if let (end, count) = found {
        return "it has \(Wording.counted(count, ".\(end) file")): \(kind.advice)"
      }
    }
    return files.isEmpty ? "it is empty: name the folder of the drawings" : "name the folder of the drawings"
  }

  /// Returns the command that makes a manifest from a folder, or an instruction if there is none; `shell` quotes a path for a
  /// shell.
  package static func wayIn(_ path: String, shell: (String) -> String) -> String {
    let files = (try? ImportFolder(path, kind: .android).files) ?? []
    for (kind, home) in homes {
      guard let file = files.first(where: { $0.contains(home) }), let match = file.firstMatch(of: home)
      else { continue }
      let place = path + (match.1.isEmpty ? "" : "/" + match.1)
      return "chiral import \(kind.rawValue) \(shell(place)) reads the icons there"
    }
    if files.contains(where: { end(of: $0) == "svg" }) {
      return "chiral init \(shell(path)) writes a manifest"
    }
    return advice(on: path)
  }

  /// The folder of each layout, by a file in it.
  private static var homes: [(ImportKind, Regex<(Substring, Substring)>)] {
    [
      (.android, /^(.*?)\/?(?:drawable|mipmap)(?:-[^\/]*)?\/[^\/]*$/),
      (.xcassets, /^(.*?\.xcassets)\/.*\.(?:image|symbol)set\/Contents\.json$/),
      (.gtk, /^(.*?)\/?index\.theme$/),
    ]
  }

  private static func end(of file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    return name.split(separator: ".").dropFirst().last?.lowercased() ?? ""
  }
}

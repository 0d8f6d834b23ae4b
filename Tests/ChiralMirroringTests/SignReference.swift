@testable import ChiralSigns

/// The article that lists the signs, made from their table.
enum SignReference {
  /// The text of the article.
  static var markdown: String {
    """
    # Signs

    The signs that stay upright in a mirrored icon. This page is made from the table that recognition reads.

    Each picture shows a drawing and its mirror image. A sign is seen by its geometry, by a network that was trained with real icons, or
    by templates of characters. *Promised by* lists the words of an icon's name that make doubtful ink count. An icon whose name
    *demands* a sign is declined if the sign is not found in it. <doc:ComposedIcons> says what becomes of the signs.

    | | sign | guideline | seen by | promised by | taken for something else |
    | --- | --- | --- | --- | --- | --- |
    \(Sign.all.map(row).joined(separator: "\n"))

    """
  }

  private static func row(_ sign: Sign) -> String {
    let caption = sign.examples.first?.caption ?? sign.noun
    let vetoes = sign.vetoes.map(\.reason) + sign.examples.filter { !$0.isSeen }.map(\.caption)
    let cells = [
      "![\(caption), and its mirror image](sign-\(sign.name).svg)", sign.noun, sign.guideline, sign.sources,
      sign.promises, vetoes.joined(separator: "; "),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// Returns a picture of an example beside its mirror image, given as SVG text.
  static func picture(of example: Sign.Example, mirrored: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="128" height="56" viewBox="0 0 64 28">
    <rect width="64" height="28" fill="white"/>
    <g transform="translate(2 2)">\(example.drawing)</g>
    <g transform="translate(38 2)">\(mirrored)</g>
    </svg>

    """
  }
}

extension Sign {
  /// The ways in which the sign is seen, in words.
  fileprivate var sources: String {
    let sources = [
      detectors.isEmpty ? nil : "geometry", network == nil ? nil : "the network",
      characters.isEmpty && !demands.contains { !$0.characters.isEmpty }
        && !(detectors.isEmpty && network == nil)
        ? nil : "templates",
    ]
    return sources.compactMap(\.self).joined(separator: ", ")
  }

  /// The words that promise or demand the sign.
  fileprivate var promises: String {
    let words = self.words.union(characters.keys).sorted().joined(separator: ", ")
    let demanding = demands.map {
      $0.words.map { $0.sorted().joined(separator: "/") }.joined(separator: " + ")
    }
    return [words, demanding.isEmpty ? "" : "demanded by " + demanding.joined(separator: ", ")]
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension Sign.Example {
  /// The drawing as SVG text.
  var drawing: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" "
      + "stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(content)</svg>"
  }
}

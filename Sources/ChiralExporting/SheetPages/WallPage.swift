import ChiralManifest
import ChiralValues

/// The first page of a sheet of many icons: the whole set at one look. Icons that differ in right-to-left locales are pairs of large pictures;
/// the others, which look the same everywhere, are small.
struct WallPage {
  let title: String
  let counts: String
  /// The number of pages that follow.
  let following: Int
  /// The icons with their pictures, left to right and right to left.
  let pairs: [Tile]
  /// The icons that look the same everywhere.
  let singles: [Tile]

  /// An icon with one or two pictures.
  struct Tile {
    let name: String
    let pictures: [Rendition]
    /// True if a decision about the icon waits for a person.
    var isMarked = false
  }

  /// The number of icons from which a sheet begins with a wall.
  static let least = 40
  /// The number of icons above which a wall would be taller than two pages.
  static let most = 700

  private static let layout = SheetLayout()
  /// True if the pairs would not be seen at one look with pictures of the size for which they are made.
  private var isCrowded: Bool { pairs.count > 150 }
  private var largest: Double { isCrowded ? 36 : SheetPicture.height }
  private var pairsOnLine: Int { isCrowded ? 11 : 8 }
  private var pairHeight: Double { largest + 28 }
  private var pairWidth: Double { Self.width / Double(pairsOnLine) }

  private static let (singleHeight, singleWidth, smallest) = (38.0, 42.0, 24.0)
  private static let top = 156.0

  private static var width: Double { layout.pageWidth - 2 * SheetLayout.margin }
  private static var singlesOnLine: Int { Int(width / singleWidth) }

  /// Returns the page.
  var page: SheetPage {
    var markup = PageMarkup()
    let left = SheetLayout.margin
    markup.line(Caption.line(title, .title, width: Self.width - 120), .title, x: left, y: 92)
    markup.line(Caption.line(counts, .heading, width: Self.width), .heading, x: left, y: 118)
    markup.line("1 / \(following + 1)", .heading, x: left + Self.width, y: 92, anchor: .end)
    markup.rule(x: left, y: 132, width: Self.width, color: Palette.ink)
    var y = Self.top
    if !pairs.isEmpty {
      head(
        "\(Wording.counted(pairs.count, "icon")) from left to right, and beside it from right to left",
        into: &markup, at: &y)
      y = draw(pairs, into: &markup, at: y)
    }
    if !singles.isEmpty {
      if !pairs.isEmpty {
        markup.rule(x: left, y: y, width: Self.width, color: Palette.hairline)
        y += 24
      }
      head("\(Wording.counted(singles.count, "icon")), the same in every language", into: &markup, at: &y)
      y = drawSingles(into: &markup, at: y)
    }
    let isMarked = (pairs + singles).contains(where: \.isMarked)
    let height = y + (isMarked ? SheetLayout.footerHeight : 24)
    if isMarked {
      markup.rule(x: left, y: y + 8, width: Self.width, color: Palette.hairline)
      markup.dot(x: left + 3.5, y: y + 32.5, radius: Self.mark, fill: Palette.warning)
      markup.line("A decision about the icon is open.", .faint, x: left + 14, y: y + 36)
    }
    let svg = markup.document(width: Self.layout.pageWidth, height: height)
    return SheetPage(svg: Array(svg.utf8), pixelHeight: Int(height) * ContactSheet.scale)
  }

  /// The radius of the mark of an icon about which a decision is open.
  private static let mark = 3.0

  private func head(_ words: String, into markup: inout PageMarkup, at y: inout Double) {
    markup.line(words, .label, x: SheetLayout.margin, y: y)
    y += 18
  }

  /// Draws pairs with their names, and returns the y coordinate below them.
  private func draw(_ tiles: [Tile], into markup: inout PageMarkup, at top: Double) -> Double {
    for (index, tile) in tiles.enumerated() {
      let (line, place) = index.quotientAndRemainder(dividingBy: pairsOnLine)
      let (x, y) = (SheetLayout.margin + Double(place) * pairWidth, top + Double(line) * pairHeight)
      for (side, picture) in tile.pictures.prefix(2).enumerated() {
        draw(picture, into: &markup, x: x + Double(side) * (largest + 8), y: y, size: largest)
      }
      let name = Caption.name(tile.name, .faint, width: pairWidth - 14)
      let middle = x + largest + 4
      markup.line(name, .faint, x: middle, y: y + largest + 13, anchor: .middle, color: Palette.secondary)
      if tile.isMarked {
        let edge = middle - TextWidth.of(name, .faint) / 2
        markup.dot(x: edge - 7, y: y + largest + 9.5, radius: Self.mark, fill: Palette.warning)
      }
    }
    return top + Double((tiles.count + pairsOnLine - 1) / pairsOnLine) * pairHeight
  }

  private func drawSingles(into markup: inout PageMarkup, at top: Double) -> Double {
    for (index, tile) in singles.enumerated() {
      let (line, place) = index.quotientAndRemainder(dividingBy: Self.singlesOnLine)
      guard let picture = tile.pictures.first else { continue }
      let x = SheetLayout.margin + Double(place) * Self.singleWidth
      let y = top + Double(line) * Self.singleHeight
      draw(picture, into: &markup, x: x, y: y, size: Self.smallest)
      if tile.isMarked {
        markup.dot(x: x + Self.smallest + 4, y: y + 2, radius: Self.mark, fill: Palette.warning)
      }
    }
    return top + Double((singles.count + Self.singlesOnLine - 1) / Self.singlesOnLine) * Self.singleHeight
  }

  private func draw(_ picture: Rendition, into markup: inout PageMarkup, x: Double, y: Double, size: Double) {
    guard let print = picture.print else { return }
    let natural = Double(print.pixelWidth) / Double(ContactSheet.scale)
    let shrinking = min(size / SheetPicture.height, size / natural)
    let (width, height) = (natural * shrinking, SheetPicture.height * shrinking)
    let box = Box(x: x + (size - width) / 2, y: y + (size - height) / 2, width: width, height: height)
    if picture.tone == .light { markup.rectangle(box.grown(by: 2), radius: 4, fill: Palette.darkGround) }
    markup.picture(print, in: box)
  }
}

extension ContactSheet {
  /// True if the sheet begins with a wall: few icons are seen at one look without it, and too many are not seen with it.
  var hasWall: Bool { (WallPage.least...WallPage.most).contains(rows.count) }

  /// Returns the wall of the set before the other pages.
  func wall(
    _ pictures: SheetPictures, counts: String, marked: Set<String> = [], following: Int
  ) -> SheetPage {
    var (pairs, singles): ([WallPage.Tile], [WallPage.Tile]) = ([], [])
    let names = rows.map { $0.icon.name.split(separator: "/").last.map(String.init) ?? $0.icon.name }
    let ending = Self.sharedEnding(of: names)
    for (row, name) in zip(rows, names) {
      let shown = row.references.compactMap { pictures[$0.artwork]?.rendition }
      let differs = shown.count > 1 && shown[0].print != shown[1].print
      let tile = WallPage.Tile(
        name: String(name.dropLast(ending)), pictures: differs ? shown : Array(shown.prefix(1)),
        isMarked: marked.contains(row.icon.name))
      if differs { pairs.append(tile) } else { singles.append(tile) }
    }
    return WallPage(title: title, counts: counts, following: following, pairs: pairs, singles: singles).page
  }

  /// Returns the length of the ending that all names have, such as `-symbolic`, which tells nothing where there is little room.
  private static func sharedEnding(of names: [String]) -> Int {
    guard let first = names.first, let start = first.lastIndex(where: { "-_.".contains($0) }) else {
      return 0
    }
    let ending = first[start...]
    let isShared = names.allSatisfy { $0.count > ending.count && $0.hasSuffix(ending) }
    return isShared ? ending.count : 0
  }
}

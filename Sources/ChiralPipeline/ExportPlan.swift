import ChiralExporting
import ChiralManifest
import ChiralPlanning
import ChiralSVG

/// Which pictures the targets other than `files` need, and how they come together to icons.
struct ExportPlan: Sendable {
  /// What is decided for locales that the manifest does not name.
  private enum General {
    /// No language at all, so that no key but a direction fits it.
    static let leftToRight = try? LanguageTag("zxx")
    /// The same as a pseudo-locale, which reads from right to left (R24).
    static let rightToLeft = try? LanguageTag("zxx-XB")
  }

  private let manifest: Manifest
  private let plan: Plan
  private let bakes: Bool

  /// Plans for the locales of a manifest, their languages, and one locale of each direction that has no language.
  init(_ manifest: Manifest, bakes: Bool) {
    self.manifest = manifest
    self.bakes = bakes
    let languages = manifest.locales.flatMap(\.languages)
    let hasRightToLeft = manifest.locales.contains { $0.direction == .rightToLeft }
    let general = [General.leftToRight, hasRightToLeft ? General.rightToLeft : nil].compactMap(\.self)
    plan = Plan(manifest, locales: Array(Set(manifest.locales + languages + general)))
  }

  /// The pictures.
  var artworks: [Artwork] { plan.artworks }

  /// The icons whose pictures are there; a platform would show another in the place of one that is missing.
  func set(_ made: [Artwork: PictureRecord]) -> ExportSet {
    ExportSet(
      icons: plan.icons.compactMap { icon($0, made) }, sizes: manifest.sizes, scales: manifest.scales,
      tint: manifest.tint)
  }

  /// The icons that lack a picture, and why.
  func failures(_ made: [Artwork: PictureRecord]) -> [BuildSummary.Failure] {
    plan.icons.compactMap { planned in
      let failed = planned.decisions.filter { made[$0.artwork]?.problem != nil }
      guard let problem = failed.first.flatMap({ made[$0.artwork]?.problem }) else { return nil }
      return BuildSummary.Failure(
        icon: planned.icon.name, locales: failed.map(\.locale.text), problem: problem.text)
    }
  }

  private func icon(_ planned: Plan.PlannedIcon, _ made: [Artwork: PictureRecord]) -> ExportIcon? {
    var rows: [ExportIcon.Row] = []
    var general: [Direction: ExportPicture] = [:]
    for decision in planned.decisions {
      guard let picture = picture(decision.artwork, made) else { return nil }
      switch decision.locale {
      case General.leftToRight: general[.leftToRight] = picture
      case General.rightToLeft: general[.rightToLeft] = picture
      default: rows.append(ExportIcon.Row(locale: decision.locale, picture: picture))
      }
    }
    guard let leftToRight = general[.leftToRight] else { return nil }
    let rightToLeft = general[.rightToLeft] ?? leftToRight
    return ExportIcon(
      name: planned.icon.name, drawn: planned.icon.drawn, leftToRight: leftToRight, rightToLeft: rightToLeft,
      locales: rows, isFlip: !bakes && isFlip(leftToRight.artwork, rightToLeft.artwork, made))
  }

  private func picture(_ artwork: Artwork, _ made: [Artwork: PictureRecord]) -> ExportPicture? {
    guard let product = made[artwork]?.product,
      let document = try? SVGDocument(parsing: product.svg, file: artwork.source)
    else { return nil }
    return ExportPicture(artwork: artwork, document: document)
  }

  /// Whether one picture shows exactly the flipped pixels of the other.
  private func isFlip(_ one: Artwork, _ other: Artwork, _ made: [Artwork: PictureRecord]) -> Bool {
    guard let one = made[one]?.product, let other = made[other]?.product else { return false }
    return one.rendered == other.rendered && one.isFlipped != other.isFlipped
  }
}

extension LanguageTag {
  /// The language alone, and with the script where the tag names one: what platforms fall back to.
  fileprivate var languages: [LanguageTag] {
    let subtags = text.split(separator: "-").map(String.init)
    let script = subtags.dropFirst().first.flatMap { $0.utf8.count == 4 ? $0 : nil }
    let texts = [subtags[0]] + [script.map { subtags[0] + "-" + $0 }].compactMap(\.self)
    return texts.compactMap { try? LanguageTag($0) }
  }
}

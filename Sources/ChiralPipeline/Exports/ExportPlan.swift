import ChiralExporting
import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// The pictures that the targets other than `files` need, and their assignment to icons.
struct ExportPlan: Sendable {
  /// The stand-ins for locales that the manifest does not name.
  private enum General {
    /// The tag for no linguistic content, which no key but a direction matches.
    static let leftToRight = try? LanguageTag("zxx")
    /// The same as a pseudo-locale that reads from right to left (R24).
    static let rightToLeft = try? LanguageTag("zxx-XB")
  }

  private let manifest: Manifest
  /// The pictures to make, for all icons of the manifest.
  let plan: Plan
  private let bakes: Bool
  /// The locales that were not requested. If the picture of one cannot be made, it gets that of its
  /// direction.
  private let optional: Set<LanguageTag>
  /// The languages with rows in another script: `ar-Latn`, `sd-IN`. Otherwise, platforms that compare the beginnings of
  /// tags would show them the drawings for Arabic letters.
  private let transliterated: Set<LanguageTag>
  /// The locales that are there only because the manifest names their script.
  private let byScript: Set<LanguageTag>

  /// Plans for the locales of a manifest, their languages, the locales that its keys name, and one locale of
  /// each direction without a language.
  init(_ manifest: Manifest, _ form: BuildOptions.Form) {
    self.manifest = manifest
    bakes = form.bakes
    let hasRightToLeft = manifest.locales.contains { $0.direction == .rightToLeft }
    // A set without a right-to-left locale has drawings for left to right only.
    func counted(_ locales: [LanguageTag]) -> [LanguageTag] {
      let counted = locales.filter { hasRightToLeft || $0.direction == .leftToRight }
      return form.onlyListedLocales ? [] : counted + counted.flatMap(\.languages)
    }
    let keys = manifest.keys
    let named = counted(keys.compactMap(\.tag))
    let written = counted(keys.flatMap(\.languagesOfScript))
    let required = manifest.locales + manifest.locales.flatMap(\.languages)
    byScript = Set(written).subtracting(required + named)
    let rows = required + named + written
    let languages = Set(rows.map(\.language))
    transliterated = Set(
      required.filter { $0.script != nil && $0.script != "Latn" }.compactMap(\.inLatinLetters)
        + LanguageTag.regional.filter { languages.contains($0.language) }
    )
    .subtracting(rows)
    optional = transliterated.union(named + written).subtracting(required)
    let general = [General.leftToRight, hasRightToLeft ? General.rightToLeft : nil].compactMap(\.self)
    plan = Plan(manifest, locales: Array(optional.union(required + general)))
  }

  /// The colours of templates.
  var template: [String] { manifest.template }

  /// Returns the icons with all their pictures; without one of them, a platform would show another in its
  /// place.
  func set(_ made: [Artwork: Picture], _ pictures: [Artwork: ExportPicture]) -> ExportSet {
    ExportSet(
      icons: plan.icons.compactMap { icon($0, made: made, pictures: pictures) }, sizes: manifest.sizes,
      scales: manifest.scales, tint: manifest.tint, name: manifest.name, package: manifest.package)
  }

  /// Returns the problems of each icon.
  func shortcomings(_ made: [Artwork: Picture]) -> [Shortcomings] {
    plan.icons.map { Shortcomings(of: $0, made, besides: optional) }
  }

  private func icon(
    _ planned: Plan.PlannedIcon, made: [Artwork: Picture], pictures: [Artwork: ExportPicture]
  ) -> ExportIcon? {
    guard let base = parts(of: planned, made: made, pictures: pictures, shown: { $0.artwork }) else {
      return nil
    }
    var sized: [Int: Parts] = [:]
    if !planned.icon.drawings.isEmpty {
      for size in manifest.sizes {
        guard let parts = parts(of: planned, made: made, pictures: pictures, shown: { $0.artwork(at: size) })
        else { return nil }
        sized[size] = parts
      }
    }
    let isNative =
      !bakes
      && ([base] + sized.values).allSatisfy {
        isFlip($0.leftToRight.artwork, of: $0.rightToLeft.artwork, made: made)
      }
    func icon(_ parts: Parts, sized: [Int: ExportIcon] = [:]) -> ExportIcon {
      ExportIcon(
        name: planned.icon.name, codePoint: planned.icon.codePoint, drawn: planned.icon.drawn,
        leftToRight: parts.leftToRight, rightToLeft: parts.rightToLeft, locales: parts.rows, isFlip: isNative,
        sized: sized)
    }
    return icon(base, sized: sized.mapValues { icon($0) })
  }

  /// The pictures of an icon at one size.
  private struct Parts {
    var leftToRight: ExportPicture
    var rightToLeft: ExportPicture
    var rows: [ExportIcon.Row]
  }

  /// Returns the pictures that some locales see; `shown` picks that of a size. Nil if one of them could not be made.
  private func parts(
    of planned: Plan.PlannedIcon, made: [Artwork: Picture],
    pictures: [Artwork: ExportPicture], shown: (Decision) -> Artwork
  ) -> Parts? {
    var rows: [ExportIcon.Row] = []
    var general: [Direction: ExportPicture] = [:]
    for decision in planned.decisions {
      let isOptional = optional.contains(decision.locale)
      guard let picture = pictures[shown(decision)] else {
        if isOptional { continue }
        return nil
      }
      switch decision.locale {
      case General.leftToRight: general[.leftToRight] = picture
      case General.rightToLeft: general[.rightToLeft] = picture
      default:
        rows.append(
          ExportIcon.Row(
            locale: decision.locale, picture: picture,
            origin: transliterated.contains(decision.locale)
              ? .otherScript : byScript.contains(decision.locale) ? .script : .named))
      }
    }
    guard let leftToRight = general[.leftToRight] else { return nil }
    return Parts(leftToRight: leftToRight, rightToLeft: general[.rightToLeft] ?? leftToRight, rows: rows)
  }

  /// Returns true if one picture shows exactly the flipped pixels of the other.
  private func isFlip(_ one: Artwork, of other: Artwork, made: [Artwork: Picture]) -> Bool {
    guard let one = made[one]?.product, let other = made[other]?.product else { return false }
    return one.rendered == other.rendered && one.isFlipped != other.isFlipped
  }
}

extension Manifest {
  /// The keys of drawings, wordings and exceptions.
  fileprivate var keys: Set<VariantKey> {
    var keys: Set<VariantKey> = []
    for icon in icons {
      keys.formUnion(icon.except.map(\.key))
      keys.formUnion(icon.variants.map(\.key))
      for text in icon.letters.texts { keys.formUnion(text.wordings.map(\.key)) }
      if icon.mirrorsAroundQuestion { keys.insert(.script("Hebr")) }
    }
    return keys
  }
}

extension VariantKey {
  fileprivate var tag: LanguageTag? { if case .tag(let tag) = self { tag } else { nil } }

  /// The languages that are written in the script: a picture for `Arab` is seen in `ckb` and `ps`, even if these are not
  /// built.
  ///
  /// Latin is left out: most sets are drawn for it, and half of all languages would get a row.
  fileprivate var languagesOfScript: [LanguageTag] {
    guard case .script(let script) = self, script != "Latn" else { return [] }
    return LanguageTag.languages(writtenIn: script)
  }
}

extension LanguageTag {
  /// The language in Latin letters.
  fileprivate var inLatinLetters: LanguageTag? { try? LanguageTag(language + "-Latn") }

  /// The language alone, and the language with the script if the tag has one: the tags that platforms fall
  /// back to.
  fileprivate var languages: [LanguageTag] {
    let subtags = text.split(separator: "-").map(String.init)
    let script = subtags.dropFirst().first.flatMap { $0.utf8.count == 4 ? $0 : nil }
    let texts = [subtags[0]] + [script.map { subtags[0] + "-" + $0 }].compactMap(\.self)
    return texts.compactMap { try? LanguageTag($0) }
  }
}

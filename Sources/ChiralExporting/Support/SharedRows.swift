import ChiralManifest
import ChiralValues

/// The drawings of an icon for platforms that find them by names, with the names that each locale asks for. Equal drawings have
/// one name.
struct SharedRows {
  /// A drawing with its name: empty for that of left-to-right interfaces, `rtl`, or the tag of a locale that shows it.
  struct Place {
    let name: String
    /// The drawing as it is in general and for each size.
    fileprivate let pictures: [ExportPicture]
    fileprivate let sizes: [Int]

    /// The drawing.
    var picture: ExportPicture { pictures[0] }

    /// Returns the drawing for a size in points.
    func picture(for size: Int) -> ExportPicture {
      sizes.firstIndex(of: size).map { pictures[$0 + 1] } ?? pictures[0]
    }
  }

  /// The name of a drawing for a key: the first tag of a group of locales, or `rtl`.
  typealias Row = (key: String, name: String)

  private(set) var places: [Place] = []
  /// The names by keys for left-to-right interfaces.
  private(set) var leftToRight: [Row] = []
  /// The names by keys for right-to-left interfaces.
  private(set) var rightToLeft: [Row] = []

  /// Names the drawings of an icon; if the platform flips it, it has none for right to left.
  init(_ icon: ExportIcon, _ groups: LocaleGroups, flips: Bool = false) {
    let sizes = icon.sized.keys.sorted()
    let forms = [icon] + sizes.compactMap { icon.sized[$0] }
    func place(_ pictures: [ExportPicture], named name: String) -> String {
      let known = places.first { zip($0.pictures, pictures).allSatisfy { $0.isSame($1) } }
      if known == nil { places.append(Place(name: name, pictures: pictures, sizes: sizes)) }
      return known?.name ?? name
    }
    _ = place(forms.map(\.leftToRight), named: "")
    if !icon.isSymmetric, !flips {
      rightToLeft.append(("rtl", place(forms.map(\.rightToLeft), named: "rtl")))
    }
    for row in groups.rows(of: icon) {
      let key = row.locale.text
      let name = place([row.picture] + forms.dropFirst().map { $0.picture(in: row.locale) }, named: key)
      for direction in icon.directions(of: row) {
        switch direction {
        case .leftToRight: leftToRight.append((key, name))
        case .rightToLeft: rightToLeft.append((key, name))
        }
      }
    }
  }
}

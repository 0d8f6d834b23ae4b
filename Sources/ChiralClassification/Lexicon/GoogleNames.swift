import ChiralValues

/// The names of Google's Material icons, with those that Google itself mirrors in right-to-left.
///
/// An icon is mirrored if Flutter or Jetpack Compose mirrors it; the two differ on 90 of the names.
enum GoogleNames {
  /// Returns true if Google mirrors the icon with this name, false if it does not; nil for other names.
  static func mirrors(_ name: IconName) -> Bool? { answers[name.words] }

  /// The answers by the words of a name, so that sizes and styles do not matter.
  private static let answers = Dictionary(
    DataTable.Rows(of: DataTable.google).map { row in
      let columns = row.columns
      return (IconName(DataTable.text(columns[0])).words, columns.last?.elementsEqual("mirror".utf8) == true)
    }, uniquingKeysWith: { $0 || $1 })
}

// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

/// The sources of the page for browsers.
enum PageSource {
  /// `Web/js`, in the order of the names.
  static let script = [
    startScript,
    modelScript,
    picturesScript,
    stageScript,
    rowScript,
    listScript,
    filtersScript,
    viewScript,
    decisionsScript,
    dialogsScript,
    keysScript,
    mainScript,
  ].joined(separator: "\n")

  /// `Web/strings`, by language.
  static let strings = [
    "ar": arStrings,
    "en": enStrings,
    "he": heStrings,
  ]
}

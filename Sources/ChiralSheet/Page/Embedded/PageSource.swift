// swift-format-ignore-file
// Made by scripts/embed-page from Web; do not edit.

/// The sources of the page for browsers.
enum PageSource {
  /// `Web/css`, in the order of the names.
  static let style = [
    baseStyle,
    listStyle,
    dialogsStyle,
    wallStyle,
    screensStyle,
    paperStyle,
  ].joined(separator: "\n")

  /// `Web/js`, in the order of the names.
  static let script = [
    startScript,
    modelScript,
    picturesScript,
    vectorScript,
    stageScript,
    rowScript,
    listScript,
    wallScript,
    filtersScript,
    viewScript,
    decisionsScript,
    dialogsScript,
    loupeScript,
    addressScript,
    paperScript,
    keysScript,
    mainScript,
  ].joined(separator: "\n")

  /// `Web/live`: what a page from a server does besides.
  static let live = [
    liveScript,
    editorScript,
  ].joined(separator: "\n")

  /// `Web/strings`, by language.
  static let strings = [
    "ar": arStrings,
    "en": enStrings,
    "he": heStrings,
  ]
}

extension Sign {
  /// The sign of Bluetooth, a logo, which the templates of `Glyphs` see if the icon's name speaks of it: drops and cakes resemble it.
  package static let logo = Sign(
    name: "bluetooth", guideline: "R9", noun: "a logo",
    demands: [Demand(words: [["bluetooth"]], noun: "a logo", guideline: "R9", characters: "ᛒ")],
    examples: [
      .seen(
        "the sign beside sound waves", "<path d=\"M6 7l11 10-5.5 5V2L17 7 6 17\"/><path d=\"M20 9v6\"/>",
        icon: "bluetooth-audio")
    ])
}

import ChiralValues

extension Sign {
  /// Letters and other characters of writing, which the templates of `Glyphs` see.
  static let letters = Sign(
    name: "letters", guideline: "R8", noun: "letters", subject: .letters,
    characters: [
      "at": "@", "mention": "@", "mentions": "@", "hash": "#", "hashtag": "#", "pound": "#", "dollar": "$",
      "pilcrow": "¶", "paragraph": "¶", "ampersand": "&", "parking": "P", "vpn": "VPNvpn",
    ],
    demands: [
      Demand(words: [["alphabet", "abc"]], noun: "an alphabet", guideline: "R8", characters: latin),
      Demand(
        words: [["alphabetical", "alphabetic", "letter", "letters", "font", "typeface"]], noun: "letters",
        guideline: "R8", characters: latin, isBinding: false),
      Demand(
        words: [["sort"], ["alpha", "az", "za"]], noun: "letters", guideline: "R8", characters: latin,
        isBinding: false),
      Demand(
        words: [["text"], ["direction"]], noun: "a letter", guideline: "R8", characters: latin,
        isBinding: false),
    ],
    isPlural: true,
    examples: [
      .seen(
        "a B beside a line",
        "<path d=\"M2 4h9\"/><path d=\"M14 11h3.4a2.2 2.2 0 0 1 0 4.5H14zM14 15.5h4a2.3 2.3 0 0 1 0 4.5h-4z\"/>"
      ),
      .unseen("two corners of a frame", "<path d=\"M4 9V4h5M20 15v5h-5M8 12h5\"/>"),
    ])

  /// The abbreviations that icons show as words, in capitals or in small letters: formats of files and of pictures, standards,
  /// functions.
  package static let abbreviations: Set = [
    "csv", "tsv", "pdf", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "odt", "ods", "txt", "rtf", "tex",
    "html", "css", "xml", "json", "sql", "svg", "gif", "jpg", "jpeg", "png", "bmp", "tif", "tiff",
    "psd", "eps", "raw", "avi", "mov", "wav", "zip", "rar", "iso", "exe", "hd", "sd", "uhd", "hdr",
    "gps", "gsm", "lte", "nfc", "fx", "rx",
  ]

  /// The letters of the Latin alphabet, and the pilcrow.
  private static let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz¶"
}

import ChiralNames

/// A kind of object that a plain mirror image would reverse, with the guideline that keeps it.
package struct ThingKind {
  /// The class in the network's output.
  package let name: String
  /// The guideline.
  package let rule: String
  /// The object in words.
  package let noun: String
  /// The words in an icon's name that promise the object.
  package let words: Set<String>
  /// The smallest probabilities at which the object is kept without asking: `promised` if the icon's name
  /// promises it, `alone` otherwise.
  package let sure: (alone: Float, promised: Float)
  /// The ratios of width to height of its box.
  let aspects: ClosedRange<Double>
  /// True if it stays in the middle of what surrounds it.
  let staysInFrame: Bool

  /// A tool that is held in the right hand.
  package static let pencil = ThingKind(
    "pencil", rule: "R15", noun: "a pencil, pen or brush", sure: (0.96, 0.4), aspects: 0.6...1.7,
    words: ObjectWords.writingTools.union(ObjectWords.editing).union([
      "compose", "draw", "write", "marker", "rename",
    ]))

  /// A magnifier, which is held in the right hand, too.
  package static let magnifier = ThingKind(
    "magnifier", rule: "R15", noun: "a magnifier", sure: (0.97, 0.35), aspects: 0.7...1.4,
    words: ObjectWords.magnifiers.union(ObjectWords.searching).union(["zoom", "lookup", "inspect"]))

  /// A check mark.
  package static let check = ThingKind(
    "check", rule: "R10, R16", noun: "a check mark", sure: (0.92, 0.35), aspects: 0.8...2.1,
    words: ObjectWords.checks.union(["done", "todo", "checklist", "verified"]))

  /// A musical note.
  package static let note = ThingKind(
    "note", rule: "R11", noun: "a musical note", sure: (0.94, 0.35), aspects: 0.35...1.5,
    words: ["music", "note", "playlist", "song", "audio", "album", "songs"])

  package static let all: [String: ThingKind] = Dictionary(
    uniqueKeysWithValues: table.map { ($0.name, $0) })

  private static let table: [ThingKind] = [
    pencil, magnifier, check, note,
    .init(
      "clock", rule: "R11", noun: "a clock face", sure: (0.985, 0.35), aspects: 0.85...1.18,
      words: [
        "clock", "time", "timer", "recent", "history", "schedule", "alarm", "pending", "later", "duration",
        "delay",
      ]),
  ]

  /// The hands of a clock, which are recognised by their geometry.
  static let clockHands = ThingKind(
    "hands", rule: "R11", noun: "the hands of a clock", sure: (1, 1), aspects: 0...100,
    words: all["clock"]?.words ?? [], staysInFrame: true)

  /// A prohibition sign, which is recognised by its geometry.
  static let prohibition = ThingKind(
    "prohibition", rule: "R14", noun: "a prohibition sign", sure: (1, 1), aspects: 0...100,
    words: [], staysInFrame: true)

  /// A play sign, which is recognised by its geometry.
  static let play = ThingKind(
    "play", rule: "R4", noun: "a play sign", sure: (1, 1), aspects: 0...100, words: playing)

  /// A play sign in the middle of a frame.
  static let framedPlay = ThingKind(
    "play", rule: "R4", noun: "a play sign", sure: (1, 1), aspects: 0...100, words: playing,
    staysInFrame: true)

  /// The words of icons about something that plays or runs. In the names of themes, `media` and `playlist` are categories, as in
  /// `media-playlist-repeat`.
  private static let playing: Set<String> = [
    "play", "plays", "player", "playback", "autoplay", "replay", "video", "videos", "movie",
    "movies", "film", "youtube", "stream", "streaming", "episode", "podcast", "tv",
    "cinema", "clip", "animation", "slideshow", "run", "running", "execute", "resume",
  ]

  /// The slash of a code sign, which is recognised by its geometry.
  static let codeSlash = ThingKind(
    "code", rule: "R8", noun: "the slash of a code sign", sure: (1, 1), aspects: 0...100, words: [],
    staysInFrame: true)

  /// The kind of part that the object is; nil if it has no name of its own.
  package var subject: Subject? {
    switch name {
    case "pencil": .pencil
    case "magnifier": .lens
    case "check": .check
    case "prohibition", "code": .slash
    default: nil
    }
  }

  /// True if the noun is plural.
  var isPlural: Bool { name == "hands" }

  private init(
    _ name: String, rule: String, noun: String, sure: (alone: Float, promised: Float),
    aspects: ClosedRange<Double>, words: Set<String>, staysInFrame: Bool = false
  ) {
    self.name = name
    self.rule = rule
    self.noun = noun
    self.words = words
    self.sure = sure
    self.aspects = aspects
    self.staysInFrame = staysInFrame
  }

  /// The currency signs for which the network has classes.
  private static let currencies: Set<Character> = Set("$€£¥₹₽₿₩₪₫₺₴")

  /// Returns the kind of a class; nil for the class `nothing` and for glyphs, which `GlyphRecognition`
  /// recognises. If the icon's name speaks of money, any glyph is taken for the currency's sign.
  package static func of(_ name: String, in promises: Promises) -> ThingKind? {
    if let kind = all[name] { return kind }
    // A stem with a head is a d; if the icon's name speaks of music, it is a note.
    if noteLike.contains(name), let note = all["note"], promises.promises(note) { return note }
    guard name.count == 1, let character = name.first else { return nil }
    guard currencies.contains(character) || promises.isAboutMoney else { return nil }
    return currency(name)
  }

  /// Returns the kind of a currency sign, or of a glyph that stands for one in an icon about money.
  static func currency(_ name: String) -> ThingKind {
    .init(
      name, rule: "R8",
      noun: currencies.contains(where: { String($0) == name })
        ? "the currency sign \(name)" : "a currency sign",
      sure: (0.9, 0.3), aspects: 0.35...1.3, words: currencyWords)
  }

  /// The letters that look like a stem with a head.
  private static let noteLike: Set<String> = ["d", "J", "j"]

  static let currencyWords: Set<String> = ObjectWords.currencies.union([
    "pound", "yuan", "won", "dong", "currency", "money", "cash", "coin", "coins", "price", "payment",
    "receipt", "usd", "eur", "gbp", "jpy", "inr", "rub", "btc", "krw", "banknote", "paid",
  ])

  /// True if the object is held in a hand; surrounding shapes are then cut to fit it as drawn.
  package var needsRoom: Bool { rule == "R15" }

  /// True for a currency sign.
  var isCurrency: Bool { rule == "R8" }
}

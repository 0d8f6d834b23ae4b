/// The classes of words that a phrase of the lexicon abbreviates: `@arrow`, `@side`.
enum WordClass {
  /// The words by the name of their class.
  static let words: [String: [String]] = [
    "arrow": [
      "arrow", "arrows", "chevron", "chevrons", "caret", "carets", "angle", "angles", "arrowhead",
      "arrowheads",
      "arrowtriangle", "triangle", "pointer",
    ],
    "side": ["left", "right", "leftward", "rightward", "leftwards", "rightwards"],
    "reading": [
      "forward", "forwards", "backward", "backwards", "next", "previous", "prev", "back", "start", "end",
    ],
    "sidebar": ["sidebar", "panel", "drawer", "pane", "sidepanel", "sidenav", "aside"],
    "bubble": ["bubble", "chat", "comment", "message", "chats", "comments", "messages", "speech", "sms"],
    "phone": ["phone", "telephone", "call", "calls", "handset"],
    // The steps of players: other numbers count versions (`share-forward-2`).
    "seconds": ["5", "10", "15", "20", "25", "30", "40", "45", "50", "60", "75", "90"],
    "latin": "abcdefghijklmnopqrstuvwxyz".map(String.init),
    "person": ["person", "people", "user", "users", "account", "accounts", "contact", "member", "profile"],
  ]
}

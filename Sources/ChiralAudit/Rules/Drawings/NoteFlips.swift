import ChiralClassification

extension AuditRule {
  /// Finds musical notes that mirroring flips (R11).
  static let noteFlips = signFlips(
    id: "note-flips",
    summary: "the musical note in a mirrored icon is flipped",
    guideline: .r11,
    rationale: """
      A musical note has its stem and its flag on the same side in every country. The icon around it mirrors; the note goes to \
      the other side and keeps its orientation.
      """,
    sign: Sign(
      words: ["music", "song", "songs", "melody", "ringtone"],
      icon: "list.music", path: "M18 4h2v13a3 3 0 1 1-2-2.8z",
      noun: "the musical note", effect: "flips it"))
}

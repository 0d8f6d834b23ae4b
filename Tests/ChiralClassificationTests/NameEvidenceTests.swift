import ChiralClassification
import ChiralManifest
import Testing

@Suite struct NameEvidenceTests {
  @Test(
    arguments: [
      ("arrow.forward", IconClass.mirror, "R1"), ("go-previous-symbolic", .mirror, "R1"),
      ("pan-start", .mirror, "R1"), ("text.alignleading", nil, nil), ("panel-trailing", .mirror, "R1"),
      ("arrow_back", .mirror, "R1"), ("mail-forward", .mirror, "R1"), ("arrow.left", .fixed, "R2"),
      ("chevron-right", .fixed, "R2"), ("arrow.left.and.right", .fixed, "R2"), ("ArrowLeft24", .fixed, "R2"),
      ("fast_forward", .fixed, "R4"), ("skip_next", .fixed, "R4"), ("skip-previous", .fixed, "R4"),
      ("media-seek-backward-symbolic", .fixed, "R4"), ("media-playback-start", .fixed, "R4"),
      ("forward_10", .fixed, "R4"), ("forward.end.fill", .fixed, "R4"), ("rewind", .fixed, "R4"),
      ("format-align-left", .fixed, "R4"), ("move_right", .fixed, "R4"), ("flip_to_back", nil, nil),
      ("back_hand", nil, nil), ("call_end", nil, nil), ("chevron.forward.2", .mirror, "R1"),
      ("wave.3.backward", .mirror, "R1"),
      ("rectangle.leadinghalf.filled", .mirror, "R1"), ("square.righthalf.filled", .fixed, "R2"),
      ("start-here-symbolic", nil, nil),
      ("feedback", nil, nil),
      ("backup", nil, nil), ("copyright", nil, nil), ("clock", nil, nil), ("arrow.left.next", nil, nil),
      ("next_week", .mirror, "R1"), ("left/arrow.next", .mirror, "R1"),
    ] as [(String, IconClass?, String?)])
  func namesAskForClasses(name: String, iconClass: IconClass?, rule: String?) {
    let evidence = NameEvidence(IconName(name))
    #expect(evidence.iconClass == iconClass)
    #expect(evidence.guideline?.id == rule)
  }

  @Test(arguments: [
    ("arrow.forward", "\"forward\" is relative to reading, so the icon mirrors"),
    ("skip-next", "\"skip next\" is the direction of a tape, so the icon stays in every locale"),
    ("left-next", "the words of the name contradict each other"),
    ("cup", "the name has no word of direction"),
  ]) func reasonsAreSentences(name: String, reason: String) {
    #expect(NameEvidence(IconName(name)).reason == reason)
  }

  @Test(arguments: [
    ("go-next-rtl", ["go-next"]), ("a/go-next-symbolic-rtl", ["a/go-next-symbolic"]),
    ("go-next-rtl-symbolic", ["go-next-symbolic"]), ("sidebar.rtl", ["sidebar"]), ("rtl", []), ("-rtl", []),
    ("x-rtlish", []), ("turtle", []), ("x_rtl_24", ["x_24"]),
  ]) func neighboursAreRecognised(name: String, bases: [String]) {
    #expect(RightToLeftNeighbour.bases(of: name) == bases)
  }
}

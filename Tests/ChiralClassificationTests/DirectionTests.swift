import ChiralClassification
import ChiralManifest
import ChiralValues
import Testing

@Suite struct DirectionTests {
  @Test(
    arguments: [
      ("arrow.forward", .relative), ("go-previous-symbolic", .relative), ("pan-start", .relative),
      ("panel-trailing", .relative), ("arrow_back", .relative), ("chevron.forward.2", .relative),
      ("left/arrow.next", .relative), ("arrow.left", .absolute), ("chevron-right", .absolute),
      ("ArrowLeft24", .absolute), ("square.righthalf.filled", .absolute), ("fast_forward", .media),
      ("skip_next", .media), ("skip-previous", .media), ("media-seek-backward-symbolic", .media),
      ("forward_10", .media), ("forward.end.fill", .media), ("rewind", .media),
      ("format-align-left", .spatial),
      ("move_right", .spatial), ("rotate-right", .spatial), ("flip_to_back", nil), ("back_hand", nil),
      ("call_end", nil), ("start-here-symbolic", nil), ("feedback", nil), ("backup", nil), ("copyright", nil),
      ("clock", nil),
    ] as [(String, DirectionFact.Meaning?)])
  func namesSayDirections(name: String, meaning: DirectionFact.Meaning?) {
    #expect(Judge().judgement(of: IconName(name)).direction == meaning)
  }

  @Test(arguments: [
    ("go-next-rtl", ["go-next"]), ("a/go-next-symbolic-rtl", ["a/go-next-symbolic"]),
    ("go-next-rtl-symbolic", ["go-next-symbolic"]), ("sidebar.rtl", ["sidebar"]), ("rtl", []), ("-rtl", []),
    ("x-rtlish", []), ("turtle", []), ("x_rtl_24", ["x_24"]),
  ]) func neighboursAreRecognised(name: String, bases: [String]) {
    #expect(RightToLeftNeighbour.bases(of: name) == bases)
  }
}

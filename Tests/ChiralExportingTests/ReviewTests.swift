import ChiralExporting
import ChiralManifest
import ChiralValues
import Testing

@Suite struct ReviewTests {
  private static let icons = #""a": {"class": "mirror", "except": ["he"]}, "b": "fixed""#

  private func review(
    _ icons: String = Self.icons, locales: String = #""en", "ar", "he""#,
    against approvals: Approvals = Approvals(),
    svg: String = "s", pixels: String = "p", all: Set<String> = ["a", "b"]
  ) throws -> Review {
    let sheet = try sheet(locales: locales, icons: icons)
    return Review(
      sheet, sheet.allDrawn(svg: svg, pixels: pixels), against: approvals, knowing: all, digest: { "<\($0)>" }
    )
  }

  private func states(_ review: Review) -> [String] {
    review.items.map {
      "\($0.key) \(($0.changes.isEmpty ? [$0.state.rawValue] : $0.changes.map(\.rawValue)).joined(separator: "+"))"
    }
  }

  @Test func atFirstEverythingIsNew() throws {
    #expect(try states(review()) == ["a#as-drawn new", "a#mirrored new", "b#as-drawn new"])
  }

  @Test func approvedPicturesStayApproved() throws {
    #expect(try review(against: review().marks).open == [])
  }

  @Test(arguments: [
    // A drawing with another spelling, and a renderer with other antialiasing: neither needs a review.
    ("t", "p", [String]()), ("s", "q", []),
    ("t", "q", ["a#as-drawn picture", "a#mirrored picture", "b#as-drawn picture"]),
  ])
  func aChangedPictureIsOpen(svg: String, pixels: String, open: [String]) throws {
    let now = try review(against: review().marks, svg: svg, pixels: pixels)
    #expect(states(now).filter { !$0.hasSuffix("approved") } == open)
  }

  @Test func aChangedDecisionIsOpen() throws {
    let now = try review(
      #""a": {"class": "both", "except": ["he"]}, "b": "fixed""#, against: try review().marks)
    #expect(states(now) == ["a#as-drawn decision", "a#mirrored decision", "b#as-drawn approved"])
  }

  @Test func anExceptionMoreIsADecision() throws {
    let now = try review(
      #""a": {"class": "mirror", "except": ["he", "ar-SA"]}, "b": "fixed""#,
      locales: #""en", "ar", "ar-SA", "he""#, against: try review().marks)
    #expect(states(now) == ["a#as-drawn decision", "a#mirrored approved", "b#as-drawn approved"])
  }

  @Test func anAdditionalLocaleNeedsNoNewReview() throws {
    #expect(try review(locales: #""en", "ar", "he", "fa""#, against: try review().marks).open == [])
  }

  @Test func removedPicturesAreReportedAsGone() throws {
    let now = try review(#""a": "fixed""#, against: try review().marks, all: ["a"])
    #expect(now.gone.map(\.description) == ["a#mirrored", "b#as-drawn"])
    #expect(states(now) == ["a#as-drawn decision"])
  }

  private static let own = #""variants": {"ar": "a.ar.svg", "he": "a.he.svg"}"#

  /// A picture in place of another is one picture to look at, and nothing beside it is new or gone.
  @Test(arguments: [
    ("\"mirror\"", "\"fixed\"", ["mirrored → as-drawn changed: mirror → fixed"]),
    ("\"fixed\"", "\"mirror\"", ["as-drawn → mirrored changed: fixed → mirror"]),
    (
      "{\"class\": \"localized\", \(own)}", "\"fixed\"",
      [
        "drawn-for ar → as-drawn changed: localized → fixed",
        "drawn-for he → as-drawn changed: localized → fixed",
      ]
    ),
    (
      "\"fixed\"", "{\"class\": \"localized\", \(own)}",
      [
        "as-drawn → drawn-for ar changed: fixed → localized",
        "as-drawn → drawn-for he changed: fixed → localized",
      ]
    ),
    (
      "{\"class\": \"localized\", \(own)}", "\"mirror\"",
      [
        "drawn-for ar → mirrored changed: localized → mirror",
        "drawn-for he → mirrored changed: localized → mirror",
      ]
    ),
    (
      "\"mirror\"", #"{"class": "both", "variants": {"he": "a.he.svg"}}"#,
      ["mirrored → drawn-for he changed: mirror → both"]
    ),
    // A drawing less in the same class, and one for a locale within a script.
    (
      "{\"class\": \"both\", \(own)}", #"{"class": "both", "variants": {"ar": "a.ar.svg"}}"#,
      ["drawn-for he → mirrored changed: picture"]
    ),
    (
      #"{"class": "localized", "variants": {"Arab": "a.ar.svg"}}"#,
      #"{"class": "localized", "variants": {"ar": "a.fa.svg"}}"#,
      ["drawn-for Arab → drawn-for ar changed: picture"]
    ),
    // The drawing for another size has its own right-to-left form.
    (
      #"{"class": "mirror", "drawings": {"16": "a.svg", "48": "a.48.svg"}}"#,
      #"{"class": "fixed", "drawings": {"16": "a.svg", "48": "a.48.svg"}}"#,
      ["mirrored → as-drawn changed: mirror → fixed", "mirrored 16 → as-drawn 16 changed: mirror → fixed"]
    ),
    // Every picture is still seen by the same locales.
    (
      "\"mirror\"", #"{"class": "mirror", "except": ["he"]}"#,
      ["as-drawn changed: decision, the picture is the same"]
    ),
    // One decision about several pictures is one to look at.
    ("\"mirror\"", "\"both\"", ["as-drawn changed: mirror → both, the picture is the same"]),
  ])
  func aPictureInPlaceOfAnotherIsOne(before: String, now: String, open: [String]) throws {
    let base = try review("\"a\": \(before)", all: ["a"]).marks
    let review = try review("\"a\": \(now)", against: base, all: ["a"])
    #expect(
      review.openPictures.map { "\($0.name) \($0.kind): \($0.details.joined(separator: ", "))" } == open)
  }

  /// The mirror image of a symmetric drawing in place of it is the same picture.
  @Test(arguments: [("\"fixed\"", "\"mirror\""), ("\"mirror\"", "\"fixed\"")])
  func anotherClassMayShowTheSamePicture(before: String, now: String) throws {
    func review(_ iconClass: String, against approvals: Approvals) throws -> Review {
      let sheet = try sheet(locales: #""en", "ar""#, icons: "\"a\": \(iconClass)")
      let pictures = Dictionary(
        uniqueKeysWithValues: sheet.artworks.map {
          ($0, SheetPicture.drawn([1], svg: "\($0.transformation)", pixels: "p"))
        })
      return Review(sheet, pictures, against: approvals, knowing: ["a"], digest: { "<\($0)>" })
    }
    let open = try review(now, against: review(before, against: Approvals()).marks).openPictures
    #expect(open.map(\.changes) == [[.decision]])
    #expect(open.map(\.isSamePicture) == [true])
    #expect(open.first?.details.last == "the picture is the same")
  }

  /// A picture that nobody has seen yet is new, and takes the place of none.
  @Test func anUnseenPictureIsNew() throws {
    var approvals = try review(#""a": "mirror""#, all: ["a"]).marks
    approvals.entries[Approval.Key(icon: "a", variant: "mirrored")] = nil
    let review = try review(#""a": "mirror""#, against: approvals, all: ["a"])
    #expect(review.openPictures.map { "\($0.name) \($0.kind)" } == ["mirrored new"])
  }

  /// An icon that was added or removed has no picture in place of another.
  @Test func additionsAndRemovalsStay() throws {
    let base = try review(#""a": "mirror""#, all: ["a"]).marks
    let review = try review(#""b": "mirror""#, against: base, all: ["b"])
    #expect(
      review.openPictures.map { "\($0.key) \($0.kind)" } == [
        "b#as-drawn new", "b#mirrored new", "a#as-drawn gone", "a#mirrored gone",
      ])
    #expect(review.settledCount == 0)
  }

  @Test func anIconThatIsNotShownIsNotGone() throws {
    #expect(
      try review(#""a": {"class": "mirror", "except": ["he"]}"#, against: try review().marks).gone == [])
  }

  @Test func aRejectionHoldsUntilThePictureChanges() throws {
    var approvals = try review().marks
    let key = Approval.Key(icon: "b", variant: "as-drawn")
    approvals.entries[key]?.verdict = .rejected
    #expect(try review(against: approvals).open.map(\.state) == [.rejected])
    #expect(try review(against: approvals, svg: "t", pixels: "q").items.last?.state == .changed)
  }

  @Test func aPictureThatCannotBeMadeIsBroken() throws {
    let sheet = try sheet(locales: #""en", "ar""#, icons: #""a": "fixed""#)
    let review = Review(sheet, [:], against: Approvals(), digest: { $0 })
    #expect(review.items.map(\.state) == [.broken])
    #expect(review.marks == Approvals())
  }

  @Test func decisionsFitThePresentPicturesOrAreRefused() throws {
    let review = try review()
    let marks = review.marks.entries
    let fit = try #require(marks[Approval.Key(icon: "a", variant: "mirrored")]).mark
    func line(_ icon: String, _ variant: String, _ svg: String) -> String {
      #"{"icon": "\#(icon)", "variant": "\#(variant)", "verdict": "rejected", "decision": "\#(fit.decision)", "#
        .replacing("\n", with: "\\n")
        + #""svg": "\#(svg)", "pixels": "x", "note": "flip it"}"#
    }
    let text = """
      {"format": "chiral-decisions", "version": 1, "decisions": [
      \(line("a", "mirrored", fit.fingerprint.svg)),
      \(line("a", "mirrored", "other")),
      \(line("zz", "mirrored", "s")),
      \(line("a", "mirror", "s"))
      ]}
      """
    let reading = Decisions.read(Array(text.utf8), file: "d.json")
    let decisions = try #require(reading.decisions, "\(reading.diagnostics)")
    var approvals = Approvals()
    let refused = decisions.apply(to: &approvals, review)
    #expect(
      refused.map(\.description) == [
        "d.json:3:1: error: \"a#mirrored\" is another picture than in the sheet; make a new sheet and look again",
        "d.json:4:1: error: \"zz#mirrored\" is not in the manifest; leave it out",
        "d.json:5:1: error: \"a#mirror\" is not a picture of the icon, which has \"as-drawn\" and \"mirrored\"; make a new sheet and look again",
      ])
    #expect(approvals.entries.map(\.key.description) == ["a#mirrored"])
    #expect(
      approvals.entries.map(\.value).first
        == Approval(.rejected, mark: fit, remark: Approval.Remark(note: "flip it")))
  }

  /// Whoever has approved every picture of an icon has also seen what it no longer shows.
  @Test func approvingAnIconForgetsWhatItNoLongerShows() throws {
    var approvals = try review().marks
    let now = try review(#""a": "fixed""#, against: approvals, all: ["a"])
    let mark = try #require(now.items.first?.mark)
    func decisions(_ verdict: String, forgetsGone: Bool) throws -> Decisions {
      let approval = Approval(try #require(Approval.Verdict(rawValue: verdict)), mark: mark)
      let mark = approval.json.printed(.compact).replacing("\"verdict\":\"rejected\",", with: "")
      let text = """
        {"format": "chiral-decisions", "version": 2, "forgetsGone": \(forgetsGone), "decisions": [{"icon": "a", \
        "variant": "as-drawn", "verdict": "\(verdict)", \(mark.dropFirst())]}
        """
      return try #require(Decisions.read(Array(text.utf8), file: "d.json").decisions)
    }
    func keys() -> [String] { approvals.entries.keys.map(\.description).sorted() }
    #expect(try decisions("rejected", forgetsGone: false).apply(to: &approvals, now) == [])
    #expect(keys() == ["a#as-drawn", "a#mirrored", "b#as-drawn"])
    #expect(try decisions("approved", forgetsGone: false).apply(to: &approvals, now) == [])
    #expect(keys() == ["a#as-drawn", "b#as-drawn"])
    // The icon b no longer exists.
    #expect(try decisions("approved", forgetsGone: true).apply(to: &approvals, now) == [])
    #expect(keys() == ["a#as-drawn"])
  }

  /// Each mistake is told at its own place, with the value that is expected there.
  @Test(arguments: [
    (
      ##"{"variant": "v", "verdict": "approved", "decision": "d", "svg": "s", "pixels": ""}"##, "2:1",
      "add \"icon\" to this decision: "
    ),
    (
      ##"{"icon": 7, "variant": "v", "verdict": "approved", "decision": "d", "svg": "s", "pixels": ""}"##,
      "2:10", "write the name of an icon, "
    ),
    (
      ##"{"icon": "a", "variant": "v", "verdict": "aproved", "decision": "d", "svg": "s", "pixels": ""}"##,
      "2:42",
      "\"aproved\" is not a verdict; did you mean \"approved\"?"
    ),
    (
      ##"{"icon": "a", "variant": "v", "decision": "d", "svg": "s", "pixels": ""}"##, "2:1",
      "add \"verdict\" to this decision: "
    ),
    (
      ##"{"icon": "a", "variant": "v", "verdict": "rejected", "decision": "d", "svg": "s", "pixels": "", "at": [1]}"##,
      "2:103",
      "write two numbers, such as [18, 6.5], for \"at\", not an array"
    ),
    ("7", "2:1", "write an array of objects with \"icon\", "),
  ])
  func aMistakeInADecisionHasItsPlace(line: String, place: String, message: String) {
    let text = "{\"format\": \"chiral-decisions\", \"version\": 2, \"decisions\": [\n\(line)]}"
    let reading = Decisions.read(Array(text.utf8), file: "d.json")
    #expect(reading.decisions == nil && reading.diagnostics.count == 1)
    #expect(
      reading.diagnostics.first?.description.hasPrefix("d.json:\(place): error: \(message)") == true,
      "\(reading.diagnostics)")
  }

  @Test(arguments: [
    (
      ##"{"icon": "a", "entry": "e"}"##, "2:1",
      "add \"changes\" to this answer: an array of objects, such as "
    ),
    (##"{"icon": "a", "entry": "e", "changes": {}}"##, "2:40", "write an array of objects, such as "),
    (##"{"icon": "a", "entry": "e", "changes": []}"##, "2:40", "write at least one change in \"changes\": "),
    (
      ##"{"icon": "a", "entry": "e", "changes": [{"path": "class"}]}"##, "2:50",
      "write the \"path\" of one or two keys "
    ),
    (
      ##"{"icon": "a", "entry": "e", "changes": [{"path": ["klass"], "value": 1}]}"##, "2:51",
      "\"klass\" is not a key that decisions can change; did you mean \"class\"?"
    ),
  ])
  func aMistakeInAnAnswerHasItsPlace(line: String, place: String, message: String) {
    let text =
      "{\"format\": \"chiral-decisions\", \"version\": 2, \"decisions\": [], \"answers\": [\n\(line)]}"
    let reading = Decisions.read(Array(text.utf8), file: "d.json")
    #expect(reading.decisions == nil)
    #expect(
      reading.diagnostics.first?.description.hasPrefix("d.json:\(place): error: \(message)") == true,
      "\(reading.diagnostics)")
  }

  @Test(arguments: [
    ("[]", "1:1", "this is not a chiral-decisions file"), ("{", "1:2", ""),
    (
      ##"{"format": "chiral-review", "version": 1}"##, "1:12",
      "this is not a chiral-decisions file of version 2"
    ),
    (
      ##"{"format": "chiral-decisions", "version": 3}"##, "1:43",
      "this is not a chiral-decisions file of version 2"
    ),
    (##"{"format": "chiral-decisions", "version": 2}"##, "1:1", "add \"decisions\" to this file: "),
    (
      ##"{"format": "chiral-decisions", "version": 2, "decisions": [], "leftMeansBack": "no"}"##, "1:80",
      "write true or false, for \"leftMeansBack\", not a string"
    ),
  ])
  func anotherFileIsRefused(text: String, place: String, message: String) {
    let reading = Decisions.read(Array(text.utf8), file: "d.json")
    #expect(reading.decisions == nil)
    #expect(
      reading.diagnostics.first?.description.hasPrefix("d.json:\(place): error: \(message)") == true,
      "\(reading.diagnostics)")
  }

  /// A note of a verdict has the same limit as one in the manifest, in characters and not in bytes.
  @Test func aNoteHasALimit() throws {
    func read(_ count: Int) -> Decisions.Reading {
      let note = String(repeating: "ש", count: count)
      let line =
        #"{"icon": "a", "variant": "v", "verdict": "rejected", "note": "\#(note)", "decision": "d", "svg": "s", "pixels": ""}"#
      return Decisions.read(
        Array("{\"format\": \"chiral-decisions\", \"version\": 2, \"decisions\": [\n\(line)]}".utf8),
        file: "d.json")
    }
    #expect(read(ManifestLimits.noteLength).decisions?.count == 1)
    #expect(
      read(ManifestLimits.noteLength + 1).diagnostics.map(\.description) == [
        "d.json:2:62: error: shorten \"note\" to 2000 characters; it has 2001"
      ])
  }

  /// Many decisions that are refused for one reason take two lines.
  @Test func manyRefusalsAreToldTogether() {
    let location = SourceLocation(file: "d.json", line: 3, column: 1)
    let refused = (1...7).map {
      Decisions.Refusal("i\($0)", $0 == 4 ? "is odd" : Decisions.unknownIcon, at: location)
    }
    #expect(
      refused.lines(withPlaces: true) == [
        "d.json:3:1: error: 6 decisions are refused: each is not in the manifest; leave it out",
        "  i1, i2, i3, i5, i6 and 1 more", "d.json:3:1: error: \"i4\" is odd",
      ])
    #expect(refused.prefix(2).map { $0 }.lines(withPlaces: false).count == 2)
  }

  /// A verdict that stands already is taken over, although the picture has changed since.
  @Test func aVerdictThatStandsIsTakenOver() throws {
    var approvals = try review().marks
    let key = Approval.Key(icon: "b", variant: "as-drawn")
    let standing = try #require(approvals.entries[key])
    let now = try review(against: approvals, svg: "t", pixels: "q")
    func refusals(_ verdict: String) throws -> Int {
      let mark = standing.json.printed(.compact).dropFirst()
      let text = """
        {"format": "chiral-decisions", "version": 2, "decisions": [{"icon": "b", "variant": "as-drawn", \
        "verdict": "\(verdict)", \(mark)]}
        """
      let decisions = try #require(Decisions.read(Array(text.utf8), file: "d.json").decisions)
      return decisions.apply(to: &approvals, now).count
    }
    #expect(try refusals("approved") == 0)
    #expect(try refusals("rejected") == 1)
    #expect(approvals.entries[key] == standing)
  }
}

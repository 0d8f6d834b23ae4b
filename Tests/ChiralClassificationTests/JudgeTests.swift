import ChiralClassification
import ChiralManifest
import ChiralValues
import Testing

@Suite struct JudgeTests {
  @Test(
    arguments: [
      ("arrow.forward", .mirror, .sure, "R1"), ("arrow.left", .fixed, .sure, "R2"),
      ("arrow-left-circle", .fixed, .sure, "R2"),
      ("ic_fluent_arrow_reply_24_regular", .mirror, .sure, "R6"),
      ("cdxIconArrowNext", .mirror, .sure, "R1"), ("text-indent-less", .mirror, .sure, "R5"),
      ("ArrowBack", .mirror, .sure, "R1"), ("book-open-page-variant", .mirror, .likely, "R5"),
      ("fast-forward", .fixed, .sure, "R4"), ("back-hand", .fixed, .likely, "R11"),
      ("call-end", .fixed, .sure, "R11"), ("wave.3.forward", .mirror, .likely, "R1"),
      ("camera", .fixed, .sure, "R11"), ("checkmark", .fixed, .sure, "R10"),
      ("google-play", .fixed, .sure, "R9"),
      ("signature", .localized, .sure, "R8"), ("list.number", .both, .likely, "R19"),
      ("7.circle", .localized, .likely, "R18"), ("xyzzy", .fixed, .unsure, nil),
      ("speaker.wave.2.fill", .mirror, .sure, "R6"), ("sidebar.leading", .mirror, .sure, "R1"),
      ("sidebar.left", .fixed, .likely, "R2"),
    ] as [(String, IconClass, Confidence, String?)])
  func namesHaveClasses(name: String, iconClass: IconClass, confidence: Confidence, rule: String?) {
    let judgement = Judge().judgement(of: IconName(name))
    #expect(judgement.iconClass == iconClass)
    #expect(judgement.confidence == confidence)
    #expect(judgement.guideline?.id == rule)
  }

  @Test(
    arguments: [
      ("arrow_left", [.fixed, .fixed, .fixed]), ("fast_forward", [.fixed, .fixed, .mirror]),
      ("undo", [.mirror, .mirror, .mirror]), ("trending_up", [.fixed, .mirror, .fixed]),
      ("format_bold", [.localized, .localized, .fixed]), ("forward_10", [.localized, .localized, .fixed]),
      ("sidebar", [.mirror, .mirror, .mirror]), ("list-ul", [.mirror, .mirror, .mirror]),
      ("file-text", [.mirror, .mirror, .fixed]), ("truck", [.mirror, .mirror, .mirror]),
    ] as [(String, [IconClass])])
  func policiesDecideWhereSourcesDisagree(name: String, classes: [IconClass]) {
    let said = [Policy.apple, .material, .gnome].map {
      Judge(Conventions(policy: $0)).judgement(of: IconName(name)).iconClass
    }
    #expect(said == classes)
  }

  @Test(arguments: [
    [
      "arrow.forward", "arrow.forward.fill", "ArrowForward", "ic_fluent_arrow_forward_20_filled",
      "arrow-forward-o",
    ],
    ["speaker.slash", "speaker.slash.fill"], ["reply_24px", "reply-symbolic", "mdi-reply", "ReplyOutlined"],
    ["list.bullet", "list.bullet.24", "list-bullet-duotone"], ["x/help", "x/help-outline", "x/help-16"],
  ]) func variantsShareTheirFamilyAndClass(names: [String]) {
    #expect(Set(names.map { IconName($0).words }).count == 1)
    #expect(Set(names.map { Judge().judgement(of: IconName($0)) }).count == 1)
  }

  @Test(arguments: [
    ("speaker.slash", ["slash keep R14"]), ("cart.badge.plus", ["badge move R16"]),
    ("text.magnifyingglass", ["tool move R15"]), ("list.number", ["numerals move R19"]),
    ("arrow.left.slash", []), ("arrow.forward", []),
  ]) func partsAreSuggested(name: String, parts: [String]) {
    let components = Judge().judgement(of: IconName(name)).components
    #expect(components.map { "\($0.part) \($0.verb.rawValue) \($0.guideline.id)" } == parts)
  }

  @Test(arguments: [
    "Group 12", "Frame 3", "image1", "Vector", "icon_3", "Asset 12@2x", "0042", "20931", "3f2a9c1be07d",
    "2b1c7a90-11ee-4e0b-9d5e-0242ac120002", "Rectangle 5 (2)",
  ]) func namesThatOnlyCountAreFixedAndUnsure(name: String) {
    let judgement = Judge().judgement(of: IconName(name))
    #expect(judgement.iconClass == .fixed)
    #expect(judgement.confidence == .unsure)
    #expect(judgement.guideline == nil)
  }

  @Test(arguments: [
    ("7.circle", "numeral"), ("image-24", "picture"), ("Arrow Left 24", "arrow-absolute"),
    ("box2", "neutral"), ("calendar3", "calendar"), ("check2", "check"),
    ("layers-2", "queue"), ("facade", "default"), ("image", "picture"), ("w3c", "brand"),
    ("4k", "video"),
  ]) func otherNamesWithNumbersSaySomething(name: String, concept: String) {
    #expect(Judge().judgement(of: IconName(name)).decidedBy == concept)
  }

  /// Names with the same words are read alike, whatever their order and spelling.
  @Test(arguments: [
    [
      "circle-arrow-left", "arrow-circle-left", "arrow-left-circle", "ArrowLeftCircle24Filled",
      "arrow_left_circle",
    ],
    ["chevron-double-left", "chevrons-left", "double-chevron-left", "ChevronDoubleLeft20Regular"],
    ["text-indent-left", "indent-text-left", "TextIndentLeft24Filled"],
    ["user-plus", "plus-user", "UserPlus"],
    ["palette-colour", "palette-color", "PaletteColours"],
  ]) func orderAndSpellingDoNotMatter(names: [String]) {
    let read = names.map { Judge().judgement(of: IconName($0)) }
    #expect(Set(read.map(\.iconClass)).count == 1)
    #expect(Set(read.map(\.decidedBy)).count == 1)
  }

  @Test(arguments: [
    "arrow-left-circle", "caret-double-left", "chevron-bar-right", "angle-left", "hand-point-right",
    "box-arrow-in-right", "panel-left-open", "sidebar-right-collapse", "left", "circle-right",
    "arrow-turn-up-left",
    "chat-left", "phone-arrow-up-right", "toggle-left",
  ]) func leftMeansBackWhereASetSaysSo(name: String) {
    #expect(Judge().judgement(of: IconName(name)).iconClass == .fixed)
    let back = Judge(Conventions(leftMeansBack: true)).judgement(of: IconName(name))
    #expect(back.iconClass == .mirror)
    #expect(back.guideline == .r1)
    #expect(back.turnsWithLeft)
  }

  @Test(arguments: [
    "align-left", "text-align-right", "rotate-left", "sign-turn-left", "border-left",
    "page-layout-sidebar-left",
    "arrow-left-right", "map-marker-left", "swipe-left", "arrow-rotate-right", "layout-panel-left",
    "arrow-rotary-first-left", "arrow-bear-right-2",
  ]) func aPlaceStaysWhateverLeftMeans(name: String) {
    for leftMeansBack in [false, true] {
      let judgement = Judge(Conventions(leftMeansBack: leftMeansBack)).judgement(of: IconName(name))
      #expect(judgement.iconClass == .fixed)
      #expect(!judgement.turnsWithLeft)
    }
  }

  @Test(arguments: [
    ("floppy-disk-back", "back-side"), ("frame-corners", "neutral"), ("log", "objects"),
    ("pci-card", "device"),
    ("file-text-bold", "text-lines"), ("text-bold", "letters"), ("browser-chrome", "brand"),
    ("signal-slash", "signal-strength"), ("vuejs", "brand"), ("book-stack", "book"),
    ("sign-dead-end", "idiom"), ("music-notes", "music"), ("manual-gearbox", "vehicle-front"),
    ("message-x", "bubble-text"), ("chat-new-line", "bubble-text"), ("letter-k", "letter-sign"),
    ("signal-e", "cellular-kind"), ("1password", "brand"), ("share-forward-2", "share"),
    ("forward-10", "seconds"), ("sliders-horizontal", "sliders"), ("sliders", "sliders-kept"),
    ("arrow-uturn-up", "vertical"), ("centred-text", "align-center"),
    ("currency-peso", "currency"), ("report", "report"), ("bug-report", "code"),
    ("question-answer", "bubble-plain"), ("file-arrow-right", "arrow-absolute"),
    ("repo", "repository"), ("repo-push", "network"), ("windows", "brand"),
    ("last-fm", "brand"), ("social-windows", "brand"), ("chat-gpt", "brand"), ("chat-dots", "bubble-text"),
    ("line-start", "relative-place"), ("cursor-beginning", "relative-place"), ("start-page", "start"),
    ("pages-order-forwards", "relative-place"), ("layer-next", "z-order"), ("time-forward", "history-arrow"),
    ("mute", "speaker"), ("mic-mute", "music"), ("entry-clear", "erase"), ("mail-signed", "seal"),
    ("unshare", "share"), ("ungroup", "vector-tools"), ("media", "play"),
  ]) func wordsMeanWhatTheirNeighboursSay(name: String, concept: String) {
    #expect(Judge().judgement(of: IconName(name)).decidedBy == concept)
  }

  @Test func neighboursTellATapeFromAWay() {
    let names = ["forward", "backward", "front", "back"].map { IconName($0) }
    let judge = Judge(names: SetNames(names, under: Conventions()))
    #expect(names.map { judge.judgement(of: $0).iconClass } == [.fixed, .fixed, .fixed, .fixed])
    #expect(Judge().judgement(of: names[0]).iconClass == .mirror)
    #expect(Judge().judgement(of: names[3]).iconClass == .mirror)
    let pages = Judge(names: SetNames(["goback", "goforward"].map { IconName($0) }, under: Conventions()))
    #expect(pages.judgement(of: IconName("goforward")).iconClass == .mirror)
    #expect(Judge().judgement(of: IconName("goforward")).iconClass == .fixed)
  }

  /// A first word that many names share and that would mirror them all says where the icons are used, if they are enough to tell.
  @Test func aFirstWordOfManyNamesIsNoThing() {
    let others = "bell camera cloud eye gift globe heart home key mail moon star".split(separator: " ")
    func iconClass(_ things: String) -> IconClass {
      let names = things.split(separator: " ").map { "form-\($0)" } + others.map(String.init)
      let set = SetNames(names.map { IconName($0) }, under: Conventions())
      return Judge(names: set).judgement(of: IconName("form-folder")).iconClass
    }
    #expect(iconClass("clock cut folder lock pin refresh camera key") == .fixed)
    // Five of eight may be a chance.
    #expect(iconClass("xyzzy plugh qqx folder lock pin refresh camera") == .mirror)
  }

  /// The back of a thing whose front is beside it is an order in depth, too.
  @Test func aFrontTellsThatABackIsADepth() {
    let names = ["cube-back", "cube-front", "cube-left", "page-back"].map { IconName($0) }
    let judge = Judge(names: SetNames(names, under: Conventions()))
    #expect(judge.judgement(of: names[0]).decidedBy == "z-order")
    #expect(judge.judgement(of: names[3]).iconClass == .mirror)
  }

  /// A number after a frame counts versions of a drawing, unless the set has a series of such numbers.
  @Test func numbersCountVersionsUnlessTheyAreASeries() {
    let versions = Judge(
      names: SetNames(["box-2", "box-3", "stack", "stack-2"].map { IconName($0) }, under: Conventions()))
    let digits = Judge(names: SetNames((1...9).map { IconName("box-\($0)") }, under: Conventions()))
    #expect(versions.judgement(of: IconName("box-2")).iconClass == .fixed)
    #expect(versions.judgement(of: IconName("box-2")).confidence == .unsure)
    #expect(versions.judgement(of: IconName("stack-2")).confidence == .likely)
    #expect(versions.judgement(of: IconName("stack-2")).parts.allSatisfy { !$0.isDecisive })
    #expect(digits.judgement(of: IconName("box-2")).iconClass == .localized)
    let drawn = versions.judgement(of: IconName("box-2"), drawn: .init(outlined: ["2"]))
    #expect(drawn.iconClass == .localized)
  }

  /// Words are brands in a folder of logos, and only there.
  @Test func aFolderOfLogosShowsNoThings() {
    let brands = [
      "github", "gitlab", "figma", "slack", "discord", "dropbox", "spotify", "netflix", "paypal", "npm",
      "docker", "nodejs", "reddit", "twitch", "trello", "jira", "asana", "airtable", "firefox", "mastodon",
    ]
    let names = (brands + ["leaflet", "xyzzy"]).map { IconName("logos/\($0)") }
    let judge = Judge(names: SetNames(names + [IconName("a/leaflet")], under: Conventions()))
    for name in ["logos/leaflet", "logos/xyzzy"] {
      let judgement = judge.judgement(of: IconName(name))
      #expect(judgement.guideline == .r9)
      #expect(judgement.confidence == .likely)
    }
    #expect(judge.judgement(of: IconName("a/leaflet")).iconClass == .mirror)
    let few = Judge(names: SetNames(Array(names.dropFirst(15)), under: Conventions()))
    #expect(few.judgement(of: IconName("logos/leaflet")).iconClass == .mirror)
  }

  /// Enough of Google's distinctive names for the set to be recognised as Google's.
  private static let googles = SetNames(
    [
      "account_balance_wallet", "add_to_home_screen", "airline_seat_flat", "bluetooth_searching",
      "ic_call_missed_outgoing_24px", "directions_bike", "format_list_bulleted", "import_contacts",
      "arrow_left", "format_align_left", "help_outline", "local_shipping", "library_books",
    ].map { IconName($0) }, under: Conventions(policy: .material))

  /// Google's own treatment of its icons counts only in Google's set under Google's policy.
  @Test(
    arguments: [
      ("import_contacts", .mirror, .fixed), ("baseline-local_shipping-24px", .mirror, .fixed),
      ("library_books", .mirror, .mirror), ("multiline_chart", .mirror, .mirror),
      ("functions", .fixed, .mirror),
      ("arrow_left", .fixed, .fixed), ("format_align_left", .fixed, .fixed),
      ("format_list_numbered", .both, .both), ("truck", .mirror, .mirror),
    ] as [(String, IconClass, IconClass)])
  func googlesOwnSetIsAsGoogleHasIt(name: String, concept: IconClass, answer: IconClass) {
    let icon = IconName(name)
    let google = Judge(Conventions(policy: .material), names: Self.googles).judgement(of: icon)
    #expect(google.iconClass == answer)
    #expect((google.decidedBy == "google-answer") == (concept != answer))
    #expect(Judge(Conventions(policy: .material)).judgement(of: icon).iconClass == concept)
    let others = ["truck", "import_contacts", "arrow-left", "menu-book"].map { IconName($0) }
    let other = SetNames(others, under: Conventions(policy: .material))
    #expect(Judge(Conventions(policy: .material), names: other).judgement(of: icon).iconClass == concept)
    let apple = Judge(Conventions(policy: .apple), names: Self.googles).judgement(of: icon)
    #expect(apple == Judge().judgement(of: icon))
  }

  /// Evidence in the drawing does not make Google's own answer less sure.
  @Test func aDrawingDoesNotOverruleGoogle() {
    let judge = Judge(Conventions(policy: .material), names: Self.googles)
    let name = IconName("import_contacts")
    let seen = judge.judgement(of: name, drawn: .init(isOwnMirrorImage: false, lines: .list))
    #expect(seen.iconClass == .fixed && seen.confidence == .sure)
    #expect(seen.reason == "Google does not mirror this icon of its set")
  }

  @Test func theReadingNamesEveryWord() {
    let parts = Judge().judgement(of: IconName("user-xyzzy-plus")).parts
    #expect(parts.map(\.words) == ["user", "xyzzy", "plus"])
    #expect(parts.map(\.concept) == ["person-badge", nil, "plus"])
    #expect(parts.map(\.isDecisive) == [true, false, false])
  }

  /// A mark beside an unknown word does not show what it marks.
  @Test(arguments: ["xyzzy-new", "xyzzy-plus", "xyzzy-check", "circle-xyzzy"])
  func aMarkOfTheUnknownIsUnsure(name: String) {
    #expect(Judge().judgement(of: IconName(name)).confidence == .unsure)
  }

  @Test func wordsThatAreTakenApartAreTrustedLess() {
    #expect(Judge().judgement(of: IconName("shopping-cart")).confidence == .likely)
    #expect(Judge().judgement(of: IconName("shoppingcart")).confidence == .unsure)
    #expect(Judge().judgement(of: IconName("arrowforward")).confidence == .sure)
    // Three words are no accident, and a guess is asked about where it turns the drawing.
    #expect(Judge().judgement(of: IconName("bringtofront")).confidence == .likely)
    let (apart, written) = ("gotostartoftable", "goto-start-of-table")
    #expect(
      Judge().judgement(of: IconName(apart)).confidence < Judge().judgement(of: IconName(written)).confidence)
  }

  @Test func questionMarksStayInHebrewAndYiddish() {
    #expect(Judge().judgement(of: IconName("questionmark.circle")).except == ["he", "yi"])
    #expect(Judge().judgement(of: IconName("reply")).except == [])
    #expect(Judge(Conventions(policy: .material)).judgement(of: IconName("help")).except == ["he", "yi"])
  }

  @Test func lettersWantDrawingsForBothScripts() {
    #expect(Judge().judgement(of: IconName("textformat")).variants == ["Arab", "Hebr"])
  }

  @Test(arguments: [
    ("undo", "\"undo\" shows moving back or forward through past actions"),
    ("arrow.trailing", "\"trailing\" is relative to reading, so the icon mirrors"),
    ("xyzzy", "the name means nothing to this program, and such icons are usually fixed"),
    ("view", "\"view\" says nothing about direction"),
  ]) func reasonsAreSentences(name: String, reason: String) {
    #expect(Judge().judgement(of: IconName(name)).reason == reason)
  }

  @Test(arguments: [
    ("arrow-left", "\"arrow left\" means back or forward in this set, so the icon mirrors"),
    (
      "toggle-left",
      "\"toggle left\" names a side, and sides change places in this set, so the icon mirrors"
    ),
  ]) func reasonsSayWhatTurnsWithLeft(name: String, reason: String) {
    #expect(Judge(Conventions(leftMeansBack: true)).judgement(of: IconName(name)).reason == reason)
  }

  /// Pairs of relative and absolute names of the same shape: the first mirrors, the second never does.
  @Test(arguments: [
    ("chevron.backward", "chevron.left"), ("arrow.up.forward.square", "arrow.up.right.square"),
    ("rectangle.leadinghalf.filled", "rectangle.lefthalf.filled"), ("text.alignleading", "text.alignleft"),
    ("sidebar.trailing", "sidebar.right"), ("arrow.uturn.backward", "arrow.uturn.left"),
    ("delete.backward", "delete.left"), ("wave.3.backward", "wave.3.left"),
  ]) func relativeMirrorsAndAbsoluteDoesNot(relative: String, absolute: String) {
    #expect(Judge().judgement(of: IconName(relative)).iconClass == .mirror)
    #expect(Judge().judgement(of: IconName(absolute)).iconClass == .fixed)
  }
}

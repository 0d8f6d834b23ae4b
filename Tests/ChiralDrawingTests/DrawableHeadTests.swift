import Testing

@testable import ChiralDrawing

/// The head and the colours of an app's file, given to a drawing that was made anew.
@Suite struct DrawableHeadTests {
  private static func vector(_ root: String, _ colours: String...) -> String {
    let paths = colours.map { "<path android:fillColor=\"\($0)\" android:pathData=\"M0,0h9z\"/>" }.joined()
    return
      "<!-- A licence. -->\n<vector xmlns:android=\"http://schemas.android.com/apk/res/android\"\(root)>\(paths)</vector>"
  }

  private static func made(_ colours: String...) -> String {
    let paths = colours.map { "<path\n  android:pathData=\"M9 0h-9z\"\n  android:fillColor=\"\($0)\"/>" }
      .joined()
    return
      "<vector xmlns:android=\"x\"\n    android:tint=\"?android:attr/colorControlNormal\">\n\(paths)</vector>\n"
  }

  @Test(arguments: [
    // A tint, whatever it is, replaces all colours.
    (
      vector(" android:tint=\"?attr/iconTint\"", "@android:color/white"), made("#FF000000"),
      "@android:color/white"
    ),
    (vector("", "@color/icon"), made("#FF000000"), "@color/icon"),
    (vector("", "#F00", "#00ff00"), made("#FFFF0000"), "#F00"),
    (vector("", "#F00", "#00ff00"), made("#FF00FF00"), "#00ff00"),
    (vector("", "?colorAccent"), made("#00000000"), "#00000000"),
  ])
  func headAndColoursStay(source: String, made: String, colour: String) throws {
    let dressed = try #require(DrawableHead(source)).dress(made)
    #expect(dressed.hasPrefix(source.prefix { $0 != ">" }), "\(dressed)")
    #expect(dressed.contains("android:fillColor=\"\(colour)\""), "\(dressed)")
    #expect(dressed.contains("M9 0h-9z") && !dressed.contains("colorControlNormal"))
  }

  @Test func theFlagGoes() throws {
    let head = try #require(
      DrawableHead(Self.vector("\n    android:autoMirrored=\"true\"\n    android:alpha=\".5\"", "#000")))
    #expect(!head.head.contains("autoMirrored") && head.head.hasSuffix("\n    android:alpha=\".5\">"))
  }

  @Test func coloursThatLookAlikeAreNotGuessed() throws {
    let head = try #require(DrawableHead(Self.vector("", "@color/one", "?attr/two")))
    #expect(throws: DrawableHead.Ambiguity.self) { try head.dress(Self.made("#FF000000")) }
  }

  @Test func aGradientBringsItsNamespace() throws {
    let made = "<vector xmlns:android=\"x\" xmlns:aapt=\"y\"><path><aapt:attr name=\"a\"/></path></vector>"
    let dressed = try #require(DrawableHead(Self.vector("", "#000"))).dress(made)
    #expect(dressed.contains("xmlns:aapt=\"http://schemas.android.com/aapt\""))
  }

  @Test(arguments: [
    "<svg/>", "<vector/>", "<vector xmlns:a=\"http://schemas.android.com/apk/res/android\"></vector>",
  ])
  func otherRootsAreNotDressed(source: String) { #expect(DrawableHead(source) == nil) }
}

import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralDrawing

/// VectorDrawables of Android, read as drawings and written again.
@Suite struct DrawableTests {
  private static let head = #"<vector xmlns:android="http://schemas.android.com/apk/res/android" "#

  private func source(_ xml: String) throws -> DrawableSource {
    try #require(try DrawableSource(parsing: Array(xml.utf8), file: "x.xml", limits: SourceLimits()))
  }

  /// Returns a drawable of 24 × 24 with a content.
  private func vector(_ content: String, _ attributes: String = "") -> String {
    Self.head
      + #"android:width="24dp" android:height="24dp" android:viewportWidth="24" android:viewportHeight="24""#
      + " \(attributes)>\(content)</vector>"
  }

  private func svg(_ content: String, _ attributes: String = "") throws -> String {
    String(decoding: try source(vector(content, attributes)).drawing.serialized(), as: UTF8.self)
  }

  @Test(
    arguments: [
      (##"<path android:pathData="M2,2h9v4z" android:fillColor="#80FF0000"/>"##, "fill=\"#FF0000\""),
      (##"<path android:pathData="M2,2h9v4z" android:fillColor="#80FF0000"/>"##, "fill-opacity=\"0.50196\""),
      (##"<path android:pathData="M2,2h9v4z" android:fillColor="#f00"/>"##, "fill=\"#ff0000\""),
      (
        #"<path android:pathData="M2,2h9v4z" android:fillColor="?attr/colorAccent"/>"#,
        "fill=\"currentColor\""
      ),
      (
        #"<path android:pathData="M2,2h9v4z" android:fillColor="@color/a" android:fillAlpha=".5"/>"#,
        "fill-opacity=\"0.5\""
      ),
      (
        #"<path android:pathData="M2,2h9v4z" android:fillType="evenOdd"/>"#,
        "fill=\"none\" fill-rule=\"evenodd\""
      ),
      (
        ##"<path android:pathData="M2,2h9" android:strokeColor="#000" android:strokeWidth="2" android:strokeLineCap="round"/>"##,
        "stroke=\"#000000\" stroke-width=\"2\" stroke-linecap=\"round\""
      ),
      (#"<path android:name="slash" android:pathData="M2,2h9"/>"#, "id=\"slash\""),
      // Android skips a command without numbers, and reads the flags of arcs as numbers.
      (#"<path android:pathData=" M2,2h9c  m1 1h2 z"/>"#, "d=\"M2,2h9m1 1h2 z\""),
      (
        #"<path android:pathData="M2,2a5.0,5 0,1.0 0.0,3-4 1 1 0 0 1 2 2z"/>"#,
        "d=\"M2,2a5.0 5 0 1 0 3 -4 1 1 0 0 1 2 2z\""
      ),
      (#"<path android:pathData="M2,2a5,5 0 112,2z"/>"#, "d=\"M2,2a5,5 0 112,2z\""),
      // Android draws from the origin where a path lacks its start.
      (#"<path android:pathData="l2,2h9z"/>"#, "d=\"M0 0l2,2h9z\""),
      (
        #"<group android:translateX="3"><path android:pathData="M2,2h9"/></group>"#,
        "<g transform=\"translate(3 0)\">"
      ),
      (
        #"<group android:rotation="90" android:pivotX="12" android:pivotY="12"/>"#,
        "transform=\"translate(12 12) rotate(90) translate(-12 -12)\""
      ),
      (
        #"<clip-path android:pathData="M0,0h9v9z"/><path android:pathData="M2,2h9"/>"#,
        "<g clip-path=\"url(#chiral-1)\"><path"
      ),
    ])
  func partsBecomeSVG(content: String, expected: String) throws {
    let text = try svg(content)
    #expect(text.contains(expected), "\(text)")
  }

  @Test func aTintReplacesEveryColour() throws {
    let path = ##"<path android:pathData="M2,2h9v4z" android:fillColor="#80FF0000"/>"##
    let text = try svg(path, #"android:tint="?attr/colorControlNormal""#)
    #expect(text.contains("fill=\"currentColor\""))
    #expect(text.contains("fill-opacity=\"0.50196\""))
  }

  @Test(
    arguments: [
      (#"<path android:pathData="@string/arrow"/>"#, "its pathData is in another file"),
      (#"<path android:pathData="M2,2h9" android:trimPathEnd="0.5"/>"#, "trimPathEnd shortens the path"),
      (##"<path android:pathData="M2,2h9" android:fillColor="red"/>"##, "fillColor red is not a colour"),
      (#"<group android:rotation="?attr/turn"/>"#, "rotation is not a number"),
    ])
  func whatCannotBeReadHasAPlaceAndAReason(content: String, message: String) throws {
    let error = #expect(throws: SVGError.self) { try source(vector("\n  " + content)) }
    #expect(error?.line == 2)
    #expect(error?.column == 3)
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
  }

  @Test func otherResourcesAreNoDrawables() throws {
    let selector = Self.head.replacing("<vector", with: "<selector") + "><item/></selector>"
    #expect(try DrawableSource(parsing: Array(selector.utf8), file: "x.xml", limits: SourceLimits()) == nil)
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><!-- <vector --></svg>"
    #expect(try DrawableSource(parsing: Array(svg.utf8), file: "x.svg", limits: SourceLimits()) == nil)
  }

  /// Limits count what is in the file, before it is converted.
  @Test func limitsApplyToThem() throws {
    let deep = String(repeating: "<group>", count: 300) + String(repeating: "</group>", count: 300)
    #expect(throws: SVGError.self) { try source(vector(deep)) }
  }

  // MARK: Writing

  private func rewritten(_ xml: String, to body: String, isAutoMirrored: Bool? = nil) throws -> String? {
    let source = try source(xml)
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\">\(body)</svg>"
    let drawing = try SVGDocument(parsing: Array(svg.utf8), file: "x.svg")
    return source.rewritten(to: drawing, isAutoMirrored: isAutoMirrored).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func onlyTheChangedPathChanges() throws {
    let xml = vector(
      "\r\n  <!-- a -->\r\n  <path\tandroid:pathData='M2,2h9\n v4z' android:fillColor = \"@color/a\" />\r\n")
    let text = try rewritten(xml, to: #"<path d="M22,2h-9 v4z" fill="currentColor"/>"#)
    #expect(text == xml.replacing("M2,2h9\n v4z", with: "M22,2h-9\n v4z"))
  }

  @Test func theFlagIsSetAndRemoved() throws {
    let xml = vector(#"<path android:pathData="M2,2h9v4z"/>"#, "\n    android:tint=\"@color/a\"")
    let body = #"<path d="M2,2h9v4z" fill="none"/>"#
    let flagged = try #require(try rewritten(xml, to: body, isAutoMirrored: true))
    #expect(flagged == xml.replacing("@color/a\"", with: "@color/a\" \n    android:autoMirrored=\"true\""))
    #expect(try rewritten(flagged, to: body, isAutoMirrored: false) == xml)
    #expect(try rewritten(flagged, to: body, isAutoMirrored: true) == flagged)
  }

  @Test func aPartThatMovesGetsAGroup() throws {
    let xml = vector(#"<path android:pathData="M2,2h4v4z"/>"#)
    let body = #"<g transform="translate(16 0)"><path d="M2,2h4v4z" fill="none"/></g>"#
    #expect(
      try rewritten(xml, to: body)?.contains(
        #"<group android:translateX="16"><path android:pathData="M2,2h4v4z"/></group>"#)
        == true)
  }

  /// A group of Android is mirrored by its own attributes.
  @Test func aTurnedGroupKeepsItsAttributes() throws {
    let group =
      #"<group android:rotation="30" android:pivotX="8" android:translateX="2"><path android:pathData="M2,2h4v4z"/></group>"#
    let text = try rewritten(
      vector(group),
      to:
        #"<g transform="translate(14 0) rotate(-30) translate(-16 0)"><path d="M22,2h-4v4z" fill="none"/></g>"#
    )
    #expect(
      text?.contains(
        #"<group android:rotation="-30" android:pivotX="16" android:translateX="-2"><path android:pathData="M22,2h-4v4z"/>"#
      )
        == true, "\(text ?? "")")
  }

  @Test(arguments: [#"<path d="M2,2h9v4z" fill="none"/><path d="M1,1h2"/>"#, #"<circle r="3"/>"#, ""])
  func whatTheFileCannotHoldIsNotWritten(body: String) throws {
    #expect(try rewritten(vector(#"<path android:pathData="M2,2h9v4z"/>"#), to: body) == nil)
  }

  /// The drawing that uses every part of the format comes back as it was.
  @Test func everythingComesBack() throws {
    let bytes = try Data(
      contentsOf: Repository.root.appending(path: "Tests/Fixtures/apps/drawables/everything.xml"))
    let source = try #require(
      try DrawableSource(parsing: Array(bytes), file: "everything.xml", limits: SourceLimits()))
    #expect(source.rewritten(to: source.drawing, isAutoMirrored: nil).map { Data($0) } == bytes)
  }
}

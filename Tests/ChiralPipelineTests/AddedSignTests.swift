import ChiralPipeline
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

/// Signs that the icon without them tells, whatever their shape.
@Suite struct AddedSignTests {
  private static let page = "<path d=\"M13 3H4v18h7\"/><path d=\"M8 8h6M8 12h3\"/>"
  private static let hammer = "<path d=\"M14 12l6 6M17 15l-5 6\"/>"

  private func mirrored(_ name: String, _ content: String, beside base: [String: String]) throws
    -> MirrorRun.Outcome
  {
    let folder = try ScratchFolder()
    for (name, content) in base.merging([name: content], uniquingKeysWith: { $1 }) {
      let text =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"#000\" stroke-width=\"1.5\">\(content)</svg>"
      try Data(text.utf8).write(to: folder.url.appending(path: "\(name).svg"))
    }
    return try MirrorRun(isPure: false, components: [], renderer: BuiltProducts.renderer)
      .file(folder.url.appending(path: "\(name).svg").path)
  }

  private func text(of outcome: MirrorRun.Outcome) throws -> String {
    String(decoding: try #require(outcome.bytes, "\(outcome.problem ?? "")"), as: UTF8.self)
  }

  /// The head and the handle of a hammer are pieces of their own: both move together, and the page mirrors.
  @Test func theBaseTellsTheSign() throws {
    let outcome = try mirrored("page-hammer", Self.page + Self.hammer, beside: ["page": Self.page])
    let shown = try text(of: outcome)
    #expect(shown.contains("d=\"M11 3H20v18h-7\""), "\(shown)")
    #expect(
      !outcome.notes.isEmpty
        && outcome.notes.allSatisfy {
          $0.action == .moved && $0.rule == "R15"
            && $0.reason.contains("a hammer, which its name promises and page.svg lacks")
        }, "\(outcome)")
  }

  /// Without that icon, nobody knows which piece it is, and a person is asked.
  @Test func aSignThatNobodyTellsIsSaid() throws {
    let outcome = try mirrored("page-hammer", Self.page + Self.hammer, beside: [:])
    #expect(
      outcome.bytes != nil && outcome.remarks.contains { $0.contains("it shows a hammer") }, "\(outcome)")
  }

  /// An icon that draws another base tells nothing.
  @Test func anotherBaseTellsNothing() throws {
    let other = "<path d=\"M4 5v15h9M4 5h9M7 9h8M7 16h2\"/>"
    let outcome = try mirrored("page-hammer", Self.page + Self.hammer, beside: ["page": other])
    #expect(outcome.notes.allSatisfy { $0.action != .moved }, "\(outcome)")
  }

  /// A line of the base that looks like a letter is not read beside the promised digit.
  @Test func theBaseIsNotRead() throws {
    let base = "<path d=\"M5 3v16h5M5 3h10v5\"/>"
    let digit = "<path d=\"M13.2 13.4a3 3 0 0 1 5.8 1c0 2-2 3-5.8 6.6h6\"/>"
    let outcome = try mirrored("page-number-2", base + digit, beside: ["page": base])
    let shown = try text(of: outcome)
    #expect(shown.contains("d=\"M19 3v16h-5M19 3h-10v5\""), "\(shown)")
  }

  /// A corner of the book that the clearance cut off belongs to the book, even if it and the check mark look like one sign.
  @Test func whatIsLeftOfTheBaseIsNoPartOfTheSign() throws {
    func filled(_ data: String) -> String { "<path fill=\"#000\" stroke=\"none\" d=\"\(data)\"/>" }
    let book =
      "M19.75 2.25V21.75H7Q4.25 21.75 4.25 19V2.25ZM5.75 3.75V16.37Q6.28 16.25 7 16.25H18.25V3.75ZM5.75 18V19Q5.75 20.25 7 20.25H18.25V17.75H7"
      + "Q5.75 17.75 5.75 18Z"
    let cut =
      "M19.75 2.25V14.3L18.25 16.04V3.75H5.75V16.37Q6.28 16.25 7 16.25H18.07L16.78 17.75H15.23L14.26 16.78Q14.04 16.56 13.73 16.56"
      + "Q13.42 16.56 13.2 16.78L12.23 17.75H7Q5.75 17.75 5.75 18V19Q5.75 20.25 7 20.25H13.49L14.99 21.75H7Q4.25 21.75 4.25 19V2.25Z"
    let check = "M13.73 17.31L16.1 19.68L21.23 13.73L22.37 14.71L16.18 21.88L12.67 18.37Z"
    let corner = "M19.75 18.89V21.75H17.29Z"
    let outcome = try mirrored("book-check", filled(cut + check + corner), beside: ["book": filled(book)])
    let shown = try text(of: outcome)
    #expect(
      outcome.notes.contains { $0.action == .moved && $0.reason.contains("rebuilt from book.svg") },
      "\(outcome)")
    #expect(!shown.contains("19.75 18.89"), "\(shown)")
  }
}

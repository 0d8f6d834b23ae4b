import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralPipeline

@Suite struct PathListTests {
  /// A link has the stamp of the file before it; every other file is looked at, even one that is missing.
  @Test func theStampsAreThoseOfTheFiles() throws {
    let scratch = try ScratchFolder()
    for (number, name) in ["a", "b", "c"].enumerated() {
      try Data(count: number).write(to: scratch.url.appending(path: name))
    }
    guard let folder = Folder(scratch.url.path) else {
      Issue.record("the folder cannot be opened")
      return
    }
    var (list, others) = (PathList(), PathList())
    for name in ["a", "b"] { list.add(name) }
    others.add("b", isLink: true)
    for name in ["c", "d"] { others.add(name) }
    list.add(others)
    let table = list.stamps(in: folder.number)
    #expect(table.paths == ["a", "b", "b", "c", "d"])
    var changed = table.changed(in: folder.number)
    #expect(changed.isEmpty)
    try Data(count: 9).write(to: scratch.url.appending(path: "d"))
    changed = table.changed(in: folder.number)
    #expect(changed == ["d"])
  }
}

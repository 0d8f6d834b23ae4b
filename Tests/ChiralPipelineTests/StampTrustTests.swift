import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralPipeline

/// The stamps that are trusted, with simulated clocks of file systems that cannot be mounted here.
@Suite struct StampTrustTests {
  /// A file system whose clock shows `now` in steps, with one file on it.
  private struct FileSystem {
    var now: Int64
    let step: Int64
    private(set) var file = FileStamp(size: 9, modified: 0, changed: 0, inode: 1, device: 7)
    private(set) var content = 0

    init(now: Int64, step: Int64) {
      self.now = now
      self.step = step
    }

    var clock: StampTrust.Clock { StampTrust.Clock(now: now / step * step, step: step) }

    /// Writes the same number of bytes.
    mutating func edit() {
      content += 1
      file.modified = now / step * step
      file.changed = file.modified
    }
  }

  private static let second: Int64 = 1_000_000_000
  private static let machine: Int64 = 1_700_000_000 * second

  /// The steps of the clock of ext4, of ext2 (ext4 with inodes of 128 bytes, HFS+), and of FAT; and the
  /// clock's offset.
  @Test(
    arguments: [4_000_000, second, 2 * second], [-5 * second, -second / 3, 0, 40_000_000, 7200 * second])
  func threeHundredRapidEdits(step: Int64, offset: Int64) {
    var random = SeededNumbers(seed: 5)
    var disk = FileSystem(now: Self.machine + offset, step: step)
    /// The content that the last build read, and the stamp that it recorded; nil if it trusted none.
    var built = -1
    var known: FileStamp?
    var believed = 0
    for round in 0..<300 {
      disk.edit()
      disk.now += Int64.random(in: 0...(round % 3 == 0 ? 9 * Self.second : 30_000_000), using: &random)
      // A build measures the clock, records stamps and reads; edits may happen meanwhile and right after.
      if known != disk.file {
        var trust = StampTrust([7: disk.clock], machine: disk.now - offset)
        let before = disk.file
        let isEditedBefore = Bool.random(using: &random)
        if isEditedBefore { disk.edit() }
        built = disk.content
        disk.now += Int64.random(in: 0...5_000_000, using: &random)
        if !isEditedBefore, Bool.random(using: &random) { disk.edit() }
        trust.note(["a": before])
        known = trust.believes(disk.file, of: "a") ? disk.file : nil
        believed += known == nil ? 0 : 1
      }
      disk.now += Int64.random(in: 0...5_000_000, using: &random)
      if Bool.random(using: &random) { disk.edit() }
      // The next build takes the file as known only if it was built from it.
      #expect(known != disk.file || built == disk.content, "round \(round)")
    }
    #expect(believed > 0)
  }

  @Test func anotherDeviceIsDoubtedForLonger() {
    let trust = StampTrust([7: .init(now: Self.machine, step: 1)], machine: Self.machine)
    func stamp(_ age: Int64, device: UInt64) -> FileStamp {
      let time = Self.machine - age
      return FileStamp(size: 1, modified: time, changed: time, inode: 1, device: device)
    }
    #expect(trust.believes(stamp(Self.second, device: 7), of: "a"))
    #expect(!trust.believes(stamp(Self.second, device: 8), of: "a"))
    #expect(trust.believes(stamp(601 * Self.second, device: 8), of: "a"))
    #expect(!trust.believes(stamp(0, device: 7), of: "a"))
  }

  @Test func theClockOfThisDiskIsMeasured() throws {
    let scratch = try ScratchFolder()
    let trust = StampTrust(measuring: [scratch.url.path])
    let path = scratch.url.appending(path: "a").path
    try Files.write([1], to: path)
    #expect(!trust.believes(FileStamp(at: AT_FDCWD, path, followingLinks: true), of: "a"))
    #expect(try Files.names(in: scratch.url.path) == ["a"])
    Thread.sleep(forTimeInterval: 0.05)
    let later = StampTrust(measuring: [scratch.url.path])
    let status = FileStamp(at: AT_FDCWD, path, followingLinks: true)
    #expect(later.believes(status, of: "a") || status.modified % Self.second == 0)
  }

  @Test(
    arguments: [
      ("<svg><text/>", true), ("<svg><s:text/>", true), ("<!ENTITY a '&#60;text/>'>", true),
      ("<?xml version='1.0' encoding='UTF-16'?>", true),
      ("<?xml version=\"1.0\" encoding = \"utf-8\"?><a/>", false),
      ("<image href='data:image/svg+xml;base64,'/>", true), ("<image href='DATA:image/PNG;base64,'/>", false),
      ("<image href='data:,x'/>", true), ("<a data-direction='keep' d='M0 0'/>", false),
      ("\u{1F}\u{8B}", false),
      ("<textures/>", true), ("", false),
    ])
  func drawingsThatMayHoldText(drawing: String, mayHold: Bool) {
    #expect(Array(drawing.utf8).holdsText == mayHold)
    #expect(([0xFF, 0xFE] + drawing.utf8.flatMap { [$0, 0] }).holdsText)
    #expect(([0x1F, 0x8B] + Array(drawing.utf8)).holdsText)
  }

  @Test func configurationsNameFoldersAndFiles() {
    let folders = FontConfiguration.Folders(home: "/h", data: "/d", configuration: "/c", own: "/o")
    let text = """
      <dir>/a b</dir><dir prefix="xdg">fonts</dir><dir>~/f</dir><direction/><dir></dir>
      <include ignore_missing="yes">conf.d</include><include prefix="xdg">x.conf</include>
      """
    #expect(
      FontConfiguration.paths(in: Array(text.utf8), folders) == [
        "/a b", "/d/fonts", "/h/f", "/o/conf.d", "/c/x.conf",
      ])
  }
}

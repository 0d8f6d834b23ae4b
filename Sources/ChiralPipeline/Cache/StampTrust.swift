#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Tells which stamps are to be believed: a file that changed just before it was read may change once more, and have
/// the same times.
///
/// A file system has a clock of its own, which may go before or behind the machine's (a server's), and may keep its times
/// in steps of seconds. Both are measured on a file of ours, where the device is the same.
struct StampTrust: Sendable {
  /// What a clock shows, and by how much two times must differ to be told apart; in nanoseconds.
  struct Clock: Hashable, Sendable {
    var now: Int64
    var step: Int64
  }

  /// On devices with a clock that was measured, stamps from this time on are in doubt.
  private var doubts: [UInt64: Int64] = [:]
  /// On all others.
  private let doubtElsewhere: Int64
  /// What was read, by path, before it was read.
  private var before: [String: FileStamp] = [:]

  /// The kernel's clock for files ticks every 4 to 10 ms (`CONFIG_HZ`), and not at once on all processors.
  private static let smallestStep: Int64 = 20_000_000
  private static let second: Int64 = 1_000_000_000
  /// How far the clock of a device that was not measured may be off.
  private static let largestOffset = 600 * second

  /// Measures the clocks of the devices of some folders.
  init(measuring folders: [String]) {
    var clocks: [UInt64: Clock] = [:]
    for folder in folders {
      if let (device, clock) = Self.measure(in: folder) { clocks[device] = clock }
    }
    self.init(clocks, machine: FileStamp.now)
  }

  /// Trusts clocks that were measured, by device.
  init(_ clocks: [UInt64: Clock], machine: Int64) {
    doubts = clocks.mapValues { $0.now - max($0.step, Self.smallestStep) }
    doubtElsewhere = machine - Self.largestOffset
  }

  /// Notes what the file system says of some paths before they are read.
  mutating func note(_ paths: some Sequence<String>, in folder: Int32) {
    for path in paths { before[path] = FileStamp(at: folder, path, followingLinks: true) }
  }

  /// Notes stamps that were taken before the files were read.
  mutating func note(_ stamps: [String: FileStamp]) { before.merge(stamps) { $1 } }

  /// Returns true for a stamp that the file can't have once more after an edit, if what was read is what it tells of.
  func believes(_ stamp: FileStamp, of path: String) -> Bool {
    if let former = before[path], former != stamp { return false }
    return max(stamp.modified, stamp.changed) < doubts[stamp.device] ?? doubtElsewhere
  }

  private static func measure(in folder: String) -> (device: UInt64, clock: Clock)? {
    let path = folder + "/clock" + Files.temporaryMark + "\(getpid())"
    let number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard number >= 0 else { return nil }
    defer {
      close(number)
      unlink(path)
    }
    let fresh = FileStamp(ofOpen: number)
    // An odd second with an odd fraction: what the file system keeps of it shows its steps.
    var odd = timespec()
    odd.tv_sec = 1_000_000_001
    odd.tv_nsec = 123_456_789
    guard fresh.size >= 0, futimens(number, [odd, odd]) == 0 else { return nil }
    let lost = 1_000_000_001 * second + 123_456_789 - FileStamp(ofOpen: number).modified
    // FAT keeps every other second; ext2, and ext4 with small inodes, every second.
    let step = lost >= second ? 2 * second : lost >= smallestStep ? second : smallestStep
    return (fresh.device, Clock(now: max(fresh.modified, fresh.changed), step: step))
  }
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Decides which stamps can be trusted: a file that changed just before it was read may change again and
/// still have the same times.
///
/// A file system has its own clock, which may be ahead of or behind the machine's (a server's), and may store
/// times in steps of seconds. Both are measured on a temporary file on the same device.
struct StampTrust: Sendable {
  /// The current time of a clock, and the smallest difference between two times that it can show; in
  /// nanoseconds.
  struct Clock: Hashable, Sendable {
    var now: Int64
    var step: Int64
  }

  /// The time from which on stamps are in doubt, for each device whose clock was measured.
  private var doubts: [UInt64: Int64] = [:]
  /// The same time for all other devices.
  private let doubtElsewhere: Int64
  /// The stamps of the inputs, by path, from before they were read.
  private var before: [String: FileStamp] = [:]

  /// The kernel's clock for files ticks every 4 to 10 ms (`CONFIG_HZ`), and not at once on all processors.
  private static let smallestStep: Int64 = 20_000_000
  private static let second: Int64 = 1_000_000_000
  /// The largest error that is assumed for the clock of a device that was not measured.
  private static let largestOffset = 600 * second

  /// Measures the clocks of the devices that hold some folders.
  init(measuring folders: [String]) {
    var clocks: [UInt64: Clock] = [:]
    for folder in folders {
      if let (device, clock) = Self.measure(in: folder) { clocks[device] = clock }
    }
    self.init(clocks, machine: FileStamp.now)
  }

  /// Uses clocks that were measured, by device.
  init(_ clocks: [UInt64: Clock], machine: Int64) {
    doubts = clocks.mapValues { $0.now - max($0.step, Self.smallestStep) }
    doubtElsewhere = machine - Self.largestOffset
  }

  /// Records the stamps of some paths before they are read.
  mutating func note(_ paths: some Sequence<String>, in folder: Int32) {
    for path in paths { before[path] = FileStamp(at: folder, path, followingLinks: true) }
  }

  /// Records stamps that were taken before the files were read.
  mutating func note(_ stamps: [String: FileStamp]) { before.merge(stamps) { $1 } }

  /// Returns true if the file was not changed while it was read, and any later edit will give it another
  /// stamp.
  func believes(_ stamp: FileStamp, of path: String) -> Bool {
    if let former = before[path], former != stamp { return false }
    return max(stamp.modified, stamp.changed) < doubts[stamp.device] ?? doubtElsewhere
  }

  private static func measure(in folder: String) -> (device: UInt64, clock: Clock)? {
    let name = "clock" + Files.temporaryMark + "\(getpid())"
    guard let folder = try? HeldFolder.ofOurs(folder) else { return nil }
    let number = folder.open(name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
    guard number >= 0 else { return nil }
    defer {
      close(number)
      folder.remove(name)
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

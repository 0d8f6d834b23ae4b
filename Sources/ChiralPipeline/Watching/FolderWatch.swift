#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Waits for changes in folders: with inotify on Linux, with a timer elsewhere.
///
/// It does not tell which file changed: the caller compares `WatchedFiles`, which detects every way of
/// saving, in place or by renaming.
package final class FolderWatch {
  /// The reason why a wait ended.
  package enum Event: Hashable, Sendable {
    /// Something may have changed.
    case change
    /// The descriptor has something to read.
    case readable
    /// The time has passed without a change.
    case nothing
  }

  /// The inotify descriptor; −1 if there is only the timer.
  private let notices: Int32

  /// Creates a watch without folders.
  package init() {
    #if os(Linux)
      notices = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #else
      notices = -1
    #endif
  }

  deinit { if notices >= 0 { close(notices) } }

  /// Adds folders; adding one twice has no effect.
  package func add(_ folders: Set<String>) {
    #if os(Linux)
      let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB)
      for folder in folders where notices >= 0 { inotify_add_watch(notices, folder, events) }
    #endif
  }

  /// The time between two checks without inotify, in milliseconds: checking 2,000 files takes some
  /// milliseconds.
  private static let interval: Int32 = 200

  /// Waits for a change, or for `descriptor` to have something to read.
  package func wait(milliseconds: Int32, orReading descriptor: Int32 = -1) -> Event {
    let isTold = notices >= 0
    var waiting = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: notices, events: Int16(POLLIN), revents: 0),
    ]
    let patience = isTold ? milliseconds : min(milliseconds, Self.interval)
    let count = poll(&waiting, nfds_t(waiting.count), patience)
    if count > 0, waiting[0].revents != 0 { return .readable }
    if count > 0 {
      forgetNotices()
      return .change
    }
    return isTold ? .nothing : .change
  }

  /// Waits until there has been no change for some milliseconds, so that saving in an editor or checking out
  /// a branch counts as one change.
  package func settle(milliseconds: Int32 = 40, atMost rounds: Int = 20) {
    guard notices >= 0 else { return }
    var left = rounds
    while left > 0, wait(milliseconds: milliseconds) == .change { left -= 1 }
  }

  private func forgetNotices() {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while read(notices, &buffer, buffer.count) > 0 {}
  }
}

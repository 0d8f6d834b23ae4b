#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The number of tasks that can run at once.
package enum Processors {
  /// The number of processors that this process may keep busy, at least 1: those that are online, in its affinity mask,
  /// and within the quotas of its control groups.
  package static var count: Int {
    let online = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    return max(1, ([online, allowed] + quotas).compactMap(\.self).min() ?? 1)
  }

  /// The number of processors that this process may run on; nil if the system does not tell.
  private static var allowed: Int? {
    lines("/proc/self/status").first { $0.hasPrefix("Cpus_allowed:") }.map(ControlGroup.processors)
  }

  private static var quotas: [Int] {
    ControlGroup.folders(of: lines("/proc/self/cgroup")).compactMap { folder in
      switch folder {
      case .unified(let path): ControlGroup.quota(unified: lines("/sys/fs/cgroup\(path)/cpu.max").first)
      case .processor(let path):
        ControlGroup.quota(
          lines("/sys/fs/cgroup/cpu\(path)/cpu.cfs_quota_us").first,
          of: lines("/sys/fs/cgroup/cpu\(path)/cpu.cfs_period_us").first)
      }
    }
  }

  private static func lines(_ path: String) -> [String] {
    guard let bytes = try? Files.read(path, limit: 1 << 16) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

/// The limits of processor time that Linux sets for a group of processes (man 7 cgroups).
enum ControlGroup {
  /// The folder of a group's limits, below the mount.
  enum Folder: Hashable {
    /// Version 2.
    case unified(String)
    /// Version 1, the controller `cpu`.
    case processor(String)
  }

  /// The groups of a process and those above them, from the lines of `/proc/self/cgroup`.
  static func folders(of lines: [String]) -> [Folder] {
    lines.flatMap { line -> [Folder] in
      let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3 else { return [] }
      let paths = pathAndAbove(String(fields[2]))
      if fields[0] == "0", fields[1].isEmpty { return paths.map(Folder.unified) }
      return fields[1].split(separator: ",").contains("cpu") ? paths.map(Folder.processor) : []
    }
  }

  /// Returns the number of processors in a mask such as `Cpus_allowed: ff,ffffffff`.
  static func processors(inMask line: String) -> Int {
    line.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst()
      .reduce(0) { $0 + (Int(String(UnicodeScalar($1)), radix: 16)?.nonzeroBitCount ?? 0) }
  }

  /// Returns the number of processors that `cpu.max` allows, rounded up: two for `150000 100000`; nil for `max`.
  static func quota(unified line: String?) -> Int? {
    let fields = (line ?? "").split(separator: " ").map(String.init)
    return fields.count == 2 ? quota(fields[0], of: fields[1]) : nil
  }

  /// Returns a quota per period, rounded up to whole processors; nil if there is none (`max`, −1).
  static func quota(_ quota: String?, of period: String?) -> Int? {
    guard let quota = quota.flatMap(Int.init), let period = period.flatMap(Int.init), quota > 0, period > 0
    else { return nil }
    return (quota + period - 1) / period
  }

  private static func pathAndAbove(_ path: String) -> [String] {
    var paths = [path == "/" ? "" : path]
    while let last = paths.last, !last.isEmpty { paths.append(Files.parentFolder(of: last) ?? "") }
    return paths
  }
}

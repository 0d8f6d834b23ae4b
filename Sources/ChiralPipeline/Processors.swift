#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How much work can be done at once.
package enum Processors {
  /// How many processors are online, at least 1.
  package static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

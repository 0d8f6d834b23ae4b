#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The sockets at which the server listens, all on this machine's own interface.
enum Listener {
  /// Listens on 127.0.0.1, at the preferred port or else at any, and on ::1 at the same port if that is available; nil if it cannot listen.
  static func open(preferring port: UInt16) -> (numbers: [Int32], port: UInt16)? {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    address.sin_port = port.bigEndian
    var found = listening(AF_INET, &address)
    if found == nil {
      address.sin_port = 0
      found = listening(AF_INET, &address)
    }
    guard let first = found else { return nil }
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isNamed = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(first, $0, &size) == 0 }
    }
    guard isNamed else { return nil }
    var second = sockaddr_in6()
    second.sin6_family = sa_family_t(AF_INET6)
    second.sin6_addr = in6addr_loopback
    second.sin6_port = address.sin_port
    return ([first] + [listening(AF_INET6, &second)].compactMap(\.self), UInt16(bigEndian: address.sin_port))
  }

  private static func listening<Address>(_ family: Int32, _ address: inout Address) -> Int32? {
    let number = socket(family, System.stream, 0)
    guard number >= 0 else { return nil }
    System.prepare(number)
    // Connections of a server that has just ended do not keep its port from the next one; two servers never share one.
    var isReused: Int32 = 1
    setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(number, $0, socklen_t(MemoryLayout<Address>.size)) == 0
      }
    }
    guard isBound, listen(number, 64) == 0 else {
      let reason = errno
      close(number)
      errno = reason
      return nil
    }
    return number
  }
}

import Glibc

/// The addresses by which others in the network find this machine.
package enum NetworkAddress {
  /// That of the usual interface first.
  package static var all: [String] {
    var (list, found): (UnsafeMutablePointer<ifaddrs>?, [String]) = (nil, [])
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var each = list
    while let interface = each?.pointee {
      each = interface.ifa_next
      let isOther = interface.ifa_flags & UInt32(IFF_LOOPBACK) == 0
      guard isOther, let address = interface.ifa_addr, address.pointee.sa_family == AF_INET else { continue }
      if let text = text(address) { found.append(text) }
    }
    let usual = Self.usual
    return found.filter { $0 == usual } + found.filter { $0 != usual }
  }

  private static func text(_ address: UnsafeMutablePointer<sockaddr>) -> String? {
    var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    guard getnameinfo(address, size, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST) == 0 else { return nil }
    return String(decoding: host.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// From where a datagram would leave for elsewhere; none is sent.
  private static var usual: String? {
    let file = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(file) }
    var (address, size) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
    (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), UInt16(9).bigEndian)
    inet_pton(AF_INET, "192.0.2.1", &address.sin_addr)
    return withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, size) == 0 && getsockname(file, $0, &size) == 0 ? text($0) : nil
      }
    }
  }
}

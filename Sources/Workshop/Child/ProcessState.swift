import Glibc
import SourcePass

/// What a process is doing, according to the system.
struct ProcessState {
  /// Whether the process was stopped until it is told to continue.
  let isStopped: Bool
  /// Whether a thread works, waits for the processor, or is held by a debugger.
  let isActive: Bool
  /// Whether SIGQUIT makes it report the running calls.
  let canReport: Bool

  init(_ id: pid_t) {
    let states = Self.threads(of: id).map(Self.state)
    isStopped = !states.isEmpty && states.allSatisfy { $0 == UInt8(ascii: "T") }
    isActive = states.contains { "RDt".utf8.contains($0) }
    let (caught, blocked) = (Self.mask("SigCgt", of: id), Self.mask("SigBlk", of: id))
    let bit = UInt64(1) << UInt64(SIGQUIT - 1)
    canReport = caught & bit != 0 && blocked & bit == 0
  }

  private static func threads(of id: pid_t) -> [String] {
    SystemFiles.names(in: "/proc/\(id)/task").map { "/proc/\(id)/task/\($0)/stat" }
  }

  private static func state(_ path: String) -> UInt8 {
    let bytes = contents(path)
    // The state follows the name, which is in brackets.
    guard let end = bytes.lastIndex(of: UInt8(ascii: ")")), end + 2 < bytes.count else { return 0 }
    return bytes[end + 2]
  }

  /// A set of signals of the process's main thread, one bit each.
  private static func mask(_ name: String, of id: pid_t) -> UInt64 {
    let lines = String(decoding: contents("/proc/\(id)/status"), as: UTF8.self).lines()
    guard let line = lines.first(where: { $0.hasPrefix("\(name):") }) else { return 0 }
    return line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } ?? 0
  }

  private static func contents(_ path: String) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    let count = read(file, &bytes, bytes.count)
    return bytes.prefix(max(0, count))
  }
}

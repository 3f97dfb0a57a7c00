import DisplayUser
import Foundation
import Glibc

/// What the kernel says of a process.
extension Program {
  /// The processor time it took so far, in its own code and in the kernel, in milliseconds.
  var processorTime: Double {
    // The name, in parentheses, may hold anything; the state is the first after it.
    let fields = Self.text("/proc/\(id)/stat").split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let own = Double(fields[11]), let kernel = Double(fields[12]) else { return 0 }
    return (own + kernel) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Its memory in megabytes, what it shares with others counting by its share.
  var memory: Double {
    let line = Self.text("/proc/\(id)/smaps_rollup").split(separator: "\n").first { $0.hasPrefix("Pss:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return kilobytes / 1024
  }

  private static func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
}

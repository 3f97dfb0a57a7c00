import DisplayUser
import Foundation
import Glibc

/// The kernel's measurements of a process.
extension Program {
  /// The processor time so far, in user code and in the kernel, in milliseconds.
  var processorTime: Double {
    // The name, in parentheses, may hold anything; the state is the first after it.
    let fields = Self.text("/proc/\(id)/stat").split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let own = Double(fields[11]), let kernel = Double(fields[12]) else { return 0 }
    return (own + kernel) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The proportional memory in megabytes: pages that are shared with other processes count by their share.
  var memory: Double {
    let line = Self.text("/proc/\(id)/smaps_rollup").split(separator: "\n").first { $0.hasPrefix("Pss:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return kilobytes / 1024
  }

  private static func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
}

import Foundation

/// Runs programs in processes of their own, so that one that crashes or hangs is found, named and shrunk as well.
struct Supervisor {
  let first: UInt64
  let count: UInt64
  /// How many failures are shrunk; further ones are only named.
  let mostShrunk: Int
  /// The distance between the numbers of sessions, if sessions are run rather than programs.
  var step: UInt64?

  /// A program that failed.
  struct Failure: CustomStringConvertible {
    let seed: UInt64
    let reason: String
    var kept: [Int] = []
    var steps = ""

    var description: String {
      "seed \(seed): \(reason)\n  again: RandomPrograms --seed \(seed) --keep \(kept.map(String.init).joined(separator: ","))\n"
        + steps
    }
  }

  /// Programs that one process runs before the next takes over.
  private static let share: UInt64 = 250

  /// Runs all programs on two threads, each with a process at a time; returns the failures in the order of their seeds.
  func run() -> [Failure] {
    let state = Shared()
    let end = first + count
    let starts = Array(stride(from: first, to: end, by: Int(Self.share)))
    DispatchQueue.concurrentPerform(iterations: 2) { lane in
      for (index, start) in starts.enumerated() where index % 2 == lane {
        let result = runAll(start..<min(start + Self.share, end))
        state.add(result)
      }
    }
    let failures = state.failures.sorted { $0.seed < $1.seed }
    return failures.enumerated().map { $0 < mostShrunk ? Self.shrunk($1) : $1 }
  }

  /// Runs the programs of these seeds and returns the failures; a process that dies is followed by another for the seeds that are left.
  private func runAll(_ seeds: Range<UInt64>) -> [Failure] {
    var found: [Failure] = []
    var next = seeds.lowerBound
    while next < seeds.upperBound {
      let range = "\(next),\(seeds.upperBound)"
      let (lines, death) = Self.output(of: step.map { ["--session-worker", "\(range),\($0)"] } ?? ["--worker", range])
      var begun = next
      for line in lines {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        guard words.count > 1, let seed = UInt64(words[1]) else { continue }
        if words[0] == "begin" { begun = seed }
        if words[0] == "failed" { found.append(Failure(seed: seed, reason: words.count > 2 ? words[2] : "")) }
      }
      guard let death else { break }
      found.append(Failure(seed: begun, reason: death))
      next = begun + 1
    }
    return found
  }

  private static func shrunk(_ failure: Failure) -> Failure {
    var result = failure
    let count = RandomProgram(seed: failure.seed).steps.count
    let keepsFailing = { (indices: [Int]) in
      let (lines, death) = output(of: arguments(failure.seed, indices))
      return death != nil || lines.contains { $0.hasPrefix("failed ") }
    }
    result.kept = Shrinker(fails: keepsFailing).shrink(count)
    result.steps = output(of: arguments(failure.seed, result.kept)).lines.map { "    \($0)\n" }.joined()
    return result
  }

  private static func arguments(_ seed: UInt64, _ indices: [Int]) -> [String] {
    ["--seed", "\(seed)", "--keep", indices.map(String.init).joined(separator: ",")]
  }

  /// The lines that this executable prints with `arguments`, and how it died, if it did.
  private static func output(of arguments: [String]) -> (lines: [String], death: String?) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return ([], "cannot be started: \(error)") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    switch (process.terminationReason, process.terminationStatus) {
    case (.uncaughtSignal, SIGPROF): return (lines, "hangs")
    case (.uncaughtSignal, let signal): return (lines, "crashes with signal \(signal)")
    case (_, let status) where status > 1: return (lines, "ends with \(status)")
    default: return (lines, nil)
    }
  }
}

/// Failures that several threads add to.
private final class Shared: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [Supervisor.Failure] = []

  func add(_ failures: [Supervisor.Failure]) { lock.withLock { all += failures } }
  var failures: [Supervisor.Failure] { lock.withLock { all } }
}

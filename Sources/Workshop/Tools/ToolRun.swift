import Glibc
import Synchronization

/// Runs the programs of a build, or takes other steps, one after another; another thread can watch and cancel the run.
package final class ToolRun: Sendable {
  private struct State {
    var process: pid_t?
    var isCancelled = false
    var step = Step()
  }

  /// What goes on, from 1 on; `total` is the number of steps, if that is known.
  package struct Step: Sendable {
    package var (number, total, title) = (0, Int?.none, "")
    package var start = ContinuousClock.now
  }

  private let state = Mutex(State())

  package init() {}

  package var isCancelled: Bool { state.withLock(\.isCancelled) }

  package var step: Step { state.withLock(\.step) }

  /// Begins a step; returns false if the run was cancelled.
  @discardableResult package func begin(_ title: String) -> Bool {
    state.withLock { state in
      (state.step.number, state.step.title, state.step.start) = (state.step.number + 1, title, .now)
      return !state.isCancelled
    }
  }

  /// Notes that so many steps follow.
  package func expect(_ count: Int) { state.withLock { $0.step.total = $0.step.number + count } }

  /// Ends the running program with everything it started, and lets no other begin.
  package func cancel() {
    state.withLock { state in
      state.isCancelled = true
      if let process = state.process { ProcessSession.end(process) }
    }
  }

  package struct Ending: Sendable {
    /// Not zero if a signal ended the program.
    package var code: Int32
    /// What was written to standard output, and to standard error if that was not kept apart.
    package var bytes: [UInt8]
    /// The beginning of what was written to standard error, if it was kept apart.
    package var complaints = ""

    package var output: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// Where a program's standard error goes.
  package enum Errors: Sendable {
    case withOutput, apart
  }

  /// Runs a program and returns when it has ended; nil if the run was cancelled.
  ///
  /// `told` is called with the output while the program runs.
  package func run(
    _ words: [String], environment: [String: String]? = nil, errors: Errors = .withOutput,
    told: (String) -> Void = { _ in }
  ) throws(WorkshopError) -> Ending? {
    // A file takes any number of complaints while only the pipe is read.
    let complaints = errors == .apart ? SharedMemory.file("complaints") : nil
    defer { if let complaints { close(complaints) } }
    guard (complaints == nil) == (errors == .withOutput), let pipe = Spawning.pipe() else {
      throw WorkshopError("\(words[0]) could not be started (\(String(cString: strerror(errno)))).")
    }
    defer { close(pipe.read) }
    let variables = environment ?? Spawning.environment
    begin(FileTree.name(words[0]))
    // Start under the lock, so that the program cannot begin after it was cancelled.
    let started = state.withLock { state -> Result<pid_t, WorkshopError>? in
      guard !state.isCancelled else { return nil }
      do throws(WorkshopError) {
        let id = try Spawning.start(words, variables, [1: pipe.write, 2: complaints ?? pipe.write])
        state.process = id
        return .success(id)
      } catch {
        return .failure(error)
      }
    }
    close(pipe.write)
    guard let started else { return nil }
    let id = try started.get()
    var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 14))
    while true {
      let count = read(pipe.read, &part, part.count)
      if count > 0 {
        bytes += part[..<count]
        told(String(decoding: part[..<count], as: UTF8.self))
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    // By now another process may have this number, so it gets no more signals.
    state.withLock { $0.process = nil }
    let status = Spawning.wait(for: id)
    guard !isCancelled else { return nil }
    let signal = status & 0x7F
    var ending = Ending(code: signal == 0 ? status >> 8 & 0xFF : 128 + signal, bytes: bytes)
    if let complaints {
      let count = pread(complaints, &part, part.count, 0)
      ending.complaints = String(decoding: part[..<max(0, count)], as: UTF8.self)
    }
    return ending
  }
}

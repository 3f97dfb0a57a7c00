import Dispatch
import Glibc

/// A process that runs the user's code, and the window's connection to it.
@MainActor package final class ChildProcess {
  /// The library with the user's code, which stays on the disk as long as the process may read it.
  package let library: BuiltLibrary
  /// The constants and the pixels.
  package let memory: SharedMemory
  private let id: pid_t
  private let link: ChildLink
  private let complaints: Descriptor
  private var written: [UInt8] = []
  private var sources: [any DispatchSourceRead] = []
  /// Whether the rest of many messages is about to be sent.
  private var isPumping = false
  /// Whether a look at the time is due.
  private var isWatched = false
  /// The instant at which the answer that is awaited was asked for; nil if none is.
  private var askedAt: Double?
  /// The seconds after which an answer is late.
  private var patience = 0.0
  /// The processor time that the process had used when it was asked, in seconds.
  private var spentBefore = 0.0
  private var isHung = false
  private var isClosing = false
  /// Called with each message.
  package var received: (ChildMessage) -> Void = { _ in }
  /// Called once, when the process has ended.
  package var ended: (ChildEnding) -> Void = { _ in }
  /// Called with each line that the user's code writes to standard error.
  package var complained: (String) -> Void = { _ in }
  /// How it ended; nil while it runs.
  package private(set) var ending: ChildEnding?

  /// The seconds after which code that does not answer is ended.
  package static let hangLimit = 1.0
  /// The seconds in which a library is loaded, its scene shown, and the recorded touches replayed.
  package static let loadLimit = 6.0

  /// Starts a process that loads a library.
  ///
  /// `screen` and `folders` are messages that it gets before.
  package init(
    _ library: BuiltLibrary, engine: EngineFolder, toolchain: Toolchain, first messages: [ChildMessage],
    figures: [Int: Double] = [:]
  ) throws(WorkshopError) {
    guard let memory = SharedMemory(), let ends = ChildLink.pair(), let pipe = Spawning.pipe() else {
      throw WorkshopError("There is no memory for a program that runs your code (\(String(cString: strerror(errno)))).")
    }
    (self.library, self.memory, complaints) = (library, memory, Descriptor(pipe.read))
    for (index, value) in figures where index < SharedMemory.mostFigures { memory.figures[index] = value }
    var environment = Spawning.environment
    environment["SWIFT_BACKTRACE"] = Self.backtrace(toolchain)
    link = ChildLink(ends.own)
    defer {
      Glibc.close(ends.other)
      Glibc.close(pipe.write)
    }
    id = try Spawning.start(
      [engine.understudy], environment, [1: STDERR_FILENO, 2: pipe.write, 3: ends.other, 4: memory.descriptor])
    complaints.letNothingWait()
    for message in messages { link.send(message) }
    ask(ChildMessage(.load, text: library.path), patience: Self.loadLimit)
  }

  isolated deinit {
    for source in sources { source.cancel() }
    guard ending == nil else { return }
    kill(id, SIGKILL)
    _ = Spawning.wait(for: id)
  }

  private static func backtrace(_ toolchain: Toolchain) -> String {
    let settings = [
      "enable=yes", "interactive=no", "color=no", "threads=crashed", "registers=none", "images=none", "limit=32",
      "output-to=stderr", "symbolicate=fast", "sanitize=no",
    ]
    return (settings + (toolchain.backtracer.map { ["swift-backtrace=\($0)"] } ?? [])).joined(separator: ",")
  }

  // MARK: Messages

  /// Sends a message.
  package func send(_ message: ChildMessage) {
    guard ending == nil else { return }
    link.send(message)
    pump()
    if link.isOverfull, !isHung, !isClosing { endHanging() }
  }

  /// Sends the rest of many messages while the child reads them.
  private func pump() {
    guard link.hasUnsent, !sources.isEmpty, !isPumping else { return }
    isPumping = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.pumpInterval) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isPumping = false
        self.link.flush()
        self.pump()
      }
    }
  }

  /// The seconds between two attempts to send the rest.
  private static let pumpInterval = 0.005

  /// Whether an answer is awaited.
  package var isAwaiting: Bool { askedAt != nil }

  /// Sends a message that is answered by `ready`, `failed` or `drawn`.
  package func ask(_ message: ChildMessage, patience: Double = ChildProcess.hangLimit) {
    guard ending == nil else { return }
    link.send(message)
    pump()
    (askedAt, self.patience, spentBefore) = (Self.now, patience, processorTime)
    if patience > Self.hangLimit { watch() }
  }

  /// Waits for an answer, but no longer than a number of seconds, and handles what arrives.
  package func waitForAnswer(seconds: Double) {
    let end = Self.now + seconds
    while isAwaiting, ending == nil {
      let rest = end - Self.now
      guard rest > 0 else { return watch() }
      link.wait(seconds: rest)
      take()
      // The reason is on its way through the other descriptor.
      if link.isClosed { return }
    }
  }

  /// Handles all messages that have arrived.
  private func take() {
    while let message = link.next() {
      if [.ready, .failed, .drawn].contains(message.kind) { askedAt = nil }
      // What a process still said that is being ended is of no use.
      if !isClosing { received(message) }
    }
  }

  // MARK: The end

  /// Begins to handle messages when they arrive, on the main queue.
  package func activate() {
    guard sources.isEmpty else { return }
    sources = [
      link.file.source { [weak self] in self?.look() }, complaints.source { [weak self] in self?.look() },
    ]
    for source in sources { source.activate() }
    if isAwaiting { watch() }
  }

  /// Looks at the time until the answer that is awaited has arrived.
  private func watch() {
    guard !sources.isEmpty, !isWatched else { return }
    isWatched = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.lookInterval) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isWatched = false
        // The answer may be there already, if this thread was busy for longer than the child.
        self.look()
        self.check()
        if self.isAwaiting { self.watch() }
      }
    }
  }

  /// The seconds between two looks at the time.
  private static let lookInterval = 0.2

  /// Waits until the process has ended or has something to say, but no longer than a number of seconds.
  package func wait(seconds: Double) {
    guard ending == nil else { return }
    var files = [
      pollfd(fd: link.isClosed ? -1 : link.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: complaints.number, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&files, 2, Int32(seconds * 1000))
    look()
    check()
  }

  /// Handles what has arrived, and the end of the process.
  private func look() {
    guard ending == nil else { return }
    take()
    if link.isClosed, !sources.isEmpty { sources[0].cancel() }
    var part = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(complaints.number, &part, part.count)
      if count > 0 {
        note(part[..<count])
      } else if count == 0 {
        return finish()
      } else if errno != EINTR {
        return
      }
    }
  }

  /// The number of bytes of standard error that are kept for the report.
  private static let mostWritten = 1 << 18

  private func note(_ bytes: ArraySlice<UInt8>) {
    written += bytes
    if written.count > Self.mostWritten { written.removeFirst(written.count - Self.mostWritten) }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") { complained(String(line)) }
  }

  /// Ends a process that has not answered in time.
  private func check() {
    guard ending == nil, let askedAt else { return }
    let waited = Self.now - askedAt
    guard waited > patience else { return }
    // On a busy machine code may not have had its turn yet.
    let hasWorked = processorTime - spentBefore > patience * Self.shareOfWork
    guard isHung || hasWorked || waited > patience * Self.mostPatience && !isStarved else { return }
    if !isHung, isCrashing {
      // The report takes its time, and says what happened.
      guard patience < Self.reportPatience else {
        _ = kill(id, SIGKILL)
        return
      }
      patience = Self.reportPatience
    } else if !isHung {
      endHanging()
    } else {
      kill(id, SIGKILL)
    }
  }

  /// Asks a process that does not answer, or reads nothing, for the calls that are running, and ends it soon.
  private func endHanging() {
    isHung = true
    let asked = askedAt ?? Self.now
    (askedAt, patience) = (asked, Self.now - asked + Self.reportLimit)
    // The runtime answers this signal with the calls.
    kill(id, SIGQUIT)
    watch()
  }

  /// The processor time that the process has used, in seconds.
  private var processorTime: Double {
    var (clock, time) = (clockid_t(), timespec())
    guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Whether the process could work if the machine gave it the time.
  private var isStarved: Bool {
    var bytes = [UInt8](repeating: 0, count: 512)
    let file = open("/proc/\(id)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { Glibc.close(file) }
    // The state follows the name, which stands in brackets.
    let count = read(file, &bytes, bytes.count)
    guard count > 0, let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count else { return false }
    return [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(bytes[end + 2])
  }

  /// The part of the time without an answer for which code that hangs has worked.
  private static let shareOfWork = 0.5
  /// How many times longer code is waited for that does not work.
  private static let mostPatience = 5.0

  /// Whether the process has begun to report a crash.
  private var isCrashing: Bool {
    let text = String(decoding: written, as: UTF8.self)
    return ["Fatal error", "Backtracing from", "Program crashed"].contains { text.contains($0) }
  }

  /// The seconds in which the report of a crash is written.
  private static let reportPatience = 15.0
  /// The seconds in which the report about code that hangs is written.
  private static let reportLimit = 10.0

  private func finish() {
    for source in sources { source.cancel() }
    // Code can close its standard error and go on.
    kill(id, SIGKILL)
    _ = Spawning.wait(for: id)
    let cause: ChildEnding.Cause = isHung ? .hang : isClosing ? .closed : .crash
    let ending = library.corrected(
      ChildEnding.read(String(decoding: written, as: UTF8.self), cause: cause, paths: library.paths))
    (self.ending, askedAt) = (ending, nil)
    ended(ending)
  }

  /// Ends the process.
  package func close(wait waits: Bool = false) {
    guard ending == nil else { return }
    isClosing = true
    kill(id, SIGKILL)
    while waits, ending == nil { wait(seconds: 0.1) }
  }

  /// The present instant of a steady clock, in seconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

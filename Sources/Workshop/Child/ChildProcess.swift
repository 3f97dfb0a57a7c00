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
  /// Standard output and standard error of the process.
  private let output: Descriptor
  private var words = ChildWords()
  /// Readable when the process has ended; nil if the system has no such descriptors.
  private var end: Descriptor?
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
  /// Since when no thread of the process has worked, at all looks while its answer was late; nil if one did.
  private var quietSince: Double?
  /// The instant at which the process was asked for its calls; nil as long as it was not.
  private var hungAt: Double?
  private var isStopped = false
  private var isClosing = false
  /// Whether another look at the messages is due.
  private var isLookDue = false
  /// The instant at which the connection was found closed; nil while it is open.
  private var lostAt: Double?
  /// Whether the process is being ended because it has no connection any more.
  private var isCut = false
  /// Called with each message.
  package var received: (ChildMessage) -> Void = { _ in }
  /// Called once, when the process has ended.
  package var ended: (ChildEnding) -> Void = { _ in }
  /// Called with each line that the user's code writes to standard output and standard error.
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
    parameters: [Int: Double] = [:]
  ) throws(WorkshopError) {
    guard let memory = SharedMemory(), let ends = ChildLink.pair(), let pipe = Spawning.pipe() else {
      throw WorkshopError("There is no memory for a program that runs your code (\(String(cString: strerror(errno)))).")
    }
    (self.library, self.memory, output) = (library, memory, Descriptor(pipe.read))
    for (index, value) in parameters where index < SharedMemory.mostParameters { memory.parameters[index] = value }
    var environment = Spawning.environment
    environment["SWIFT_BACKTRACE"] = Self.backtrace(toolchain)
    link = ChildLink(ends.own)
    defer {
      Glibc.close(ends.other)
      Glibc.close(pipe.write)
    }
    id = try Spawning.start(
      [engine.understudy], environment, [1: pipe.write, 2: pipe.write, 3: ends.other, 4: memory.descriptor])
    end = Spawning.descriptor(of: id).map(Descriptor.init)
    output.letNothingWait()
    for message in messages { link.send(message) }
    ask(ChildMessage(.load, text: library.path), patience: Self.loadLimit)
  }

  isolated deinit {
    for source in sources { source.cancel() }
    guard ending == nil else { return }
    ProcessSession.end(id)
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
    if link.isOverfull, hungAt == nil, !isClosing { endHanging(ProcessState(id)) }
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

  /// Handles the messages that have arrived, but not too many: code can make its process send them without end.
  private func take() {
    for _ in 0..<Self.mostMessages {
      guard let message = link.next() else { return }
      if [.ready, .failed, .drawn].contains(message.kind) { (askedAt, quietSince) = (nil, nil) }
      // What a process still said that is being ended is of no use.
      if !isClosing { received(message) }
    }
    guard !sources.isEmpty, !isLookDue else { return }
    isLookDue = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isLookDue = false
        self?.look()
      }
    }
  }

  /// The number of messages that are handled in one turn.
  private static let mostMessages = 256
  /// The number of bytes of output that are read in one turn.
  private static let mostOutput = 1 << 16

  // MARK: The end

  /// Begins to handle messages when they arrive, on the main queue.
  package func activate() {
    guard sources.isEmpty else { return }
    sources = [link.file, output, end].compactMap(\.self).map { $0.source { [weak self] in self?.look() } }
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
        if self.isAwaiting || self.lostAt != nil && self.ending == nil { self.watch() }
      }
    }
  }

  /// The seconds between two looks at the time.
  private static let lookInterval = 0.1

  /// Waits until the process has ended or has something to say, but no longer than a number of seconds.
  package func wait(seconds: Double) {
    guard ending == nil else { return }
    var files = [
      link.isClosed ? -1 : link.descriptor, words.isClosed ? -1 : output.number, end?.number ?? -1,
    ].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&files, nfds_t(files.count), Int32(seconds * 1000))
    look()
    check()
  }

  /// Handles what has arrived, and the end of the process.
  private func look() {
    guard ending == nil else { return }
    take()
    for line in words.read(from: output.number, most: Self.mostOutput) { complained(line) }
    // What is called may end this.
    guard ending == nil else { return }
    if Spawning.hasEnded(id) { return finish() }
    if words.isClosed, !sources.isEmpty { sources[1].cancel() }
    guard link.isClosed, lostAt == nil else { return }
    if !sources.isEmpty { sources[0].cancel() }
    lostAt = Self.now
    watch()
  }

  /// Ends a process that has not answered in time, or that cannot answer any more.
  private func check() {
    guard ending == nil else { return }
    // At the end of a process the system closes its connection first.
    if hungAt == nil, !isClosing, !link.isOverfull, let lostAt, Self.now - lostAt > Self.endLimit {
      isCut = true
      kill(id, SIGKILL)
    }
    guard let askedAt, Self.now - askedAt > min(patience, Self.hangLimit) else { return }
    let state = ProcessState(id)
    if let hungAt {
      // After its report the code goes on.
      let hasReported = words.text.contains("Backtrace took")
      if hasReported || Self.now - askedAt > patience || isReportMissing(since: hungAt, state) { kill(id, SIGKILL) }
    } else if state.isStopped {
      isStopped = true
      endHanging(state)
    } else if Self.now - askedAt > patience {
      checkLate(state)
    }
  }

  /// Ends a process whose answer is late, unless the machine gave it no time.
  private func checkLate(_ state: ProcessState) {
    let now = Self.now
    if isCrashing {
      // The report takes its time, and says what happened.
      if patience < Self.reportPatience { patience = Self.reportPatience } else { kill(id, SIGKILL) }
      return
    }
    quietSince = state.isActive ? nil : quietSince ?? now
    let hasWorked = processorTime - spentBefore > patience * Self.shareOfWork
    let isQuiet = quietSince.map { now - $0 > Self.quietLimit } ?? false
    if hasWorked || isQuiet { endHanging(state) }
  }

  /// Asks a process that does not answer, or reads nothing, for the calls that are running, and ends it soon; one that
  /// cannot say them is ended at once.
  private func endHanging(_ state: ProcessState) {
    let (now, asked) = (Self.now, askedAt ?? Self.now)
    (hungAt, askedAt, patience, spentBefore) = (now, asked, now - asked + Self.reportLimit, processorTime)
    // The runtime answers this signal with the calls.
    kill(id, state.canReport && !state.isStopped && !words.isClosed ? SIGQUIT : SIGKILL)
    watch()
  }

  /// Whether a process that was asked for its calls has not begun to say them, though it could.
  private func isReportMissing(since instant: Double, _ state: ProcessState) -> Bool {
    guard !words.text.contains("Backtracing from"), Self.now - instant > Self.endLimit else { return false }
    return !state.isActive || processorTime - spentBefore > Self.endLimit * Self.shareOfWork
  }

  /// The processor time that the process has used, in seconds.
  private var processorTime: Double {
    var (clock, time) = (clockid_t(), timespec())
    guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The part of the time without an answer for which code that hangs has worked.
  private static let shareOfWork = 0.5
  /// The seconds for which no thread of a process works that waits for something.
  private static let quietLimit = 0.25
  /// The seconds in which a process ends, or begins to report, once it has begun.
  private static let endLimit = 0.5

  /// Whether the process has begun to report a crash.
  private var isCrashing: Bool {
    let text = words.text
    return ["Fatal error", "Backtracing from", "Program crashed"].contains { text.contains($0) }
  }

  /// The seconds in which the report of a crash is written.
  private static let reportPatience = 15.0
  /// The seconds in which the report about code that hangs is written.
  private static let reportLimit = 10.0

  private func finish() {
    for source in sources { source.cancel() }
    // What it has started ends with it, and holds its output open until then.
    ProcessSession.end(id)
    let status = Spawning.wait(for: id)
    let lines = words.read(from: output.number, most: ChildWords.mostKept) + [words.takeRest()].compactMap(\.self)
    // Code that was about to crash may have been late with its report.
    let cause: ChildEnding.Cause =
      isClosing ? .closed : hungAt == nil || words.text.contains("Fatal error") ? .crash : .hang
    var ending = library.corrected(
      ChildEnding.read(words.text, cause: cause, paths: library.paths, status: status))
    if isStopped { ending.reason = "The code stopped its process, as by SIGSTOP" }
    if isCut { ending.reason = ChildEnding.lostConnectionReason }
    (self.ending, askedAt) = (ending, nil)
    for line in lines { complained(line) }
    ended(ending)
  }

  /// Ends the process.
  package func close(wait waits: Bool = false) {
    guard ending == nil else { return }
    isClosing = true
    ProcessSession.end(id)
    while waits, ending == nil { wait(seconds: 0.1) }
  }

  /// The present instant of a steady clock, in seconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

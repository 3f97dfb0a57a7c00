import Dispatch
import Glibc

/// A process that runs the user's code, and the window's connection to it.
@MainActor package final class ChildProcess {
  /// Stays on disk while the process may read it.
  package let library: BuiltLibrary
  package let memory: SharedMemory
  private let id: pid_t
  private let link: ChildLink
  private let output: Descriptor
  private var words = ChildWords()
  /// Readable when the process has ended; nil if the system does not support this.
  private var end: Descriptor?
  private var sources: [any DispatchSourceRead] = []
  /// Whether the rest of many messages is about to be sent.
  private var isPumping = false
  private var isWatched = false
  /// When the pending question was asked; nil if there is none.
  private var askedAt: Double?
  /// After how many seconds an answer is late.
  private var patience = 0.0
  /// The process's processor time at the question, in seconds.
  private var spentBefore = 0.0
  /// Since when all threads have been idle at every check of a late answer; nil if one worked.
  private var quietSince: Double?
  /// When the process was asked for its calls; nil if it was not.
  private var hungAt: Double?
  private var isStopped = false
  private var isClosing = false
  private var isLookDue = false
  /// When the connection was found closed; nil while it is open.
  private var lostAt: Double?
  private var isCut = false
  package var received: (ChildMessage) -> Void = { _ in }
  /// Called once.
  package var ended: (ChildEnding) -> Void = { _ in }
  /// Called with each line that the user's code prints to standard output or standard error.
  package var complained: (String) -> Void = { _ in }
  private var isReporting = false
  package private(set) var ending: ChildEnding?

  /// After how many seconds without an answer the code is ended.
  package static let hangLimit = 1.0
  /// How many seconds loading a library, showing its scene and replaying the recorded touches may take.
  package static let loadLimit = 6.0

  /// Starts a process that loads a library and shows one of its scenes, after some messages about the screen.
  package init(
    _ library: BuiltLibrary, scene: Int, engine: EngineFolder, toolchain: Toolchain, first messages: [ChildMessage],
    parameters: [Int: Double] = [:]
  ) throws(WorkshopError) {
    guard let memory = SharedMemory(), let ends = ChildLink.pair(), let pipe = Spawning.pipe() else {
      throw WorkshopError("There is no memory for a program that runs your code (\(String(cString: strerror(errno)))).")
    }
    (self.library, self.memory, output) = (library, memory, Descriptor(pipe.read))
    for (index, value) in parameters where index < SharedMemory.mostParameters { memory.parameters[index] = value }
    var environment = Spawning.environment
    environment["SWIFT_BACKTRACE"] = Self.backtrace(toolchain)
    // The program may have been built where the toolchain lay elsewhere.
    environment["LD_LIBRARY_PATH"] = [toolchain.libraries, environment["LD_LIBRARY_PATH"]].compactMap(\.self)
      .joined(separator: ":")
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
    ask(ChildMessage(.load, index: scene, text: library.path), patience: Self.loadLimit)
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

  /// In seconds.
  private static let pumpInterval = 0.005

  package var isAwaiting: Bool { askedAt != nil }

  package func ask(_ message: ChildMessage, patience: Double = ChildProcess.hangLimit) {
    guard ending == nil else { return }
    link.send(message)
    pump()
    (askedAt, self.patience, spentBefore) = (Self.now, patience, processorTime)
    if patience > Self.hangLimit { watch() }
  }

  package func waitForAnswer(seconds: Double) {
    let end = Self.now + seconds
    while isAwaiting, ending == nil {
      let rest = end - Self.now
      guard rest > 0 else { return watch() }
      link.wait(seconds: rest)
      take()
      // The reason arrives through the other descriptor.
      if link.isClosed { return }
    }
  }

  /// Handles a limited number of messages, since code can make its process send them endlessly.
  private func take() {
    for _ in 0..<Self.mostMessages {
      guard let message = link.next() else { return }
      if [.ready, .failed, .drawn].contains(message.kind) { (askedAt, quietSince) = (nil, nil) }
      // Ignore what a process that is being ended still says.
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

  private static let mostMessages = 256
  private static let mostOutput = 1 << 16

  // MARK: The end

  package func activate() {
    guard sources.isEmpty else { return }
    sources = [link.file, output, end].compactMap(\.self).map { $0.source { [weak self] in self?.look() } }
    for source in sources { source.activate() }
    if isAwaiting { watch() }
  }

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

  /// The seconds between two checks.
  private static let lookInterval = 0.1

  package func wait(seconds: Double) {
    guard ending == nil else { return }
    var files = [link.awaited]
    if link.isClosed { files[0].fd = -1 }
    files += [words.isClosed ? -1 : output.number, end?.number ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    _ = poll(&files, nfds_t(files.count), Int32(seconds * 1000))
    look()
    check()
  }

  private func look() {
    guard ending == nil else { return }
    take()
    words.read(from: output.number, most: Self.mostOutput).forEach(tell)
    // A callback may have ended this.
    guard ending == nil else { return }
    if Spawning.hasEnded(id) { return finish() }
    if words.isClosed, !sources.isEmpty { sources[1].cancel() }
    guard link.isClosed, lostAt == nil else { return }
    if !sources.isEmpty { sources[0].cancel() }
    lostAt = Self.now
    watch()
  }

  private func check() {
    guard ending == nil else { return }
    // When a process ends, the system closes its connection first.
    if hungAt == nil, !isClosing, !link.isOverfull, let lostAt, Self.now - lostAt > Self.endLimit {
      isCut = true
      kill(id, SIGKILL)
    }
    guard let askedAt, Self.now - askedAt > min(patience, Self.hangLimit) else { return }
    let state = ProcessState(id)
    if let hungAt {
      // The code continues after its report.
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
      // The report takes time, and says what happened.
      if patience < Self.reportPatience { patience = Self.reportPatience } else { kill(id, SIGKILL) }
      return
    }
    quietSince = state.isActive ? nil : quietSince ?? now
    let hasWorked = processorTime - spentBefore > patience * Self.shareOfWork
    let isQuiet = quietSince.map { now - $0 > Self.quietLimit } ?? false
    if hasWorked || isQuiet { endHanging(state) }
  }

  /// Asks a process that does not answer for its running calls, and ends it soon; one that cannot report them is ended
  /// at once.
  private func endHanging(_ state: ProcessState) {
    let (now, asked) = (Self.now, askedAt ?? Self.now)
    (hungAt, askedAt, patience, spentBefore) = (now, asked, now - asked + Self.reportLimit, processorTime)
    // The runtime answers this signal with the calls.
    kill(id, state.canReport && !state.isStopped && !words.isClosed ? SIGQUIT : SIGKILL)
    watch()
  }

  /// Whether a process that can report its calls has not begun to, although it was asked.
  private func isReportMissing(since instant: Double, _ state: ProcessState) -> Bool {
    guard !words.text.contains("Backtracing from"), Self.now - instant > Self.endLimit else { return false }
    return !state.isActive || processorTime - spentBefore > Self.endLimit * Self.shareOfWork
  }

  /// In seconds.
  private var processorTime: Double {
    var (clock, time) = (clockid_t(), timespec())
    guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Code that hangs has worked for at least this share of the time since the question.
  private static let shareOfWork = 0.5
  /// After how many seconds without any work a process counts as waiting.
  private static let quietLimit = 0.25
  /// How many seconds a process gets to end, or to begin its report.
  private static let endLimit = 0.5

  private var isCrashing: Bool {
    words.hasFatalError || ["Backtracing from", "Program crashed"].contains { words.text.contains($0) }
  }

  /// How many seconds the report of a crash may take.
  private static let reportPatience = 15.0
  /// How many seconds the report about hanging code may take.
  private static let reportLimit = 10.0

  private func finish() {
    for source in sources { source.cancel() }
    // The processes it started end with it; until then they hold its output open.
    ProcessSession.end(id)
    let status = Spawning.wait(for: id)
    let lines = words.read(from: output.number, most: ChildWords.mostKept) + [words.takeRest()].compactMap(\.self)
    // Code that was about to crash may have been late with its report.
    let cause: ChildEnding.Cause =
      isClosing ? .closed : hungAt == nil || words.hasFatalError ? .crash : .hang
    var ending = library.corrected(
      ChildEnding.read(words.text, cause: cause, paths: library.paths, status: status))
    if isStopped { ending.reason = "The code stopped its process, as by SIGSTOP" }
    if isCut { ending.reason = ChildEnding.lostConnectionReason }
    (self.ending, askedAt) = (ending, nil)
    lines.forEach(tell)
    ended(ending)
  }

  package func close(wait waits: Bool = false) {
    guard ending == nil else { return }
    isClosing = true
    ProcessSession.end(id)
    while waits, ending == nil { wait(seconds: 0.1) }
  }

  /// Passes on what the code says, but not the report of a crash, or the runtime's words about that report: `ended` tells
  /// its line.
  private func tell(_ line: String) {
    isReporting = isReporting || line.contains("*** Signal ") && line.contains("Backtracing from")
    if !isReporting, !line.hasPrefix("swift-runtime: ") { complained(line) }
    if line.hasPrefix("Backtrace took") { isReporting = false }
  }

  /// A steady clock, in seconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

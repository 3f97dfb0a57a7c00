package import Glibc

package enum Spawning {
  /// Starts a program with these words, environment variables and descriptors, and returns its process identifier.
  ///
  /// It inherits no other descriptor and no blocked signal. It leads its own session, so that ``ProcessSession`` can
  /// end it with everything it starts, and so that the terminal's keys do not reach it.
  package static func start(
    _ words: [String], _ environment: [String: String], _ files: [Int32: Int32]
  ) throws(WorkshopError) -> pid_t {
    var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    // Copies with high numbers, because one file's target may be another file's number.
    let copies = files.mapValues { fcntl($0, F_DUPFD_CLOEXEC, 64) }
    defer { for copy in copies.values { close(copy) } }
    for (target, copy) in copies { posix_spawn_file_actions_adddup2(&actions, copy, target) }
    let first = max(3, (files.keys.max() ?? 2) + 1)
    _ = addClosing(&actions, first)
    var (mask, defaults) = (sigset_t(), sigset_t())
    sigemptyset(&mask)
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | setsSession
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id = pid_t()
    let status = posix_spawn(&id, words[0], &actions, &attributes, arguments, variables)
    guard status == 0 else {
      throw WorkshopError("\(words[0]) could not be started (\(String(cString: strerror(status)))).")
    }
    return id
  }

  /// `POSIX_SPAWN_SETSID`, which the C library's Swift module lacks.
  private static let setsSession: Int32 = 0x80

  /// Creates a pipe that no child process inherits; nil if the system cannot.
  package static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  package static var environment: [String: String] {
    var result: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let words = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if words.count == 2 { result[String(words[0])] = String(words[1]) }
      entry += 1
    }
    return result
  }

  package static func wait(for id: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Whether a process that was started here has ended; the caller still has to wait for it.
  static func hasEnded(_ id: pid_t) -> Bool {
    var information = siginfo_t()
    guard waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT) == 0 else { return errno != EINTR }
    return information.si_signo == SIGCHLD
  }

  /// Returns a descriptor that becomes readable when a process ends; nil if the system has none.
  package static func descriptor(of id: pid_t) -> Int32? {
    let file = systemCall(openProcess, Int(id), 0)
    return file < 0 ? nil : Int32(file)
  }

  /// The number of `pidfd_open`, the same on all architectures.
  private static let openProcess = 434

  package static let signalAtParentsEnd: Int32 = 1
  private static let canBeRead: Int32 = 4

  /// Sets an option of this process.
  package static func set(_ option: Int32, _ value: UInt) { _ = setProcessOption(option, value, 0, 0, 0) }

  /// Lets no other program of this user read this one's memory, nor follow what it does; what it starts is not affected.
  package static func closeToOthers() { set(canBeRead, 0) }
}

/// The C library declares it with a variable number of arguments, which Swift cannot call.
@_silgen_name("prctl") private func setProcessOption(
  _ option: Int32, _ first: UInt, _ second: UInt, _ third: UInt, _ fourth: UInt
) -> Int32

/// The C library declares it with a variable number of arguments, which Swift cannot call.
@_silgen_name("syscall") private func systemCall(_ number: Int, _ first: Int, _ second: Int) -> Int

/// Missing in the C library's Swift module.
@_silgen_name("posix_spawn_file_actions_addclosefrom_np") private func addClosing(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: Int32
) -> Int32

/// A program that was started here, and everything that it started in turn.
///
/// If a child starts programs with Foundation's `Process`, they have their own process groups but stay in the child's
/// session, unless they leave it on purpose, as services do.
package enum ProcessSession {
  /// Kills all processes of a session; the caller still has to wait for the leader.
  ///
  /// Until then no other process gets the leader's number.
  package static func end(_ leader: pid_t) {
    kill(leader, SIGKILL)
    kill(-leader, SIGKILL)
    endMembers(of: leader)
  }

  package static func endOthers() { endMembers(of: getsid(0)) }

  private static func endMembers(of session: pid_t) {
    var killed: Set<pid_t> = [getpid()]
    // A process may have started others before it was killed.
    for _ in 0..<mostRounds {
      let found = members(of: session).subtracting(killed)
      guard !found.isEmpty else { return }
      // One that waits for another would go on when that ends.
      for signal in [SIGSTOP, SIGKILL] { for process in found { kill(process, signal) } }
      killed.formUnion(found)
    }
  }

  /// How often new processes are looked for at most.
  private static let mostRounds = 100

  private static func members(of session: pid_t) -> Set<pid_t> {
    Set(SystemFiles.names(in: "/proc").compactMap { pid_t($0) }.filter { getsid($0) == session })
  }
}

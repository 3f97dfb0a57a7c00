import Glibc

/// The signals that ask the program to end: SIGINT, SIGTERM and SIGHUP.
///
/// Their handler writes a byte into a pipe, whose other end the window's loop waits for together with the display's
/// events. A signal that arrives before the window is open therefore ends the program as well, as soon as the loop
/// runs. A SIGHUP that was ignored at the start, as `nohup` does, stays ignored.
enum EndSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Installs the handlers, once; call it as early as possible.
  ///
  /// Signals that arrived earlier, while the parent process had them blocked, are handled now. If there is no
  /// descriptor left for the pipe, the signals keep their default action, and `run()` of the host throws an error.
  static func install() {
    guard readEnd < 0, problem == 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      problem = errno
      return
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler must never wait, not even for a full pipe.
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers where !(number == SIGHUP && isIgnored(number)) {
      signal(number) { @Sendable _ in
        let saved = errno
        var byte: UInt8 = 1
        _ = write(writeEnd, &byte, 1)
        errno = saved
      }
      sigaddset(&set, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// The descriptor that is readable after a signal; -1 before `install()`.
  static var descriptor: Int32 { readEnd }

  /// The reason why the handlers could not be installed; nil if they are.
  static var failure: String? { problem == 0 ? nil : String(cString: strerror(problem)) }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

// Globals, because a signal's handler has no other data. They are set once, before any handler is installed.
private nonisolated(unsafe) var readEnd: Int32 = -1
private nonisolated(unsafe) var writeEnd: Int32 = -1
private nonisolated(unsafe) var problem: Int32 = 0

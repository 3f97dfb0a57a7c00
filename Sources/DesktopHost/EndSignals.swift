import Foundation
import Glibc

/// The signals that ask the program to end: SIGINT, SIGTERM and SIGHUP.
///
/// Without `install()` they end it at once, which is right for whatever leaves nothing behind. A window and a command that
/// writes files have something to do first. Their handler writes the number of the signal into a pipe, whose other end the
/// window's loop waits for together with the display's events. A signal that arrives before the window is open therefore
/// ends the program as well, as soon as the loop runs. A SIGHUP that was ignored at the start, as `nohup` does, stays
/// ignored.
///
/// A second signal ends the program at once, whatever hangs. One that follows the first within a moment is the same
/// request, since a terminal that closes sends two, and so does `timeout`.
package enum EndSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Installs the handlers, once; call it before there is anything to lose.
  ///
  /// Signals that arrived earlier, while the parent process had them blocked, are handled now. If there is no
  /// descriptor left for the pipe, the signals keep their default action, and `run()` of the host throws an error. From
  /// now on a pipe without a reader is an error of the call that writes, and does not end the program.
  package static func install() {
    guard readEnd < 0, problem == 0 else { return }
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      problem = errno
      return
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A handler must never wait, not even for a full pipe.
    _ = fcntl(ends[1], F_SETFL, fcntl(ends[1], F_GETFL) | O_NONBLOCK)
    (readEnd, writeEnd, firstSignal) = (ends[0], ends[1], 0)
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers where !(number == SIGHUP && isIgnored(number)) {
      signal(number) { @Sendable number in
        let saved = errno
        let now = EndSignals.milliseconds
        if firstSignal == 0 {
          firstSignal = now
          var byte = UInt8(truncatingIfNeeded: number)
          _ = write(writeEnd, &byte, 1)
        } else if now - firstSignal > EndSignals.moment {
          signal(number, SIG_DFL)
          // It is blocked until this handler returns.
          raise(number)
        }
        errno = saved
      }
      sigaddset(&set, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// The signals end a command as by default, but only after `clean` has run, on another thread.
  ///
  /// If the handlers cannot be installed, the signals end the program at once.
  package static func clean(_ clean: @escaping @Sendable () -> Void) {
    install()
    guard readEnd >= 0 else { return }
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(readEnd, &number, 1) != 1 {}
      clean()
      signal(Int32(number), SIG_DFL)
      raise(Int32(number))
    }
  }

  /// Readable after a signal; -1 before `install()`.
  static var descriptor: Int32 { readEnd }

  /// Nil if the handlers are installed.
  static var failure: String? { problem == 0 ? nil : String(cString: strerror(problem)) }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Further signals within this time are the same request, in milliseconds.
  private static var moment: Int { 100 }

  /// The milliseconds of a steady clock; never 0.
  private static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000 + 1
  }
}

// Globals, because a signal's handler has no other data. They are set once, before any handler is installed.
private nonisolated(unsafe) var readEnd: Int32 = -1
private nonisolated(unsafe) var writeEnd: Int32 = -1
private nonisolated(unsafe) var problem: Int32 = 0
/// In milliseconds; 0 before the first signal.
private nonisolated(unsafe) var firstSignal = 0

package import Glibc

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

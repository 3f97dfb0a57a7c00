package import Glibc

/// A session of processes: a program that was started here, and everything that it started in turn.
///
/// Programs that a child starts have process groups of their own if Foundation's `Process` started them, but stay in the
/// child's session unless they leave it on purpose, as services do.
package enum ProcessSession {
  /// Kills all processes of a session; its leader is still to be waited for.
  ///
  /// The leader's number belongs to nothing else until its parent has waited for it.
  package static func end(_ leader: pid_t) {
    kill(leader, SIGKILL)
    kill(-leader, SIGKILL)
    endMembers(of: leader)
  }

  /// Kills all other processes of the session of this process.
  package static func endOthers() { endMembers(of: getsid(0)) }

  private static func endMembers(of session: pid_t) {
    var killed: Set<pid_t> = [getpid()]
    // Those that are about to die may have started others.
    for _ in 0..<mostRounds {
      let found = members(of: session).subtracting(killed)
      guard !found.isEmpty else { return }
      for process in found { kill(process, SIGKILL) }
      killed.formUnion(found)
    }
  }

  /// The greatest number of looks for processes that were started meanwhile.
  private static let mostRounds = 100

  /// Returns the processes of a session.
  private static func members(of session: pid_t) -> Set<pid_t> {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var members: Set<pid_t> = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let id = pid_t(name), getsid(id) == session else { continue }
      members.insert(id)
    }
    return members
  }
}

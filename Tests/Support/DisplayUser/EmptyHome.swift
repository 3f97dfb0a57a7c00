import Foundation
import FreshHome
import Synchronization

/// A home in which nothing was ever kept, for one program; removed with this object.
package final class EmptyHome {
  /// A short path, because sockets lie here, whose paths have at most 107 characters.
  package let path = "\(String(cString: fresh_folder()))/\(count.add(1, ordering: .relaxed).newValue)"
  private static let count = Atomic(0)

  package init() throws {
    for name in ["home", "tmp", "run"] {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(name)", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// All variables of a program that lives here: it finds no display, no desktop and nothing of other programs.
  package var variables: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    variables["HOME"] = "\(path)/home"
    variables["TMPDIR"] = "\(path)/tmp"
    variables["XDG_RUNTIME_DIR"] = "\(path)/run"
    // Without an address the bus of the machine would be asked.
    variables["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent"
    return variables
  }
}

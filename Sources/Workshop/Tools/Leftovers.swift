import Foundation
package import Glibc

/// Temporary files and folders that a killed program left behind; their names contain its process identifier.
package enum Leftovers {
  /// Removes what processes left in `folder` that have ended.
  ///
  /// `process` returns the process identifier in a name; nil for names that are not ours.
  package static func remove(from folder: String, _ process: (Substring) -> pid_t?) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let id = process(name[...]), id > 0, id != getpid(), kill(id, 0) != 0, errno == ESRCH else { continue }
      let path = "\(folder)/\(name)"
      var status = stat()
      // In a folder that all users can write to, such a name may be another user's.
      guard lstat(path, &status) == 0, status.st_uid == geteuid() else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}

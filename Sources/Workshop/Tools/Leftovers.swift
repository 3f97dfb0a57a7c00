import Foundation
package import Glibc

/// What a killed program left behind: temporary files and folders whose names say which process made them.
package enum Leftovers {
  /// Removes the files and folders in `folder` whose process has ended.
  ///
  /// `process` returns the identifier of the process that made what has a name; nil for names that are none of ours.
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

import Foundation
package import Glibc
import SourcePass

/// Files and folders as the system has them.
package enum SystemFiles {
  /// Sorted; empty if there is no such folder.
  package static func names(in folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Writes all bytes; returns the system's error number, or nil.
  package static func write(_ bytes: [UInt8], to file: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
    }
    return nil
  }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

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

/// A file as it was in a revision of a git repository.
package enum GitFile {
  /// Returns the bytes of the file at `path` in `revision`.
  ///
  /// git reads one object and nothing else: patterns, filters and programs that the repository's configuration names take
  /// no part, and a partial clone fetches nothing.
  package static func read(_ revision: String, _ path: String) throws(WorkshopError) -> [UInt8] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? ""
    let folder = parts.dropLast().joined(separator: "/")
    // An absolute path keeps its first slash; a relative one begins with a dot, since it may begin with a hyphen.
    let parent = path.hasPrefix("/") ? "\(folder)/" : "./\(folder)"
    func ask(_ what: String) throws(WorkshopError) -> [UInt8] {
      let words = ["/usr/bin/env", "git", "-C", parent, "--no-pager", "cat-file", what, "\(revision):./\(name)"]
      guard let ending = try ToolRun().run(words, environment: environment, errors: .apart) else { return [] }
      guard ending.code == 0 else {
        let first = ending.complaints.lines().first.map(String.init) ?? "git ended with \(ending.code)"
        throw WorkshopError(
          "git does not know it (\(first.hasPrefix("fatal: ") ? String(first.dropFirst(7)) : first)).")
      }
      return ending.bytes
    }
    let size = Int(String(decoding: try ask("-s").dropLast(), as: UTF8.self))
    guard let size, size <= SourceFiles.mostBytes else { throw WorkshopError("the file is larger than 4 MB.") }
    return try ask("blob")
  }

  /// The variables of this process without git's own, which name repositories and write traces, and with no way to fetch.
  private static var environment: [String: String] {
    var result = Spawning.environment.filter { !$0.key.hasPrefix("GIT_") }
    result["GIT_ALLOW_PROTOCOL"] = "none"
    result["LC_ALL"] = "C.UTF-8"
    return result
  }
}

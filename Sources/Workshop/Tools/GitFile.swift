import Glibc
import SourcePass

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

import Glibc

extension OutputFile {
  /// Throws a fault if what is at `path` is hardly meant to be replaced: a file that the command reads, by any name; one
  /// that is read-only; and a link that leads nowhere.
  ///
  /// Each input has the flag that names it; the path "-" stands for standard input. `remedy` says what to do.
  package static func check(
    _ path: String, reading inputs: [(flag: String, path: String)] = [], remedy: String = "give another path"
  ) throws(StartFault) {
    guard path != "-" else { return }
    var status = stat()
    guard stat(path, &status) == 0 else {
      if isLink(path) { throw fault(path, "it is a link that leads nowhere: \(remedy)") }
      return
    }
    guard !isSpecial(path) else { return }
    if let input = inputs.first(where: { isFile($0.path, status) }) {
      throw fault(path, "\(input.flag) reads it: \(remedy)")
    }
    guard FileBytes.canWrite(path, status) else { throw fault(path, "it is read-only: \(remedy)") }
  }

  /// Whether there is a symbolic link at a path.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns whether a path, or "-" for standard input, leads to the file with a status.
  private static func isFile(_ path: String, _ status: stat) -> Bool {
    var own = stat()
    guard (path == FileBytes.standardInput ? fstat(STDIN_FILENO, &own) : stat(path, &own)) == 0 else { return false }
    return own.st_dev == status.st_dev && own.st_ino == status.st_ino
  }
}

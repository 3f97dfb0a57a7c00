import Glibc

/// Standard output, with errors that are not lost.
enum StandardOutput {
  /// Writes `text` completely, and returns the reason if that fails; nil if it does not.
  static func write(_ text: String) -> String? {
    // A pipe without a reader is an error of the call then, and does not kill the program.
    signal(SIGPIPE, SIG_IGN)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return String(cString: strerror(errno))
      }
    }
    return nil
  }
}

import Glibc
import Prototype
import Workshop

enum StandardFiles {
  /// Opens those that are closed, since otherwise another file would get their numbers and the program would write into
  /// it.
  ///
  /// Reading the input and writing the output still fail, so nothing is lost silently.
  static func open() {
    for (number, access) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    where fcntl(number, F_GETFD) < 0 {
      // It gets the lowest free number, which is this one.
      _ = Glibc.open("/dev/null", access)
    }
  }

  /// Returns standard input and output under other numbers, and opens nothing and standard error in their stead, so that
  /// nothing else reads or writes between the messages of a protocol.
  static func setApart() throws(StartFault) -> (input: Int32, output: Int32) {
    let files = (
      input: fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1),
      output: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    )
    let nothing = Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { if nothing >= 0 { close(nothing) } }
    guard files.input >= 0, files.output >= 0, dup2(nothing, STDIN_FILENO) >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
    else {
      throw StartFault(.output, "There are no descriptors for a connection (\(String(cString: strerror(errno)))).")
    }
    return files
  }

  /// Reads all of standard input; its size limit is that of a file that is run.
  static func source() throws(StartFault) -> String { try text(of: "-", "The source from standard input") }

  static func contents(_ path: String) throws(StartFault) -> String { try text(of: path, path) }

  private static func text(of path: String, _ name: String) throws(StartFault) -> String {
    let bytes = (try? FileBytes.read(path, limit: SourceFiles.mostBytes)) ?? [0xFF]
    let isLarge = bytes.count > SourceFiles.mostBytes
    if !isLarge, let text = String(validating: bytes, as: UTF8.self) { return text }
    let words = isLarge ? "is larger than \(SourceFiles.mostBytes >> 20) MB" : "cannot be read as text in UTF-8"
    throw StartFault(.file, "\(name) \(words).")
  }

  /// Writes all of `text`; returns why that failed, or nil.
  static func write(_ text: String, to file: Int32 = STDOUT_FILENO) -> String? {
    // A pipe without a reader then is an error of the call, and does not end the program.
    signal(SIGPIPE, SIG_IGN)
    return SystemFiles.write(Array(text.utf8), to: file).map { String(cString: strerror($0)) }
  }
}

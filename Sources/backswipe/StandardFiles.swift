import Glibc
import Prototype
import Workshop

/// Standard input, standard output and standard error.
enum StandardFiles {
  /// Opens those that are closed, because another file would get their numbers, and the program would write into it.
  ///
  /// Reading the input and writing the output still fail, so that nothing is lost without a word.
  static func open() {
    for (number, access) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    where fcntl(number, F_GETFD) < 0 {
      // It gets the lowest number that is free, which is this one.
      _ = Glibc.open("/dev/null", access)
    }
  }

  /// Reads standard input to its end, and returns it as text of at most as many bytes as a file that is run.
  static func source() throws(StartFault) -> String { try text(of: STDIN_FILENO, "The source from standard input") }

  /// Returns the text of a file with the compiler's messages.
  static func messages(_ path: String) throws(StartFault) -> String {
    // Opening a pipe without a writer must not stop the program.
    let file = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    defer { if file >= 0 { close(file) } }
    return try text(of: file, path)
  }

  private static func text(of file: Int32, _ name: String) throws(StartFault) -> String {
    var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 65536))
    while bytes.count <= SourceFiles.mostBytes {
      let count = read(file, &part, part.count)
      if count > 0 {
        bytes += part[..<count]
      } else if count == 0 {
        guard let text = String(validating: bytes, as: UTF8.self) else { break }
        return text
      } else if errno != EINTR {
        break
      }
    }
    let isLarge = bytes.count > SourceFiles.mostBytes
    let words = isLarge ? "is larger than \(SourceFiles.mostBytes >> 20) MB" : "cannot be read as text in UTF-8"
    throw StartFault(.file, "\(name) \(words).")
  }

  /// Writes `text` to standard output completely, and returns the reason if that fails; nil if it does not.
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

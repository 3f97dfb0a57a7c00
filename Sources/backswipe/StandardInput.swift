import Glibc
import Workshop

/// Standard input.
enum StandardInput {
  /// Reads everything, and returns it as text of at most as many bytes as a file that is run.
  static func source() throws(UsageError) -> String {
    var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 65536))
    while bytes.count <= SourceFiles.mostBytes {
      let count = read(STDIN_FILENO, &part, part.count)
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
    throw UsageError("The source from standard input \(words).", code: 3)
  }
}

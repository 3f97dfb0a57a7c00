import Glibc

/// Standard input.
enum StandardInput {
  /// Reads everything, and returns it as text; nil if it cannot be read, or is not UTF-8.
  static func text() -> String? {
    var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 65536))
    while true {
      let count = read(STDIN_FILENO, &part, part.count)
      if count > 0 {
        bytes += part[..<count]
      } else if count == 0 {
        return String(validating: bytes, as: UTF8.self)
      } else if errno != EINTR {
        return nil
      }
    }
  }
}

import Glibc

/// Reads a file or standard input line by line, and holds one line in memory.
final class LineReader {
  private let file: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var rest: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// In bytes.
  private static let longest = 16 << 20

  init(_ path: String) throws(FileBytes.Problem) { file = try FileBytes.open(path) }

  deinit { close(file) }

  /// Returns a line without its end; nil after the last one, which is empty if the file ends with a line end.
  func next() throws(FileBytes.Problem) -> [UInt8]? {
    guard !isAtEnd else { return nil }
    var line: [UInt8] = []
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += rest[..<end]
        rest = rest[(end + 1)...]
        return line
      }
      line += rest
      guard line.count <= Self.longest else { throw FileBytes.Problem(code: EFBIG) }
      let count = read(file, &buffer, buffer.count)
      guard count >= 0 || errno == EINTR else { throw FileBytes.Problem(code: errno) }
      rest = buffer[..<max(count, 0)]
      if count == 0 {
        isAtEnd = true
        return line
      }
    }
  }
}

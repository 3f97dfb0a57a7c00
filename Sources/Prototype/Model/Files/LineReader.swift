import Glibc

/// Reads a file line by line, and holds one line in memory.
final class LineReader {
  private let file: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var rest: ArraySlice<UInt8> = []
  private var isAtEnd = false
  /// Whether the line before was too long, and its rest is still to be read.
  private var isCut = false
  /// In bytes.
  private let longest: Int

  init(file: Int32, longest: Int) { (self.file, self.longest) = (file, longest) }

  deinit { close(file) }

  /// Returns a line without its end; nil after the last one, which is empty if the file ends with a line end.
  ///
  /// A line that is too long is an error (EFBIG), after which the next one can be read.
  func next() throws(FileBytes.Problem) -> [UInt8]? {
    guard !isAtEnd else { return nil }
    var line: [UInt8] = []
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += rest[..<end]
        rest = rest[(end + 1)...]
        guard isCut else { return line }
        (isCut, line) = (false, [])
        continue
      }
      line += rest
      rest = []
      if isCut {
        line = []
      } else if line.count > longest {
        isCut = true
        throw FileBytes.Problem(code: EFBIG)
      }
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

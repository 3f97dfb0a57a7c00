import Glibc

/// What a child writes to standard output and standard error.
struct ChildWords {
  /// The last part of it.
  private var kept: [UInt8] = []
  /// The beginning of a line whose end has not arrived.
  private var rest: [UInt8] = []
  /// Whether no process can write anything more.
  private(set) var isClosed = false

  /// The number of bytes that are kept for the report on the child's end.
  static let mostKept = 1 << 18
  /// The number of bytes after which a line is broken.
  private static let longestLine = 1 << 12

  /// The last part of what was written.
  var text: String { String(decoding: kept.suffix(Self.mostKept), as: UTF8.self) }

  /// Reads what has arrived, but not much more than `most` bytes, and returns the lines that are complete.
  ///
  /// Code that writes without end must not keep the window from doing anything else.
  mutating func read(from file: Int32, most: Int) -> [String] {
    var part = [UInt8](repeating: 0, count: 1 << 14)
    var (sum, lines) = (0, [String]())
    while !isClosed, sum < most {
      let count = Glibc.read(file, &part, part.count)
      if count > 0 {
        sum += count
        lines += add(part[..<count])
      } else if count == 0 {
        isClosed = true
      } else if errno != EINTR {
        break
      }
    }
    return lines
  }

  /// Returns the line whose end never arrived; nil if there is none.
  mutating func takeRest() -> String? {
    defer { rest = [] }
    return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) -> [String] {
    kept += bytes
    if kept.count > 2 * Self.mostKept { kept.removeFirst(kept.count - Self.mostKept) }
    var lines = (rest + bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Array(lines.popLast() ?? [])
    if rest.count > Self.longestLine {
      lines.append(rest[...])
      rest = []
    }
    return lines.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }
}

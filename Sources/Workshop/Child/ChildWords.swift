import Glibc

struct ChildWords {
  private var kept: [UInt8] = []
  private var rest: [UInt8] = []
  /// Whether all writers have closed the output.
  private(set) var isClosed = false

  /// How many bytes are kept for the report on the child's end.
  static let mostKept = 1 << 18
  /// After how many bytes a line is broken.
  private static let longestLine = 1 << 12

  var text: String { String(decoding: kept.suffix(Self.mostKept), as: UTF8.self) }

  /// Whether the language's runtime said why it ends the program, after the file and the line; code may print the same words.
  var hasFatalError: Bool { text.contains(/\.swift:\d+: (Fatal error|Precondition failed|Assertion failed)/) }

  /// Reads what has arrived, not much more than `most` bytes, and returns the complete lines.
  ///
  /// The limit keeps the window alive while code writes endlessly.
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

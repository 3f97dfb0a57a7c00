/// Reads a GIF, as its format describes: the frames that are shown, and how long each is.
struct GIFReader {
  /// A frame, with the pixels that are on the screen then.
  struct Frame {
    let delay: Int
    /// Red, green and blue of each pixel.
    let pixels: [SIMD3<UInt8>]
  }

  struct Damage: Error { let reason: String }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var frames: [Frame] = []
  /// Whether the film repeats for ever.
  private(set) var repeats = false
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes[...]
    guard try String(decoding: take(6), as: UTF8.self) == "GIF89a" else { throw Damage(reason: "no GIF") }
    (width, height) = (try number(), try number())
    let flags = try take(3)[0]
    var global: [UInt8] = []
    if flags & 0x80 != 0 { global = try take(3 << (Int(flags & 7) + 1)) }
    var screen = [SIMD3<UInt8>](repeating: .zero, count: width * height)
    var (delay, clear): (Int, Int?) = (0, nil)
    while true {
      switch try take(1)[0] {
      case 0x21:
        let label = try take(1)[0]
        let blocks = try blocks()
        if label == 0xF9 {
          delay = Int(blocks[1]) | Int(blocks[2]) << 8
          clear = blocks[0] & 1 != 0 ? Int(blocks[3]) : nil
        } else if label == 0xFF {
          repeats = String(decoding: blocks.prefix(11), as: UTF8.self) == "NETSCAPE2.0" && blocks[12...] == [0, 0]
        }
      case 0x2C:
        let (x, y, across, down) = (try number(), try number(), try number(), try number())
        let flags = try take(1)[0]
        let table = flags & 0x80 != 0 ? try take(3 << (Int(flags & 7) + 1)) : global
        let bits = Int(try take(1)[0])
        let indices = try Self.unpacked(try blocks(), bits: bits)
        guard indices.count == across * down, x + across <= width, y + down <= height else {
          throw Damage(reason: "\(indices.count) pixels in \(across) × \(down)")
        }
        for (index, color) in indices.enumerated() where color != clear {
          guard 3 * color + 2 < table.count else { throw Damage(reason: "no colour \(color)") }
          screen[(y + index / across) * width + x + index % across] = SIMD3(
            table[3 * color], table[3 * color + 1], table[3 * color + 2])
        }
        frames.append(Frame(delay: delay, pixels: screen))
      case 0x3B:
        guard self.bytes.isEmpty else { throw Damage(reason: "more after the end") }
        return
      case let other: throw Damage(reason: "block \(other)")
      }
    }
  }

  private mutating func take(_ count: Int) throws -> [UInt8] {
    guard bytes.count >= count else { throw Damage(reason: "too short") }
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
  }

  private mutating func number() throws -> Int {
    let pair = try take(2)
    return Int(pair[0]) | Int(pair[1]) << 8
  }

  private mutating func blocks() throws -> [UInt8] {
    var all: [UInt8] = []
    while case let count = Int(try take(1)[0]), count > 0 { all += try take(count) }
    return all
  }

  private static func unpacked(_ bytes: [UInt8], bits: Int) throws -> [Int] {
    let (clear, end) = (1 << bits, 1 << bits + 1)
    var (table, length): ([[Int]], Int) = ([], bits + 1)
    var (result, previous): ([Int], [Int]) = ([], [])
    var (pending, count, offset) = (0, 0, 0)
    func reset() { (table, length, previous) = ((0..<clear).map { [$0] } + [[], []], bits + 1, []) }
    reset()
    while true {
      while count < length {
        guard offset < bytes.count else { throw Damage(reason: "no end code") }
        pending |= Int(bytes[offset]) << count
        (offset, count) = (offset + 1, count + 8)
      }
      let code = pending & (1 << length - 1)
      (pending, count) = (pending >> length, count - length)
      if code == clear {
        reset()
        continue
      }
      if code == end { return result }
      guard code < table.count || code == table.count && !previous.isEmpty else { throw Damage(reason: "code \(code)") }
      let sequence = code < table.count ? table[code] : previous + [previous[0]]
      result += sequence
      if !previous.isEmpty, table.count < 4096 { table.append(previous + [sequence[0]]) }
      if table.count == 1 << length, length < 12 { length += 1 }
      previous = sequence
    }
  }
}

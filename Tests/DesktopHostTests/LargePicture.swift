import Foundation

/// A black picture of many pixels in a small file.
enum LargePicture {
  /// Returns a PNG of `side` × `side` pixels of one bit.
  static func png(side: Int) -> Data {
    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func append(_ name: String, _ body: [UInt8]) {
      let named = Array(name.utf8) + body
      png += number(body.count) + named + number(Int(checksum(named)))
    }
    append("IHDR", number(side) + number(side) + [1, 0, 0, 0, 0])
    append("IDAT", zeros((side / 8 + 1) * side))
    append("IEND", [])
    return png
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Returns `count` bytes of 0 as zlib packs them: a first one, and then as many as possible from one before.
  private static func zeros(_ count: Int) -> [UInt8] {
    var (bytes, pending, length): ([UInt8], Int, Int) = ([0x78, 0x01], 0, 0)
    func write(_ bits: String) {
      for bit in bits {
        pending |= (bit == "1" ? 1 : 0) << length
        length += 1
        guard length == 8 else { continue }
        bytes.append(UInt8(pending))
        (pending, length) = (0, 0)
      }
    }
    // The last block, with the fixed codes: 0 is 00110000, 258 times the byte before is 11000101 and a distance of 00000.
    write("110")
    let rest = (count - 1) % 258
    for _ in 0...rest { write("00110000") }
    for _ in 0..<(count - 1) / 258 { write("1100010100000") }
    write("0000000")
    if length > 0 { bytes.append(UInt8(pending)) }
    // The sum of Adler for zeros.
    return bytes + number((count % 65_521) << 16 | 1)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}

/// A hash of 128 bits that depends only on the words that are added and on their order.
///
/// It does not resist forgery.
///
/// It has two lanes like FNV-1a over 64-bit words, each with its own prime. A shift after each multiplication carries
/// the high bits to the low ones, because multiplication alone never does.
struct PixelHash {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ word: UInt64) {
    first = (first ^ word) &* 0x0000_0100_0000_01B3
    first ^= first >> 32
    second = (second ^ word) &* 0xC2B2_AE3D_27D4_EB4F
    second ^= second >> 29
  }

  var digits: String { Self.digits(Self.mixed(first ^ second >> 7)) + Self.digits(Self.mixed(second)) }

  /// Returns a mix of `word` in which every bit depends on every bit of `word`: the final step of MurmurHash3.
  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ word >> 33) &* 0xFF51_AFD7_ED55_8CCD
    word = (word ^ word >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return word ^ word >> 33
  }

  private static func digits(_ word: UInt64) -> String {
    let text = String(word, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

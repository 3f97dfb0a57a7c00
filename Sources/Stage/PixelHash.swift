/// A hash of 128 bits that depends on nothing but what is added, and on its order; not against forgery.
///
/// Two lanes like FNV-1a over whole words, with primes of their own, each stirred so that the high bits reach the low
/// ones, which multiplication alone never does.
struct PixelHash {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ word: UInt64) {
    first = (first ^ word) &* 0x0000_0100_0000_01B3
    first ^= first >> 32
    second = (second ^ word) &* 0xC2B2_AE3D_27D4_EB4F
    second ^= second >> 29
  }

  var digits: String { Self.digits(Self.stirred(first ^ second >> 7)) + Self.digits(Self.stirred(second)) }

  /// Every bit of the result depends on every bit of `word`: the finish of MurmurHash3.
  private static func stirred(_ word: UInt64) -> UInt64 {
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

/// A generator that repeats itself (SplitMix64), so that a failing case can be run again from its printed seed.
///
/// What each family of tests draws from it is an extension beside those tests.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of the range, each as likely as the others.
  package mutating func number(in range: ClosedRange<Double> = -100...100) -> Double {
    Double.random(in: range, using: &self)
  }
}
